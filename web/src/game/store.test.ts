import { expect, test } from 'vitest';
import { type GameRecord, newRecord } from './record';
import { GameStore } from './store';

/** A browser's storage, as far as the store uses it. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  private readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  clear(): void {
    this.entries.clear();
  }
}

class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

const record = (id: string, updated: number): GameRecord => ({
  ...newRecord({
    variant: 'cambodian',
    counting: 'automatic',
    seats: { white: 'human', black: 'human' },
  }),
  id,
  updated,
});

test('games are listed, the latest first, and deleted one by one', () => {
  const store = new GameStore(new MemoryStorage());
  store.save(record('old', 1));
  store.save(record('new', 2));
  expect(store.list().map(saved => saved.id)).toEqual(['new', 'old']);
  store.remove('new');
  expect(store.list().map(saved => saved.id)).toEqual(['old']);
  expect(store.load('new')).toBeUndefined();
});

test('an entry that is no game is reported and spoils no other', () => {
  const storage = new MemoryStorage();
  const store = new GameStore(storage);
  store.save(record('good', 1));
  storage.setItem('ouk:game:bad', '{oops');
  storage.setItem('ouk:game:stolen', storage.getItem('ouk:game:good') ?? '');
  storage.setItem('ouk:prefs', '{}');
  storage.setItem('elsewhere', 'x');
  const list = store.list();
  expect(list.map(saved => saved.id)).toEqual(['good', 'bad', 'stolen']);
  expect(list.map(saved => saved.record?.id)).toEqual(['good', undefined, undefined]);
  store.remove('bad');
  expect(storage.getItem('ouk:game:bad')).toBeNull();
});

test('a browser that keeps nothing is no error', () => {
  for (const storage of [undefined, new FullStorage()]) {
    const store = new GameStore(storage);
    expect(store.save(record('lost', 1))).toBe(false);
    expect(store.isUnsaved('lost')).toBe(true);
    expect(store.load('lost')?.id).toBe('lost');
    expect(store.list()).toEqual([]);
  }
});
