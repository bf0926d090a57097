import type { Game } from '../core';
import type { MoveFacts } from '../game/steps';
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
  readonly reply?: string | undefined;
}

/** Finds what is wrong with the move just made in a game, the learner's nth, where one move alone is right. */
export function faultOf(game: Game, lesson: Lesson, move: MoveFacts, nth: number): Fault {
  const loss: Fault = { code: 'lost', reply: winAtOnce(game) };
  switch (lesson.goal.kind) {
    case 'leap':
      return { code: 'no-leap' };
    case 'take':
      return move.captured
        ? { code: 'taken', reply: takesBack(game, move) }
        : { code: 'no-capture' };
    case 'draw':
      return loss.reply ? loss : { code: 'no-draw' };
    case 'win':
      return noWin(game, ownMoves(lesson) - nth, loss);
    default:
      return loss;
  }
}

/** Why a move does not win within so many more. */
function noWin(game: Game, more: number, loss: Fault): Fault {
  const outcome = game.outcome();
  if (outcome) return { code: outcome.termination === 'stalemate' ? 'stalemate' : 'drawn' };
  if (more === 0)
    return game.isCheck() ? { code: 'escape', reply: game.legalMoves()[0] } : { code: 'no-check' };
  if (loss.reply) return loss;
  const defends = (after: Game) => after.outcome() !== undefined || !canWin(after, more);
  return { code: 'late', reply: findMove(game, defends) };
}

const winAtOnce = (game: Game): string | undefined =>
  findMove(game, after => after.outcome()?.winner !== undefined);

const takesBack = (game: Game, { to }: MoveFacts): string | undefined =>
  game.legalMoves().find(reply => reply.slice(2, 4) === to);
