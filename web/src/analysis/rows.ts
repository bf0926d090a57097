// How a tree is laid out: the main line in rows of White and Black, what is said and what else was considered between.
import { type Child, type Node, startsVariation, wordsOf } from '../pgn';

/** A move and the ply at which it is made. */
export interface Placed {
  readonly child: Child;
  readonly ply: number;
}

export type Block =
  | { readonly kind: 'row'; readonly ply: number; readonly white?: Placed; readonly black?: Placed }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'variation'; readonly line: Line };

/** A variation: its moves with what is said after them, and the variations that leave it. */
export interface Line {
  readonly before: string;
  readonly moves: readonly (Placed & {
    readonly words: string;
    readonly variations: readonly Line[];
  })[];
  /** Not laid out any further: too deep, or too many moves. */
  readonly isCut: boolean;
}

/** Deeper or more moves nobody reads in a list; the arrows lead there all the same. */
const DEEPEST = 8;
const MOST = 3000;

/** Lays a tree out whose first move is made at `firstPly`. */
export function layOut(root: Node, firstPly: number): { blocks: Block[]; isCut: boolean } {
  const budget = { left: MOST };
  const blocks: Block[] = [];
  if (wordsOf(root.comment)) blocks.push({ kind: 'words', words: wordsOf(root.comment) });
  let ply = firstPly;
  let parent = root;
  for (let child = root.children[0]; child && budget.left > 0; child = child.children[0]) {
    budget.left -= 1;
    addMove(blocks, { child, ply });
    const words = wordsOf(child.comment);
    if (words) blocks.push({ kind: 'words', words });
    for (const other of parent.children.slice(1))
      blocks.push({ kind: 'variation', line: lineOf(other, ply, 1, budget) });
    parent = child;
    ply += 1;
  }
  return { blocks, isCut: budget.left <= 0 };
}

function addMove(blocks: Block[], placed: Placed): void {
  const last = blocks.at(-1);
  if (placed.ply % 2 === 0) blocks.push({ kind: 'row', ply: placed.ply, white: placed });
  else if (last?.kind === 'row' && !last.black)
    blocks[blocks.length - 1] = { ...last, black: placed };
  else blocks.push({ kind: 'row', ply: placed.ply, black: placed });
}

function lineOf(first: Child, firstPly: number, depth: number, budget: { left: number }): Line {
  const moves: Line['moves'][number][] = [];
  let ply = firstPly;
  let isCut = depth > DEEPEST;
  for (let child: Child | undefined = first; child && !isCut; child = child.children[0]) {
    budget.left -= 1;
    const others: Child[] = startsVariation(child) ? [] : child.parent.children.slice(1);
    const at = ply;
    const variations = others.map(other => lineOf(other, at, depth + 1, budget));
    moves.push({ child, ply, words: wordsOf(child.comment), variations });
    ply += 1;
    isCut = budget.left <= 0;
  }
  return { before: wordsOf(first.startingComment), moves, isCut };
}
