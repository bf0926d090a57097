import type { Color, SquareName } from '../core';
import { place } from './geometry';
import './arrows.css';

/** A move drawn on the board: `best`, or `other` for one of the next lines, which is dashed. */
export interface Arrow {
  readonly from: SquareName;
  readonly to: SquareName;
  readonly kind: 'best' | 'other';
}

// In squares, along the arrow: it begins and ends beside the middle of a square, so that men stay visible.
const TAIL = 0.22;
const TIP = 0.1;
const HEAD = 0.36;
const HALF_WIDTH = 0.06;
const HALF_HEAD = 0.17;

/** Arrows over the men. A child of `Board`; what they mean stands in words beside it. */
export function Arrows({ arrows, orientation }: { arrows: readonly Arrow[]; orientation: Color }) {
  return (
    <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true">
      {/* The best lies on top. */}
      {arrows.toReversed().map(arrow => (
        <path
          key={arrow.from + arrow.to}
          class={`arrow ${arrow.kind}`}
          {...drawing(arrow, orientation)}
        />
      ))}
    </svg>
  );
}

function drawing({ from, to, kind }: Arrow, orientation: Color) {
  const [start, end] = [place(from, orientation), place(to, orientation)];
  const [right, down] = [end.column - start.column, end.row - start.row];
  const angle = (Math.atan2(down, right) * 180) / Math.PI;
  const length = Math.hypot(right, down) - TIP;
  return {
    transform: `translate(${start.column + 0.5} ${start.row + 0.5}) rotate(${angle.toFixed(2)})`,
    d: (kind === 'best' ? shaft(length - HEAD) : dashes(length - HEAD)) + head(length),
  };
}

/** With a notch at the tail. */
const shaft = (end: number): string =>
  `M${TAIL - HALF_WIDTH} ${-HALF_WIDTH}H${end.toFixed(3)}V${HALF_WIDTH}H${TAIL - HALF_WIDTH}L${TAIL} 0Z`;

function dashes(end: number): string {
  const count = Math.max(1, Math.round((end - TAIL) / 0.28));
  const step = (end - TAIL) / count;
  const dash = (i: number) =>
    `M${(TAIL + i * step).toFixed(3)} ${-HALF_WIDTH}h${(step * 0.6).toFixed(3)}v${2 * HALF_WIDTH}h${(-step * 0.6).toFixed(3)}Z`;
  return Array.from({ length: count }, (_, i) => dash(i)).join('');
}

const head = (tip: number): string =>
  `M${tip.toFixed(3)} 0L${(tip - HEAD).toFixed(3)} ${-HALF_HEAD}V${HALF_HEAD}Z`;
