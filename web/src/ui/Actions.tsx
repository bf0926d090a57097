import { useState } from 'preact/hooks';
import { personSide } from '../game/record';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { Action } from './Action';
import { Ask } from './Ask';
import { useFocusBack } from './useFocusBack';

interface Props {
  session: Session;
  onFlip: () => void;
  onMore: () => void;
  /** Says why an action is not to be had now. */
  onRefused: (why: string) => void;
}

type Question = 'resign' | 'draw' | 'claim';

/** The five things a player can do beside moving. Resigning and draws are asked once more, in the same place. */
export function Actions({ session, onFlip, onMore, onRefused }: Props) {
  const text = useText();
  const [question, setQuestion] = useState<Question>();
  const isTwo = personSide(session.record.seats) === undefined;
  const isOver = session.result !== undefined;
  const group = useFocusBack(question);

  const onUndo = () => {
    if (session.canUndo) session.undo();
    else onRefused(text(session.record.ending ? 'no-undo-over' : 'no-undo'));
  };
  const onDraw = () => {
    if (isOver) onRefused(text('no-action-over'));
    else if (session.canClaim) setQuestion('claim');
    else if (isTwo) setQuestion('draw');
    else onRefused(text('no-draw-computer'));
  };
  const onResign = () => (isOver ? onRefused(text('no-action-over')) : setQuestion('resign'));

  if (question && !isOver) {
    return (
      <Ask
        question={
          question === 'resign' && isTwo
            ? text('ask-resign-side', { side: session.turn })
            : text(`ask-${question}`)
        }
        focuses
        replies={[
          {
            label: text('yes'),
            danger: question === 'resign',
            onClick: () => {
              setQuestion(undefined);
              carryOut(question, session);
            },
          },
          { label: text('no'), onClick: () => setQuestion(undefined) },
        ]}
      />
    );
  }
  return (
    <div class="acts" role="group" ref={group}>
      <Action icon="undo" label={text('act-undo')} onClick={onUndo} faint={!session.canUndo} />
      <Action icon="flip" label={text('act-flip')} onClick={onFlip} />
      <Action
        icon="draw"
        label={text('act-draw')}
        asks="draw claim"
        onClick={onDraw}
        faint={isOver || (!isTwo && !session.canClaim)}
        marked={session.canClaim}
      />
      <Action
        icon="flag"
        label={text('act-resign')}
        asks="resign"
        onClick={onResign}
        faint={isOver}
      />
      <Action icon="more" label={text('act-more')} onClick={onMore} />
    </div>
  );
}

function carryOut(question: Question, session: Session): void {
  if (question === 'draw') session.agreeDraw();
  else if (question === 'claim') session.claimDraw();
  else session.resign(personSide(session.record.seats) ?? session.turn);
}
