import { other } from '../core';
import type { Text } from '../i18n/catalogue';
import { resultSentence } from '../i18n/sentences';
import type { Failure } from './api';
import { daysAndHours, figures, isLong, type Reading } from './clock';
import type { OnlineGame } from './game';
import type { Chatted, Color, ColorWish, Person, TimeControl } from './messages';

/** "5 min + 3 s" */
export function timeText(text: Text, time: TimeControl): string {
  switch (time.type) {
    case 'untimed':
      return text('time-untimed');
    case 'fischer':
      return text('time-fischer', {
        minutes: minutesOf(time.base_ms),
        seconds: time.increment_ms / 1000,
      });
    case 'byoyomi':
      return text('time-byoyomi', {
        minutes: minutesOf(time.base_ms),
        periods: time.periods,
        seconds: time.period_ms / 1000,
      });
    case 'daily':
      return text('time-daily', { days: time.days });
  }
}

const minutesOf = (ms: number): number => Math.round(ms / 6000) / 10;

/** The figures of a clock in the language's digits, days and hours where there are days. */
export function clockText(text: Text, { ms }: Reading): string {
  if (isLong(ms)) return text('clock-days', daysAndHours(ms));
  return inDigits(text, figures(ms));
}

/** A finished text of figures in the language's digits. */
export const inDigits = (text: Text, written: string): string =>
  written.replaceAll(/\d/g, digit => text.number(Number(digit)));

/** What a player is called: a guest has no name. */
export const personName = (text: Text, person: Person | null | undefined): string =>
  person?.name ?? text('guest');

/** What a side of a game is called for the reader: "You" for one's own. */
export const sideName = (text: Text, game: OnlineGame, side: Color): string =>
  game.side === side ? text('you') : personName(text, game.room?.[side]);

/** The same where the side cannot be seen: two guests are told apart by it. */
export function speakerName(text: Text, game: OnlineGame, side: Color): string {
  const name = sideName(text, game, side);
  const isPlain = game.side !== undefined || game.room?.[side]?.name;
  return isPlain ? name : text('guest-side', { side });
}

/** The colour that falls to whoever joins a room. */
export function offeredSide(color: ColorWish): ColorWish {
  if (color === 'random') return color;
  return other(color);
}

/** How the game ended; undefined while it runs. */
export function endSentence(text: Text, game: OnlineGame): string | undefined {
  const { session, winner, state } = game;
  if (!state.ended || !session) return undefined;
  const { reason, result } = state.ended;
  if (result === '*') return text(`ended-${reason}`);
  if (reason === 'resignation' && winner) return text('win-resign', { side: winner });
  if (reason === 'agreement' || reason === 'threefold-repetition') return text(`draw-${reason}`);
  if (reason === 'time' || reason === 'abandonment')
    return winner ? text(`win-${reason}`, { side: winner }) : text(`draw-${reason}`);
  return resultSentence(text, session) ?? text('draw-count-early');
}

/** Why something was not done. */
export function refusalText(text: Text, code: Failure): string {
  const words = text(`refused-${code}`);
  return words === `refused-${code}` ? text('refused-other') : words;
}

/** What was said: a phrase in the reader's language, or the words themselves. */
export const wordsOf = (text: Text, { phrase, text: said }: Chatted): string =>
  phrase ? text(`phrase-${phrase}`) : (said ?? '');
