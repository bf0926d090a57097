import { browserStorage } from '../game/store';
import type { Room } from './messages';
import type { GameState } from './state';

/** A running game as this browser last saw it. */
export interface Remembered {
  room: Room;
  state: Pick<GameState, 'started' | 'log' | 'clock'>;
}

interface Entry extends Remembered {
  at: number;
}

// One entry of the storage for all, so that their number has an end.
const KEY = 'ouk:seen:1';
const MOST = 5;
const DAY = 86_400_000;

/** Remembers how a running game stands, for a day. */
export function remember(game: Remembered, now = Date.now()): void {
  write([{ ...game, at: now }, ...without(game.room.game, now)]);
}

/** Forgets a game. */
export function forget(id: string, now = Date.now()): void {
  if (remembered(id, now)) write(without(id, now));
}

/** Forgets every game, as when another person may use this browser next. */
export const forgetAll = (): void => browserStorage()?.removeItem(KEY);

/** The game as it was last seen; undefined where that is unknown or long ago. */
export const remembered = (id: string, now = Date.now()): Remembered | undefined =>
  read(now).find(({ room }) => room.game === id);

const without = (id: string, now: number): Entry[] =>
  read(now).filter(({ room }) => room.game !== id);

function read(now: number): Entry[] {
  try {
    const value: unknown = JSON.parse(browserStorage()?.getItem(KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(isEntry).filter(({ at }) => at <= now && now - at < DAY);
  } catch {
    return [];
  }
}

function write(entries: Entry[]): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(entries.slice(0, MOST)));
  } catch {
    // Without storage a reload waits for the server.
  }
}

function isEntry(value: unknown): value is Entry {
  const { at, room, state } = (value ?? {}) as Partial<Entry>;
  return typeof at === 'number' && typeof room?.game === 'string' && Array.isArray(state?.log);
}
