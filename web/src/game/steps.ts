import type { Color, Count, Game, Piece, SquareName } from '../core';
import type { CountEntry, Entry } from './record';

/** One entry of the log and what the move list, the tray and the announcer need to know of it. */
export interface Step {
  entry: Entry;
  side: Color;
  /** What a move did; absent where the entry is about the count. */
  move?: MoveFacts;
  check: boolean;
  count: Count | undefined;
}

export interface MoveFacts {
  uci: string;
  from: SquareName;
  to: SquareName;
  san: string;
  piece: Piece;
  captured: Piece | undefined;
  promoted: boolean;
}

const COUNT_ACTIONS: Record<CountEntry, (game: Game) => boolean> = {
  '@start': game => game.startCount(),
  '@stop': game => game.stopCount(),
  '@take': game => game.takeCountDraw(),
};

/** Applies one entry to the game; undefined where the rules do not allow it. */
export function take(game: Game, entry: Entry): Step | undefined {
  const side = game.turn();
  const move = entry.startsWith('@') ? undefined : facts(game, entry);
  const done = move ? game.play(entry) : (COUNT_ACTIONS[entry as CountEntry]?.(game) ?? false);
  if (!done) return undefined;
  return { entry, side, ...(move && { move }), check: game.isCheck(), count: game.count() };
}

/** The moves of the log, without what was done about the count. */
export const moveSteps = (steps: readonly Step[]): (Step & { move: MoveFacts })[] =>
  steps.filter((step): step is Step & { move: MoveFacts } => step.move !== undefined);

function facts(game: Game, uci: string): MoveFacts | undefined {
  const from = uci.slice(0, 2);
  const to = uci.slice(2, 4);
  const pieces = game.pieces();
  const piece = pieces.get(from);
  if (!piece || !game.dests().get(from)?.includes(to)) return undefined;
  const san = game.san(uci);
  return { uci, from, to, san, piece, captured: pieces.get(to), promoted: san.includes('=') };
}
