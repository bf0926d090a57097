import type { Core } from '../core';
import type { PgnGame } from './game';
import { Lines } from './lines';
import { Parser } from './parser';
import { GAME_START, isAt, TAG_START } from './syntax';

/**
 * Reads the games of a text one after another, whatever the text holds: junk between games is passed over, and what
 * cannot be read is listed in the game's faults. `src/ouk/pgn` does the same in Python, and tests/pgn keeps them alike.
 * A game that does not name its variant is of the one given.
 */
export function* readGames(
  core: Core,
  text: string,
  variant = core.variants[0],
): Generator<PgnGame> {
  for (const game of readInPieces(core, text, variant)) if (game) yield game;
}

/** The same, with nothing wherever the reader may pause: one game alone can take a second. */
export function* readInPieces(
  core: Core,
  text: string,
  variant = core.variants[0],
): Generator<PgnGame | undefined> {
  const lines = new Lines(text.replace(/\r\n?/g, '\n'));
  let start = GAME_START;
  while (findStart(lines, start)) {
    const parser = new Parser(core, lines, variant);
    const game = yield* parser.read();
    // After a game that was cut off, only tags show where the next one begins.
    start = parser.wasCut ? TAG_START : GAME_START;
    if (!parser.isEmpty) yield game;
  }
}

/** The first game of a text. */
export const readGame = (core: Core, text: string): PgnGame | undefined =>
  readGames(core, text).next().value as PgnGame | undefined;

function findStart(lines: Lines, start: RegExp): boolean {
  while (lines.more()) {
    if (isAt(start, lines.text, lines.place)) return true;
    lines.skip();
  }
  return false;
}
