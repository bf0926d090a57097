import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../game/session';
import { useText } from '../i18n/context';
import { moveText } from '../i18n/moves';
import { Icon, type IconName } from './Icon';

interface Row {
  number: number;
  plies: number[];
}

/** The moves to step through: a list of rows on a wide page, one strip on a phone. */
export function MoveList({ session }: { session: Session }) {
  const text = useText();
  const current = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLOListElement>(null);
  const { moves, ply } = session;
  useEffect(() => keepInView(box.current, current.current), [ply, moves.length]);

  return (
    <div class="moves">
      <Step session={session} to={0} name="first" label="move-first" />
      <Step session={session} to={ply - 1} name="previous" label="move-previous" />
      <ol
        class="list"
        ref={box}
        aria-label={text('moves')}
        onFocusCapture={({ target }) => keepInView(box.current, target as HTMLElement)}
      >
        {moves.length === 0 && <li class="none">{text('moves-none')}</li>}
        {rowsOf(moves.length).map(row => (
          <li key={row.number}>
            <span class="no">{text.number(row.number)}</span>
            {row.plies.map(n => (
              <button
                type="button"
                key={n}
                ref={n === ply ? current : undefined}
                class={n === ply ? 'cur' : ''}
                aria-current={n === ply ? 'true' : undefined}
                onClick={() => session.show(n)}
              >
                {startsCount(session, n) && (
                  <abbr title={text('mark-count-starts')} class="starts">
                    =
                  </abbr>
                )}
                {moveText(text, moves[n - 1]?.move)}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <Step session={session} to={ply + 1} name="next" label="move-next" />
      <Step session={session} to={session.lastPly} name="last" label="move-last" />
    </div>
  );
}

function Step(props: { session: Session; to: number; name: IconName; label: string }) {
  const text = useText();
  const { session, to } = props;
  const leads = to !== session.ply && to >= 0 && to <= session.lastPly;
  return (
    <button
      type="button"
      class={`tb step ${props.name}`}
      aria-label={text(props.label)}
      aria-disabled={!leads}
      onClick={() => leads && session.show(to)}
    >
      <Icon name={props.name} />
    </button>
  );
}

function rowsOf(moves: number): Row[] {
  return Array.from({ length: Math.ceil(moves / 2) }, (_, i) => ({
    number: i + 1,
    plies: [2 * i + 1, 2 * i + 2].filter(n => n <= moves),
  }));
}

/** Tells whether a count began with the n-th move. */
function startsCount({ moves }: Session, n: number): boolean {
  const count = moves[n - 1]?.count;
  return count !== undefined && moves[n - 2]?.count?.side !== count.side;
}

/** Scrolls the list alone, never the page. */
function keepInView(box: HTMLElement | null, item: HTMLElement | null): void {
  if (!box) return;
  if (!item) return void box.scrollTo(0, 0);
  const frame = box.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom)
    box.scrollTop += place.bottom - frame.bottom + 8;
  if (place.left < frame.left || place.right > frame.right)
    box.scrollLeft += place.right - frame.right + 8;
}
