// Games in Portable Game Notation. docs/pgn.md says what is particular to Ouk.
export * from './comments';
export * from './game';
export * from './reader';
export * from './tags';
export * from './tree';
export { act, Builder, describe } from './builder';
export { makeMainLine, promote, remove } from './edit';
export { resultOf } from './parser';
export { moveNumber, writeGame } from './writer';
