import { expect, test } from 'vitest';
import { meterOf } from './meter';

test.each([
  [3, 8, 'calm', 5],
  [5, 8, 'near', 3],
  [7, 8, 'last', 1],
  [8, 8, 'last', 0],
  [11, 16, 'calm', 5],
  [12, 16, 'near', 4],
  [15, 16, 'last', 1],
  [47, 64, 'calm', 17],
  [48, 64, 'near', 16],
  [59, 64, 'near', 5],
  [60, 64, 'last', 4],
] as const)('%i of %i is %s', (number, target, level, left) => {
  expect(meterOf({ number, target })).toMatchObject({ level, left });
});

test('a long count is a rail, since its marks could not be counted', () => {
  expect(meterOf({ number: 5, target: 22 }).usesPips).toBe(true);
  expect(meterOf({ number: 16, target: 32 })).toMatchObject({ usesPips: false, part: 0.5 });
});
