import { pieceKey } from '../board/names';
import type { MoveFacts } from '../game/steps';
import { shownPref } from '../prefs';
import type { Text } from './catalogue';
import { ownSquare } from './notation';

/** A move in the move list: SAN, or the piece's word and squares where the reader chose the language's own. */
export function moveText(text: Text, move: MoveFacts | undefined): string {
  if (!move) return '';
  return shownPref('notation') === 'own' ? ownMove(text, move) : move.san;
}

/** The move in words: "ទូក ស៊ី ខ៥". */
export function ownMove(
  text: Text,
  move: Pick<MoveFacts, 'san' | 'piece' | 'to' | 'captured'>,
): string {
  const args = {
    piece: pieceKey(move.piece),
    to: ownSquare(text, move.to),
    from: ownSquare(text, originInSan(move.san)),
  };
  return text(move.captured ? 'move-capture' : 'move-quiet', args).replaceAll('  ', ' ');
}

/** What SAN adds to tell two men apart: a file, a rank, a square, or nothing. */
const originInSan = (san: string): string =>
  /^[KMSNR]?([a-h]?[1-8]?)x?[a-h][1-8]/.exec(san)?.[1] ?? '';
