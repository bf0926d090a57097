import { fromJson, type GameRecord, toJson } from './record';

const PREFIX = 'ouk:game:';

/** What lies in the browser under one game's name: a game, or something that is none. */
export interface Saved {
  id: string;
  record: GameRecord | undefined;
}

/** The games saved in this browser, one entry each, so that one bad entry spoils no other. */
export class GameStore {
  constructor(private readonly storage: Storage | undefined) {}

  /** Saves a game; false where the browser does not let it. */
  save(record: GameRecord): boolean {
    try {
      this.storage?.setItem(PREFIX + record.id, toJson(record));
      return this.storage !== undefined;
    } catch {
      return false;
    }
  }

  /** Tells whether anything is saved under that name. */
  has(id: string): boolean {
    return this.storage?.getItem(PREFIX + id) != null;
  }

  /** The game of that name; undefined where there is none that can be read. */
  load(id: string): GameRecord | undefined {
    const json = this.storage?.getItem(PREFIX + id);
    const record = json == null ? undefined : fromJson(json);
    return record?.id === id ? record : undefined;
  }

  /** All that is saved, the latest first, what cannot be read last. */
  list(): Saved[] {
    const keys = Array.from({ length: this.storage?.length ?? 0 }, (_, i) => this.storage?.key(i));
    return keys
      .filter(key => key?.startsWith(PREFIX) === true)
      .map(key => key as string)
      .map(key => key.slice(PREFIX.length))
      .map(id => ({ id, record: this.load(id) }))
      .toSorted((a, b) => (b.record?.updated ?? -1) - (a.record?.updated ?? -1));
  }

  remove(id: string): void {
    this.storage?.removeItem(PREFIX + id);
  }

  /** Calls back when another tab of this browser changes a game. Returns what ends that. */
  watch(id: string, onChange: () => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === PREFIX + id) onChange();
    };
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }
}

/** The browser's storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
