import { describe, expect, test } from 'vitest';
import { fromJson, moveNumber, newRecord, personSide, toJson } from './record';

const game = {
  ...newRecord({
    variant: 'cambodian',
    counting: 'tournament',
    seats: { white: 'human', black: 2 },
  }),
  log: ['e3e4', '@start', 'd6d5', 'e5e6m'],
};

test('a game survives being saved', () => {
  expect(fromJson(toJson(game))).toEqual(game);
  const ended = { ...game, over: true, ending: { kind: 'resign', side: 'black' } as const };
  expect(fromJson(toJson(ended))).toEqual(ended);
});

describe('what is no game is refused, whatever it is', () => {
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(toJson(game)), ...change });
  test.each([
    '',
    'null',
    '{oops',
    '[]',
    '42',
    changed({ v: 2 }),
    changed({ id: 7 }),
    changed({ counting: 'never' }),
    changed({ seats: { white: 'human', black: 9 } }),
    changed({ seats: null }),
    changed({ log: 'e3e4' }),
    changed({ log: ['e3e9'] }),
    changed({ log: ['@win'] }),
    changed({ log: Array.from({ length: 20_000 }, () => 'e3e4') }),
    changed({ over: 'yes' }),
    changed({ ending: { kind: 'resign', side: 'green' } }),
    changed({ ending: { kind: 'flood' } }),
    changed({ updated: '1970' }),
  ])('%#', json => {
    expect(fromJson(json)).toBeUndefined();
  });
});

test('the move number counts moves, not what was done about the count', () => {
  expect(moveNumber([])).toBe(1);
  expect(moveNumber(['e3e4', '@start'])).toBe(1);
  expect(moveNumber(['e3e4', '@start', 'd6d5'])).toBe(2);
});

test('one person plays the computer, two share the board', () => {
  expect(personSide({ white: 'human', black: 1 })).toBe('white');
  expect(personSide({ white: 3, black: 'human' })).toBe('black');
  expect(personSide({ white: 'human', black: 'human' })).toBeUndefined();
});
