import { useEffect, useState } from 'preact/hooks';
import { call } from './api';
import type { Rooms } from './messages';

/** How many rooms wait, and how many people play. */
export interface Figures {
  rooms: number;
  people: number;
}

/** The lobby's figures, asked for once the page is drawn and whenever it is looked at again; undefined offline. */
export function useFigures(): Figures | undefined {
  const [figures, setFigures] = useState<Figures>();
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'visible') setFigures(await askForFigures());
    };
    const forget = () => setFigures(undefined);
    const release = new AbortController();
    const { signal } = release;
    document.addEventListener('visibilitychange', () => void ask(), { signal });
    addEventListener('online', () => void ask(), { signal });
    addEventListener('offline', forget, { signal });
    void ask();
    return () => release.abort();
  }, []);
  return figures;
}

async function askForFigures(): Promise<Figures | undefined> {
  if (!navigator.onLine) return undefined;
  const answer = await call('GET', '/api/lobby');
  if (!answer.ok) return undefined;
  const { waiting, people_playing } = answer.value as Rooms;
  return { rooms: waiting.length, people: people_playing };
}
