// A game as the fragment of an address, which browsers send to no server: who gets the link has it all.
//
//   cambodian:t / 4k3,8,8,8,8,8,8,3K4_w_-_-_0_1 / +AbCd(EfGh)Ij / 3
//
// The game, with `:t` for tournament counting; its first position, empty for the usual one; the moves with their
// variations, two signs each, origin and destination; how many moves before and with the one that is shown stand
// written. What is done about the count is + (start), ! (stop) and * (take).
import type { Core, CountAction } from '../core';
import { squareName, squareNumber } from '../core';
import {
  allMoves,
  Builder,
  type Child,
  countActionsOf,
  emptyGame,
  newGame,
  type Node,
  originOf,
  type PgnGame,
  type Start,
  startOf,
  targetOf,
  walk,
} from '../pgn';

/** A game, and the position in it that is shown. */
export interface Opened {
  readonly game: PgnGame;
  readonly node: Node;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ACTIONS: Record<CountAction, string> = { start: '+', stop: '!', take: '*' };
const LONGEST = 60_000;
const SHAPE = /^([a-z]+)(:t)?(?:\/([^/]*))?(?:\/([\w\-+!*()]*))?(?:\/(\d{1,5}))?$/;

/** A game as a fragment has it, without the place in it. Comments and names stay at home. */
export function toSigns(core: Core, game: PgnGame): string {
  const start = startOf(core, game.tags);
  if (!start) return '';
  const moves = [...walk(game.root)].map(({ kind, child }) => {
    if (kind === 'tell') return moveSigns(child) + actionSigns(child.comment);
    if (kind === 'open') return `(${actionSigns(child.startingComment)}`;
    return kind === 'close' ? ')' : '';
  });
  return `${startSigns(start)}/${actionSigns(game.root.comment)}${moves.join('')}`;
}

/** The fragment for such a game, shown after so many moves; undefined where it is too long to be read again. */
export function toFragment(signs: string, place: number): string | undefined {
  const fragment = `${signs}/${place}`;
  return fragment.length > LONGEST ? undefined : fragment;
}

/** The fragment for a position alone. */
export const positionFragment = (start: Start): string => startSigns(start);

/** The game of a fragment; undefined where it means none that could be played. */
export function fromFragment(core: Core, fragment: string): Opened | undefined {
  const [, name, tournament, fen, moves = '', shown = '0'] = SHAPE.exec(decoded(fragment)) ?? [];
  const variant = core.variants.find(({ id }) => id === name);
  if (!variant) return undefined;
  const start: Start = {
    variant,
    counting: tournament ? 'tournament' : 'automatic',
    fen: fen ? fen.replaceAll(',', '/').replaceAll('_', ' ') : undefined,
  };
  if (start.fen !== undefined && core.faults(start.fen).length) return undefined;
  const game = emptyGame(core, start);
  if (!readMoves(core, start, game, moves)) return undefined;
  const node = Number(shown) === 0 ? game.root : allMoves(game.root)[Number(shown) - 1];
  return node && { game, node };
}

function decoded(fragment: string): string {
  if (fragment.length > LONGEST) return '';
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

const startSigns = ({ variant, counting, fen }: Start): string =>
  variant.id +
  (counting === 'tournament' ? ':t' : '') +
  (fen === undefined ? '/' : `/${fen.replaceAll('/', ',').replaceAll(' ', '_')}`);

const moveSigns = ({ move }: Child): string =>
  [originOf(move), targetOf(move)].map(square => SIGNS.charAt(squareNumber(square))).join('');

const actionSigns = (comment: string): string =>
  countActionsOf(comment)
    .map(action => ACTIONS[action])
    .join('');

/** Puts the moves into the game; false where they cannot be played, or do not fit together. */
function readMoves(core: Core, start: Start, game: PgnGame, text: string): boolean {
  const builder = new Builder(game.root, () => newGame(core, start));
  const isSound = (text.match(/[()+!*]|..?/g) ?? []).every(sign => readSign(builder, sign));
  const isClosed = builder.depth === 0;
  builder.finish();
  return isSound && isClosed;
}

function readSign(builder: Builder, sign: string): boolean {
  if (sign === '(') return builder.open();
  if (sign === ')') {
    if (builder.depth === 0) return false;
    builder.close();
    return true;
  }
  const action = Object.entries(ACTIONS).find(([, own]) => own === sign)?.[0];
  if (action) return builder.comment(`[%count ${action}]`);
  const [from = -1, to = -1] = [...sign].map(one => SIGNS.indexOf(one));
  if (from < 0 || to < 0) return false;
  return builder.move(squareName(from) + squareName(to)) === undefined;
}
