import { Arrows, type Arrow } from '../board/Arrows';
import { Board } from '../board/Board';
import type { Color, SquareName } from '../core';
import { countingKing, isLeap } from '../game/view';
import { useText } from '../i18n/context';
import type { Study } from './study';
import type { Engine } from './useEngine';

interface Props {
  study: Study;
  engine: Engine;
  orientation: Color;
  squares: readonly SquareName[];
  onAttempt: (from: SquareName, to: SquareName) => void;
}

/** The board of a study: both sides may move, and what the engine would play lies on it as arrows. */
export function StudyBoard({ study, engine, orientation, squares, onAttempt }: Props) {
  const text = useText();
  const { view, outcome } = study;
  return (
    <Board
      text={text}
      pieces={view.pieces}
      turn={view.turn}
      orientation={orientation}
      movable={view.turn}
      dests={view.dests}
      isLeap={(from, to) => isLeap(view, from, to)}
      last={view.last}
      turned={view.turned}
      check={view.check}
      drawn={outcome?.termination === 'count' ? countingKing(view) : undefined}
      reasons={squares}
      onMove={(from, to) => void study.play(from + to)}
      onAttempt={onAttempt}
    >
      <Arrows arrows={arrowsOf(engine)} orientation={orientation} />
    </Board>
  );
}

/** The first moves of the engine's lines, the best one first. */
function arrowsOf({ choice, analysis }: Engine): Arrow[] {
  if (!choice.isOn || !analysis) return [];
  return analysis.lines.slice(0, 3).flatMap(({ moves: [uci] }, i) =>
    uci
      ? [
          {
            from: uci.slice(0, 2),
            to: uci.slice(2, 4),
            kind: i === 0 ? 'best' : 'other',
          } as const,
        ]
      : [],
  );
}
