import { useEffect, useRef } from 'preact/hooks';
import { useText } from '../i18n/context';
import { useShared } from '../shared';
import { give } from '../sound/cue';
import { firstMoveBy, isDanger, read, untilChange } from './clock';
import type { OnlineGame } from './game';
import type { Color } from './messages';
import { isCut } from './socket';
import { mover } from './state';
import { useLine, useTick } from './useOnline';
import { clockText, sideName } from './words';

/** Said once each when one's own time goes below. */
const WARNINGS = [20, 10];

/** The clock of one side, as the server's last reading says it stands now. */
export function ClockFace({ game, side }: { game: OnlineGame; side: Color }) {
  const text = useText();
  const line = useLine();
  const { clock, started } = game.state;
  // Without the server's time a clock stands as it was told.
  const now = game.socket.now ?? 0;
  const reading = clock && started && read(started.time, clock, side, now);
  const isRunning = game.isRunning && clock?.running === side;
  useTick(isRunning && reading ? untilChange(reading) : undefined);
  useWarnings(isRunning && game.side === side && reading?.periods === 0 ? reading.ms : undefined);
  if (!reading || !started) return null;

  const { time } = started;
  const isLow = isDanger(reading, time);
  const isDotted = isCut(line) && game.side !== side && game.isRunning;
  const shown = clockText(text, reading);
  return (
    <div
      class="clock"
      role="timer"
      aria-label={text('clock-label', { name: sideName(text, game, side), time: shown })}
      data-danger={isLow && isRunning}
      data-cut={isDotted}
    >
      <span>{shown}</span>
      {time.type === 'byoyomi' && reading.periods > 0 && (
        <small>
          {text('clock-periods', { n: reading.periods, seconds: time.period_ms / 1000 })}
        </small>
      )}
    </div>
  );
}

/** How long a side has for its first move, which costs no time. */
export function FirstMove({ game, side }: { game: OnlineGame; side: Color }) {
  const text = useText();
  const { clock, started } = game.state;
  const isDue = game.isRunning && mover(game.ply) === side && started;
  const end = isDue ? firstMoveBy(clock, game.ply, started.time) : undefined;
  const { now } = game.socket;
  const left = end === undefined || now === undefined ? undefined : end - now;
  useTick(left === undefined ? undefined : (Math.max(0, left) % 1000) + 1);
  if (left === undefined) return null;
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return <span class="first-move">{text('clock-first', { seconds })}</span>;
}

function useWarnings(ms: number | undefined): void {
  const text = useText();
  const { say } = useShared();
  const last = useRef<number>(undefined);
  const step = WARNINGS.findLast(seconds => ms !== undefined && ms <= seconds * 1000);
  useEffect(() => {
    if (step !== undefined && ms !== undefined && step !== last.current) {
      say(text('say-seconds', { seconds: step }));
      give('low');
    }
    if (ms !== undefined) last.current = step;
  }, [step, ms === undefined]);
}
