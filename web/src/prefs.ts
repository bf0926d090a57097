/** What the reader chose about the look, kept in this browser. Each becomes a data attribute of <html>. */
export interface Prefs {
  theme: 'auto' | 'light' | 'dark';
  pieces: 'khmer' | 'modern';
  squares: 'plain' | 'soft';
  notation: 'latin' | 'own';
}

export const PREF_CHOICES: { [K in keyof Prefs]: readonly Prefs[K][] } = {
  theme: ['auto', 'light', 'dark'],
  pieces: ['khmer', 'modern'],
  squares: ['plain', 'soft'],
  notation: ['latin', 'own'],
};

const KEY = 'ouk:prefs';
const NAMES = Object.keys(PREF_CHOICES) as (keyof Prefs)[];

/** Reads the kept choices; what is missing or unknown takes its first choice. */
export function loadPrefs(storage: Pick<Storage, 'getItem'>): Prefs {
  const kept = parse(read(storage));
  const choose = <K extends keyof Prefs>(name: K): Prefs[K] =>
    PREF_CHOICES[name].find(choice => choice === kept[name]) ?? (PREF_CHOICES[name][0] as Prefs[K]);
  return {
    theme: choose('theme'),
    pieces: choose('pieces'),
    squares: choose('squares'),
    notation: choose('notation'),
  };
}

/** Keeps the choices; a browser that keeps nothing forgets them with the page. */
export function savePrefs(storage: Pick<Storage, 'setItem'>, prefs: Prefs): void {
  try {
    storage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // No storage here: the choice holds for this page.
  }
}

/** Shows the choices on the page. */
export function applyPrefs(root: HTMLElement, prefs: Prefs): void {
  for (const name of NAMES) root.dataset[name] = prefs[name];
}

function read(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Partial<Record<keyof Prefs, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
