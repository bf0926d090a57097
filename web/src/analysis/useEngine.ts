import { useState } from 'preact/hooks';
import type { Analysis } from '../engine';
import { useAnalysis } from '../evaluation/useAnalysis';
import { browserStorage } from '../game/store';
import type { Study } from './study';

/** Whether the engine looks along (not before it is asked to), and how many of the best moves it tells. */
export interface EngineChoice {
  isOn: boolean;
  lines: number;
}

export interface Engine {
  choice: EngineChoice;
  choose: (choice: EngineChoice) => void;
  analysis: Analysis | undefined;
  failed: boolean;
  retry: () => void;
}

export const LINE_CHOICES = [1, 2, 3, 5] as const;
/** Milliseconds for one position: a phone should not get hot over a board that nobody looks at any more. */
const LONGEST = 30_000;
const KEY = 'ouk:engine';

/** The engine at the position shown. */
export function useEngine(study: Study): Engine {
  const [choice, setChoice] = useState(loadChoice);
  const { variant, counting } = study.start;
  const position = choice.isOn
    ? { variant: variant.id, counting, fen: study.startFen, moves: study.entries }
    : undefined;
  const options = { lines: choice.lines, milliseconds: LONGEST };
  const choose = (next: EngineChoice) => {
    setChoice(next);
    try {
      browserStorage()?.setItem(KEY, JSON.stringify(next));
    } catch {
      // No storage here: the choice holds for this page.
    }
  };
  return { choice, choose, ...useAnalysis(position, options) };
}

function loadChoice(): EngineChoice {
  try {
    const kept = JSON.parse(browserStorage()?.getItem(KEY) ?? '{}') as Partial<EngineChoice>;
    const lines = LINE_CHOICES.find(choice => choice === kept.lines) ?? 3;
    return { isOn: kept.isOn === true, lines };
  } catch {
    return { isOn: false, lines: 3 };
  }
}
