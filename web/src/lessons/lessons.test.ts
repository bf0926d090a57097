import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Core, loadCore } from '../core';
import { makeText, type Text } from '../i18n/catalogue';
import { Exercise } from './exercise';
import { isAlone, type Lesson, lessonAfter, lessonNamed, LESSONS, ownMoves } from './lesson';
import { Progress } from './progress';
import { chapterName, hintText, sentence, taskText } from './words';

const at = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));
const texts: Text[] = ['en', 'km', 'sk', 'de', 'pt'].map(language =>
  makeText(language, at(`locales/${language}.ftl`).toString()),
);
const [en] = texts as [Text];

let core: Core;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  core = await loadCore(at('build/wasm/ouk.wasm'));
});

const open = (id: string): Exercise => new Exercise(core, lessonNamed(id) as Lesson);
const play = (exercise: Exercise, move: string) =>
  exercise.play(move.slice(0, 2), move.slice(2, 4));
/** Plays on as the lesson says, the other side included, to before its nth move. */
function playOn(exercise: Exercise, n = exercise.lesson.solution.length) {
  for (const move of exercise.lesson.solution.slice(0, n))
    if (exercise.phase === 'other') exercise.answer();
    else play(exercise, move);
}

/** Whether a move is right as the nth. Other ways of the same length are as good where the other side waits. */
function isRight(lesson: Lesson, n: number, move: string): boolean {
  const exercise = open(lesson.id);
  playOn(exercise, n);
  play(exercise, move);
  const { fault } = exercise;
  exercise.free();
  return isAlone(lesson) ? !fault : Boolean(lesson.solution[n]?.startsWith(move));
}

describe.each(LESSONS)('$id', lesson => {
  test('is solved by its solution, by its hints too', () => {
    const exercise = open(lesson.id);
    expect(exercise.phase).toBe('own');
    playOn(exercise);
    expect(exercise.phase).toBe('solved');

    const helped = open(lesson.id);
    for (let n = 0; n < ownMoves(lesson); n += 1) {
      if (helped.phase === 'other') helped.answer();
      helped.help();
      expect(helped.hint).toHaveLength(1);
      helped.help();
      expect(helped.movesLeft).toBe(ownMoves(lesson) - n);
      expect(play(helped, helped.hint.join(''))).toBe(true);
    }
    expect(helped.phase).toBe('solved');
  });

  test('says of every other move what is wrong with it, and takes it back', () => {
    for (let n = 0; n < lesson.solution.length; n += isAlone(lesson) ? 1 : 2) {
      const exercise = open(lesson.id);
      playOn(exercise, n);
      const men = JSON.stringify([...exercise.view.pieces]);
      const moves = [...exercise.view.dests].flatMap(([from, all]) => all.map(to => from + to));
      for (const move of moves.filter(one => !isRight(lesson, n, one))) {
        play(exercise, move);
        const { code, reply } = exercise.fault ?? {};
        const shows = ['taken', 'lost', 'escape', 'late'].includes(code ?? '');
        expect(reply !== undefined, `${move} ${code}`).toBe(shows);
        exercise.answer();
        expect(exercise.phase, move).toBe('wrong');
        for (const text of texts) expect(sentence(text, exercise)).toMatch(/[.។]$/u);
        exercise.retry();
        expect(exercise.phase).toBe('own');
        expect(JSON.stringify([...exercise.view.pieces])).toBe(men);
      }
      exercise.free();
    }
  });

  test('has its words in every language', () => {
    const exercise = open(lesson.id);
    playOn(exercise);
    for (const text of texts) {
      expect(taskText(text, lesson)).not.toContain('lesson-');
      expect(chapterName(text, lesson.chapter)).not.toContain('lesson-');
      expect(sentence(text, exercise)).not.toContain('lesson-');
    }
  });
});

test('every way of the shortest length is right, and the squares are left one by one', () => {
  const exercise = open('rook');
  expect(exercise.squares).toEqual(['a6', 'f6']);
  play(exercise, 'a1a6');
  expect(exercise.squares).toEqual(['f6']);
  play(exercise, 'a6a7');
  expect(sentence(en, exercise)).toBe('There is a shorter way.');
  exercise.retry();
  expect(exercise.squares).toEqual(['f6']);

  const round = open('rook-round');
  for (const move of ['a1b1', 'b1b6', 'b6a6']) play(round, move);
  expect(round.phase).toBe('solved');
});

