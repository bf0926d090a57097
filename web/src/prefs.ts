/** What the reader chose, kept in this browser. Each becomes a data attribute of <html>, for styles and texts alike. */
export interface Prefs {
  pieces: 'khmer' | 'modern' | 'letters';
  squares: 'plain' | 'soft';
  notation: 'latin' | 'own';
  digits: 'own' | 'latin';
  sound: 'on' | 'off';
  vibration: 'on' | 'off';
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more';
  motion: 'auto' | 'still';
}

export const PREF_CHOICES: { [K in keyof Prefs]: readonly Prefs[K][] } = {
  pieces: ['khmer', 'modern', 'letters'],
  squares: ['plain', 'soft'],
  notation: ['latin', 'own'],
  digits: ['own', 'latin'],
  sound: ['on', 'off'],
  vibration: ['on', 'off'],
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'more'],
  motion: ['auto', 'still'],
};

/** Where the choices are kept. */
export const PREFS_KEY = 'ouk:prefs';
const NAMES = Object.keys(PREF_CHOICES) as (keyof Prefs)[];

/** Reads the kept choices; what is missing or unknown takes its first choice. */
export function loadPrefs(storage: Pick<Storage, 'getItem'>): Prefs {
  const kept = parse(read(storage));
  const choose = (name: keyof Prefs) =>
    PREF_CHOICES[name].find(choice => choice === kept[name]) ?? PREF_CHOICES[name][0];
  return Object.fromEntries(NAMES.map(name => [name, choose(name)])) as unknown as Prefs;
}

/** Keeps the choices; a browser that keeps nothing forgets them with the page. */
export function savePrefs(storage: Pick<Storage, 'setItem'>, prefs: Prefs): void {
  try {
    storage.setItem(PREFS_KEY, JSON.stringify(prefs));
  } catch {
    // No storage here: the choice holds for this page.
  }
}

/** Shows the choices on the page. */
export function applyPrefs(root: HTMLElement, prefs: Prefs): void {
  for (const name of NAMES) root.dataset[name] = prefs[name];
  if (matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more';
}

/** A choice as the page shows it now, for what has no other way to ask. */
export const shownPref = <K extends keyof Prefs>(name: K): Prefs[K] | undefined =>
  document.documentElement.dataset[name] as Prefs[K] | undefined;

/** Whether the reader, or the device, wants nothing to move by itself. */
export const isStill = (): boolean =>
  shownPref('motion') === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function read(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(PREFS_KEY);
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
