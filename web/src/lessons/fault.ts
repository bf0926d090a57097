import type { Game } from '../core';
import { type Lesson, ownMoves } from './lesson';
import { canWin, findMove } from './search';

export type FaultCode =
  | 'long'
  | 'no-leap'
  | 'no-capture'
  | 'taken'
  | 'lost'
  | 'no-draw'
  | 'stalemate'
  | 'drawn'
  | 'no-check'
  | 'escape'
  | 'late';

/** Why a legal move is not the right one, and the answer of the other side that shows it. */
export interface Fault {
  readonly code: FaultCode;
  readonly reply?: string;
}

/** Finds what is wrong with the move just made in a game, the learner's nth, where one move alone is right. */
export function faultOf(game: Game, lesson: Lesson, move: string, nth: number): Fault {
  switch (lesson.goal.kind) {
    case 'leap':
      return { code: 'no-leap' };
    case 'take':
      return shown('taken', takesBack(game, move)) ?? { code: 'no-capture' };
    case 'draw':
      return shown('lost', winAtOnce(game)) ?? { code: 'no-draw' };
    case 'win':
      return noWin(game, ownMoves(lesson) - nth);
    default:
      return shown('lost', winAtOnce(game)) ?? { code: 'late' };
  }
}

/** Why a move does not win within so many more. */
function noWin(game: Game, more: number): Fault {
  const outcome = game.outcome();
  if (outcome) return { code: outcome.termination === 'stalemate' ? 'stalemate' : 'drawn' };
  if (more === 0 && !game.isCheck()) return { code: 'no-check' };
  return (
    shown('lost', winAtOnce(game)) ??
    shown(
      more === 0 ? 'escape' : 'late',
      findMove(game, after => after.outcome() !== undefined || !canWin(after, more)),
    ) ?? { code: 'late' }
  );
}

const winAtOnce = (game: Game): string | undefined =>
  findMove(game, after => after.outcome()?.winner !== undefined);

const takesBack = (game: Game, move: string): string | undefined =>
  game.legalMoves().find(reply => reply.slice(2, 4) === move.slice(2, 4));

const shown = (code: FaultCode, reply: string | undefined): Fault | undefined =>
  reply === undefined ? undefined : { code, reply };
