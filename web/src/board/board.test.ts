import { expect, test } from 'vitest';
import type { Piece } from '../core';
import { callSquare } from './call';
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

test('the call to a king hides no man where a square around it is free', () => {
  const at = (...squares: string[]) =>
    new Map(squares.map(square => [square, piece('black', 'pawn')]));
  expect(callSquare('e8', at('e8'), 'white')).toBe('d8');
  expect(callSquare('e4', at('e4'), 'white')).toBe('e5');
  expect(callSquare('e4', at('e4'), 'black')).toBe('e3');
  expect(callSquare('e4', at('e4', 'e5', 'd5'), 'white')).toBe('f5');
  expect(callSquare('a1', at('a1', 'a2', 'b2'), 'white')).toBe('b1');
  expect(callSquare('a1', at('a1', 'a2', 'b2', 'b1'), 'white')).toBe('a2');
});
