import type { Config } from 'chessgroundx/config';
import type { Dests, Key } from 'chessgroundx/types';
import type { Color, Piece, Role, SquareName } from '../core';

// The one file that knows how the board widget writes pieces, squares and moves.

const LETTERS: Record<Role, string> = {
  pawn: 'p',
  met: 'm',
  khon: 's',
  knight: 'n',
  rook: 'r',
  king: 'k',
};

export type Pieces = ReadonlyMap<SquareName, Piece>;

/** The class names by which the style sheet finds a man's drawing, on the board and beside it. */
export function manClass(piece: Piece): string {
  return `${piece.color} ${piece.promoted ? 'p' : ''}${LETTERS[piece.role]}-piece`;
}

/** The pieces in the widget's dialect of FEN, in which a promoted man is written +m. */
export function boardFen(pieces: Pieces): string {
  return RANKS.map(rank => rankFen(pieces, rank)).join('/');
}

/** All a position means to the widget: it may move what the core says, and draws no marks itself. */
export function boardConfig(view: {
  pieces: Pieces;
  turn: Color;
  dests: ReadonlyMap<SquareName, SquareName[]>;
  movable: Color | undefined;
}): Config {
  return {
    fen: boardFen(view.pieces),
    turnColor: view.turn,
    movable: {
      free: false,
      color: view.movable,
      dests: new Map(view.movable ? view.dests : []) as unknown as Dests,
    },
  };
}

/** What holds for every board: our own marks and coordinates, no castling, no premoves. */
export const BOARD_SETUP: Config = {
  coordinates: false,
  autoCastle: false,
  disableContextMenu: true,
  blockTouchScroll: false,
  highlight: { lastMove: false, check: false },
  movable: { free: false, showDests: false, rookCastle: true },
  premovable: { enabled: false },
  drawable: { enabled: false, visible: false },
  draggable: { showGhost: true },
};

/** Turns a fish over before the eyes, once: the man on a square opens from its edge. */
export function turnOver(host: HTMLElement, square: SquareName): void {
  for (const man of host.querySelectorAll<HTMLElement & { cgKey?: Key }>('piece'))
    if (man.cgKey === square)
      man.animate({ backgroundSize: ['0% 96%', '96% 96%'] }, { duration: 240, easing: 'ease-out' });
}

/** A square in the widget's type. */
export const toKey = (square: SquareName): Key => square as Key;

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = ['8', '7', '6', '5', '4', '3', '2', '1'] as const;

function rankFen(pieces: Pieces, rank: string): string {
  let text = '';
  let empty = 0;
  for (const file of FILES) {
    const piece = pieces.get(file + rank);
    if (!piece) empty += 1;
    else {
      text += (empty || '') + letter(piece);
      empty = 0;
    }
  }
  return text + (empty || '');
}

function letter(piece: Piece): string {
  const small = LETTERS[piece.role];
  return (piece.promoted ? '+' : '') + (piece.color === 'white' ? small.toUpperCase() : small);
}
