import { useEffect, useRef, useState } from 'preact/hooks';
import { personSide } from '../game/record';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { Icon, type IconName } from './Icon';
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
        danger={question === 'resign'}
        onNo={() => setQuestion(undefined)}
        onYes={() => {
          setQuestion(undefined);
          carryOut(question, session);
        }}
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

interface ActionProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** The questions that it leads to. */
  asks?: string;
  /** Looks unavailable; a tap says why. */
  faint?: boolean;
  marked?: boolean;
}

function Action({ icon, label, onClick, asks, faint, marked }: ActionProps) {
  return (
    <button
      type="button"
      class={marked ? 'marked' : ''}
      aria-disabled={faint || undefined}
      data-asks={asks}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}

interface AskProps {
  question: string;
  danger: boolean;
  onYes: () => void;
  onNo: () => void;
}

function Ask({ question, danger, onYes, onNo }: AskProps) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div class="acts ask" role="group" aria-label={question}>
      <span>{question}</span>
      <button type="button" class={danger ? 'btn d' : 'btn'} onClick={onYes} ref={first}>
        {text('yes')}
      </button>
      <button type="button" class="btn" onClick={onNo}>
        {text('no')}
      </button>
    </div>
  );
}
