import type { CountAction, Game } from '../core';
import { clean, countActionsOf } from './comments';
import type { PgnProblem } from './game';
import { addChild, type Child, type Move, type Node, type Root } from './tree';

/** Where a variation left its line: what stands after the move it replaces, and what was done to the count around it. */
interface Branch {
  /** Undefined for a variation of no move: there is nothing to return to. */
  readonly child: Child | undefined;
  readonly ply: number;
  readonly comments: string[];
  readonly before: CountAction[];
  readonly after: CountAction[];
}

/**
 * Adds moves and what belongs to them to a tree, with a game of the core that follows. It goes into a variation and
 * back out of it by taking back and repeating moves, so that neither deep nor wide trees cost more than their length.
 */
export class Builder {
  /** The number of moves from the start to where the game stands. */
  ply = 0;
  game: Game;
  private node: Node;
  private readonly branches: Branch[] = [];
  /** A variation has begun, its first move has not come. */
  private isStarting = false;
  private comments: string[] = [];
  // What was done to the count before the last move and after it.
  private before: CountAction[] = [];
  private after: CountAction[] = [];

  constructor(
    root: Root,
    private readonly makeGame: () => Game,
  ) {
    this.node = root;
    this.game = makeGame();
  }

  /** The number of variations that are open. */
  get depth(): number {
    return this.branches.length;
  }

  /** Adds a move. Says why it is none. */
  move(san: string): PgnProblem | undefined {
    const { move: uci, problem } = this.game.readSan(san);
    if (!uci) return problem;
    const move = describe(this.game, uci);
    this.game.play(uci);
    if (!this.isStarting) this.settle();
    const child = addChild(this.node, move);
    if (this.isStarting) child.startingComment = this.takeComments();
    this.isStarting = false;
    this.node = child;
    this.before = this.after;
    this.after = [];
    this.ply += 1;
    return undefined;
  }

  /** Annotates the last move; a glyph in front of any move says nothing. */
  nag(number: number): void {
    if (this.node.parent && !this.isStarting) this.node.nags.add(number);
  }

  /** Adds a comment. False where the rules do not allow what it says of the count. */
  comment(text: string): boolean {
    this.comments.push(text);
    for (const action of countActionsOf(text)) {
      if (!act(this.game, action)) return false;
      this.after.push(action);
    }
    return true;
  }

  /** Begins a variation instead of the last move; false if there is no such move. */
  open(): boolean {
    const { node, ply, comments, before, after } = this;
    if (this.isStarting || !node.parent) {
      this.branches.push({ child: undefined, ply, comments: [], before: [], after: [] });
      return false;
    }
    this.branches.push({ child: node, ply, comments, before, after });
    this.node = node.parent;
    this.isStarting = true;
    this.comments = [];
    this.after = [];
    this.goBack(ply - 1);
    return true;
  }

  /** Ends the variation begun last and returns to the move it replaced. */
  close(): void {
    const branch = this.branches.pop();
    const child = branch?.child;
    if (!branch || !child) return;
    this.settle();
    this.goBack(branch.ply - 1);
    for (const action of branch.before) act(this.game, action);
    this.game.play(child.move.uci);
    for (const action of branch.after) act(this.game, action);
    this.node = child;
    this.ply = branch.ply;
    this.comments = branch.comments;
    this.before = branch.before;
    this.after = branch.after;
    this.isStarting = false;
  }

  /** Returns to the main line and gives its last move what belongs to it. */
  finish(): void {
    while (this.branches.length) this.close();
    this.settle();
    this.game.free();
  }

  private settle(): void {
    if (this.comments.length && !this.isStarting) this.node.comment = this.takeComments();
  }

  private takeComments(): string {
    const text = clean(this.comments.join(' '));
    this.comments = [];
    return text;
  }

  /** Takes back moves, and what was done to the count where that leads. */
  private goBack(ply: number): void {
    for (; this.ply > ply; this.ply -= 1) this.game.undo();
    this.ply = ply;
    if (!this.game.countActions().length) return;
    const last = this.game.moves().at(-1);
    if (ply === 0 || !last) {
      this.game.free();
      this.game = this.makeGame();
    } else {
      // Making the move again forgets what was done after it.
      this.game.undo();
      this.game.play(last);
    }
  }
}

/** Does something about the count; false where the rules do not allow it. */
export function act(game: Game, action: CountAction): boolean {
  switch (action) {
    case 'start':
      return game.startCount();
    case 'stop':
      return game.stopCount();
    case 'take':
      return game.takeCountDraw();
  }
}

/** A legal move, before it is made, as the tree keeps it. */
export function describe(game: Game, uci: string): Move {
  const piece = game.pieceAt(uci.slice(0, 2));
  if (!piece) throw new RangeError(`no man to move: ${uci}`);
  return { uci, san: game.san(uci), piece, captures: game.pieceAt(uci.slice(2, 4)) !== undefined };
}
