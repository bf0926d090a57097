import { expect, test } from 'vitest';
import type { Piece } from '../core';
import { boardFen, manClass } from './compat';
import { neighbour, place, rowsOfSquares } from './geometry';

const piece = (color: Piece['color'], role: Piece['role'], promoted = false): Piece => ({
  color,
  role,
  promoted,
});

test('a position is written as the board widget reads it', () => {
  const pieces = new Map([
    ['e8', piece('black', 'king')],
    ['d7', piece('black', 'met', true)],
    ['c3', piece('white', 'met', true)],
    ['d1', piece('white', 'king')],
    ['e1', piece('white', 'khon')],
  ]);
  expect(boardFen(pieces)).toBe('4k3/3+m4/8/8/8/2+M5/8/3KS3');
  expect(manClass(piece('white', 'met', true))).toBe('white pm-piece');
  expect(manClass(piece('black', 'khon'))).toBe('black s-piece');
});

test('squares lie where the side below sees them', () => {
  expect(place('a1', 'white')).toEqual({ column: 0, row: 7 });
  expect(place('a1', 'black')).toEqual({ column: 7, row: 0 });
  expect(rowsOfSquares('white')[0]?.[0]).toBe('a8');
  expect(rowsOfSquares('black')[0]?.[0]).toBe('h1');
});

test('arrows walk over the board as it is seen, and stop at its edge', () => {
  expect(neighbour('e4', 'ArrowUp', 'white')).toBe('e5');
  expect(neighbour('e4', 'ArrowUp', 'black')).toBe('e3');
  expect(neighbour('e4', 'ArrowLeft', 'black')).toBe('f4');
  expect(neighbour('a8', 'ArrowUp', 'white')).toBe('a8');
  expect(neighbour('c4', 'Home', 'white')).toBe('a4');
  expect(neighbour('c4', 'End', 'white')).toBe('h4');
  expect(neighbour('c4', 'x', 'white')).toBeUndefined();
});
