import type { Piece, SquareName } from '../core';
import type { Text } from '../i18n/catalogue';
import { squareText } from '../i18n/notation';
import type { MarkName } from './marks';

/** The name of a man for the catalogue: its role, or `promoted` for a fish that has turned over. */
export const pieceKey = (piece: Piece): string => (piece.promoted ? 'promoted' : piece.role);

const STATES: Partial<Record<MarkName, string>> = {
  move: 'square-move',
  capture: 'square-capture',
  leap: 'square-leap',
};

/** What is on a square, as far as its name tells it. */
interface Seen {
  piece: Piece | undefined;
  mark: MarkName | undefined;
  isChosen: boolean;
  isGoal: boolean;
}

/** What a square is called when read aloud: "e3, white fish", and whether one may or should go there. */
export function nameOfSquare(text: Text, square: SquareName, seen: Seen): string {
  const { piece, mark, isChosen, isGoal } = seen;
  const name = squareText(text, square);
  const what = piece
    ? text('square-man', { square: name, side: piece.color, piece: pieceKey(piece) })
    : text('square-empty', { square: name });
  const label = isGoal ? text('lesson-goal', { label: what }) : what;
  const state = isChosen ? 'square-chosen' : mark && STATES[mark];
  return state ? text(state, { label }) : label;
}
