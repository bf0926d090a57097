// The computer player in the browser.
export { EngineClient } from './client';
export type { Level, MoveRequest } from './messages';
