import { useEffect, useState } from 'preact/hooks';
import type { EngineClient } from '../engine';
import type { Session } from './session';

/** A move that comes sooner than this looks like a twitch of the board. */
const SHORTEST_THOUGHT = 400;

let engine: EngineClient | undefined;

/** The engine, loaded when the computer first has to move. */
async function theEngine(): Promise<EngineClient> {
  const { EngineClient } = await import('../engine');
  engine ??= new EngineClient();
  return engine;
}

/** Lets the computer move for its seat. Returns whether it failed to answer, and how to ask it again. */
export function useComputer(session: Session): { failed: boolean; retry: () => void } {
  const [failed, setFailed] = useState(false);
  const level = session.result ? 'human' : session.seatToMove;
  const log = session.record.log.join(' ');

  useEffect(() => {
    if (level === 'human' || failed) return undefined;
    let isWanted = true;
    const { variant, counting } = session.record;
    const request = { variant, counting, level, fen: session.startFen, moves: session.record.log };
    const pause = new Promise(resolve => setTimeout(resolve, SHORTEST_THOUGHT));
    Promise.all([theEngine().then(client => client.bestMove(request)), pause])
      .then(([entry]) => {
        if (isWanted && !session.enter(entry)) setFailed(true);
      })
      .catch(() => {
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
      engine?.stop();
    };
  }, [session, level, log, failed]);

  return { failed, retry: () => setFailed(false) };
}
