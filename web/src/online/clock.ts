import type { Clock, Color, Remaining, TimeControl } from './messages';

/** What a clock shows at a moment. */
export interface Reading {
  /** Milliseconds of the base, or of the period that runs when the base is spent. */
  ms: number;
  /** Byoyomi: the periods left, the running one included. */
  periods: number;
  /** Byoyomi: the base is spent. */
  inPeriod: boolean;
}

/** The time for a move that the clock does not charge yet: each side's first. */
const FIRST_MOVE = 30_000;
const DANGER = 20_000;
const TENTHS = 10_000;
const DAY = 86_400_000;

/**
 * Reads a side's clock at a moment of the server's time. For the eye alone: the server has its own clock and is
 * never told what was shown here.
 */
export function read(time: TimeControl, clock: Clock, color: Color, now: number): Reading {
  const left = clock[color];
  const elapsed = clock.running === color ? Math.max(0, now - clock.since) : 0;
  if (time.type === 'byoyomi') return readByoyomi(left, elapsed, time.period_ms);
  return { ms: Math.max(0, left.time - elapsed), periods: 0, inPeriod: false };
}

function readByoyomi({ time, periods }: Remaining, elapsed: number, period: number): Reading {
  if (elapsed < time) return { ms: time - elapsed, periods, inPeriod: false };
  const beyond = elapsed - time;
  const left = Math.max(0, periods - Math.floor(beyond / period));
  return { ms: left ? period - (beyond % period) : 0, periods: left, inPeriod: true };
}

/** The moment until which a side must have made its first move; undefined where none is due. */
export function firstMoveBy(
  clock: Clock | null,
  ply: number,
  time: TimeControl,
): number | undefined {
  if (!clock || ply >= 2 || time.type === 'daily') return undefined;
  return clock.since + FIRST_MOVE;
}

/** Whether so little is left that the clock warns. */
export const isDanger = ({ ms, periods, inPeriod }: Reading, time: TimeControl): boolean =>
  time.type !== 'daily' && ms < DANGER && periods <= (inPeriod ? 1 : 0);

/** Milliseconds until the figures of a reading change. */
export function untilChange({ ms }: Reading): number {
  if (ms <= 0) return 1000;
  return ms <= TENTHS ? Math.min(100, ms % 100 || 100) : (ms % 1000) + 1;
}

/** The figures of a clock: 1:02:03, 04:12, 9.4. Seconds are rounded up, so that 0 means the end. */
export function figures(ms: number): string {
  if (ms <= 0) return '0.0';
  if (ms < TENTHS) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${hours ? `${hours}:` : ''}${two(minutes)}:${two(seconds)}`;
}

/** Whole days and hours of a long time. */
export const daysAndHours = (ms: number): { days: number; hours: number } => ({
  days: Math.floor(ms / DAY),
  hours: Math.floor((ms % DAY) / 3_600_000),
});

/** Whether a time is read in days. */
export const isLong = (ms: number): boolean => ms >= DAY;
