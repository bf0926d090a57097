import type { Color, Refusal, SquareName } from '../core';
import type { View } from './view';

/** A game in which a move was attempted. */
export interface Attempted {
  view: Pick<View, 'pieces' | 'turn'>;
  /** How it ended, if it has. */
  result: unknown;
  whyNot: (from: SquareName, to: SquareName) => Refusal | undefined;
}

/** An attempt that was refused, with what a sentence about it needs. */
export interface Refused {
  refusal: Refusal;
  to: SquareName;
  side: Color;
  /** A man of the mover's own stands on the target. */
  isOwn: boolean;
  /** The squares to frame: where it was not allowed to go, and the man that is the reason. */
  squares: SquareName[];
}

/** Asks why an attempt at the last position is refused; undefined where nothing needs to be said. */
export function refusalOf(game: Attempted, from: SquareName, to: SquareName): Refused | undefined {
  const { pieces, turn } = game.view;
  const refusal: Refusal | undefined = game.result ? { code: 'game-over' } : game.whyNot(from, to);
  if (!refusal || (from === to && refusal.code === 'same-square')) return undefined;
  const isOwn = from !== to && pieces.get(to)?.color === turn;
  // A tap on another man of one's own chooses it: only a way that was meant is worth a word.
  if (isOwn && (refusal.code === 'not-how-it-moves' || refusal.code === 'blocked'))
    return undefined;
  const squares = refusal.square && refusal.square !== to ? [to, refusal.square] : [to];
  return { refusal, to, side: turn, isOwn, squares };
}
