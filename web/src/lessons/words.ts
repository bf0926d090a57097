import { pieceKey } from '../board/names';
import type { Text } from '../i18n/catalogue';
import { squareText } from '../i18n/notation';
import type { Exercise } from './exercise';
import type { Lesson } from './lesson';

export const chapterName = (text: Text, chapter: string): string =>
  text(`lesson-chapter-${chapter}`);

/** What a lesson asks for. */
export const taskText = (text: Text, lesson: Lesson): string => text(`lesson-task-${lesson.id}`);

/** The one sentence of a lesson as it stands: the task, what is wrong with a move, or that it is done. */
export function sentence(text: Text, exercise: Exercise): string {
  const { lesson, phase, count } = exercise;
  if (phase === 'wrong') return faultText(text, exercise);
  if (phase !== 'solved') return taskText(text, lesson);
  return lesson.chapter === 'count' && count
    ? text('lesson-done-count', { ...count })
    : text.forVariant(`lesson-done-${lesson.goal.kind}`, lesson.id, { ...count });
}

/** A hint in words; empty while none is asked for. */
export function hintText(text: Text, { hint, view }: Exercise): string {
  const [from, to] = hint;
  const man = from && view.pieces.get(from);
  if (!from || !man) return '';
  const args = { piece: pieceKey(man), from: squareText(text, from) };
  return to
    ? text('lesson-hint-move', { ...args, to: squareText(text, to) })
    : text('lesson-hint-man', args);
}

function faultText(text: Text, { fault, reply, lesson }: Exercise): string {
  if (!fault) return '';
  return text.forVariant(`lesson-wrong-${fault.code}`, lesson.variant, {
    piece: reply ? pieceKey(reply.piece) : '',
    way: reply?.captured ? 'takes' : 'goes',
    square: reply ? squareText(text, reply.to) : '',
    n: lesson.solution.length,
  });
}
