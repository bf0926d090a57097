import { type Color, type Core, type Game, other, type SquareName, type VariantId } from '../core';
import { boardFen, FILES, RANKS, type Pieces } from '../board/compat';
import type { View } from '../game/view';

type Dests = Map<SquareName, SquareName[]>;

const SQUARES = RANKS.flatMap(rank => FILES.map(file => file + rank));

/**
 * Where the men of the side that is not to move may be sent ahead: what the core would allow if it were that
 * side's turn now, and taking back on the squares of its own men, which the other may take. Whether a move can
 * then be made is judged when its turn has come.
 */
export function premoveDests(core: Core, variant: VariantId, fen: string, view: View): Dests {
  const side = other(view.turn);
  const dests = destsOf(core, variant, withTurn(fen, side)) ?? kingAside(core, variant, view, side);
  for (const [square, piece] of view.pieces) {
    if (piece.color !== side || piece.role === 'king') continue;
    const turned = new Map(view.pieces).set(square, { ...piece, color: view.turn });
    for (const [from, targets] of destsOf(core, variant, fenOf(turned, side)) ?? [])
      if (targets.includes(square)) dests.set(from, [...(dests.get(from) ?? []), square]);
  }
  return dests;
}

/** A king in check cannot stand on the board when it is not to move: it stands aside meanwhile. */
function kingAside(core: Core, variant: VariantId, view: View, side: Color): Dests {
  const king = [...view.pieces].find(([, { role, color }]) => role === 'king' && color !== side);
  if (!king) return new Map();
  for (const square of SQUARES) {
    if (view.pieces.has(square)) continue;
    const pieces = new Map(view.pieces).set(square, king[1]);
    pieces.delete(king[0]);
    const dests = destsOf(core, variant, fenOf(pieces, side));
    if (dests) return dests;
  }
  return new Map();
}

function destsOf(core: Core, variant: VariantId, fen: string): Dests | undefined {
  let game: Game;
  try {
    game = core.newGame(variant, { fen });
  } catch {
    return undefined; // impossible with that side to move
  }
  const dests = game.dests();
  game.free();
  return dests;
}

/** A position without rights to leap: only captures are asked of it. */
const fenOf = (pieces: Pieces, turn: Color): string =>
  `${boardFen(pieces).replaceAll(/\+(.)/g, '$1~')} ${turn.charAt(0)} - - 0 1`;

function withTurn(fen: string, turn: Color): string {
  const [pieces, , ...rest] = fen.split(' ');
  return [pieces, turn.charAt(0), ...rest].join(' ');
}
