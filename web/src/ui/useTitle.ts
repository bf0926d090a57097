import { useEffect, useRef } from 'preact/hooks';

/** What the browser's tab says before the usual, for who looks at another or listens where they are. */
export function useTitle(words: string | undefined): void {
  const usual = useRef(document.title);
  useEffect(() => {
    document.title = words ? `${words} · ${usual.current}` : usual.current;
    return () => {
      document.title = usual.current;
    };
  }, [words]);
}
