import type { Position } from '../engine';
import { useText } from '../i18n/context';
import { Faults } from './Faults';
import { Graph } from './Graph';
import './review.css';
import type { ReviewedMove } from './review';
import type { Reviewing } from './useReview';

interface Props {
  /** The game as it was played, to its end. */
  game: Position;
  reviewing: Reviewing;
  /** The number of its moves before the position that is shown. */
  ply: number;
  onShow: (ply: number) => void;
  onBetter: (move: ReviewedMove) => void;
}

/** The review of a game: asked for, under way, or there, as a graph and a list of moves. */
export function ReviewPanel({ game, reviewing, ply, onShow, onBetter }: Props) {
  const text = useText();
  const { state, start, cancel, hasGrown } = reviewing;
  const review = state.step === 'done' ? state.review : undefined;
  const hasMoves = game.moves.length > 0;

  const startButton = (
    <button type="button" class="btn" onClick={start}>
      {text('analysis-review-start')}
    </button>
  );
  return (
    <section class="review" aria-label={text('analysis-review-title')}>
      {review && (
        <>
          <Graph review={review} variant={game.variant} ply={ply} onShow={onShow} />
          <Faults review={review} ply={ply} onShow={onShow} onBetter={onBetter} />
          {hasGrown && startButton}
        </>
      )}
      {state.step === 'running' && (
        <>
          <label>
            {text('analysis-review-progress', { done: state.done, total: state.total })}
            <progress value={state.done} max={Math.max(1, state.total)} />
          </label>
          <button type="button" class="btn" onClick={cancel}>
            {text('analysis-review-cancel')}
          </button>
        </>
      )}
      {state.step === 'none' && (
        <>
          <p>{text(hasMoves ? 'analysis-review-about' : 'analysis-review-empty')}</p>
          {hasMoves && startButton}
        </>
      )}
      {state.step === 'failed' && (
        <>
          <p role="alert">{text('analysis-review-failed')}</p>
          {startButton}
        </>
      )}
    </section>
  );
}
