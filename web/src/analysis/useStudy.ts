import { useEffect, useReducer } from 'preact/hooks';
import type { Study } from './study';

/** Milliseconds after which a change is kept: sooner only where the page goes away. */
const PAUSE = 400;

/** Draws the component again at every change of the study. */
export function useStudy(study: Study): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => study.subscribe(() => redraw(undefined)), [study]);
}

/** Keeps the study as it changes. */
export function useKeeping(study: Study, keepStudy: (study: Study) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { version, node } = study;
    const keep = () => {
      clearTimeout(timer);
      // Where nothing has changed, another page may have kept its own since.
      if (version === study.version && node === study.node) return;
      ({ version, node } = study);
      keepStudy(study);
    };
    const unsubscribe = study.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    });
    addEventListener('pagehide', keep);
    return () => {
      // Another study has taken this one's place, and is kept already.
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', keep);
    };
  }, [study]);
}
