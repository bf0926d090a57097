import type { Color, SquareName } from '../core';
import type { Pieces } from './compat';
import { beside } from './geometry';
import { squareStyle } from './marks';

/** Steps from the king's square on the screen, columns and rows: first above it. */
const AROUND: readonly [number, number][] = [
  [0, -1],
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [1, 1],
];

/** The square on which a call to the king stands: the first around it that hides no man, if there is one. */
export function callSquare(king: SquareName, pieces: Pieces, orientation: Color): SquareName {
  const around = AROUND.map(step => beside(king, step, orientation)).filter(
    square => square !== undefined,
  );
  return around.find(square => !pieces.has(square)) ?? around[0] ?? king;
}

/** The place of the call: the middle of its square; near a side of the board it leans away from it. */
export function callStyle(king: SquareName, pieces: Pieces, orientation: Color) {
  const { left, top } = squareStyle(callSquare(king, pieces, orientation), orientation);
  const middle = Number.parseFloat(left) + 6.25;
  return { left: `${middle}%`, top: `${Number.parseFloat(top) + 6.25}%`, '--aside': `${-middle}%` };
}
