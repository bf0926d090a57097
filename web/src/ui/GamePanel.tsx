import type { ComponentChildren } from 'preact';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { variantName } from '../i18n/sentences';
import { MoveList } from './MoveList';

interface Props {
  session: Session;
  /** Who plays, or by which clock. */
  facts: string;
  /** How it ended, or what the reader is here; else the count or the aim of the game is told. */
  standing: string | undefined;
  children: ComponentChildren;
}

/** What the game is and how it stands, its moves, and below them the actions. */
export function GamePanel({ session, facts, standing, children }: Props) {
  const text = useText();
  const { variant } = session.record;
  const { count } = session.view;
  const aim = count
    ? text.forVariant('count-explained', variant, { ...count })
    : text(`variant-${variant}-motto`);
  return (
    <aside class="card panel">
      <header>
        <h1>{variantName(text, variant)}</h1>
        <p>{facts}</p>
        <p class="standing">{standing ?? aim}</p>
      </header>
      <MoveList session={session} />
      {children}
    </aside>
  );
}
