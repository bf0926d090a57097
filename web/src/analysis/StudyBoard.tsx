import { Arrows, type Arrow } from '../board/Arrows';
import { Board } from '../board/Board';
import type { Color, SquareName } from '../core';
import { refusalOf } from '../game/refusals';
import { isLeap } from '../game/view';
import { useText } from '../i18n/context';
import { type Reason, refusalReason } from '../i18n/sentences';
import { useShared } from '../shared';
import type { Study } from './study';
import type { Engine } from './useEngine';

interface Props {
  study: Study;
  engine: Engine;
  orientation: Color;
  squares: readonly SquareName[];
  onRefused: (reason: Reason, squares: readonly SquareName[]) => void;
}

/** The board of a study: both sides may move, and what the engine would play lies on it as arrows. */
export function StudyBoard({ study, engine, orientation, squares, onRefused }: Props) {
  const text = useText();
  const { say } = useShared();
  const { view } = study;
  const onAttempt = (from: SquareName, to: SquareName) => {
    const refused = refusalOf(study, from, to);
    if (!refused) return;
    const why = refusalReason(text, refused.refusal, to, refused.side, refused.isOwn);
    onRefused(from === to ? { what: '', why: why.alone } : why, refused.squares);
    say(from === to ? why.alone : `${why.what} ${why.why}`);
  };
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
      drawn={drawnSquare(study)}
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

/** When the count has ended the game, the counting king's square wears the "=" of the meter. */
function drawnSquare({ outcome, view }: Study): SquareName | undefined {
  if (outcome?.termination !== 'count') return undefined;
  for (const [square, piece] of view.pieces)
    if (piece.role === 'king' && piece.color === view.count?.side) return square;
  return undefined;
}
