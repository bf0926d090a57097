import { useMemo } from 'preact/hooks';
import type { Piece } from '../core';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { Icon } from '../ui/Icon';
import { Man } from '../ui/Man';
import { Exercise } from './exercise';
import { type Lesson, LESSONS } from './lesson';
import type { Progress } from './progress';
import { taskText } from './words';

interface TilesProps {
  lessons: Lesson[];
  progress: Progress;
  /** The lesson that is open, or comes next. */
  current: Lesson | undefined;
}

/** Lessons as tiles: the man that moves, and a tick on those that are done. */
export function Tiles({ lessons, progress, current }: TilesProps) {
  return (
    <ol class="tiles">
      {lessons.map(lesson => (
        <Tile
          key={lesson.id}
          lesson={lesson}
          isDone={progress.isDone(lesson)}
          isCurrent={lesson === current}
        />
      ))}
    </ol>
  );
}

function Tile(props: { lesson: Lesson; isDone: boolean; isCurrent: boolean }) {
  const text = useText();
  const { lesson, isDone, isCurrent } = props;
  const man = useMover(lesson);
  const n = LESSONS.indexOf(lesson) + 1;
  const label = { n, task: taskText(text, lesson) };
  return (
    <li>
      <a
        class={isDone ? 'tile done' : 'tile'}
        href={`#${lesson.id}`}
        aria-label={text(isDone ? 'lesson-tile-done' : 'lesson-tile', label)}
        aria-current={isCurrent ? 'step' : undefined}
      >
        {man && <Man piece={man} />}
        <span>{text.number(n)}</span>
        {isDone && <Icon name="done" />}
      </a>
    </li>
  );
}

/** The man that makes the first move of a lesson. */
function useMover(lesson: Lesson): Piece | undefined {
  const { core } = useShared();
  return useMemo(() => {
    const exercise = new Exercise(core, lesson);
    const man = exercise.view.pieces.get(lesson.solution[0]?.slice(0, 2) ?? '');
    exercise.free();
    return man;
  }, [lesson]);
}