test('only legal moves are made, in turn', () => {
  const exercise = open('trap-rook');
  expect(play(exercise, 'd7e6')).toBe(false);
  expect(play(exercise, 'f6g6')).toBe(true);
  expect(exercise.phase).toBe('other');
  expect(play(exercise, 'd7d8')).toBe(false);
  exercise.answer();
  expect(exercise.phase).toBe('own');
  exercise.answer();
  expect(exercise.phase).toBe('own');
});

test('what is wrong is shown by the answer', () => {
  const say = (id: string, moves: string[]): string => {
    const exercise = open(id);
    for (const move of moves) {
      play(exercise, move);
      if (exercise.phase === 'other') exercise.answer();
    }
    return sentence(en, exercise);
  };
  expect(say('trap-rook', ['d7g7'])).toBe(
    'Stalemate: Black has no move and is not in check. That is a draw.',
  );
  expect(say('free-rook', ['d3d6'])).toBe('That man was guarded: the koul takes back.');
  expect(say('free-knight', ['e4f6'])).toBe('That takes nothing.');
  expect(say('mate-rook', ['d3e3'])).toBe('That gives no check, so it is no mate.');
  expect(say('first-check', ['e7f5'])).toBe('That gives no check.');
  expect(say('leap-rook', ['h3h4'])).toBe('That move is allowed, but it is no leap.');
  expect(say('draw-count', ['b1c1'])).toBe('Black mates: the rook goes to e1.');
  expect(say('guard-takes', ['b4b5'])).toMatch(/^Black gives check first: the \w+ (goes|takes)/);
});

test('a hint names the man, then the move, and is gone with the move', () => {
  const exercise = open('mate-rook');
  expect(hintText(en, exercise)).toBe('');
  exercise.help();
  expect(hintText(en, exercise)).toBe('Look at the rook on d3.');
  exercise.help();
  expect(hintText(en, exercise)).toBe('The rook goes from d3 to d8.');
  play(exercise, 'd3d8');
  expect(hintText(en, exercise)).toBe('');
});

test('the count runs through the lesson', () => {
  const exercise = open('count-rooks');
  expect(exercise.count).toMatchObject({ side: 'black', number: 5, target: 8 });
  playOn(exercise);
  expect(sentence(en, exercise)).toBe('Mate in time: 7 of 8.');
  expect(open('rook').count).toBeUndefined();
});

describe('progress', () => {
  const memory = (text?: string) => {
    const kept = new Map(text === undefined ? [] : [['ouk:lessons', text]]);
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const [first, second, third] = LESSONS as [Lesson, Lesson, Lesson];

  test('goes on where one was, and is kept', () => {
    const storage = memory();
    const progress = new Progress(storage);
    expect(progress.next).toBe(first);
    progress.open(third);
    expect(new Progress(storage).next).toBe(third);
    progress.finish(third);
    progress.finish(first);
    const again = new Progress(storage);
    expect([again.count, again.next, again.isDone(first)]).toEqual([2, second, true]);
    again.forget();
    expect(new Progress(storage).count).toBe(0);
  });
  test('of two tabs is that of both', () => {
    const storage = memory();
    const [one, other] = [new Progress(storage), new Progress(storage)];
    one.finish(first);
    other.finish(third);
    expect(new Progress(storage).count).toBe(2);
  });
  test('of all lessons has no next', () => {
    const progress = new Progress(memory());
    for (const lesson of LESSONS) progress.finish(lesson);
    expect(progress.next).toBeUndefined();
    expect(lessonAfter(LESSONS.at(-1) as Lesson)).toBeUndefined();
  });
  test.each(['{', 'null', '[]', '{"done":7}', '{"done":[3,"gone"],"last":{}}'])(
    'that cannot be read is none: %s',
    text => {
      expect(new Progress(memory(text)).count).toBe(0);
      expect(new Progress(memory(text)).next).toBe(first);
    },
  );
  test('lasts as long as the page where nothing is kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [undefined, full]) {
      const progress = new Progress(storage);
      progress.finish(first);
      expect(progress.isDone(first)).toBe(true);
    }
  });
});
