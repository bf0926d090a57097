import { useRef } from 'preact/hooks';
import type { Color, VariantId } from '../core';
import type { Score } from '../engine/analysis';
import { useText } from '../i18n/context';
import { chanceOf } from './chance';
import './evaluation.css';
import { scoreSigns, scoreWords } from './words';

interface Props {
  /** The bar keeps its last one while there is none. */
  score: Score | undefined;
  variant: VariantId;
  orientation: Color;
}

/** How White stands: white and black fill with a notch in the middle, and the number. Upright beside a large board. */
export function EvaluationBar({ score, variant, orientation }: Props) {
  const text = useText();
  const last = useRef<Score>({ kind: 'units', value: 0 });
  const shown = score ?? last.current;
  last.current = shown;
  const label = text('analysis-engine-bar', { words: scoreWords(text, shown, variant) });
  const style = { '--white': `${(100 * chanceOf(shown)).toFixed(1)}%` };
  return (
    <div class={`evaluation ${orientation}`} role="img" aria-label={label}>
      <span class="balance" style={style} />
      <span class="signs">{scoreSigns(text, shown)}</span>
    </div>
  );
}
