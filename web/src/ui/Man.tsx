import { manClass } from '../board/compat';
import type { Piece } from '../core';

/** The drawing of a man beside the board, without a name for readers: the text around it says what it is. */
export function Man({ piece }: { piece: Piece }) {
  return <i class={`man ${manClass(piece)}`} aria-hidden="true" />;
}
