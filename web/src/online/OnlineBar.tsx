import type { CountEntry } from '../game/record';
import { takenBy } from '../game/taken';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { CountMeter } from '../ui/CountMeter';
import { PlayerBar } from '../ui/PlayerBar';
import { ClockFace, FirstMove } from './ClockFace';
import type { OnlineGame } from './game';
import type { Color } from './messages';
import { useLine } from './useOnline';
import { sideName } from './words';

interface Props {
  game: OnlineGame;
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

/** The bar of one side: who sits there and whether they are there, men taken, clock, and the count. */
export function OnlineBar({ game, session, side, onExplain, onResult }: Props) {
  const text = useText();
  const line = useLine();
  const { view } = session;
  const isTurn = game.isRunning && !session.result && session.turn === side;
  const isOther = game.side !== side;
  const isAway = isOther && game.isAway(side);
  const count = view.count?.side === side ? view.count : undefined;
  const actions = game.side === side ? game.countActions : [];
  return (
    <PlayerBar
      side={side}
      name={sideName(text, game, side)}
      turn={isTurn ? text(isOther ? 'to-move' : 'your-move') : undefined}
      taken={takenBy(side, session.moves.slice(0, session.ply))}
    >
      {isAway && line === 'open' && <span class="absent">{text('away')}</span>}
      {isOther && line !== 'open' && game.side && game.isRunning && (
        <span class="absent">{text('reconnecting')}</span>
      )}
      <FirstMove game={game} side={side} />
      <ClockFace game={game} side={side} />
      {onResult && !game.isRunning && (
        <button type="button" class="btn chip" onClick={onResult}>
          {text('result')}
        </button>
      )}
      {count && <CountMeter count={count} onExplain={onExplain} />}
      {actions.length > 0 && (
        <div class="count-acts">
          {actions.map(entry => (
            <button key={entry} type="button" class="btn" onClick={() => game.count(entry)}>
              {text(ACTION_TEXT[entry])}
            </button>
          ))}
        </div>
      )}
    </PlayerBar>
  );
}
