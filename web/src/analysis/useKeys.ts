import { useLayoutEffect } from 'preact/hooks';
import type { Study } from './study';

/** Arrows step through the tree, up and down between variations, wherever they mean nothing else. */
export function useKeys(study: Study): void {
  // With the drawing: whoever sees a game may step through it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (isTaken(event.target)) return;
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      step(study);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [study]);
}

const STEPS: Record<string, (study: Study) => void> = {
  ArrowLeft: study => study.previous(),
  ArrowRight: study => study.next(),
  ArrowUp: study => study.beside(-1),
  ArrowDown: study => study.beside(1),
  Home: study => study.first(),
  End: study => study.last(),
};

/** Fields and the squares of the board have their own use for arrows, and so has a dialog. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role=grid], [role=tablist], [role=slider], dialog') !==
    null;
