import {
  type Color,
  type Core,
  type Count,
  type Game,
  other,
  type Outcome,
  type SquareName,
} from '../core';
import type { CountEntry, Ending, Entry, GameRecord, Seat } from './record';
import { type MoveFacts, moveSteps, type Step, take } from './steps';
import { countingKing, type View, viewOf } from './view';

/** How a game stands when it is over: by the position, or by what the players did. */
export type Result = { by: 'position'; outcome: Outcome } | { by: 'players'; ending: Ending };

/** What happened last, for whoever announces it. */
export type News =
  { kind: 'step'; step: Step; before: Step | undefined } | { kind: 'undo' } | { kind: 'end' };

export interface SessionHooks {
  /** Called after every change that belongs into the record. */
  save: (record: GameRecord) => void;
}

/**
 * A game being played at this device: its record, the core's game at the last move, and the place in the move
 * list that the reader looks at. Every change tells the listeners.
 */
export class Session {
  /** Log entries that the core refused when the record was read: the game goes on before them. */
  readonly cut: number;
  private game: Game;
  private steps: Step[] = [];
  private shownPly: number;
  private cachedView: View | undefined;
  private readonly listeners = new Set<(news?: News) => void>();

  /** Throws what the core throws for a game it does not know. */
  constructor(
    private readonly core: Core,
    public record: GameRecord,
    private readonly hooks: SessionHooks,
  ) {
    this.game = this.newGame();
    for (const entry of record.log) {
      const step = take(this.game, entry);
      if (!step) break;
      this.steps.push(step);
    }
    this.cut = record.log.length - this.steps.length;
    this.shownPly = this.lastPly;
  }

  subscribe(listener: (news?: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ---- what stands

  /** The moves played, in order. */
  get moves(): (Step & { move: MoveFacts })[] {
    return moveSteps(this.steps);
  }
  get allSteps(): readonly Step[] {
    return this.steps;
  }
  get lastPly(): number {
    return this.steps.filter(step => step.move).length;
  }
  /** The number of moves before the position shown. */
  get ply(): number {
    return this.shownPly;
  }
  get isAtEnd(): boolean {
    return this.shownPly === this.lastPly;
  }
  get turn(): Color {
    return this.game.turn();
  }
  /** Who is to move at the last position. */
  get seatToMove(): Seat {
    return this.record.seats[this.turn];
  }
  get result(): Result | undefined {
    const outcome = this.game.outcome();
    if (outcome) return { by: 'position', outcome };
    const { ending } = this.record;
    return ending && { by: 'players', ending };
  }
  get winner(): Color | undefined {
    const { result } = this;
    if (result?.by === 'position') return result.outcome.winner;
    return result?.ending.kind === 'resign' ? other(result.ending.side) : undefined;
  }
  /** The count as it stands at the end, whatever position is shown. */
  get lastCount(): Count | undefined {
    return this.steps.at(-1)?.count;
  }
  /** The square of the counting king where the count has drawn the game in the position shown. */
  get drawn(): SquareName | undefined {
    const { result } = this;
    const isCounted = result?.by === 'position' && result.outcome.termination === 'count';
    return isCounted && this.isAtEnd ? countingKing(this.view) : undefined;
  }
  /** The position shown, at `ply`. */
  get view(): View {
    this.cachedView ??= this.isAtEnd
      ? viewOf(this.game, this.moves.at(-1)?.move)
      : this.earlierView();
    return this.cachedView;
  }
  get canClaim(): boolean {
    return !this.result && this.game.canClaimDraw();
  }
  /** What a side can do about the count now: start or stop it at its turn, or take the draw of the one that counts. */
  countActionsOf(side: Color): CountEntry[] {
    const { game, record, view } = this;
    if (this.result || record.counting !== 'tournament') return [];
    const isTurn = this.turn === side;
    const isOthers = view.count !== undefined && view.count.side !== side;
    return [
      ...(isTurn && game.canStartCount() ? (['@start'] as const) : []),
      ...(isTurn && game.canStopCount() ? (['@stop'] as const) : []),
      ...(isOthers && game.canTakeCountDraw() ? (['@take'] as const) : []),
    ];
  }
  get canUndo(): boolean {
    return this.undoLength() > 0 && !this.record.ending;
  }
  whyNot(from: SquareName, to: SquareName) {
    return this.game.whyNot(from, to);
  }
  get startFen(): string {
    const game = this.newGame();
    const fen = game.fen();
    game.free();
    return fen;
  }

  // ---- what may be done

  /** Plays a move for the side to move; false where it is not legal or the game is over. */
  play(from: SquareName, to: SquareName): boolean {
    return this.add(from + to);
  }
  /** Takes over what the computer answers: a move in UCI, or an entry about the count. */
  enter(entry: string): boolean {
    return this.add(entry);
  }
  countAction(entry: CountEntry): boolean {
    return this.add(entry);
  }
  resign(side: Color): void {
    this.end({ kind: 'resign', side });
  }
  agreeDraw(): void {
    this.end({ kind: 'agreement' });
  }
  claimDraw(): void {
    if (this.canClaim) this.end({ kind: 'claim' });
  }
  /** Takes back the last move; against the computer back to the move of the one who sits here. */
  undo(): void {
    if (!this.canUndo) return;
    this.steps.length -= this.undoLength();
    this.rebuild();
    this.changed({ kind: 'undo' });
  }
  /** Shows the position after so many moves. */
  show(ply: number): void {
    this.shownPly = Math.min(Math.max(ply, 0), this.lastPly);
    this.refresh();
  }
  /** Gives the core's memory back. */
  free(): void {
    this.listeners.clear();
    this.game.free();
  }

  // ---- inside

  private add(entry: Entry): boolean {
    if (this.result) return false;
    const before = this.steps.at(-1);
    const step = take(this.game, entry);
    if (!step) return false;
    this.steps.push(step);
    this.shownPly = this.lastPly;
    this.changed({ kind: 'step', step, before });
    return true;
  }

  private end(ending: Ending): void {
    if (this.result) return;
    this.record = { ...this.record, ending };
    this.shownPly = this.lastPly;
    this.changed({ kind: 'end' });
  }

  private changed(news: News): void {
    const log = this.steps.map(step => step.entry);
    const over = this.result !== undefined;
    this.record = { ...this.record, log, over, updated: Date.now() };
    this.hooks.save(this.record);
    this.refresh(news);
  }

  private refresh(news?: News): void {
    this.cachedView = undefined;
    for (const listener of this.listeners) listener(news);
  }

  /** How many entries an undo takes off the log: up to and with the last move that a person here made. */
  private undoLength(): number {
    const { seats } = this.record;
    for (let back = 1; back <= this.steps.length; back += 1) {
      const step = this.steps.at(-back);
      if (step?.move && seats[step.side] === 'human') return back;
    }
    return 0;
  }

  private newGame(): Game {
    return this.core.newGame(this.record.variant, { counting: this.record.counting });
  }

  private rebuild(): void {
    const entries = this.steps.map(step => step.entry);
    this.game.free();
    this.game = this.newGame();
    for (const entry of entries) take(this.game, entry);
    this.shownPly = this.lastPly;
  }

  /** Plays the log up to `ply` in a game of its own, what was done about the count before the next move included. */
  private earlierView(): View {
    const game = this.newGame();
    let moves = 0;
    for (const step of this.steps) {
      if (step.move && moves++ === this.shownPly) break;
      take(game, step.entry);
    }
    const view = viewOf(game, this.moves[this.shownPly - 1]?.move);
    game.free();
    return view;
  }
}
