import type { Color, Piece } from '../core';
import type { MoveFacts, Step } from './steps';

/** Men of one kind that a side has taken. */
export interface Taken {
  piece: Piece;
  n: number;
}

const ORDER = ['pawn', 'promoted', 'met', 'khon', 'knight', 'rook'];
const kind = (piece: Piece): string => (piece.promoted ? 'promoted' : piece.role);

/** The men that `side` has taken in these moves, kind by kind, fish first. */
export function takenBy(side: Color, moves: readonly (Step & { move: MoveFacts })[]): Taken[] {
  const groups = new Map<string, Taken>();
  for (const step of moves) {
    const piece = step.move.captured;
    if (!piece || step.side !== side) continue;
    const group = groups.get(kind(piece));
    if (group) group.n += 1;
    else groups.set(kind(piece), { piece, n: 1 });
  }
  return [...groups.values()].toSorted(
    (a, b) => ORDER.indexOf(kind(a.piece)) - ORDER.indexOf(kind(b.piece)),
  );
}
