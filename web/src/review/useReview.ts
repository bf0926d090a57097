import { useEffect, useState } from 'preact/hooks';
import { Analyst, type Position } from '../engine';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { type Evaluate, type Review, reviewGame } from './review';

export type ReviewState =
  | { readonly step: 'none' | 'failed' }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  | { readonly step: 'done'; readonly review: Review };

export interface Reviewing {
  readonly state: ReviewState;
  readonly start: () => void;
  readonly cancel: () => void;
  /** Whether the game has gone on since it was asked for. */
  readonly hasGrown: boolean;
}

/** The review of a game, once it is asked for. It stays while the game only grows; another game begins without one. */
export function useReview(game: Position): Reviewing {
  const text = useText();
  const { core, say } = useShared();
  const [state, setState] = useState<ReviewState>({ step: 'none' });
  const [asked, setAsked] = useState<Position>();
  const isOther = asked !== undefined && !isContinued(asked, game);
  useEffect(() => {
    if (isOther) cancel();
  }, [isOther]);

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

  useEffect(() => {
    if (state.step === 'done') say(text('analysis-review-done'));
  }, [state.step]);

  const start = () => {
    setState({ step: 'running', done: 0, total: 0 });
    setAsked({ ...game }); // anew where it failed before
  };
  const cancel = () => setAsked(undefined);
  const hasGrown = asked !== undefined && game.moves.length > asked.moves.length;
  const isNone = !asked || isOther; // whatever an analyst may still tell before it is closed
  return { state: isNone ? { step: 'none' } : state, start, cancel, hasGrown };
}

/** Whether a game began as the other one went. */
function isContinued(played: Position, game: Position): boolean {
  const moves = game.moves.slice(0, played.moves.length);
  return JSON.stringify({ ...game, moves }) === JSON.stringify(played);
}

/** Phones have many processors and little memory, of which each thread takes some twenty megabytes. */
const threads = (): number => (navigator.hardwareConcurrency > 2 ? 2 : 1);

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
