import { useEffect, useState } from 'preact/hooks';

// The address says what is shown: /en/ is the home page, /en/#id a saved game, /en/lessons#id a lesson. So a reload
// comes back to the same game, the browser's own back button works, and no server is asked.

const read = (): string | undefined => location.hash.slice(1) || undefined;

/** The id of the game that the address names, kept in step with it. */
export function useGameId(): string | undefined {
  const [id, setId] = useState(read);
  useEffect(() => {
    const onChange = () => setId(read());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return id;
}

/** Goes to a game. */
export const goToGame = (id: string): void => {
  location.hash = id;
};

/** Takes out of the address what names nothing on this page. The way back leads past it. */
export function forgetId(): void {
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The page in the same language at `name`, '' for the home page. */
export const pagePath = (language: string, name = ''): string => `/${language}/${name}`;
