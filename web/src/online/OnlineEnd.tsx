import { useState } from 'preact/hooks';
import { moveNumber } from '../game/record';
import { other } from '../core';
import { useText } from '../i18n/context';
import { pagePath } from '../route';
import { Choice } from '../ui/Choice';
import { CountMeter } from '../ui/CountMeter';
import { Dialog } from '../ui/Dialog';
import { Kings } from '../ui/EndDialog';
import { Icon } from '../ui/Icon';
import { Kbach } from '../ui/Kbach';
import type { OnlineGame } from './game';
import type { RematchOrder } from './messages';
import { endSentence } from './words';

interface Props {
  game: OnlineGame;
  onNext: (id: string) => void;
  onClose: () => void;
}

const ORDERS: readonly RematchOrder[] = ['swap', 'loser-first'];

/** The end of the game: who won and why, and another game with the same opponent. */
export function OnlineEnd({ game, onNext, onClose }: Props) {
  const text = useText();
  const { session, winner, state } = game;
  const count = session?.lastCount;
  const isByCount = state.ended?.reason === 'count' && count;
  return (
    <Dialog
      title={endSentence(text, game) ?? ''}
      class="end"
      onClose={onClose}
      head={isByCount ? <CountMeter count={count} /> : <Kings winner={winner} />}
    >
      <Kbach />
      {session && session.lastPly > 0 && (
        <p>{text('ended-at', { move: moveNumber(state.log.slice(0, -1)) })}</p>
      )}
      <Again game={game} onNext={onNext} />
      <div class="row">
        <a class="btn" href={`${pagePath(text.language, 'analysis')}#room=${game.id}`}>
          <Icon name="review" />
          {text('review')}
        </a>
        <a class="tb quiet" href={`/api/games/${game.id}.pgn`} download>
          {text('game-pgn')}
        </a>
      </div>
    </Dialog>
  );
}

/** Another game: offering it, answering the other's offer, or going there. */
function Again({ game, onNext }: Pick<Props, 'game' | 'onNext'>) {
  const text = useText();
  const [order, setOrder] = useState<RematchOrder>('swap');
  const { rematch } = game.state;
  if (rematch)
    return (
      <button type="button" class="btn p" onClick={() => onNext(rematch.game)}>
        {text('next-game')}
      </button>
    );
  const { side } = game;
  if (!side) return null;
  if (game.standingOffer('rematch', side))
    return (
      <p class="waiting" role="status">
        {text('offered-rematch')}
      </p>
    );
  const offer = game.standingOffer('rematch', other(side));
  if (offer)
    return (
      <>
        <p>{text(offer.order === 'loser-first' ? 'offer-rematch-loser' : 'offer-rematch')}</p>
        <div class="row">
          <button type="button" class="btn p" onClick={() => game.accept('rematch')}>
            {text('accept')}
          </button>
          <button type="button" class="btn" onClick={() => game.decline('rematch')}>
            {text('decline')}
          </button>
        </div>
      </>
    );
  return (
    <>
      {game.winner && (
        <Choice
          label={text('rematch-order')}
          name="rematch-order"
          value={order}
          onChange={setOrder}
          options={ORDERS.map(value => ({ value, label: text(`rematch-${value}`) }))}
        />
      )}
      <button type="button" class="btn p" autofocus onClick={() => game.offer('rematch', order)}>
        {text('act-rematch')}
      </button>
    </>
  );
}
