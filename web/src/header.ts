import type { Prefs } from './prefs';

// The header comes from the server, so that it stands without scripts; this makes its controls work.

/** The server reads it where an address names no language. */
const LANGUAGE_COOKIE = 'ouk-language';
/** In seconds; browsers keep none longer. */
const COOKIE_AGE = 400 * 86_400;

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
  return () => release.abort();
}

/** Makes the link past the header lead there; an address that ends in #app would name a game. */
export function bindSkipLink(): void {
  document.querySelector('a[href="#app"]')?.addEventListener('click', event => {
    event.preventDefault();
    document.getElementById('app')?.focus();
  });
}

/** Closes the header's menus where a click or Escape goes elsewhere. */
export function closeMenus(): void {
  const close = (except: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.drop[open]'))
      if (!(except instanceof Node && menu.contains(except))) menu.open = false;
  };
  document.addEventListener('pointerdown', ({ target }) => close(target), { capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
}

/**
 * Follows every link to this page in another language: it leads to the same place of the same game, and addresses
 * without a language will lead to that one.
 */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    document.cookie = `${LANGUAGE_COOKIE}=${link.hreflang}; Path=/; Max-Age=${COOKIE_AGE}; SameSite=Lax`;
  });
}

const isDark = ({ theme }: Prefs): boolean =>
  theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
