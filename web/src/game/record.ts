import type { Color, Counting, VariantId } from '../core';

export type Level = 1 | 2 | 3;
/** Who sits at a side: someone at this device, or the computer at a level. */
export type Seat = 'human' | Level;
export type Seats = Record<Color, Seat>;

/** How a game ended that the position alone does not end. */
export type Ending = { kind: 'resign'; side: Color } | { kind: 'agreement' } | { kind: 'claim' };

/** An entry of a game's log: a move in UCI, or what was done about the count before the next one. */
export type Entry = string;
export const COUNT_ENTRIES = ['@start', '@stop', '@take'] as const;
export type CountEntry = (typeof COUNT_ENTRIES)[number];

/** A game as it is saved. */
export interface GameRecord {
  id: string;
  variant: VariantId;
  counting: Counting;
  seats: Seats;
  log: Entry[];
  ending?: Ending;
  /** Whether the game has ended, by the position or by `ending`: for lists, which ask no core. */
  over: boolean;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
}

/** What is chosen before a game begins. */
export type Setup = Pick<GameRecord, 'variant' | 'counting' | 'seats'>;

const VERSION = 1;
const ENTRY = /^([a-h][1-8][a-h][1-8]m?|@start|@stop|@take)$/;
const MAX_ENTRIES = 10_000;

/** Makes the record of a game that is about to begin. */
export function newRecord({ variant, counting, seats }: Setup, now = Date.now()): GameRecord {
  const id = now.toString(36) + Math.random().toString(36).slice(2, 8);
  return { id, variant, counting, seats, log: [], over: false, created: now, updated: now };
}

export const toJson = (record: GameRecord): string => JSON.stringify({ v: VERSION, ...record });

/** Reads a saved game; undefined where the text is none. Whether its moves are legal only the core can tell. */
export function fromJson(json: string): GameRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isObject(value) || value.v !== VERSION) return undefined;
  const { id, variant, counting, seats, log, ending, over, created, updated } = value;
  if (typeof id !== 'string' || typeof variant !== 'string') return undefined;
  if (counting !== 'automatic' && counting !== 'tournament') return undefined;
  if (!isObject(seats) || !isSeat(seats.white) || !isSeat(seats.black)) return undefined;
  if (!Array.isArray(log) || log.length > MAX_ENTRIES || !log.every(isEntry)) return undefined;
  if (typeof over !== 'boolean' || !isTime(created) || !isTime(updated)) return undefined;
  if (ending !== undefined && !isEnding(ending)) return undefined;
  return {
    id,
    // An unknown game is the core's to refuse: the page knows none by name.
    variant: variant as VariantId,
    counting,
    seats: { white: seats.white, black: seats.black },
    log,
    ...(ending && { ending }),
    over,
    created,
    updated,
  };
}

/** The number that a list shows for a game: the move it stands at. */
export const moveNumber = (log: readonly Entry[]): number =>
  Math.floor(log.filter(entry => !entry.startsWith('@')).length / 2) + 1;

/** The side of the one person who plays the computer; undefined where two people share the board. */
export function personSide({ white, black }: Seats): Color | undefined {
  if (white === 'human' && black === 'human') return undefined;
  return white === 'human' ? 'white' : 'black';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeat = (value: unknown): value is Seat =>
  value === 'human' || value === 1 || value === 2 || value === 3;
const isEntry = (value: unknown): value is Entry => typeof value === 'string' && ENTRY.test(value);
const isTime = (value: unknown): value is number => Number.isFinite(value);
const isColor = (value: unknown): value is Color => value === 'white' || value === 'black';
const isEnding = (value: unknown): value is Ending =>
  isObject(value) &&
  (value.kind === 'agreement' ||
    value.kind === 'claim' ||
    (value.kind === 'resign' && isColor(value.side)));
