import type { Count } from '../core';
import { meterOf } from '../game/meter';
import type { Step } from '../game/steps';
import { shownPref } from '../prefs';

/** What can be heard and felt. */
export type Cue = 'move' | 'capture' | 'ouk' | 'count' | 'low' | 'end';

/** Milliseconds of trembling and rest in turn. */
const TREMBLE: Record<Cue, number[]> = {
  move: [10],
  capture: [25],
  ouk: [40, 60, 80],
  count: [15],
  low: [30, 60, 30],
  end: [80, 80, 80],
};
const REST = 60;

/**
 * Lets cues be heard and felt one after another, as far as the reader wants it and has touched the page yet. The
 * sounds themselves are loaded with the first.
 */
export function give(...cues: Cue[]): void {
  if (cues.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
  if (shownPref('sound') !== 'off') void import('./player').then(({ play }) => play(cues));
  if (shownPref('vibration') !== 'off')
    navigator.vibrate?.(cues.flatMap(cue => TREMBLE[cue].concat(REST)));
}

/** What a step of a game sounds like: the call, the capture or the move, then the count where it matters. */
export function cuesOf({ move, check, count }: Step, before: Step | undefined): Cue[] {
  const cues: Cue[] = [];
  if (move) cues.push(check ? 'ouk' : move.captured ? 'capture' : 'move');
  if (count && isHeard(count, before?.count)) cues.push('count');
  return cues;
}

/** A count is heard when it starts, and at each number once it comes near its end. */
const isHeard = (count: Count, before: Count | undefined): boolean =>
  before?.side !== count.side ||
  (meterOf(count).level !== 'calm' && before.number !== count.number);
