import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Gives the focus back to what has asked (`data-asks`), when its question has gone from the same place. */
export function useFocusBack(question: string | undefined): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef(question);
  useEffect(() => {
    if (before.current && !question)
      group.current?.querySelector<HTMLElement>(`[data-asks~=${before.current}]`)?.focus();
    before.current = question;
  }, [question]);
  return group;
}
