import type { Color, CountAction } from '../core';
import { useText } from '../i18n/context';
import { knownTag } from '../pgn';
import { CountMeter } from '../ui/CountMeter';
import { PlayerBar } from '../ui/PlayerBar';
import type { Study } from './study';
import { clockWords } from './words';

const TAGS = { white: 'White', black: 'Black' };

interface Props {
  study: Study;
  side: Color;
  onExplain: () => void;
}

/** One side of a studied game: its player, its clock, its count or what may be done about it. */
export function StudyBar({ study, side, onExplain }: Props) {
  const text = useText();
  const { game, view, outcome, node } = study;
  const actions: CountAction[] = study.countActionsOf(side);
  const clock = clockWords(text, node, side === 'white', study.firstPly);
  return (
    <PlayerBar
      side={side}
      name={knownTag(game.tags, TAGS[side]) ?? text('side', { side })}
      turn={!outcome && view.turn === side ? text('to-move') : undefined}
      taken={[]}
      clock={clock && <span class="clock">{clock}</span>}
    >
      {view.count?.side === side && <CountMeter count={view.count} onExplain={onExplain} />}
      {actions.length > 0 && (
        <div class="count-acts">
          {actions.map(action => (
            <button
              key={action}
              type="button"
              class="btn"
              onClick={() => study.countAction(action)}
            >
              {text(`count-${action}`)}
            </button>
          ))}
        </div>
      )}
    </PlayerBar>
  );
}
