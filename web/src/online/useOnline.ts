import { useEffect, useReducer, useState } from 'preact/hooks';
import type { OnlineGame, OnlineNews } from './game';
import { type Line, theSocket } from './socket';

/** Draws the component again at every change of the game, and tells it the news. */
export function useOnlineGame(game: OnlineGame, onNews?: (news: OnlineNews) => void): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    // Something may have come between the drawing and this.
    redraw(undefined);
    return game.subscribe(news => {
      if (news) onNews?.(news);
      redraw(undefined);
    });
  }, [game]);
}

/** How the connection stands. */
export function useLine(): Line {
  const socket = theSocket();
  const [line, setLine] = useState(socket.line);
  useEffect(() => {
    setLine(socket.line);
    return socket.listen({ onLine: setLine });
  }, []);
  return line;
}

/** Draws the component again after so many milliseconds; never where there are none. */
export function useTick(wait: number | undefined): void {
  const [n, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => tick(undefined), Math.max(16, wait));
    return () => clearTimeout(timer);
  }, [n, wait]);
}
