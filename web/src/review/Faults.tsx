import type { Color } from '../core';
import { sanText } from '../evaluation/san';
import { useText } from '../i18n/context';
import { GradeMark } from './GradeMark';
import { GRADES, type Review, type ReviewedMove } from './review';

interface Props {
  review: Review;
  ply: number;
  onShow: (ply: number) => void;
  /** Called with a move for which there was a better one, to be played instead. */
  onBetter: (move: ReviewedMove) => void;
}

const SIDES: readonly Color[] = ['white', 'black'];

/** How many moves of each side threw something away, and which. */
export function Faults({ review, ply, onShow, onBetter }: Props) {
  const text = useText();
  const faults = review.moves.filter(({ fault }) => fault);
  if (!faults.length) return <p class="no-faults">{text('analysis-review-none')}</p>;
  return (
    <>
      <Tally review={review} />
      <ol class="faults" aria-label={text('analysis-review-faults')}>
        {faults.map(move => (
          <Fault
            key={move.ply}
            move={move}
            isShown={move.ply === ply}
            onShow={onShow}
            onBetter={onBetter}
          />
        ))}
      </ol>
    </>
  );
}

function Tally({ review }: { review: Review }) {
  const text = useText();
  const count = (side: Color, grade: string) =>
    review.moves.filter(move => move.side === side && move.fault?.grade === grade).length;
  return (
    <table class="tally">
      <thead>
        <tr>
          <td />
          {SIDES.map(side => (
            <th key={side} scope="col">
              {text('side', { side })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GRADES.map(grade => (
          <tr key={grade}>
            <th scope="row">
              <GradeMark grade={grade} side="black" />
              {text('analysis-review-grade', { grade })}
            </th>
            {SIDES.map(side => (
              <td key={side}>{text.number(count(side, grade))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fault({
  move,
  isShown,
  onShow,
  onBetter,
}: Omit<Props, 'review' | 'ply'> & { move: ReviewedMove; isShown: boolean }) {
  const text = useText();
  const { fault, ply, number, side, san } = move;
  if (!fault) return null;
  const [better = ''] = fault.better.san;
  return (
    <li class={isShown ? 'cur' : ''}>
      <button type="button" aria-current={isShown ? 'true' : undefined} onClick={() => onShow(ply)}>
        <GradeMark grade={fault.grade} side={side} />
        <b>{text('analysis-review-move', { number, side, san: sanText(text, san) })}</b>
        <span>{text('analysis-review-grade', { grade: fault.grade })}</span>
      </button>
      <button type="button" class="better" onClick={() => onBetter(move)}>
        {text('analysis-review-better', { san: sanText(text, better) })}
      </button>
    </li>
  );
}
