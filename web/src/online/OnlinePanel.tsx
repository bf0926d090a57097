import type { ComponentChildren } from 'preact';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { GamePanel } from '../ui/GamePanel';
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
  const { counting } = session.record;
  const watchers = game.presence?.watchers ?? 0;
  const facts = [
    game.state.started && timeText(text, game.state.started.time),
    counting === 'tournament' && text('tournament-counting'),
    watchers > 0 && text('watchers', { n: watchers }),
  ].filter(Boolean);
  const standing = game.side || session.view.count ? undefined : text('watching');
  return (
    <GamePanel
      session={session}
      facts={facts.join(' · ')}
      standing={endSentence(text, game) ?? standing}
    >
      {children}
    </GamePanel>
  );
}
