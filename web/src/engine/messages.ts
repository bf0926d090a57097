// What a page and the engine's worker say to each other.
import type { Counting, VariantId } from '../core';

/** How well the computer plays: 1 for a beginner, 3 for what it can do in a second. */
export type Level = 1 | 2 | 3;

/** The game, and how well to play it. */
export interface MoveRequest {
  readonly variant: VariantId;
  readonly counting: Counting;
  readonly fen: string;
  /** All that happened since the FEN: moves as UCI, and `@start`, `@stop` and `@take` for what was done about the count. */
  readonly moves: readonly string[];
  readonly level: Level;
}

/** To the worker. */
export interface Go extends MoveRequest {
  readonly type: 'go';
}

/** From the worker: the move as UCI (or `@start`, before it), or why there is none. */
export type Answer =
  | { readonly type: 'bestmove'; readonly move: string }
  | { readonly type: 'error'; readonly message: string };
