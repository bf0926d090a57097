import { useState } from 'preact/hooks';
import type { VariantId } from '../core';
import type { Level, Seats, Setup } from '../game/record';
import { useText } from '../i18n/context';
import { Choice } from './Choice';
import { Dialog } from './Dialog';
import { type ColorWish, GameFields, type Terms } from './GameFields';

interface Props {
  variant: VariantId;
  opponent: 'computer' | 'two';
  onStart: (setup: Setup) => void;
  onClose: () => void;
}

const LEVELS: readonly Level[] = [1, 2, 3];
const TWO_PEOPLE: Seats = { white: 'human', black: 'human' };

/** Asks what is needed to begin: the game, against the computer level and side, and the way of counting. */
export function NewGame(props: Props) {
  const text = useText();
  const [terms, setTerms] = useState<Terms>({
    variant: props.variant,
    color: 'white',
    counting: 'automatic',
  });
  const [level, setLevel] = useState<Level>(1);
  const isTwo = props.opponent === 'two';

  const start = (event: Event) => {
    event.preventDefault();
    const { variant, color, counting } = terms;
    const seats = isTwo ? TWO_PEOPLE : seatsFor(color, level);
    props.onStart({ variant, counting, seats });
  };

  return (
    <Dialog title={text(isTwo ? 'way-two' : 'way-computer')} onClose={props.onClose}>
      <form class="fields" onSubmit={start}>
        <GameFields value={terms} onChange={setTerms} hasColor={!isTwo}>
          {!isTwo && (
            <Choice
              label={text('level')}
              name="level"
              value={level}
              onChange={setLevel}
              options={LEVELS.map(value => ({ value, label: text(`level-${value}`) }))}
            />
          )}
        </GameFields>
        <button type="submit" class="btn p">
          {text('start-game')}
        </button>
      </form>
    </Dialog>
  );
}

function seatsFor(color: ColorWish, level: Level): Seats {
  const own = color === 'random' ? (Math.random() < 0.5 ? 'white' : 'black') : color;
  return own === 'white' ? { white: 'human', black: level } : { white: level, black: 'human' };
}
