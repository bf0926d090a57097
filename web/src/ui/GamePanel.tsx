import type { ComponentChildren } from 'preact';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { opponentName, resultSentence, variantName } from '../i18n/sentences';
import { MoveList } from './MoveList';

/** What the game is and how it stands, its moves, and below them the actions. */
export function GamePanel({
  session,
  children,
}: {
  session: Session;
  children: ComponentChildren;
}) {
  const text = useText();
  const { record } = session;
  return (
    <aside class="card panel">
      <header>
        <h1>{variantName(text, record.variant)}</h1>
        <p>{opponentName(text, record)}</p>
        <p class="standing">{standing()}</p>
      </header>
      <MoveList session={session} />
      {children}
    </aside>
  );

  function standing(): string {
    const result = resultSentence(text, session);
    const { count } = session.view;
    if (result) return result;
    if (count) return text.forVariant('count-explained', record.variant, { ...count });
    return text(`variant-${record.variant}-motto`);
  }
}
