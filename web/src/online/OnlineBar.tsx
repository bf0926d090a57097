import { useText } from '../i18n/context';
import { type BarProps, GameBar } from '../ui/GameBar';
import { profilePath } from './address';
import { ClockFace, FirstMove } from './ClockFace';
import type { OnlineGame } from './game';
import { isCut } from './socket';
import { useLine } from './useOnline';
import { sideName } from './words';

/** The bar of one side of an online game, which also tells whether the player is there. */
export function OnlineBar(props: BarProps & { game: OnlineGame }) {
  const text = useText();
  const line = useLine();
  const { game, session, side, onResult } = props;
  const isTurn = game.isRunning && !session.result && session.turn === side;
  const isOther = game.side !== side;
  return (
    <GameBar
      {...props}
      name={sideName(text, game, side)}
      href={isOther ? profilePath(text.language, game.room?.[side]) : undefined}
      turn={isTurn ? text(isOther ? 'to-move' : 'your-move') : undefined}
      actions={isOther ? [] : game.countActions}
      onCount={entry => game.count(entry)}
      onResult={game.isRunning ? undefined : onResult}
      clock={<ClockFace game={game} side={side} />}
    >
      {isOther && line === 'open' && game.isAway(side) && (
        <span class="absent">{text('away')}</span>
      )}
      {isOther && isCut(line) && game.side && game.isRunning && (
        <span class="absent">{text('reconnecting')}</span>
      )}
      <FirstMove game={game} side={side} />
    </GameBar>
  );
}
