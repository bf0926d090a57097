import { useEffect, useState } from 'preact/hooks';

/** Whether the page is wide enough for two columns. */
export function useIsWide(): boolean {
  const query = matchMedia('(min-width: 900px)');
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setWide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isWide;
}
