import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { other } from '../core';
import { useText } from '../i18n/context';
import { Ask } from '../ui/Ask';
import type { OnlineGame } from './game';
import { useTick } from './useOnline';

/** The moment from which the reader may claim the game, because the other is away. */
function claimAt({ side, presence, isRunning }: OnlineGame): number | undefined {
  if (!isRunning || !side) return undefined;
  return presence?.[other(side)].claim_at ?? undefined;
}

/** Whether the other is away so that the game may be claimed, now or soon. */
export const isToClaim = (game: OnlineGame): boolean => claimAt(game) !== undefined;

interface Props {
  game: OnlineGame;
  /** What stands there meanwhile, once the reader knows and has closed the note. */
  children: ComponentChildren;
}

/** Says that the opponent is away, and offers win or draw once the time has come. */
export function AwayAsk({ game, children }: Props) {
  const text = useText();
  const at = claimAt(game) ?? 0;
  const left = at - (game.socket.now ?? 0);
  useTick(left > 0 ? (left % 1000) + 1 : undefined);
  const [closedFor, setClosedFor] = useState<number>();
  if (left > 0 && closedFor === at) return children;
  if (left > 0)
    return (
      <Ask
        question={text('ask-away-in', { seconds: Math.ceil(left / 1000) })}
        replies={[{ label: text('close'), onClick: () => setClosedFor(at) }]}
      />
    );
  return (
    <Ask
      question={text('ask-away')}
      replies={[
        { label: text('claim-win'), onClick: () => game.claim('win') },
        { label: text('claim-draw'), onClick: () => game.claim('draw') },
      ]}
    />
  );
}
