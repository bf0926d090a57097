import { useMemo } from 'preact/hooks';
import type { SquareName } from '../core';
import { useText } from '../i18n/context';
import { squareText } from '../i18n/notation';
import { useShared } from '../shared';
import type { OnlineGame } from './game';

/** Sending a move ahead by hand or keys, and forgetting it. */
export function usePremove(game: OnlineGame) {
  const text = useText();
  const { say } = useShared();
  const view = game.session?.view;
  // The board has moved the man already: with a position of its own it puts him back.
  const pieces = useMemo(() => new Map(view?.pieces), [view, game.premove]);
  return {
    pieces,
    isOn: game.mayPremove,
    set: (from: SquareName, to: SquareName) => {
      game.setPremove([from, to]);
      const names = { from: squareText(text, from), to: squareText(text, to) };
      say(text('say-premove', names));
    },
    forget: () => {
      if (!game.premove) return;
      game.setPremove(undefined);
      say(text('say-premove-gone'));
    },
  };
}
