import type { Color, SquareName } from '../core';
import { FILES, RANKS } from './compat';

/** Column and row of a square on the screen, 0 to 7 from the top left. */
export function place(square: SquareName, orientation: Color): { column: number; row: number } {
  const column = square.charCodeAt(0) - 97;
  const row = 8 - Number(square[1]);
  return orientation === 'white' ? { column, row } : { column: 7 - column, row: 7 - row };
}

/** The squares in the order of reading, row by row. */
export function rowsOfSquares(orientation: Color): SquareName[][] {
  const rows = RANKS.map(rank => FILES.map(file => file + rank));
  return orientation === 'white' ? rows : rows.toReversed().map(row => row.toReversed());
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that a key leads to: arrows one step, Home and End along the row; undefined for other keys. */
export function neighbour(
  square: SquareName,
  key: string,
  orientation: Color,
): SquareName | undefined {
  const { column, row } = place(square, orientation);
  if (key === 'Home' || key === 'End') return squareAt(key === 'Home' ? 0 : 7, row, orientation);
  const step = STEPS[key];
  return step && squareAt(clamp(column + step[0]), clamp(row + step[1]), orientation);
}

/** The square that lies some columns and rows away on the screen; undefined beyond the board. */
export function beside(
  square: SquareName,
  [columns, rows]: readonly [number, number],
  orientation: Color,
): SquareName | undefined {
  const { column, row } = place(square, orientation);
  return rowsOfSquares(orientation)[row + rows]?.[column + columns];
}

const clamp = (value: number): number => Math.min(7, Math.max(0, value));

const squareAt = (column: number, row: number, orientation: Color): SquareName =>
  rowsOfSquares(orientation)[row]?.[column] ?? 'a1';
