import { useEffect, useState } from 'preact/hooks';

/** Whether the page has room for two columns and all their parts, which a phone on its side has not. */
export function useIsWide(): boolean {
  const query = matchMedia('(min-width: 900px) and (min-height: 560px)');
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setWide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isWide;
}
