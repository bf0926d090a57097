// A game as a tree of positions. `src/ouk/pgn` has the same in Python.
import type { Piece, SquareName } from '../core';

/** A move, with what a list of moves shows of it. */
export interface Move {
  readonly uci: string;
  readonly san: string;
  readonly piece: Piece;
  readonly captures: boolean;
}

/** A position: the start of a game, or what a move led to. The first child is the main line. */
export type Node = Root | Child;

interface Position {
  /** What is said after the move, or before the first one, with commands such as `[%clk 0:05:00]`. */
  comment: string;
  children: Child[];
}

export interface Root extends Position {
  readonly parent: undefined;
}

export interface Child extends Position {
  readonly parent: Node;
  readonly move: Move;
  /** What is said before the first move of a variation. */
  startingComment: string;
  /** Numeric annotation glyphs: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  readonly nags: Set<number>;
}

export const newRoot = (): Root => ({ parent: undefined, comment: '', children: [] });

/** Adds a move to those of a position, the last one of them. */
export function addChild(parent: Node, move: Move): Child {
  const child = {
    parent,
    move,
    comment: '',
    startingComment: '',
    nags: new Set<number>(),
    children: [],
  };
  parent.children.push(child);
  return child;
}

/** The moves from the start to a position. */
export function pathTo(node: Node): Child[] {
  const path: Child[] = [];
  for (let at = node; at.parent; at = at.parent) path.push(at);
  return path.toReversed();
}

/** The moves that go on from a position, first children all along. */
export function lineFrom(node: Node): Child[] {
  const line: Child[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** Whether this is the first move of a variation beside the main line. */
export const startsVariation = (child: Child): boolean => child.parent.children[0] !== child;

/** The comment before a move: commands about the count in it precede the move. */
export const commentBefore = (child: Child): string =>
  startsVariation(child) ? child.startingComment : child.parent.comment;

export const originOf = ({ uci }: Move): SquareName => uci.slice(0, 2);
export const targetOf = ({ uci }: Move): SquareName => uci.slice(2, 4);

/** What happens to a node on the way through a tree, in the order in which a file tells it. */
export interface Step {
  readonly child: Child;
  readonly kind:
    /** Its move is named. */
    | 'tell'
    /** Its move is made, to go on from there. */
    | 'play'
    /** A variation begins with it. */
    | 'open'
    /** The variation that began with it is over. */
    | 'close';
}

/** The steps through all lines, main lines first. Depth costs no recursion. */
export function* walk(root: Node): Generator<Step> {
  const ahead = stepsAfter(root);
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    yield step;
    if (step.kind === 'play') ahead.push(...stepsAfter(step.child));
  }
}

/** The steps through the continuations of a node, the last one first. */
function stepsAfter({ children }: Node): Step[] {
  const [main, ...others] = children;
  if (!main) return [];
  const steps: Step[] = [{ kind: 'tell', child: main }];
  for (const child of others)
    for (const kind of ['open', 'tell', 'play', 'close'] as const) steps.push({ kind, child });
  steps.push({ kind: 'play', child: main });
  return steps.toReversed();
}

/** All moves in the order of a file: the place in it names a node of the same tree read again. */
export const allMoves = (root: Root): Child[] =>
  [...walk(root)].filter(({ kind }) => kind === 'tell').map(({ child }) => child);
