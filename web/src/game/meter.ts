import type { Count } from '../core';

/** How near a count is to its end; each level looks different. */
export type Level = 'calm' | 'near' | 'last';

/** A count as the meter draws it. */
export interface Meter {
  level: Level;
  left: number;
  /** Leaf marks up to this many, else a rail: more would be too thin to count. */
  usesPips: boolean;
  /** How much of the way is gone, 0 to 1. */
  part: number;
}

const MOST_PIPS = 22;

/** Works out how a count is drawn. */
export function meterOf({ number, target }: Pick<Count, 'number' | 'target'>): Meter {
  const left = Math.max(0, target - number);
  return {
    level: levelOf(left, target),
    left,
    usesPips: target <= MOST_PIPS,
    part: Math.min(1, number / target),
  };
}

function levelOf(left: number, target: number): Level {
  if (left <= Math.max(1, target / 16)) return 'last';
  return left <= Math.max(3, target / 4) ? 'near' : 'calm';
}
