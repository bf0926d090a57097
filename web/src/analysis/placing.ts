// What an editor does to a set-up. The core judges the result.
import { type Color, other, type Piece, type Role, type Setup, type SquareName } from '../core';

/** What a tap on a square does: puts this man there, takes the man away, or moves it. */
export type Tool = Piece | 'erase' | 'move';

const ROLES: readonly Role[] = ['king', 'met', 'khon', 'knight', 'rook', 'pawn'];

/** The men of a side, and its fish turned over. */
export const menOf = (color: Color): Piece[] => [
  ...ROLES.map(role => ({ role, color, promoted: false })),
  { role: 'met', color, promoted: true },
];

export const isSame = (a: Piece | undefined, b: Piece): boolean =>
  a?.role === b.role && a.color === b.color && a.promoted === b.promoted;

const withPieces = (setup: Setup, change: (pieces: Map<SquareName, Piece>) => void): Setup => {
  const pieces = new Map(setup.pieces);
  change(pieces);
  return { ...setup, pieces };
};

/** Puts a man on a square; the same man there already is taken away. */
export const put = (setup: Setup, square: SquareName, piece: Piece): Setup =>
  withPieces(setup, pieces => {
    if (isSame(pieces.get(square), piece)) pieces.delete(square);
    else pieces.set(square, piece);
  });

export const erase = (setup: Setup, square: SquareName): Setup =>
  withPieces(setup, pieces => void pieces.delete(square));

export const move = (setup: Setup, from: SquareName, to: SquareName): Setup =>
  withPieces(setup, pieces => {
    const piece = pieces.get(from);
    if (!piece || from === to) return;
    pieces.delete(from);
    pieces.set(to, piece);
  });

/** A board without men, nobody to leap, nothing counted. */
export const cleared = (setup: Setup): Setup => ({
  ...setup,
  pieces: new Map(),
  rights: new Set(),
  limit: 0,
  ply: 0,
});

export function withRight(setup: Setup, home: SquareName, has: boolean): Setup {
  const rights = new Set(setup.rights);
  if (has) rights.add(home);
  else rights.delete(home);
  return { ...setup, rights };
}

/** A running count as people know it: who counts, the number, and the number that draws. */
export interface CountFields {
  side: Color;
  number: number;
  target: number;
}

export const TARGETS = [8, 16, 22, 32, 44, 64] as const;

/** Undefined where no count runs. */
export function countFields({ limit, ply, turn }: Setup): CountFields | undefined {
  if (limit === 0) return undefined;
  const side = ply % 2 === 0 ? turn : other(turn);
  return { side, number: Math.floor((ply + 1) / 2), target: Math.floor(limit / 2) + 1 };
}

/** The side to move counts an even number of half-moves; the other has made one more. */
export function withCount(setup: Setup, count: CountFields | undefined): Setup {
  if (!count) return { ...setup, limit: 0, ply: 0 };
  const number = Math.min(Math.max(Math.floor(count.number) || 0, 0), count.target);
  const ply = count.side === setup.turn ? 2 * number : Math.max(2 * number - 1, 1);
  return { ...setup, limit: 2 * (count.target - 1), ply };
}

/** The other side to move; who counts goes on counting. */
export function withTurn(setup: Setup, turn: Color): Setup {
  const count = countFields(setup);
  return count ? withCount({ ...setup, turn }, count) : { ...setup, turn };
}

const LETTERS: Record<string, Role> = {
  k: 'king',
  m: 'met',
  s: 'khon',
  n: 'knight',
  r: 'rook',
  p: 'pawn',
};

/** The man of a key, as a FEN writes it: K is White's king, k Black's. */
export function manOfKey(key: string): Piece | undefined {
  const role = LETTERS[key.toLowerCase()];
  return role && { role, color: key === key.toUpperCase() ? 'white' : 'black', promoted: false };
}
