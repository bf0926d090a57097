import type { ComponentChildren } from 'preact';
import type { Color } from '../core';
import type { CountEntry } from '../game/record';
import type { Session } from '../game/session';
import { takenBy } from '../game/taken';
import type { Reason } from '../i18n/sentences';
import { useText } from '../i18n/context';
import { CountMeter } from './CountMeter';
import { PlayerBar } from './PlayerBar';
import { Toast } from './Toast';

/** What the page of a game gives to the bar of a side. */
export interface BarProps {
  session: Session;
  side: Color;
  /** A sentence to show beside the name. */
  reason: Reason | undefined;
  onExplain: () => void;
  /** Opens the result again, in the bar that shows it. */
  onResult: (() => void) | undefined;
}

interface Props extends BarProps {
  name: string;
  /** Where more is told of the player. */
  href?: string | undefined;
  turn: string | undefined;
  /** What may be done about the count from here. */
  actions: CountEntry[];
  onCount: (entry: CountEntry) => void;
  clock?: ComponentChildren;
  children?: ComponentChildren;
}

const ACTION_TEXT: Record<CountEntry, string> = {
  '@start': 'count-start',
  '@stop': 'count-stop',
  '@take': 'count-take',
};

/** The bar of one side of a game: the player, men taken, the count or what may be done about it, and the clock. */
export function GameBar(props: Props) {
  const text = useText();
  const { session, side, actions } = props;
  const { count } = session.view;
  return (
    <PlayerBar
      side={side}
      name={props.name}
      href={props.href}
      turn={props.turn}
      taken={takenBy(side, session.moves.slice(0, session.ply))}
      clock={props.clock}
    >
      {props.children}
      {props.onResult && (
        <button type="button" class="btn chip" onClick={props.onResult}>
          {text('result')}
        </button>
      )}
      {count?.side === side && <CountMeter count={count} onExplain={props.onExplain} />}
      {actions.length > 0 && (
        <div class="count-acts">
          {actions.map(entry => (
            <button key={entry} type="button" class="btn" onClick={() => props.onCount(entry)}>
              {text(ACTION_TEXT[entry])}
            </button>
          ))}
        </div>
      )}
      {props.reason && <Toast reason={props.reason} />}
    </PlayerBar>
  );
}
