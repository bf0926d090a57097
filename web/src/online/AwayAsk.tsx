import { useText } from '../i18n/context';
import { Ask } from './Ask';
import type { OnlineGame } from './game';
import { other } from './state';
import { useTick } from './useOnline';

/** The moment from which the reader may claim the game, because the other is away. */
function claimAt({ side, presence, isRunning }: OnlineGame): number | undefined {
  if (!isRunning || !side) return undefined;
  return presence?.[other(side)].claim_at ?? undefined;
}

/** Whether the other is away so that the game may be claimed, now or soon. */
export const isToClaim = (game: OnlineGame): boolean => claimAt(game) !== undefined;

/** Offers win or draw against an opponent who is away, once the time has come. */
export function AwayAsk({ game, onLater }: { game: OnlineGame; onLater: () => void }) {
  const text = useText();
  const at = claimAt(game) ?? 0;
  const left = at - (game.socket.now ?? 0);
  useTick(left > 0 ? (left % 1000) + 1 : undefined);
  if (left > 0)
    return (
      <Ask
        question={text('ask-away-in', { seconds: Math.ceil(left / 1000) })}
        replies={[{ label: text('close'), onClick: onLater }]}
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
