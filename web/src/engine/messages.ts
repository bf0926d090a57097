// What a page and the engine's worker say to each other.
import type { Analysis, AnalysisOptions, Position } from './analysis';

/** How well the computer plays: 1 for a beginner, 3 for what it can do in a second. */
export type Level = 1 | 2 | 3;

/** The game, and how well to play it. */
export interface MoveRequest extends Position {
  readonly level: Level;
}

/** To the worker. */
export type Request =
  | (MoveRequest & { readonly type: 'go' })
  | { readonly type: 'analyse'; readonly position: Position; readonly options: AnalysisOptions };

/** From the worker: the move as UCI (or `@start`, before it), what is known so far, or why there is nothing. */
export type Answer =
  | { readonly type: 'bestmove'; readonly move: string }
  | { readonly type: 'news'; readonly analysis: Analysis }
  | { readonly type: 'error'; readonly message: string };
