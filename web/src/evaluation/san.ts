import type { Role } from '../core';
import type { Text } from '../i18n/catalogue';
import { ownMove } from '../i18n/moves';
import { shownPref } from '../prefs';

const SAN = /^([KMSNR]?)[a-h]?[1-8]?(x?)([a-h][1-8])/;
const ROLES: Record<string, Role> = {
  K: 'king',
  M: 'met',
  S: 'khon',
  N: 'knight',
  R: 'rook',
};

/** A move of a line as the move list would show it: SAN, or words where the reader chose the language's own squares. */
export function sanText(text: Text, san: string): string {
  const found = shownPref('notation') === 'own' ? SAN.exec(san) : undefined;
  if (!found) return san;
  const [, letter = '', takes, to = ''] = found;
  const piece = { role: ROLES[letter] ?? 'pawn', color: 'white', promoted: false } as const;
  return ownMove(text, { san, to, piece, captured: takes ? piece : undefined });
}
