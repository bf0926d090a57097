import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Begins something that takes time, and tells afterwards whether it is still wanted: not when another has begun since,
 * nor when what it was for has gone.
 */
export function useLatest(): () => () => boolean {
  const begun = useRef(0);
  const end = () => void (begun.current += 1);
  useLayoutEffect(() => end, []);
  return () => {
    const own = (begun.current += 1);
    return () => begun.current === own;
  };
}
