import { expect, test } from 'vitest';
import { figures, isDanger, read, untilChange } from './clock';
import type { Clock, TimeControl } from './messages';

const side = (time: number, periods = 0) => ({ time, periods, lag: 1000 });
const fischer: TimeControl = { type: 'fischer', base_ms: 300_000, increment_ms: 3000 };
const byoyomi: TimeControl = { type: 'byoyomi', base_ms: 60_000, period_ms: 10_000, periods: 3 };
const clock: Clock = { white: side(5000, 3), black: side(8000), running: 'white', since: 1000 };

test('only the running side loses time, and none before the clock ran', () => {
  expect(read(fischer, clock, 'white', 3000).ms).toBe(3000);
  expect(read(fischer, clock, 'black', 3000).ms).toBe(8000);
  expect(read(fischer, clock, 'white', 500).ms).toBe(5000);
  expect(read(fischer, clock, 'white', 99_000).ms).toBe(0);
});

test('byoyomi goes into its periods, and loses one only when all of it is spent', () => {
  expect(read(byoyomi, clock, 'white', 5999)).toEqual({ ms: 1, periods: 3, inPeriod: false });
  expect(read(byoyomi, clock, 'white', 6000)).toEqual({ ms: 10_000, periods: 3, inPeriod: true });
  expect(read(byoyomi, clock, 'white', 16_500)).toEqual({ ms: 9500, periods: 2, inPeriod: true });
  expect(read(byoyomi, clock, 'white', 99_000)).toEqual({ ms: 0, periods: 0, inPeriod: true });
});

test('figures have tenths below ten seconds', () => {
  const shown = [3_600_000, 252_000, 10_000, 9990, 9400, 51, 0].map(figures);
  expect(shown).toEqual(['1:00:00', '04:12', '00:10', '10.0', '9.4', '0.1', '0.0']);
});

test('a clock is drawn again when its figures change', () => {
  const reading = { periods: 0, inPeriod: false };
  expect(untilChange({ ...reading, ms: 62_300 })).toBe(301);
  expect(untilChange({ ...reading, ms: 9430 })).toBe(30);
});

test('danger is below twenty seconds of the last that there is', () => {
  const at = (ms: number, periods: number, inPeriod: boolean) =>
    isDanger({ ms, periods, inPeriod }, byoyomi);
  expect([at(19_000, 0, false), at(19_000, 1, false), at(9000, 1, true)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isDanger({ ms: 1000, periods: 0, inPeriod: false }, { type: 'daily', days: 1 })).toBe(
    false,
  );
});
