import { useState } from 'preact/hooks';
import { other } from '../core';
import { useText } from '../i18n/context';
import { Action } from '../ui/Action';
import { Ask } from '../ui/Ask';
import { useFocusBack } from '../ui/useFocusBack';
import { AwayAsk, isToClaim } from './AwayAsk';
import type { OnlineGame } from './game';
import type { OfferKind } from './messages';
import { refusalText } from './words';

interface Props {
  game: OnlineGame;
  /** Lines of chat that the reader has not seen. */
  unread: number;
  onChat: (() => void) | undefined;
  onFlip: () => void;
  onMore: () => void;
  onRematch: () => void;
  onNext: (id: string) => void;
  /** Says why an action is not to be had now. */
  onRefused: (why: string) => void;
}

type Question = 'draw' | 'claim' | 'resign' | 'abort';

const FREE_PLIES = 2;
const KINDS: readonly OfferKind[] = ['draw', 'takeback', 'rematch'];

/** What a player can do beside moving, or the question that waits for an answer, in the same place. */
export function OnlineActions(props: Props) {
  const text = useText();
  const { game } = props;
  const [question, setQuestion] = useState<Question>();
  const rival = game.side && other(game.side);
  const group = useFocusBack(question);

  const offer = KINDS.map(kind => game.standingOffer(kind, rival)).find(Boolean);
  if (question && game.isRunning)
    return <OwnAsk game={game} question={question} onDone={() => setQuestion(undefined)} />;
  if (offer) {
    const isLoserFirst = offer.order === 'loser-first';
    return (
      <Ask
        question={text(isLoserFirst ? 'offer-rematch-loser' : `offer-${offer.kind}`)}
        replies={[
          { label: text('accept'), onClick: () => game.accept(offer.kind) },
          { label: text('decline'), onClick: () => game.decline(offer.kind) },
        ]}
      />
    );
  }
  const own = KINDS.map(kind => game.standingOffer(kind, game.side)).find(Boolean);
  if (own)
    return (
      <Ask
        question={text(`offered-${own.kind}`)}
        replies={[{ label: text('withdraw'), onClick: () => game.decline(own.kind) }]}
      />
    );
  const row = (
    <div class="acts" role="group" ref={group}>
      <Row {...props} onAsk={setQuestion} />
    </div>
  );
  return isToClaim(game) ? <AwayAsk game={game}>{row}</AwayAsk> : row;
}

/** Asks once more before something that ends the game. */
function OwnAsk(props: { game: OnlineGame; question: Question; onDone: () => void }) {
  const text = useText();
  const { game, question, onDone } = props;
  const words = question === 'draw' ? 'ask-offer-draw' : `ask-${question}`;
  const carryOut: Record<Question, () => void> = {
    draw: () => game.offer('draw'),
    claim: () => game.claim('threefold'),
    resign: () => game.resign(),
    abort: () => game.abort(),
  };
  return (
    <Ask
      focuses
      question={text(words)}
      replies={[
        {
          label: text('yes'),
          danger: question === 'resign',
          onClick: () => {
            onDone();
            carryOut[question]();
          },
        },
        { label: text('no'), onClick: onDone },
      ]}
    />
  );
}

function Row(props: Props & { onAsk: (question: Question) => void }) {
  const text = useText();
  const { game, onAsk, onRefused, unread } = props;
  const canClaim = game.isRunning && game.session?.canClaim === true;
  const isEarly = game.ply < FREE_PLIES;
  const tooEarly = () => onRefused(refusalText(text, 'too-early'));
  const isPlayer = game.side !== undefined;
  const { rematch } = game.state;
  return (
    <>
      {isPlayer && game.isRunning && (
        <>
          <Action
            icon="undo"
            label={text('act-undo')}
            faint={isEarly}
            onClick={isEarly ? tooEarly : () => game.offer('takeback')}
          />
          <Action
            icon="draw"
            label={text('act-draw')}
            asks="draw claim"
            faint={isEarly && !canClaim}
            marked={canClaim}
            onClick={() => (canClaim ? onAsk('claim') : isEarly ? tooEarly() : onAsk('draw'))}
          />
          <Action
            icon={isEarly ? 'close' : 'flag'}
            label={text(isEarly ? 'act-abort' : 'act-resign')}
            asks="resign abort"
            onClick={() => onAsk(isEarly ? 'abort' : 'resign')}
          />
        </>
      )}
      {rematch && (
        <Action icon="again" label={text('next-game')} onClick={() => props.onNext(rematch.game)} />
      )}
      {isPlayer && !game.isRunning && !rematch && (
        <Action icon="again" label={text('act-rematch')} onClick={props.onRematch} />
      )}
      {(!isPlayer || !game.isRunning) && (
        <Action icon="flip" label={text('act-flip')} onClick={props.onFlip} />
      )}
      {props.onChat && (
        <Action
          icon="chat"
          label={text('act-chat')}
          marked={unread > 0}
          {...(unread > 0 && { name: text('chat-new', { n: unread }) })}
          onClick={props.onChat}
        />
      )}
      <Action icon="more" label={text('act-more')} onClick={props.onMore} />
    </>
  );
}
