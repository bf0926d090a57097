import type { SquareName, VariantId } from '../core';
import rows from './lessons.json';

/**
 * What a lesson asks for. `collect`: come to every one of its squares while the other side waits, in any way that
 * takes no longer than its solution. In all others exactly one move at a time is right: `leap`, the only leap;
 * `answer`, the only legal move; `take`, the only man that nothing guards; `guard`, the only move after which the
 * other side cannot win at once; `draw` and `win`, whatever the other side does. tests/test_lessons.py proves it.
 */
export type GoalKind = 'collect' | 'leap' | 'answer' | 'take' | 'guard' | 'draw' | 'win';

export interface Lesson {
  readonly id: string;
  readonly chapter: string;
  readonly variant: VariantId;
  readonly fen: string;
  /** Moves that have just been played. */
  readonly before?: readonly string[];
  readonly goal: { readonly kind: GoalKind; readonly squares?: readonly SquareName[] };
  /** The learner's moves and, except where the other side waits, the answers between them. */
  readonly solution: readonly string[];
}

export const LESSONS: readonly Lesson[] = rows as Lesson[];

export const CHAPTERS: readonly string[] = [...new Set(LESSONS.map(lesson => lesson.chapter))];

export const lessonsOf = (chapter: string): Lesson[] =>
  LESSONS.filter(lesson => lesson.chapter === chapter);

export const lessonNamed = (id: string | undefined): Lesson | undefined =>
  LESSONS.find(lesson => lesson.id === id);

/** The lesson after another; undefined after the last. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined =>
  LESSONS[LESSONS.indexOf(lesson) + 1];

/** Whether the other side waits. */
export const isAlone = ({ goal }: Lesson): boolean => goal.kind === 'collect';

/** How many moves the learner makes. */
export const ownMoves = (lesson: Lesson): number =>
  isAlone(lesson) ? lesson.solution.length : (lesson.solution.length + 1) / 2;
