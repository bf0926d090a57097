import { useEffect, useState } from 'preact/hooks';

const load = () => import('./index');

/** What online play is made of, which the first page does not load. */
export type Parts = Awaited<ReturnType<typeof load>>;

/** Loads the parts once they are needed; undefined before. */
export function useParts(isNeeded = true): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (isNeeded) void load().then(setParts);
  }, [isNeeded]);
  return parts;
}
