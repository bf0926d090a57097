import type { Prefs } from './prefs';

// The header comes from the server, so that it stands without scripts; this makes its controls work.

interface Header {
  prefs: Prefs;
  setPrefs: (prefs: Prefs) => void;
  onSettings: () => void;
}

/** Binds the header's controls. Returns what releases them. */
export function bindHeader({ prefs, setPrefs, onSettings }: Header): () => void {
  const release = new AbortController();
  const on = (selector: string, listener: (element: HTMLElement) => void) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      element.addEventListener('click', () => listener(element), { signal: release.signal });
  };
  on('[data-do=theme]', () => setPrefs({ ...prefs, theme: isDark(prefs) ? 'light' : 'dark' }));
  on('[data-do=settings]', onSettings);
  // The other language shows the same game.
  on('a[hreflang]', link => {
    (link as HTMLAnchorElement).hash = location.hash;
  });
  return () => release.abort();
}

const isDark = ({ theme }: Prefs): boolean =>
  theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
