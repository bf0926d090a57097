// The engine in the browser: the computer player, and the analyst.
export { Analyst } from './analyst';
export type { Analysis, AnalysisOptions, Limits, Line, Position, Score } from './analysis';
export { EngineClient } from './client';
export type { Level, MoveRequest } from './messages';
