import type { ComponentChildren } from 'preact';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { MoveList } from '../ui/MoveList';
import type { OnlineGame } from './game';
import { endSentence, timeText } from './words';

interface Props {
  game: OnlineGame;
  session: Session;
  children: ComponentChildren;
}

/** What the game is and how it stands, its moves, and below them chat and actions. */
export function OnlinePanel({ game, session, children }: Props) {
  const text = useText();
  const { variant, counting } = session.record;
  const watchers = game.presence?.watchers ?? 0;
  const facts = [
    game.state.started && timeText(text, game.state.started.time),
    counting === 'tournament' && text('tournament-counting'),
    watchers > 0 && text('watchers', { n: watchers }),
  ].filter(Boolean);
  return (
    <aside class="card panel">
      <header>
        <h1>{variantName(text, variant)}</h1>
        <p>{facts.join(' · ')}</p>
        <p class="standing">{standing()}</p>
      </header>
      <MoveList session={session} />
      {children}
    </aside>
  );

  function standing(): string {
    const end = endSentence(text, game);
    const { count } = session.view;
    if (end) return end;
    if (count) return text.forVariant('count-explained', variant, { ...count });
    return game.side ? text(`variant-${variant}-motto`) : text('watching');
  }
}
