import type { Core, Count, Game, Refusal, SquareName } from '../core';
import { type MoveFacts, take } from '../game/steps';
import { type View, viewOf } from '../game/view';
import { type Fault, faultOf } from './fault';
import { isAlone, type Lesson, ownMoves } from './lesson';
import { shortestWay, turnBack } from './search';

/** Whose turn it is: the learner's, or the other side's; or a wrong move stands on the board; or it is done. */
export type Phase = 'own' | 'other' | 'wrong' | 'solved';

/**
 * One lesson being tried. The right moves are kept; a wrong one stands on the board, with the answer that shows
 * why, until `retry` takes both back. Whoever draws it calls `answer` when the other side is to move.
 */
export class Exercise {
  /** An exercise ends by its own goal, not as a game does. */
  readonly result = undefined;
  /** What is wrong with the move on the board. */
  fault: Fault | undefined;
  /** The answer that showed it, or the right one of the other side. */
  reply: MoveFacts | undefined;
  /** How much of the next right move is shown: nothing, the man, or the whole. */
  hints: 0 | 1 | 2 = 0;
  private game: Game;
  private last: MoveFacts | undefined;
  private right: string[] = [];
  private left: SquareName[] = [];
  private cachedView: View | undefined;

  constructor(
    private readonly core: Core,
    readonly lesson: Lesson,
  ) {
    this.game = this.newGame();
    this.rebuild();
  }

  // ---- what stands

  get phase(): Phase {
    if (this.fault) return this.fault.reply && !this.reply ? 'other' : 'wrong';
    if (this.isSolved) return 'solved';
    return isAlone(this.lesson) || this.right.length % 2 === 0 ? 'own' : 'other';
  }
  get view(): View {
    this.cachedView ??= viewOf(this.game, this.last);
    return this.cachedView;
  }
  /** The squares still to come to. */
  get squares(): readonly SquareName[] {
    return this.left;
  }
  /** The count that runs, where the other side moves too. */
  get count(): Count | undefined {
    return isAlone(this.lesson) ? undefined : this.view.count;
  }
  /** The moves that the learner has left. */
  get movesLeft(): number {
    const made = isAlone(this.lesson) ? this.right.length : Math.ceil(this.right.length / 2);
    return ownMoves(this.lesson) - made;
  }
  /** The part of the next right move that is shown: its first square, or both. */
  get hint(): SquareName[] {
    const move = this.hints > 0 && this.phase === 'own' ? this.nextMove() : undefined;
    if (!move) return [];
    return this.hints === 1 ? [move.slice(0, 2)] : [move.slice(0, 2), move.slice(2, 4)];
  }
  whyNot(from: SquareName, to: SquareName): Refusal | undefined {
    return this.game.whyNot(from, to);
  }

  // ---- what may be done

  /** Makes a move of the learner; false where it is not legal or not their turn. */
  play(from: SquareName, to: SquareName): boolean {
    const move = this.phase === 'own' ? this.take(from + to) : undefined;
    if (!move) return false;
    this.reply = undefined;
    this.fault = isAlone(this.lesson) ? this.goOnAlone(move) : this.judge(move);
    if (!this.fault) {
      this.right.push(from + to);
      this.hints = 0;
    }
    return true;
  }
  /** Lets the other side move, which it does as the lesson says, or as shows why the last move is wrong. */
  answer(): void {
    if (this.phase !== 'other') return;
    const move = this.fault?.reply ?? this.lesson.solution[this.right.length] ?? '';
    this.reply = this.take(move);
    if (!this.fault) this.right.push(move);
  }
  /** Takes a wrong move back. */
  retry(): void {
    if (this.fault) this.rebuild();
  }
  /** Shows the man that moves, then where it goes. */
  help(): void {
    this.hints = this.hints === 0 ? 1 : 2;
  }
  free(): void {
    this.game.free();
  }

  // ---- inside

  private get isSolved(): boolean {
    return isAlone(this.lesson)
      ? this.left.length === 0
      : this.right.length === this.lesson.solution.length;
  }

  private take(move: string): MoveFacts | undefined {
    const step = take(this.game, move);
    if (!step?.move) return undefined;
    this.last = step.move;
    this.cachedView = undefined;
    return this.last;
  }

  private judge(move: MoveFacts): Fault | undefined {
    const { lesson, right } = this;
    if (lesson.solution[right.length]?.startsWith(move.from + move.to)) return undefined;
    return faultOf(this.game, lesson, move, right.length / 2 + 1);
  }

  /** Lets the other side wait, unless the squares that are left can then no longer be reached in time. */
  private goOnAlone(move: MoveFacts): Fault | undefined {
    const next = turnBack(this.core, this.game);
    const left = this.left.filter(square => square !== move.to);
    if (!next || !shortestWay(this.core, next, left, this.movesLeft - 1)) {
      next?.free();
      return { code: 'long' };
    }
    this.game.free();
    this.game = next;
    this.left = left;
    this.cachedView = undefined;
    return undefined;
  }

  private nextMove(): string | undefined {
    return isAlone(this.lesson)
      ? shortestWay(this.core, this.game, this.left, this.movesLeft)?.[0]
      : this.lesson.solution[this.right.length];
  }

  private newGame(): Game {
    return this.core.newGame(this.lesson.variant, { fen: this.lesson.fen });
  }

  /** Sets the board up anew and plays the right moves. */
  private rebuild(): void {
    const { before = [], goal } = this.lesson;
    const right = this.right;
    this.game.free();
    this.game = this.newGame();
    this.cachedView = undefined;
    this.fault = undefined;
    this.reply = undefined;
    this.last = undefined;
    this.left = [...(goal.squares ?? [])];
    this.right = [];
    for (const move of before) this.take(move);
    for (const move of right) {
      const made = this.take(move);
      if (made && isAlone(this.lesson)) this.goOnAlone(made);
      this.right.push(move);
    }
  }
}
