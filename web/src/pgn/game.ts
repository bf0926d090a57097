import type { Core, Counting, Fault, Game, Variant } from '../core';
import { newTags, type Tags } from './tags';
import { newRoot, type Root } from './tree';

/** Why something in a file could not be read. */
export type PgnProblem =
  // the tags
  | 'tag'
  | 'variant'
  | 'fen'
  | 'result'
  // a move
  | 'no-move'
  | 'illegal'
  | 'ambiguous'
  // what stands between moves
  | 'count'
  | 'junk'
  | 'comment-open'
  | 'variation-empty'
  | 'variation-open'
  | 'variation-close'
  // the game
  | 'results-differ'
  | 'outcome'
  | 'too-long';

/** A fault in a file: where it is, what stands there and why it cannot be read. */
export interface PgnFault {
  readonly problem: PgnProblem;
  readonly line: number;
  /** The half-moves of the line, from 1, the faulty one included; 0 means the tags. */
  readonly ply: number;
  readonly text: string;
  /** What is wrong with a FEN. */
  readonly faults?: readonly Fault[];
}

/** A game as a file holds it: its tags, its tree of moves, and what could not be read. */
export interface PgnGame {
  readonly tags: Tags;
  readonly root: Root;
  readonly faults: PgnFault[];
}

/** How a game begins. */
export interface Start {
  readonly variant: Variant;
  readonly counting: Counting;
  /** Undefined for the usual array. */
  readonly fen: string | undefined;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The variant of that id, name or alias; case, spaces and punctuation do not matter. */
export function findVariant(core: Core, name: string): Variant | undefined {
  const wanted = folded(name);
  return core.variants.find(({ id, names }) => [id, ...names].some(own => folded(own) === wanted));
}

/** How a file names a variant: programs know ours by their id; the capital is the custom of PGN files. */
export const variantTag = ({ id }: Variant): string => id.charAt(0).toUpperCase() + id.slice(1);

/** What the tags say of the start; undefined where they name a variant that nobody knows. */
export function startOf(core: Core, tags: Tags): Start | undefined {
  const variant = findVariant(core, tags.get('Variant') ?? '');
  if (!variant) return undefined;
  const isTournament = tags.get('Counting')?.toLowerCase() === 'tournament';
  return { variant, counting: isTournament ? 'tournament' : 'automatic', fen: tags.get('FEN') };
}

/** The core's game at the start. Throws a FenError. */
export const newGame = (core: Core, { variant, counting, fen }: Start): Game =>
  core.newGame(variant.id, { counting, ...(fen !== undefined && { fen }) });

/** A game without moves, with the tags that say how it begins. Throws a FenError. */
export function emptyGame(core: Core, start: Start): PgnGame {
  const tags = newTags();
  setStart(core, tags, start);
  return { tags, root: newRoot(), faults: [] };
}

/** Writes a start into the tags. Throws a FenError. */
export function setStart(core: Core, tags: Tags, start: Start): void {
  const { variant, counting } = start;
  tags.set('Variant', variantTag(variant));
  for (const name of ['Counting', 'SetUp', 'FEN']) tags.delete(name);
  if (counting !== 'automatic') tags.set('Counting', counting);
  const game = newGame(core, start);
  if (game.fen() !== variant.startingFen) {
    tags.set('SetUp', '1');
    tags.set('FEN', game.fen(true));
  }
  game.free();
}
