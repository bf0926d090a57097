import { useEffect, useReducer } from 'preact/hooks';
import type { News, Session } from './session';

/** Draws the component again at every change of the session, and tells it the news. */
export function useSession(session: Session, onNews?: (news: News) => void): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(
    () =>
      session.subscribe(news => {
        if (news) onNews?.(news);
        redraw(undefined);
      }),
    [session],
  );
}
