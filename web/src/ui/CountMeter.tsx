import type { Count } from '../core';
import { meterOf } from '../game/meter';
import { useText } from '../i18n/context';

/** The running count: a button that explains itself. The last mark is always the "=" where the game is drawn. */
export function CountMeter({ count, onExplain }: { count: Count; onExplain?: () => void }) {
  const text = useText();
  const { level, left } = meterOf(count);
  const args = { ...count };
  return (
    <button
      type="button"
      class="count"
      data-level={level}
      onClick={onExplain}
      disabled={!onExplain}
    >
      <span class="unseen">{text('count-label', args)}</span>
      <span class="label" aria-hidden="true">
        {text('count-side', args)}
        {level === 'last' && left > 0 && <small>{text('count-left', { left })}</small>}
      </span>
      <Way count={count} />
      <span class="n" aria-hidden="true">
        <b>{text.number(count.number)}</b> / {text.number(count.target)}
      </span>
    </button>
  );
}

function Way({ count }: { count: Count }) {
  const { usesPips, part, left } = meterOf(count);
  const pips = usesPips ? Array.from({ length: count.target - 1 }, (_, i) => i + 1) : [];
  return (
    <span class="way-of-count" aria-hidden="true">
      {usesPips ? (
        pips.map(n => <i key={n} class={pipClass(n, count.number)} />)
      ) : (
        <span class="rail">
          <span style={{ width: `${part * 100}%` }} />
        </span>
      )}
      <i class={left === 0 ? 'end done' : 'end'} />
    </span>
  );
}

function pipClass(n: number, number: number): string {
  if (n === number) return 'done now';
  return n < number ? 'done' : '';
}
