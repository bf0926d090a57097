import { personSide } from '../game/record';
import { useText } from '../i18n/context';
import { type BarProps, GameBar } from './GameBar';

/** The bar of one side of a game at this device. */
export function SeatBar(props: BarProps) {
  const text = useText();
  const { session, side } = props;
  const { result, record } = session;
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
  return (
    <GameBar
      {...props}
      name={name()}
      turn={turn()}
      actions={session.isAtEnd ? session.countActionsOf(side) : []}
      onCount={entry => session.countAction(entry)}
      onResult={result && props.onResult}
    />
  );
}
