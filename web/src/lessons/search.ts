import type { Core, Game, SquareName } from '../core';

// Small searches by trying every move, for positions of few men and one or two moves ahead.

/** A position with the turn given back to the side that has just moved; undefined in check: nobody can wait in it. */
export const turnBack = (core: Core, game: Game): Game | undefined =>
  game.isCheck()
    ? undefined
    : core.newGame(game.variant, { fen: game.fen(true).replace(' b ', ' w ') });

/** A shortest way to all of the squares, within a number of moves, while the other side waits. */
export function shortestWay(
  core: Core,
  game: Game,
  squares: readonly SquareName[],
  most: number,
): string[] | undefined {
  for (let moves = squares.length; moves <= most; moves += 1) {
    const way = wayOf(core, game, squares, moves);
    if (way) return way;
  }
  return undefined;
}

function wayOf(
  core: Core,
  game: Game,
  squares: readonly SquareName[],
  moves: number,
): string[] | undefined {
  if (squares.length === 0) return [];
  if (squares.length > moves) return undefined;
  for (const move of game.legalMoves()) {
    const left = squares.filter(square => square !== move.slice(2, 4));
    if (left.length > moves - 1) continue;
    const next = after(game, move, () => turnBack(core, game));
    const way = next && wayOf(core, next, left, moves - 1);
    next?.free();
    if (way) return [move, ...way];
  }
  return undefined;
}

/** Tells whether the side to move can win within a number of its moves. */
export const canWin = (game: Game, moves: number): boolean =>
  moves > 0 && game.legalMoves().some(move => after(game, move, () => isWon(game, moves - 1)));

/** Tells, after a move, whether it wins at once or within so many more. */
function isWon(game: Game, more: number): boolean {
  const outcome = game.outcome();
  if (outcome) return outcome.winner !== undefined;
  return more > 0 && game.legalMoves().every(reply => after(game, reply, () => goesOn(game, more)));
}

const goesOn = (game: Game, moves: number): boolean => !game.outcome() && canWin(game, moves);

/** The first legal move after which something holds. */
export const findMove = (game: Game, holds: (game: Game) => boolean): string | undefined =>
  game.legalMoves().find(move => after(game, move, () => holds(game)));

function after<T>(game: Game, move: string, look: () => T): T {
  game.play(move);
  const seen = look();
  game.undo();
  return seen;
}
