// What the engine says about a position.
import type { Color, Counting, Outcome, VariantId } from '../core';

/** A position as the engine is asked for it: a game from its beginning, so that counts and repetitions are known. */
export interface Position {
  readonly variant: VariantId;
  readonly counting: Counting;
  readonly fen: string;
  /** All that happened since the FEN: moves as UCI, and `@start`, `@stop` and `@take` for what was done about the count. */
  readonly moves: readonly string[];
}

/** When an analysis ends: at the first that is reached. Without any, when it is stopped. */
export interface Limits {
  /** Half-moves. */
  readonly depth?: number;
  readonly nodes?: number;
  readonly milliseconds?: number;
}

export interface AnalysisOptions extends Limits {
  /** How many of the best moves are told apart. */
  readonly lines: number;
}

/**
 * What a position is worth, always as White sees it: above 0 White stands better.
 *
 * `units` are hundredths of a pawn. `mate` counts the moves to a forced end (where the first check wins: to the
 * check), above 0 where White wins, never 0. `over` is a game that has ended, without a winner in a draw.
 */
export type Score =
  | { readonly kind: 'units'; readonly value: number }
  | { readonly kind: 'mate'; readonly value: number }
  | { readonly kind: 'over'; readonly winner?: Color };

/** One of the best moves and what follows it. */
export interface Line {
  readonly score: Score;
  /** As UCI, the move to play first. */
  readonly moves: readonly string[];
  /** The same as SAN. */
  readonly san: readonly string[];
}

/** What is known so far. */
export interface Analysis {
  /** Half-moves that were searched in full: 0 where the game is over. */
  readonly depth: number;
  readonly nodes: number;
  readonly nodesPerSecond: number;
  /** That of the best line, or of the end. */
  readonly score: Score;
  /** The best first; none where the game is over. */
  readonly lines: readonly Line[];
  /** How the game has ended by its position, if it has. */
  readonly outcome?: Outcome;
  /** Whether no more will come. */
  readonly isDone: boolean;
}
