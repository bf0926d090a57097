import { pieceKey } from '../board/names';
import {
  type Color,
  type Count,
  other,
  type Outcome,
  type Refusal,
  type SquareName,
  type VariantId,
} from '../core';
import type { GameRecord } from '../game/record';
import type { Session } from '../game/session';
import type { Step } from '../game/steps';
import type { Text } from './catalogue';
import { squareText } from './notation';

/** A refusal in words: what does not work, and why. */
export interface Reason {
  what: string;
  why: string;
}

/** A refusal in words, and its reason as a sentence of its own. */
export interface RefusalWords extends Reason {
  alone: string;
}

/** Says why a man of `side` may not go to a square; `isOwn` tells whether a man of its own side stands there. */
export function refusalReason(
  text: Text,
  refusal: Refusal,
  to: SquareName,
  side: Color,
  isOwn: boolean,
): RefusalWords {
  const square = refusal.square && squareText(text, refusal.square);
  const args = { side, piece: refusal.piece ?? '', ...(square && { square }) };
  const why = text(refusalMessage(refusal, isOwn), args);
  return {
    what: text('not-there', { square: squareText(text, to) }),
    why,
    alone: why.charAt(0).toLocaleUpperCase(text.language) + why.slice(1),
  };
}

function refusalMessage({ code, square }: Refusal, isOwn: boolean): string {
  if (code === 'leap-lost-rook' && square) return `why-${code}-square`;
  if (code === 'leap-needs-empty' && isOwn) return `why-${code}-own`;
  return `why-${code}`;
}

/** How the game ended, in one sentence; undefined while it runs. */
export function resultSentence(text: Text, session: Session): string | undefined {
  const { result, record, winner } = session;
  if (!result) return undefined;
  if (result.by === 'players') {
    if (result.ending.kind === 'resign') return text('win-resign', { side: winner ?? '' });
    return text(result.ending.kind === 'claim' ? 'draw-threefold-repetition' : 'draw-agreement');
  }
  return outcomeSentence(text, result.outcome, record.variant, session.lastCount);
}

/** How a position ended the game, in one sentence. */
export function outcomeSentence(
  text: Text,
  { termination, winner }: Outcome,
  variant: VariantId,
  count: Count | undefined,
): string {
  if (winner) return text(`win-${termination}`, { side: winner });
  if (termination !== 'count') return text.forVariant(`draw-${termination}`, variant);
  if (!count || count.number < count.target) return text('draw-count-early');
  return text('draw-count', { target: count.target });
}

/** What a step is when read aloud: the move, the turning fish, the check, the count. */
export function stepSentence(text: Text, step: Step, before: Step | undefined): string {
  return [moveSentence(text, step), checkSentence(text, step), countSentence(text, step, before)]
    .filter(Boolean)
    .join(' ');
}

/** Who sits across, for a list: "Computer, easy", or two players. */
export function opponentName(text: Text, { seats }: GameRecord): string {
  const level = [seats.white, seats.black].find(seat => seat !== 'human');
  return level === undefined ? text('two-players') : text('computer-level', { level });
}

export const variantName = (text: Text, variant: VariantId): string => text(`variant-${variant}`);

function moveSentence(text: Text, { move, side }: Step): string {
  if (!move) return '';
  const args = {
    side,
    piece: pieceKey(move.piece),
    from: squareText(text, move.from),
    to: squareText(text, move.to),
  };
  const said = move.captured
    ? text('say-capture', { ...args, victim: pieceKey(move.captured) })
    : text('say-move', args);
  return move.promoted ? `${said} ${text('say-promotion')}` : said;
}

const checkSentence = (text: Text, { check, side }: Step): string =>
  check ? text('say-check', { side: other(side) }) : '';

/** A count is announced when it starts, stops, and whenever its number goes up. */
function countSentence(text: Text, { count }: Step, before: Step | undefined): string {
  const earlier = before?.count;
  if (!count) return earlier ? text('say-count-ends') : '';
  if (earlier?.side !== count.side || earlier.target !== count.target)
    return text('say-count-starts', { ...count });
  return count.number === earlier.number ? '' : text('say-count', { ...count });
}
