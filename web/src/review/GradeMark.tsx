import type { Color } from '../core';
import { type Grade, GRADES } from './review';

/** A triangle: the larger, the more was thrown away; filled for Black, open for White. */
export function GradeMark({ grade, side }: { grade: Grade; side?: Color }) {
  const size = markSize(grade);
  return (
    <svg class={`grade ${side ?? 'black'}`} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={trianglePath(0, 0, size)} />
    </svg>
  );
}

/** Half the width of a grade's triangle, in pixels. */
export const markSize = (grade: Grade): number => 4 + 2 * GRADES.indexOf(grade);

/** A triangle that points down at a place. */
export const trianglePath = (x: number, y: number, size: number): string =>
  `M${x} ${y + size * 0.8}L${x - size} ${y - size * 0.8}H${x + size}Z`;
