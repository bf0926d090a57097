import type { Color } from '../core';
import { type Grade, GRADES } from './review';

/** As the men of the sides are filled, in every theme. */
export const MARK_FILL: Record<Color, string> = { white: '#fff7e6', black: '#33201a' };

/** A triangle in the colour of the side whose move it was: the larger, the more was thrown away. */
export function GradeMark({ grade, side }: { grade: Grade; side: Color }) {
  const size = markSize(grade);
  return (
    <svg class="grade" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={trianglePath(0, 0, size)} fill={MARK_FILL[side]} />
    </svg>
  );
}

/** Half the width of a grade's triangle, in pixels. */
export const markSize = (grade: Grade): number => 4 + 2 * GRADES.indexOf(grade);

/** A triangle that points down at a place. */
export const trianglePath = (x: number, y: number, size: number): string =>
  `M${x} ${y + size * 0.8}L${x - size} ${y - size * 0.8}H${x + size}Z`;
