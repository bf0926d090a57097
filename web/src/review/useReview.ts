import { useEffect, useState } from 'preact/hooks';
import { Analyst, type Position } from '../engine';
import { useShared } from '../shared';
import { type Evaluate, type Review, reviewGame } from './review';

export type ReviewState =
  | { readonly step: 'none' | 'failed' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  | { readonly step: 'done'; readonly review: Review };

/** The review of a game, once it is asked for. Another game begins without one. */
export function useReview(game: Position): {
  state: ReviewState;
  start: () => void;
  cancel: () => void;
} {
  const { core } = useShared();
  const [state, setState] = useState<ReviewState>({ step: 'none' });
  const [asked, setAsked] = useState<Position>();
  const key = JSON.stringify(game);
  useEffect(() => {
    setAsked(undefined);
    setState({ step: 'none' });
  }, [key]);

  useEffect(() => {
    if (!asked) return undefined;
    const analysts = Array.from({ length: threads() }, () => new Analyst());
    const close = () => analysts.forEach(analyst => analyst.close());
    let isWanted = true;
    const tell = (next: ReviewState) => {
      if (isWanted) setState(next);
    };
    reviewGame(core, asked, evaluator(analysts), (done, total) =>
      tell({ step: 'running', done, total }),
    )
      .then(review => tell({ step: 'done', review }))
      .catch(() => tell({ step: 'failed' }))
      .finally(close);
    return () => {
      isWanted = false;
      close();
    };
  }, [asked]);

  const start = () => {
    setState({ step: 'running', done: 0, total: 0 });
    setAsked({ ...game });
  };
  const cancel = () => {
    setState({ step: 'none' });
    setAsked(undefined);
  };
  return { state, start, cancel };
}

/** Half of the processors, for the page and the engine beside the board go on; each takes some twenty megabytes. */
const threads = (): number =>
  Math.min(Math.max(Math.floor((navigator.hardwareConcurrency || 2) / 2), 1), 4);

/** Lets each analyst look at one position at a time. */
function evaluator(analysts: readonly Analyst[]): Evaluate {
  type Job = (analyst: Analyst) => void;
  const idle = [...analysts];
  const waiting: Job[] = [];
  const give = (analyst: Analyst) => {
    const job = waiting.shift();
    if (job) job(analyst);
    else idle.push(analyst);
  };
  return (position, options) =>
    new Promise((resolve, reject) => {
      waiting.push(analyst =>
        analyst.analyse(
          position,
          options,
          news => {
            if (!news.isDone) return;
            resolve(news);
            give(analyst);
          },
          reject,
        ),
      );
      const analyst = idle.pop();
      if (analyst) give(analyst);
    });
}
