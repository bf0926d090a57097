import type { Color } from '../core';
import type { CountEntry } from '../game/record';
import { personSide } from '../game/record';
import type { Session } from '../game/session';
import { takenBy } from '../game/taken';
import { useText } from '../i18n/context';
import { CountMeter } from './CountMeter';
import { PlayerBar } from './PlayerBar';

interface Props {
  session: Session;
  side: Color;
  onExplain: () => void;
  /** Opens the result again, in the bar that shows it. */
  onResult: (() => void) | undefined;
}

const ACTION_TEXT: Record<CountEntry, string> = {
  '@start': 'count-start',
  '@stop': 'count-stop',
  '@take': 'count-take',
};

/** The bar of one side of a game: name, turn, men taken, and the count or what may be done about it. */
export function SeatBar({ session, side, onExplain, onResult }: Props) {
  const text = useText();
  const { view, result, record } = session;
  const seat = record.seats[side];
  const person = personSide(record.seats);
  const name = () => {
    if (seat !== 'human') return text('computer-level', { level: seat });
    return person === undefined ? text('side', { side }) : text('you');
  };
  const turn = () => {
    if (result || session.turn !== side) return undefined;
    if (seat !== 'human') return text('thinking');
    return text(person === undefined ? 'to-move' : 'your-move');
  };
  const count = view.count?.side === side ? view.count : undefined;
  const actions = session.isAtEnd
    ? session.countActions.filter(entry => mayAct(entry, side, session))
    : [];

  return (
    <PlayerBar
      side={side}
      name={name()}
      turn={turn()}
      taken={takenBy(side, session.moves.slice(0, session.ply))}
    >
      {result && onResult && (
        <button type="button" class="btn chip" onClick={onResult}>
          {text('result')}
        </button>
      )}
      {count && <CountMeter count={count} onExplain={onExplain} />}
      {actions.length > 0 && (
        <div class="count-acts">
          {actions.map(entry => (
            <button
              key={entry}
              type="button"
              class="btn"
              onClick={() => session.countAction(entry)}
            >
              {text(ACTION_TEXT[entry])}
            </button>
          ))}
        </div>
      )}
    </PlayerBar>
  );
}

/** Starting and stopping is for the side to move, taking the draw for the side that does not count. */
function mayAct(entry: CountEntry, side: Color, { turn, view }: Session): boolean {
  return entry === '@take' ? view.count !== undefined && view.count.side !== side : side === turn;
}
