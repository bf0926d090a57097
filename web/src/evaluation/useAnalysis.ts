import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Analysis, type AnalysisOptions, Analyst, type Position } from '../engine';

/** Milliseconds: the engine is asked only about a position that somebody stays at. */
const STAY = 80;

interface Found {
  /** What was asked. */
  readonly key: string;
  readonly analysis?: Analysis;
  readonly failed?: boolean;
}

/**
 * Studies the position shown, or none. Returns what is known of it so far. While nobody looks at the page, the engine
 * rests.
 */
export function useAnalysis(
  position: Position | undefined,
  options: AnalysisOptions,
): { analysis: Analysis | undefined; failed: boolean; retry: () => void } {
  const analyst = useMemo(() => new Analyst(), []);
  useEffect(() => () => analyst.close(), []);
  const [found, setFound] = useState<Found>();
  const isVisible = useVisibility();
  const key = position ? JSON.stringify([position, options]) : '';
  const { analysis, failed = false } = found?.key === key ? found : {};

  useEffect(() => {
    if (!position || !isVisible || failed || analysis?.isDone) return undefined;
    const ask = () =>
      analyst.analyse(
        position,
        options,
        news => setFound({ key, analysis: news }),
        () => setFound({ key, failed: true }),
      );
    const timer = setTimeout(ask, STAY);
    return () => {
      clearTimeout(timer);
      analyst.stop();
    };
  }, [key, isVisible, failed]);

  return { analysis, failed, retry: () => setFound(undefined) };
}

function useVisibility(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
