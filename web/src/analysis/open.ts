// What is pasted, dropped or found elsewhere becomes a game to study.
import type { Core, Fault, Variant } from '../core';
import type { GameRecord } from '../game/record';
import {
  Builder,
  emptyGame,
  newGame,
  type PgnGame,
  readGame,
  readInPieces,
  resultOf,
  type Start,
  startOf,
} from '../pgn';

/** What a text is taken for. */
export type Found =
  | { readonly kind: 'position'; readonly game: PgnGame }
  | { readonly kind: 'games'; readonly games: readonly PgnGame[]; readonly hasMore: boolean }
  | { readonly kind: 'bad-fen'; readonly fen: string; readonly faults: readonly Fault[] }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'nothing' };

/** Characters: nobody reads more, and a phone has little memory. */
export const LARGEST = 8_000_000;
const MOST_GAMES = 1000;
/** Milliseconds of reading between two breaths of the page. */
const SLICE = 30;
const LOOKS_LIKE_FEN = /^\s*[^\s/[{]+(?:\/[^\s/[{]+){2,}(?:\s|$)/;

/** Takes a text for a position or for games. What does not name its game, as no FEN does, is of the variant given. */
export async function understand(core: Core, text: string, variant: Variant): Promise<Found> {
  if (text.length > LARGEST) return { kind: 'too-large' };
  if (LOOKS_LIKE_FEN.test(text)) return position(core, text.trim().replace(/\s+/g, ' '), variant);
  const games: PgnGame[] = [];
  let breath = performance.now();
  for (const game of readInPieces(core, text, variant)) {
    if (game && games.length === MOST_GAMES) return { kind: 'games', games, hasMore: true };
    if (game) games.push(game);
    if (performance.now() - breath < SLICE) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- a breath for the page, not work to be done at once
    await new Promise(resolve => setTimeout(resolve));
    breath = performance.now();
  }
  return games.length ? { kind: 'games', games, hasMore: false } : { kind: 'nothing' };
}

function position(core: Core, fen: string, variant: Variant): Found {
  const faults = core.faults(fen);
  if (faults.length) return { kind: 'bad-fen', fen, faults };
  return { kind: 'position', game: emptyGame(core, { variant, counting: 'automatic', fen }) };
}

/** A game with nothing but the usual start. */
export function freshGame(core: Core, variant = core.variants[0]): PgnGame {
  if (!variant) throw new Error('the core knows no game');
  return emptyGame(core, { variant, counting: 'automatic', fen: undefined });
}

/** A game of this browser, with the names of its players; undefined where the core does not know it. */
export function gameOfRecord(
  core: Core,
  record: GameRecord,
  names: { white: string; black: string },
): PgnGame | undefined {
  const variant = core.variants.find(({ id }) => id === record.variant);
  if (!variant) return undefined;
  const start: Start = { variant, counting: record.counting, fen: undefined };
  const game = emptyGame(core, start);
  game.tags.set('White', names.white).set('Black', names.black);
  game.tags.set('Date', dateTag(record.created));
  const builder = new Builder(game.root, () => newGame(core, start));
  for (const entry of record.log)
    if (entry.startsWith('@')) builder.comment(`[%count ${entry.slice(1)}]`);
    else if (builder.move(entry)) break;
  const outcome = builder.game.outcome();
  const end = outcome ? resultOf(outcome) : resultOfEnding(record);
  game.tags.set('Result', end);
  builder.finish();
  return game;
}

function resultOfEnding({ ending }: GameRecord): string {
  if (!ending) return '*';
  if (ending.kind !== 'resign') return '1/2-1/2';
  return ending.side === 'white' ? '0-1' : '1-0';
}

function dateTag(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Why a game of a room is not to be had; the words of the catalogue. */
export type RoomProblem = 'room-missing' | 'refused-try-again' | 'refused-lost';

/** Gets the game of an online room. */
export async function gameOfRoom(core: Core, id: string): Promise<PgnGame | RoomProblem> {
  if (!/^[a-z0-9]{1,20}$/.test(id)) return 'room-missing';
  try {
    const answer = await fetch(`/api/games/${id}.pgn`);
    if (answer.status === 404) return 'room-missing';
    const game = answer.ok ? readGame(core, await answer.text()) : undefined;
    return game && startOf(core, game.tags) ? game : 'refused-try-again';
  } catch {
    return 'refused-lost';
  }
}
