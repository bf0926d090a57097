import { fromJson, type GameRecord, toJson } from './record';

const PREFIX = 'ouk:game:';

/** What lies in the browser under one game's name: a game, or something that is none. */
export interface Saved {
  id: string;
  record: GameRecord | undefined;
}

/** The games saved in this browser, one entry each, so that one bad entry spoils no other. */
export class GameStore {
  /** Games that the browser did not let be saved: they live as long as the page. */
  private readonly unsaved = new Map<string, GameRecord>();

  constructor(private readonly storage: Storage | undefined) {}

  /** Whether this browser keeps games. */
  get isLasting(): boolean {
    return this.storage !== undefined;
  }

  /** Saves a game; false where the browser does not let it. */
  save(record: GameRecord): boolean {
    this.unsaved.set(record.id, record);
    if (!this.storage) return false;
    try {
      this.storage.setItem(PREFIX + record.id, toJson(record));
    } catch {
      return false;
    }
    return this.unsaved.delete(record.id);
  }

  /** Tells whether a game lives only as long as the page. */
  isUnsaved(id: string): boolean {
    return this.unsaved.has(id);
  }

  /** The game of that name; undefined where there is none that can be read. */
  load(id: string): GameRecord | undefined {
    const unsaved = this.unsaved.get(id);
    if (unsaved) return unsaved;
    const json = this.storage?.getItem(PREFIX + id);
    const record = json ? fromJson(json) : undefined;
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
