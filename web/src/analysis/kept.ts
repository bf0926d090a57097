import type { Core } from '../core';
import { readGame } from '../pgn';
import type { Opened } from './share';
import { isSound, nodeAt, type Study } from './study';

const KEY = 'ouk:study';
const BEFORE = 'ouk:study-before';

/** The study of this browser, kept over a reload, and the one that another took the place of. */
export class StudyShelf {
  constructor(private readonly storage: Storage | undefined) {}

  /** Keeps a study; false where the browser does not let it. */
  keep(study: Study): boolean {
    return this.write(KEY, study);
  }

  load(core: Core): Opened | undefined {
    return read(core, this.storage?.getItem(KEY));
  }

  /** Keeps a study as the one before: another comes in its place. False where the browser does not let it. */
  setAside(study: Study): boolean {
    return this.write(BEFORE, study);
  }

  loadBefore(core: Core): Opened | undefined {
    return read(core, this.storage?.getItem(BEFORE));
  }

  private write(key: string, { pgn, place }: Study): boolean {
    const kept = { v: 1, pgn, at: place };
    try {
      this.storage?.setItem(key, JSON.stringify(kept));
      return this.storage !== undefined;
    } catch {
      return false;
    }
  }
}

/** Reads what was kept; undefined where it is no study. */
function read(core: Core, text: string | null | undefined): Opened | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const { v, pgn, at } = (value ?? {}) as { v?: unknown; pgn?: unknown; at?: unknown };
  if (v !== 1 || typeof pgn !== 'string' || typeof at !== 'number') return undefined;
  const game = readGame(core, pgn);
  return game && isSound(core, game) ? { game, node: nodeAt(game, at) } : undefined;
}
