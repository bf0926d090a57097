import type { Core, Game, Outcome, SquareName, VariantId } from '../core';
import { type MoveFacts, type Step, take } from '../game/steps';
import { type View, viewOf } from '../game/view';

/** A position and what is done in it, as the page of a chapter brings it. */
export interface Example {
  readonly fen: string;
  readonly variant: VariantId;
  readonly moves?: readonly string[];
  /** The man that is picked up at the end. */
  readonly pick?: SquareName;
  /** A move that is tried at the end, and refused. */
  readonly tried?: string;
}

/** An example on the board: its moves to walk through, and the reader's own where they leave them. */
export class Demonstration {
  private readonly game: Game;
  private line: readonly string[];
  private isOwn = false;
  private cachedView: View | undefined;
  private readonly done: (Step & { move: MoveFacts })[] = [];

  constructor(
    core: Core,
    readonly example: Example,
  ) {
    this.game = core.newGame(example.variant, { fen: example.fen });
    this.line = example.moves ?? [];
  }

  /** The number of moves before the position that stands. */
  get ply(): number {
    return this.done.length;
  }
  get length(): number {
    return this.line.length;
  }
  /** Whether the example stands at its end, as it is meant. */
  get isComplete(): boolean {
    return !this.isOwn && this.ply === this.length;
  }
  /** The move that was made last, for whoever announces it, and the one before. */
  get lastSteps(): [Step | undefined, Step | undefined] {
    return [this.done.at(-1), this.done.at(-2)];
  }
  get result(): Outcome | undefined {
    return this.game.outcome();
  }
  get view(): View {
    this.cachedView ??= viewOf(this.game, this.done.at(-1)?.move);
    return this.cachedView;
  }

  /** Goes to the position after so many moves. */
  show(ply: number): void {
    this.cachedView = undefined;
    while (this.ply > ply && this.game.undo()) this.done.pop();
    while (this.ply < Math.min(ply, this.length) && this.enter(this.line[this.ply] ?? ''));
  }
  /** Makes a move of the reader's own; false where it is not legal. */
  play(from: SquareName, to: SquareName): boolean {
    if (this.result || !this.enter(from + to)) return false;
    if (this.line[this.ply - 1]?.startsWith(from + to)) return true;
    this.line = this.done.map(step => step.entry);
    this.isOwn = true;
    return true;
  }
  whyNot(from: SquareName, to: SquareName) {
    return this.game.whyNot(from, to);
  }
  /** Gives the core's memory back. */
  free(): void {
    this.game.free();
  }

  private enter(move: string): boolean {
    const step = take(this.game, move);
    if (!step?.move) return false;
    this.cachedView = undefined;
    this.done.push({ ...step, move: step.move });
    return true;
  }
}
