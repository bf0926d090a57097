import type { Color, Count, Game, Piece, SquareName } from '../core';
import type { MoveFacts } from './steps';

/** One position of a game, with all that the board and the bars draw of it. */
export interface View {
  pieces: ReadonlyMap<SquareName, Piece>;
  turn: Color;
  dests: ReadonlyMap<SquareName, SquareName[]>;
  /** Those of them that are first-move leaps. */
  leaps: ReadonlyMap<SquareName, SquareName[]>;
  last: readonly [SquareName, SquareName] | undefined;
  /** Where that move turned a fish over. */
  turned: SquareName | undefined;
  /** The square of the king that stands in check. */
  check: SquareName | undefined;
  count: Count | undefined;
}

/** Reads a position off the core's game. */
export function viewOf(
  game: Game,
  last: Pick<MoveFacts, 'from' | 'to' | 'promoted'> | undefined,
): View {
  return {
    pieces: game.pieces(),
    turn: game.turn(),
    dests: game.dests(),
    leaps: game.leaps(),
    last: last && [last.from, last.to],
    turned: last?.promoted ? last.to : undefined,
    check: game.isCheck() ? game.kingSquare(game.turn()) : undefined,
    count: game.count(),
  };
}

/** The square of the king that counts. */
export const countingKing = ({ pieces, count }: View): SquareName | undefined =>
  [...pieces].find(([, man]) => man.role === 'king' && man.color === count?.side)?.[0];

/** Tells whether a legal move is a leap. */
export const isLeap = (view: View, from: SquareName, to: SquareName): boolean =>
  leapsOf(view, from).includes(to);

/** The leaps of one man. */
export const leapsOf = (view: View, from: SquareName): SquareName[] => view.leaps.get(from) ?? [];
