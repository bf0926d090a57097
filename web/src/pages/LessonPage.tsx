import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { Arrows } from '../board/Arrows';
import { Board } from '../board/Board';
import type { Count, SquareName } from '../core';
import { isLeap } from '../game/view';
import { useText } from '../i18n/context';
import { Exercise } from '../lessons/exercise';
import { type Lesson, lessonAfter, LESSONS, lessonsOf } from '../lessons/lesson';
import type { Progress } from '../lessons/progress';
import { Tiles } from '../lessons/Tiles';
import { chapterName, hintText, sentence } from '../lessons/words';
import { useShared } from '../shared';
import { give } from '../sound/cue';
import { CountDialog } from '../ui/CountDialog';
import { CountMeter } from '../ui/CountMeter';
import { Icon } from '../ui/Icon';
import { useRefusals } from '../ui/useRefusals';

/** How long the other side waits before it moves, so that the eye can follow. */
const PAUSE = 500;

interface Props {
  lesson: Lesson;
  progress: Progress;
}

/** One lesson: the board, one sentence, and what can be done about it. */
export function LessonPage({ lesson, progress }: Props) {
  const text = useText();
  const { say } = useShared();
  const [exercise, redraw] = useExercise(lesson);
  const [isExplaining, setExplaining] = useState(false);
  const { reason, squares, explain } = useRefusals();
  const place = useRef<HTMLDivElement>(null);
  const { view, phase, count } = exercise;
  const [man, aim] = exercise.hint;
  const said = sentence(text, exercise);

  const listen = () => {
    redraw();
    give(exercise.view.check ? 'ouk' : 'move');
    if (exercise.phase === 'solved') progress.finish(lesson);
    if (exercise.phase === 'solved' || exercise.phase === 'wrong') say(sentence(text, exercise));
  };
  useEffect(() => {
    focusOn(place.current, 'h1');
    say(said);
  }, []);
  // Who plays by keys goes on by keys.
  useEffect(() => {
    const isAtBoard = Boolean(document.activeElement?.closest('.squares'));
    if (isAtBoard && (phase === 'solved' || phase === 'wrong')) focusOn(place.current, '.go-on');
  }, [phase]);
  useEffect(() => {
    if (phase !== 'other') return undefined;
    const timer = setTimeout(() => {
      exercise.answer();
      listen();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [exercise, phase]);

  const retry = () => {
    exercise.retry();
    redraw();
    focusOn(place.current, '.squares [tabindex="0"]');
  };
  const onMove = (from: SquareName, to: SquareName) => {
    exercise.play(from, to);
    listen();
  };
  const onAttempt = (from: SquareName, to: SquareName) => {
    if (phase === 'wrong') return retry();
    if (phase === 'own') explain(exercise, from, to);
  };
  const help = () => {
    exercise.help();
    redraw();
    say(hintText(text, exercise));
  };

  return (
    <div class="lesson" data-phase={phase} ref={place}>
      <LessonHead lesson={lesson} />
      <div class="table">
        <Board
          text={text}
          pieces={view.pieces}
          turn={view.turn}
          orientation="white"
          movable={phase === 'own' ? 'white' : undefined}
          dests={view.dests}
          isLeap={(from, to) => isLeap(view, from, to)}
          last={view.last}
          turned={view.turned}
          check={view.check}
          goals={exercise.squares}
          hinted={man}
          reasons={squares}
          onMove={onMove}
          onAttempt={onAttempt}
        >
          {man && aim && (
            <Arrows arrows={[{ from: man, to: aim, kind: 'best' }]} orientation="white" />
          )}
        </Board>
      </div>
      <div class="lesson-side">
        {count && <Meter count={count} onExplain={() => setExplaining(true)} />}
        <div class="said" data-phase={reason ? 'why' : phase}>
          {phase === 'solved' && <Icon name="done" />}
          {(phase === 'wrong' || reason) && <Icon name="info" />}
          <p>{reason ? `${reason.what} ${reason.why}`.trim() : said}</p>
          {!reason && exercise.hint.length > 0 && <p class="helped">{hintText(text, exercise)}</p>}
        </div>
        <div class="lesson-acts">
          {phase === 'wrong' && (
            <button type="button" class="btn go-on" onClick={retry}>
              <Icon name="again" />
              {text('lesson-retry')}
            </button>
          )}
          {phase === 'solved' && <Next lesson={lesson} />}
          {(phase === 'own' || phase === 'other') && (
            <button type="button" class="tb" onClick={help}>
              <Icon name="hint" />
              {text('lesson-hint')}
            </button>
          )}
        </div>
        <Tiles lessons={lessonsOf(lesson.chapter)} progress={progress} current={lesson} />
      </div>
      {isExplaining && count && (
        <CountDialog count={count} variant={lesson.variant} onClose={() => setExplaining(false)} />
      )}
    </div>
  );
}

/** An exercise, and what draws the page again after it has changed. */
function useExercise(lesson: Lesson): [Exercise, () => void] {
  const { core } = useShared();
  const exercise = useMemo(() => new Exercise(core, lesson), [lesson]);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => () => exercise.free(), [exercise]);
  return [exercise, () => redraw(undefined)];
}

const focusOn = (place: HTMLElement | null, selector: string): void =>
  place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

function LessonHead({ lesson }: { lesson: Lesson }) {
  const text = useText();
  const place = { n: LESSONS.indexOf(lesson) + 1, all: LESSONS.length };
  return (
    <header class="lesson-head">
      <a class="tb" href="#">
        <Icon name="back" />
        <span>{text('lesson-all')}</span>
      </a>
      <h1 tabIndex={-1}>{chapterName(text, lesson.chapter)}</h1>
      <span class="place">{text('lesson-place', place)}</span>
    </header>
  );
}

function Meter({ count, onExplain }: { count: Count; onExplain: () => void }) {
  return (
    <div class="lesson-count">
      <CountMeter count={count} onExplain={onExplain} />
    </div>
  );
}

/** On to the next lesson, or back to all of them after the last. */
function Next({ lesson }: { lesson: Lesson }) {
  const text = useText();
  const next = lessonAfter(lesson);
  return (
    <a class="btn p go-on" href={next ? `#${next.id}` : '#'}>
      {text(next ? 'lesson-next' : 'lesson-all')}
      <Icon name="next" />
    </a>
  );
}
