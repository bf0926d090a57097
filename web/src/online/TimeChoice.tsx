import { useText } from '../i18n/context';
import { Choice } from '../ui/Choice';
import type { TimeControl } from './messages';

interface Props {
  value: TimeControl;
  onChange: (time: TimeControl) => void;
}

type Kind = TimeControl['type'];

const KINDS: readonly Kind[] = ['untimed', 'fischer', 'byoyomi', 'daily'];
const USUAL: Record<Kind, TimeControl> = {
  untimed: { type: 'untimed' },
  fischer: { type: 'fischer', base_ms: 600_000, increment_ms: 5000 },
  byoyomi: { type: 'byoyomi', base_ms: 600_000, period_ms: 30_000, periods: 3 },
  daily: { type: 'daily', days: 2 },
};
const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180];
const INCREMENTS = [0, 1, 2, 3, 5, 10, 15, 20, 30, 60];
const PERIODS = [1, 2, 3, 5, 10];
const PERIOD_SECONDS = [5, 10, 15, 20, 30, 40, 60];
const DAYS = [1, 2, 3, 5, 7, 14];

/** Chooses the time: its kind, and the two or three figures that belong to it. */
export function TimeChoice({ value, onChange }: Props) {
  const text = useText();
  return (
    <div class="time-choice">
      <Choice
        label={text('time')}
        name="time-kind"
        value={value.type}
        onChange={kind => onChange(USUAL[kind])}
        options={KINDS.map(kind => ({ value: kind, label: text(`time-kind-${kind}`) }))}
      />
      {value.type !== 'untimed' && <div class="numbers">{figures(value, onChange)}</div>}
    </div>
  );
}

function figures(time: TimeControl, onChange: (time: TimeControl) => void) {
  switch (time.type) {
    case 'untimed':
      return null;
    case 'fischer':
      return (
        <>
          <Figure
            label="time-minutes"
            value={time.base_ms / 60_000}
            options={MINUTES}
            onChange={n => onChange({ ...time, base_ms: n * 60_000 })}
          />
          <Figure
            label="time-increment"
            value={time.increment_ms / 1000}
            options={INCREMENTS}
            onChange={n => onChange({ ...time, increment_ms: n * 1000 })}
          />
        </>
      );
    case 'byoyomi':
      return (
        <>
          <Figure
            label="time-minutes"
            value={time.base_ms / 60_000}
            options={[0, ...MINUTES]}
            onChange={n => onChange({ ...time, base_ms: n * 60_000 })}
          />
          <Figure
            label="time-periods"
            value={time.periods}
            options={PERIODS}
            onChange={periods => onChange({ ...time, periods })}
          />
          <Figure
            label="time-period"
            value={time.period_ms / 1000}
            options={PERIOD_SECONDS}
            onChange={n => onChange({ ...time, period_ms: n * 1000 })}
          />
        </>
      );
    case 'daily':
      return (
        <Figure
          label="time-days"
          value={time.days}
          options={DAYS}
          onChange={days => onChange({ ...time, days })}
        />
      );
  }
}

interface FigureProps {
  label: string;
  value: number;
  options: readonly number[];
  onChange: (value: number) => void;
}

function Figure({ label, value, options, onChange }: FigureProps) {
  const text = useText();
  return (
    <label class="figure">
      {text(label)}
      <select
        class="input"
        value={value}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {options.map(n => (
          <option key={n} value={n} selected={n === value}>
            {text.number(n)}
          </option>
        ))}
      </select>
    </label>
  );
}
