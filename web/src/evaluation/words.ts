// What the engine says, in words and signs.
import type { Outcome, VariantId } from '../core';
import type { Score } from '../engine/analysis';
import type { Text } from '../i18n/catalogue';

const MINUS = '\u2212';
/** Leads up to this are called even: twice what it is worth to be on the move. */
const EVEN = 20;

/** The score in a few signs: +1.3, #−2, ½–½. */
export function scoreSigns(text: Text, score: Score): string {
  switch (score.kind) {
    case 'units':
      return unitSigns(text, score.value);
    case 'mate':
      return `#${score.value < 0 ? MINUS : ''}${text.number(Math.abs(score.value))}`;
    default:
      return score.winner ? (score.winner === 'white' ? '1–0' : '0–1') : '½–½';
  }
}

function unitSigns(text: Text, value: number): string {
  const tenths = Math.round(Math.abs(value) / 10);
  const sign = tenths === 0 ? '' : value > 0 ? '+' : MINUS;
  const number = { whole: Math.floor(tenths / 10), tenths: tenths % 10 };
  return sign + text('analysis-engine-units', number);
}

/** The score as a sentence. */
export function scoreWords(text: Text, score: Score, variant: VariantId): string {
  if (score.kind === 'over') return text('analysis-engine-over', { side: score.winner ?? 'none' });
  const side = score.value > 0 ? 'white' : 'black';
  if (score.kind === 'mate') {
    const n = Math.abs(score.value);
    return text.forVariant('analysis-engine-mate', variant, { side, n });
  }
  const signs = scoreSigns(text, score);
  if (Math.abs(score.value) <= EVEN) return text('analysis-engine-even', { score: signs });
  return text('analysis-engine-better', { score: signs, side });
}

/** How a game has ended by its position. */
export function outcomeWords(
  text: Text,
  { termination, winner }: Outcome,
  variant: VariantId,
): string {
  if (winner) return text(`win-${termination}`, { side: winner });
  if (termination === 'count') return text('draw-count-early');
  return text.forVariant(`draw-${termination}`, variant);
}
