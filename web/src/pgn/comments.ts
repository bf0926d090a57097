// Comments and the commands inside them: `[%clk 0:05:00]` and `[%count start]`.
import type { CountAction } from '../core';

const CLOCK = /\[%clk\s+(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)\]/;
const COUNT = /\[%count\s+(start|stop|take)\]/g;
// No bracket inside: a text of beginnings alone would be searched to its end from each of them.
const COMMAND = /\[%[a-z][^\][]*\]/g;

/** The comment as a file can hold it: single spaces, and no closing brace. */
export const clean = (text: string): string =>
  text.replaceAll('}', ')').trim().replace(/\s+/g, ' ');

/** Texts as one, empty ones left out. */
export const join = (...texts: string[]): string => texts.filter(Boolean).join(' ');

/** The seconds of the first `[%clk]` command. */
export function clockOf(comment: string): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(comment) ?? [];
  return hours && minutes && seconds
    ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
    : undefined;
}

/** What is done about the count, in order. */
export const countActionsOf = (comment: string): CountAction[] =>
  [...comment.matchAll(COUNT)].map(([, action]) => action as CountAction);

/** The comment with other actions about the count. */
export const withCountActions = (comment: string, actions: readonly CountAction[]): string =>
  join(...actions.map(action => `[%count ${action}]`), clean(comment.replace(COUNT, '')));

/** The words of a comment, without its commands. */
export const wordsOf = (comment: string): string => clean(comment.replace(COMMAND, ''));

/** The comment with other words and the same commands, those about the count first. */
export function withWords(comment: string, words: string): string {
  const commands = comment.match(COMMAND) ?? [];
  const isCount = (command: string) => command.startsWith('[%count');
  return join(
    ...commands.filter(isCount),
    wordsOf(words),
    ...commands.filter(command => !isCount(command)),
  );
}
