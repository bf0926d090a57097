import type { Color, Count, Game, Piece, SquareName } from '../core';
import type { MoveFacts, Step } from './steps';

/** One position of a game, with all that the board and the bars draw of it. */
export interface View {
  pieces: ReadonlyMap<SquareName, Piece>;
  turn: Color;
  dests: ReadonlyMap<SquareName, SquareName[]>;
  /** Squares that the side to move may reach by a leap. */
  leaps: ReadonlySet<SquareName>;
  last: readonly [SquareName, SquareName] | undefined;
  /** Where that move turned a fish over. */
  turned: SquareName | undefined;
  /** The square of the king that stands in check. */
  check: SquareName | undefined;
  count: Count | undefined;
}

/** Reads a position off the core's game. */
export function viewOf(game: Game, last: (Step & { move: MoveFacts }) | undefined): View {
  return {
    pieces: game.pieces(),
    turn: game.turn(),
    dests: game.dests(),
    leaps: new Set(game.leaps()),
    last: last && [last.move.from, last.move.to],
    turned: last?.move.promoted ? last.move.to : undefined,
    check: game.isCheck() ? game.kingSquare(game.turn()) : undefined,
    count: game.count(),
  };
}

const distance = (a: SquareName, b: SquareName): number =>
  Math.max(
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)),
    Math.abs(a.charCodeAt(1) - b.charCodeAt(1)),
  );

/**
 * Tells whether a legal move is a leap. The core names the squares leapt to; another man may go there too, but
 * of king and met only a leap leads further than to the next square.
 */
export function isLeap({ leaps, pieces }: View, from: SquareName, to: SquareName): boolean {
  const role = pieces.get(from)?.role;
  return leaps.has(to) && (role === 'king' || role === 'met') && distance(from, to) > 1;
}

/** The leaps of one man. */
export const leapsOf = (view: View, from: SquareName): SquareName[] =>
  (view.dests.get(from) ?? []).filter(to => isLeap(view, from, to));
