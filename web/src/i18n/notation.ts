import type { SquareName } from '../core';
import { shownPref } from '../prefs';
import type { Text } from './catalogue';

const LATIN = 'abcdefgh12345678';

/** The sixteen signs of square names in the script of a language. */
const ownSigns = (text: Text): string[] => [...text('square-files'), ...text('square-ranks')];

/** Tells whether a language has signs of its own for squares, which a reader may prefer to e3. */
export const hasOwnSquares = (text: Text): boolean => ownSigns(text).join('') !== LATIN;

/** A square, file or rank, or a text with them in it, in the signs of the language. */
export function ownSquare(text: Text, square: SquareName): string {
  const signs = ownSigns(text);
  return square.replace(/[a-h1-8]/g, sign => signs[LATIN.indexOf(sign)] ?? sign);
}

/** A square, file or rank as the page shows it now: e3, unless the reader chose the language's own signs. */
export const squareText = (text: Text, square: SquareName): string =>
  shownPref('notation') === 'own' ? ownSquare(text, square) : square;
