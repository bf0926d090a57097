import { lessonNamed, LESSONS, type Lesson } from './lesson';

const KEY = 'ouk:lessons';

/** Which lessons are done, and which was open last, kept in this browser; where it keeps nothing, on this page. */
export class Progress {
  private done: ReadonlySet<string>;
  private last: string | undefined;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    const kept = read(storage);
    this.done = new Set(kept.done);
    this.last = kept.last;
  }

  get count(): number {
    return this.done.size;
  }
  isDone(lesson: Lesson): boolean {
    return this.done.has(lesson.id);
  }
  /** Where to go on: the lesson open last unless it is done, else the first that is not; undefined when all are. */
  get next(): Lesson | undefined {
    const last = lessonNamed(this.last);
    return last && !this.isDone(last) ? last : LESSONS.find(lesson => !this.isDone(lesson));
  }
  open(lesson: Lesson): void {
    this.last = lesson.id;
    this.save();
  }
  finish(lesson: Lesson): void {
    // Another tab may have done some meanwhile.
    this.done = new Set([...this.done, ...read(this.storage).done, lesson.id]);
    this.save();
  }
  forget(): void {
    this.done = new Set();
    this.last = undefined;
    this.save();
  }

  private save(): void {
    try {
      this.storage?.setItem(KEY, JSON.stringify({ done: [...this.done], last: this.last }));
    } catch {
      // Full or forbidden: what is done holds for this page.
    }
  }
}

function read(storage: Pick<Storage, 'getItem'> | undefined): { done: string[]; last?: string } {
  try {
    const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    const { done, last } = value as { done?: unknown; last?: unknown };
    return {
      done: Array.isArray(done) ? done.filter(id => typeof id === 'string' && lessonNamed(id)) : [],
      ...(typeof last === 'string' && { last }),
    };
  } catch {
    return { done: [] };
  }
}
