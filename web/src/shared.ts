import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Core } from './core';
import type { GameStore } from './game/store';
import type { Prefs } from './prefs';

/** What every part of the page may use. */
export interface Shared {
  core: Core;
  store: GameStore;
  prefs: Prefs;
  setPrefs: (prefs: Prefs) => void;
  /** Says a sentence to those who listen instead of looking. */
  say: (sentence: string) => void;
}

const SharedContext = createContext<Shared | undefined>(undefined);

export const SharedProvider = SharedContext.Provider;

export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('useShared: no SharedProvider above');
  return shared;
}
