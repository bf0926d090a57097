import type { SquareName } from '../core';
import { type Attempted, refusalOf } from '../game/refusals';
import { useText } from '../i18n/context';
import { refusalReason } from '../i18n/sentences';
import { useShared } from '../shared';
import { useReason } from './useReason';

/** A reason being shown, and what shows and says why an attempt at a game is refused. */
export function useRefusals() {
  const text = useText();
  const { say } = useShared();
  const shown = useReason();
  const explain = (game: Attempted, from: SquareName, to: SquareName) => {
    const refused = refusalOf(game, from, to);
    if (!refused) return;
    const why = refusalReason(text, refused.refusal, to, refused.side, refused.isOwn);
    shown.show(from === to ? { what: '', why: why.alone } : why, refused.squares);
    say(from === to ? why.alone : `${why.what} ${why.why}`);
  };
  return { ...shown, explain };
}
