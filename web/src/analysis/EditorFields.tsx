import { useState } from 'preact/hooks';
import { pieceKey } from '../board/names';
import { type Color, LEAP_HOMES, type Piece, type Setup } from '../core';
import { useText } from '../i18n/context';
import { squareText } from '../i18n/notation';
import { Choice } from '../ui/Choice';
import { type CountFields, countFields, TARGETS, withCount, withRight, withTurn } from './placing';

interface Props {
  setup: Setup;
  /** The usual array: says who stands at home. */
  array: Setup;
  onChange: (setup: Setup) => void;
}

const SIDES: readonly Color[] = ['white', 'black'];

/** What else belongs to a position: who is to move, who may still leap, and the count. */
export function EditorFields({ setup, array, onChange }: Props) {
  const text = useText();
  return (
    <>
      <SideChoice
        name="turn"
        label={text('analysis-turn')}
        value={setup.turn}
        onChange={turn => onChange(withTurn(setup, turn))}
      />
      <fieldset class="rights">
        <legend>{text('analysis-rights')}</legend>
        {LEAP_HOMES.map(home => (
          <label key={home} class="check">
            <input
              type="checkbox"
              checked={setup.rights.has(home)}
              onChange={({ currentTarget }) =>
                onChange(withRight(setup, home, currentTarget.checked))
              }
            />
            <span>
              {nameOfMan(text, array.pieces.get(home))}, {squareText(text, home)}
            </span>
          </label>
        ))}
      </fieldset>
      <CountChoice setup={setup} onChange={onChange} />
    </>
  );
}

const nameOfMan = (text: ReturnType<typeof useText>, man: Piece | undefined): string =>
  man ? text('man', { side: man.color, piece: pieceKey(man) }) : '';

function CountChoice({ setup, onChange }: Omit<Props, 'array'>) {
  const text = useText();
  const count = countFields(setup);
  const set = (change: Partial<CountFields>) =>
    count && onChange(withCount(setup, { ...count, ...change }));
  return (
    <fieldset class="count-fields">
      <legend>{text('counting')}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={count !== undefined}
          onChange={({ currentTarget }) =>
            onChange(
              withCount(
                setup,
                currentTarget.checked ? { side: setup.turn, number: 0, target: 64 } : undefined,
              ),
            )
          }
        />
        <span>{text('analysis-count-runs')}</span>
      </label>
      {count && (
        <>
          <SideChoice
            name="count-side"
            label={text('analysis-count-side')}
            value={count.side}
            onChange={side => set({ side })}
          />
          <div class="pair">
            <NumberField count={count} onChange={number => set({ number })} />
            <label>
              <span>{text('analysis-count-target')}</span>
              <select
                value={count.target}
                onChange={({ currentTarget }) => set({ target: Number(currentTarget.value) })}
              >
                {[...new Set([count.target, ...TARGETS])]
                  .toSorted((a, b) => a - b)
                  .map(target => (
                    <option key={target} value={target}>
                      {text.number(target)}
                    </option>
                  ))}
              </select>
            </label>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** The number that is counted: as it is typed until the field is left, then as the rules let it be. */
function NumberField(props: { count: CountFields; onChange: (number: number) => void }) {
  const text = useText();
  const { number } = props.count;
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span>{text('analysis-count-number')}</span>
      <input
        inputMode="numeric"
        value={typed ?? text.number(number)}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          props.onChange(text.readNumber(value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

interface SideProps {
  name: string;
  label: string;
  value: Color;
  onChange: (side: Color) => void;
}

function SideChoice(props: SideProps) {
  const text = useText();
  return (
    <Choice
      {...props}
      options={SIDES.map(side => ({ value: side, label: text('side', { side }) }))}
    />
  );
}
