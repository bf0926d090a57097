import type { Color, VariantId } from '../core';
import type { Analysis, Line } from '../engine/analysis';
import { useText } from '../i18n/context';
import './evaluation.css';
import { sanText } from './san';
import { outcomeWords, scoreSigns, scoreWords } from './words';

interface Props {
  analysis: Analysis | undefined;
  variant: VariantId;
  /** The number of the move to be made, and whose it is. */
  moveNumber: number;
  turn: Color;
  /** Called with the moves of a line up to the one that was chosen. */
  onPlay: (moves: readonly string[]) => void;
}

/** So many moves of a line are shown: what comes later is guesswork. */
const SHOWN = 12;

/** The best moves and what follows, how deep and how fast the engine looks. */
export function Lines(props: Props) {
  const text = useText();
  const { analysis, variant } = props;
  if (!analysis) return <p class="engine-facts">{text('analysis-engine-waiting')}</p>;
  if (analysis.outcome)
    return <p class="engine-facts">{outcomeWords(text, analysis.outcome, variant)}</p>;
  const { depth, nodesPerSecond } = analysis;
  const thousands = Math.max(1, Math.round(nodesPerSecond / 1000));
  return (
    <div class="engine">
      <p class="engine-facts">
        <span>{text('analysis-engine-depth', { depth })}</span>
        <span>{text('analysis-engine-speed', { thousands })}</span>
      </p>
      <ol class="engine-lines" aria-label={text('analysis-engine-lines')}>
        {analysis.lines.map((line, i) => (
          <LineRow key={i} {...props} line={line} />
        ))}
      </ol>
    </div>
  );
}

function LineRow({ line, variant, moveNumber, turn, onPlay }: Props & { line: Line }) {
  const text = useText();
  return (
    <li>
      <span class="signs" aria-hidden="true">
        {scoreSigns(text, line.score)}
      </span>
      <span class="unseen">{scoreWords(text, line.score, variant)}</span>
      <span class="engine-moves">
        {line.san.slice(0, SHOWN).map((san, i) => (
          <button type="button" key={i} onClick={() => onPlay(line.moves.slice(0, i + 1))}>
            {numberBefore(text.number, moveNumber, turn, i)}
            {sanText(text, san)}
          </button>
        ))}
      </span>
    </li>
  );
}

/** What stands before the i-th move of a line: "12. ", "12… ", or nothing. */
function numberBefore(
  write: (n: number) => string,
  moveNumber: number,
  turn: Color,
  i: number,
): string {
  const ply = i + (turn === 'white' ? 0 : 1);
  const number = write(moveNumber + Math.floor(ply / 2));
  if (ply % 2 === 0) return `${number}.\u00A0`;
  return i === 0 ? `${number}…\u00A0` : '';
}
