import { useState } from 'preact/hooks';
import type { Color, Counting, VariantId } from '../core';
import type { Level, Seats, Setup } from '../game/record';
import { useText } from '../i18n/context';
import { Choice } from './Choice';
import { Dialog } from './Dialog';
import { VariantChoice } from './VariantChoice';

interface Props {
  variant: VariantId;
  opponent: 'computer' | 'two';
  onStart: (setup: Setup) => void;
  onClose: () => void;
}

const LEVELS: readonly Level[] = [1, 2, 3];
const TWO_PEOPLE: Seats = { white: 'human', black: 'human' };
const COUNTINGS: readonly Counting[] = ['automatic', 'tournament'];

/** Asks what is needed to begin: the game, against the computer level and side, and the way of counting. */
export function NewGame(props: Props) {
  const text = useText();
  const [variant, setVariant] = useState(props.variant);
  const [level, setLevel] = useState<Level>(1);
  const [side, setSide] = useState<Color | 'either'>('white');
  const [counting, setCounting] = useState<Counting>('automatic');
  const isTwo = props.opponent === 'two';

  const start = (event: Event) => {
    event.preventDefault();
    const seats = isTwo ? TWO_PEOPLE : seatsFor(side, level);
    props.onStart({ variant, counting, seats });
  };

  return (
    <Dialog title={text(isTwo ? 'way-two' : 'way-computer')} onClose={props.onClose}>
      <form class="fields" onSubmit={start}>
        <VariantChoice name="new-variant" value={variant} onChange={setVariant} />
        {!isTwo && (
          <Choice
            label={text('level')}
            name="level"
            value={level}
            onChange={setLevel}
            options={LEVELS.map(value => ({ value, label: text(`level-${value}`) }))}
          />
        )}
        {!isTwo && (
          <Choice
            label={text('you-play')}
            name="side"
            value={side}
            onChange={setSide}
            options={(['white', 'either', 'black'] as const).map(value => ({
              value,
              label: value === 'either' ? text('either-side') : text('side', { side: value }),
            }))}
          />
        )}
        <Choice
          label={text('counting')}
          name="counting"
          value={counting}
          onChange={setCounting}
          options={COUNTINGS.map(value => ({
            value,
            label: text(`counting-${value}`),
            note: text(`counting-${value}-note`),
          }))}
        />
        <button type="submit" class="btn p">
          {text('start-game')}
        </button>
      </form>
    </Dialog>
  );
}

function seatsFor(side: Color | 'either', level: Level): Seats {
  const own = side === 'either' ? (Math.random() < 0.5 ? 'white' : 'black') : side;
  return own === 'white' ? { white: 'human', black: level } : { white: level, black: 'human' };
}
