import type { ComponentChildren } from 'preact';
import { pieceKey } from '../board/names';
import type { Color } from '../core';
import type { Taken } from '../game/taken';
import { useText } from '../i18n/context';
import { Man } from './Man';

interface Props {
  side: Color;
  name: string;
  /** Where more is told of the player. */
  href?: string | undefined;
  /** What is said of its turn, while it has the turn. */
  turn: string | undefined;
  taken: Taken[];
  /** The count meter or the buttons that stand in its place. */
  children?: ComponentChildren;
  clock?: ComponentChildren;
}

/** One player: who sits there, whether it is their move, what they have taken, and the count if it is theirs. */
export function PlayerBar({ side, name, href, turn, taken, children, clock }: Props) {
  return (
    <section class={turn ? 'bar on' : 'bar'} data-side={side} aria-label={name}>
      <div class={`side ${side}`}>
        <Man piece={{ color: side, role: 'king', promoted: false }} />
      </div>
      <div class="who">
        <div class="name">
          <b dir="auto">{href ? <Elsewhere href={href}>{name}</Elsewhere> : name}</b>
          {turn && <span class="turn">{turn}</span>}
        </div>
        <Tray taken={taken} />
      </div>
      <div class="aside">{children}</div>
      {clock}
    </section>
  );
}

/** A link that leaves the game where it is. */
function Elsewhere({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Tray({ taken }: { taken: Taken[] }) {
  const text = useText();
  if (taken.length === 0) return null;
  const men = taken.map(({ piece, n }) => text('taken-some', { piece: pieceKey(piece), n }));
  return (
    <div class="taken" role="img" aria-label={text('taken', { men: men.join(', ') })}>
      {taken.map(({ piece, n }) => (
        <span key={pieceKey(piece)}>
          <Man piece={piece} />
          {n > 1 && text.number(n)}
        </span>
      ))}
    </div>
  );
}
