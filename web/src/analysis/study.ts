import type {
  Color,
  Core,
  CountAction,
  Counting,
  Game,
  Outcome,
  Refusal,
  SquareName,
} from '../core';
import type { Position } from '../engine';
import { type View, viewOf } from '../game/view';
import {
  act,
  addChild,
  allMoves,
  type Child,
  commentBefore,
  countActionsOf,
  describe,
  lineFrom,
  makeMainLine,
  newGame,
  type Node,
  originOf,
  pathTo,
  type PgnGame,
  promote,
  remove,
  setStart,
  type Start,
  startOf,
  startsVariation,
  targetOf,
  withCountActions,
  withWords,
  writeGame,
} from '../pgn';
import { type Opened, toFragment, toSigns } from './share';

/** What the pages ask of a position: all that the core knows of it. */
interface Shown {
  readonly view: View;
  readonly fen: string;
  readonly entries: readonly string[];
  readonly outcome: Outcome | undefined;
  readonly mayStart: boolean;
  readonly mayStop: boolean;
  readonly mayTake: boolean;
}

/** Studied games are judged by the core: a game without a sound start is none. */
export const isSound = (core: Core, { tags }: PgnGame): boolean => {
  const start = startOf(core, tags);
  return start !== undefined && (start.fen === undefined || core.faults(start.fen).length === 0);
};

/** What a walk through a whole tree finds, as long as that does not change. */
interface Known {
  readonly version: number;
  pgn?: string;
  moves?: readonly Child[];
  signs?: string;
  mainLine?: Position;
}

/** Milliseconds. */
const MOMENT = 300;

let studies = 0;

/** A game being studied: its tree of moves, and the position in it that is shown. Every change tells the listeners. */
export class Study {
  /** Tells studies apart on one page. */
  readonly id = (studies += 1);
  readonly game: PgnGame;
  node: Node;
  /** Grows with every change of the tree, not with a step in it. */
  version = 0;
  private shownNow: Shown | undefined;
  private known: Known = { version: 0 };
  private telling: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** `game` must be sound. */
  constructor(
    private readonly core: Core,
    { game, node }: Opened,
  ) {
    this.game = game;
    this.node = node;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ---- what stands

  get start(): Start {
    const start = startOf(this.core, this.game.tags);
    if (!start) throw new Error('a study without a game');
    return start;
  }
  /** The FEN at the start. */
  get startFen(): string {
    const { fen, variant } = this.start;
    return fen ?? variant.startingFen;
  }
  get view(): View {
    return this.shown.view;
  }
  get fen(): string {
    return this.shown.fen;
  }
  get outcome(): Outcome | undefined {
    return this.shown.outcome;
  }
  /** The game as a file holds it. */
  get pgn(): string {
    return (this.tree.pgn ??= writeGame(this.core, this.game));
  }
  /** All moves in the order of a file. */
  get moves(): readonly Child[] {
    return (this.tree.moves ??= allMoves(this.game.root));
  }
  /** The place among them of the one that is shown, by which it is found in the same game read again; 0 the start. */
  get place(): number {
    return this.node.parent ? this.moves.indexOf(this.node) + 1 : 0;
  }
  /** The fragment of a link to what is shown; undefined where it would be too long. */
  get fragment(): string | undefined {
    const { tree } = this;
    tree.signs ??= toSigns(this.core, this.game);
    return toFragment(tree.signs, this.place);
  }
  /** The half-moves before the first one of the game: its start may be a position of move 40. */
  get firstPly(): number {
    const game = newGame(this.core, this.start);
    const ply = game.ply();
    game.free();
    return ply;
  }
  /** All that happened up to the position shown since the start, as the engine takes it. */
  get entries(): readonly string[] {
    return this.shown.entries;
  }
  /** The game up to the end of the main line, as the engine takes it. */
  get mainLine(): Position {
    return (this.tree.mainLine ??= this.readMainLine());
  }
  /** Games are studied beyond their end, as far as moves are legal. */
  readonly result = undefined;
  /** What a side can do about the count in the position shown. */
  countActionsOf(side: Color): CountAction[] {
    const { shown, view } = this;
    const isTurn = view.turn === side;
    const isOthers = view.count !== undefined && view.count.side !== side;
    return [
      ...(isTurn && shown.mayStart ? (['start'] as const) : []),
      ...(isTurn && shown.mayStop ? (['stop'] as const) : []),
      ...(isOthers && shown.mayTake ? (['take'] as const) : []),
    ];
  }
  whyNot(from: SquareName, to: SquareName): Refusal | undefined {
    const { game } = this.replay();
    const refusal = game.whyNot(from, to);
    game.free();
    return refusal;
  }

  // ---- going through the tree

  goTo(node: Node): void {
    if (node === this.node) return;
    this.node = node;
    this.tell();
  }
  next(): void {
    this.goTo(this.node.children[0] ?? this.node);
  }
  previous(): void {
    this.goTo(this.node.parent ?? this.node);
  }
  first(): void {
    this.goTo(this.game.root);
  }
  last(): void {
    this.goTo(lineFrom(this.node).at(-1) ?? this.node);
  }
  /** Goes to the move beside this one in the tree. */
  beside(step: 1 | -1): void {
    const { node } = this;
    const beside = node.parent?.children[node.parent.children.indexOf(node) + step];
    if (beside) this.goTo(beside);
  }

  // ---- changing it

  /** Plays a move: goes there where it stands in the tree, else adds it. False where it is not legal. */
  play(uci: string): boolean {
    const known = this.node.children.find(({ move }) => move.uci.slice(0, 4) === uci.slice(0, 4));
    if (known) {
      this.goTo(known);
      return true;
    }
    const { game } = this.replay();
    const isLegal = game.san(uci) !== '';
    if (isLegal) this.add(describe(game, uci));
    game.free();
    return isLegal;
  }
  /** Plays a line of moves after another, up to the first that is not legal. */
  playAll(moves: readonly string[]): void {
    moves.every(uci => this.play(uci));
  }
  countAction(action: CountAction): void {
    const { node } = this;
    const done = countActionsOf(node.comment);
    // To stop what was started at this very move is to take the start back.
    const takesBack = action === 'stop' && done.at(-1) === 'start';
    node.comment = withCountActions(
      node.comment,
      takesBack ? done.slice(0, -1) : [...done, action],
    );
    this.changed();
  }
  /** Sets the words of a position. Letters come fast: the listeners hear of it a moment after the last one. */
  setWords(node: Node, words: string): void {
    node.comment = withWords(node.comment, words);
    this.version += 1;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => this.tell(), MOMENT);
  }
  /** Tells at once what would be told in a moment. */
  settle(): void {
    if (this.telling !== undefined) this.tell();
  }
  setStartingWords(child: Child, words: string): void {
    child.startingComment = withWords(child.startingComment, words);
    this.changed();
  }
  /** Sets one of the glyphs from `!` to `?!`, or takes it away where it stands. */
  toggleGlyph(child: Child, nag: number): void {
    const stood = child.nags.has(nag);
    for (let glyph = 1; glyph <= 6; glyph += 1) child.nags.delete(glyph);
    if (!stood) child.nags.add(nag);
    this.changed();
  }
  promote(child: Child): void {
    promote(child);
    this.changed();
  }
  makeMainLine(child: Child): void {
    makeMainLine(child);
    this.changed();
  }
  /** Takes a move and all after it out of the tree; who stands there goes to the move before. */
  remove(child: Child): void {
    if (pathTo(this.node).includes(child)) this.node = child.parent;
    remove(child);
    this.changed();
  }
  setCounting(counting: Counting): void {
    setStart(this.core, this.game.tags, { ...this.start, counting });
    this.changed();
  }

  // ---- inside

  private add(move: Child['move']): void {
    const { node } = this;
    const child = addChild(node, move);
    // What stands done about the count here was done before this move too.
    if (startsVariation(child))
      child.startingComment = withCountActions('', countActionsOf(node.comment));
    this.node = child;
    this.changed();
  }

  private get tree(): Known {
    if (this.known.version !== this.version) this.known = { version: this.version };
    return this.known;
  }

  private readMainLine(): Position {
    const { variant, counting } = this.start;
    const { game, entries } = this.replay(lineFrom(this.game.root).at(-1) ?? this.game.root);
    game.free();
    return { variant: variant.id, counting, fen: this.startFen, moves: entries };
  }

  private get shown(): Shown {
    this.shownNow ??= this.read();
    return this.shownNow;
  }

  private read(): Shown {
    const { node } = this;
    const { game, entries } = this.replay();
    const shown = {
      view: viewOf(game, node.parent && lastMove(node)),
      fen: game.fen(true),
      entries,
      outcome: game.outcome(),
      mayStart: game.canStartCount(),
      mayStop: game.canStopCount(),
      mayTake: game.canTakeCountDraw(),
    };
    game.free();
    return shown;
  }

  /** The core's game at a position, to be freed, and all that happened in it that the rules allow. */
  private replay(node = this.node): { game: Game; entries: string[] } {
    const game = newGame(this.core, this.start);
    const entries: string[] = [];
    const count = (comment: string) => {
      for (const action of countActionsOf(comment))
        if (act(game, action)) entries.push(`@${action}`);
    };
    for (const child of pathTo(node)) {
      count(commentBefore(child));
      game.play(child.move.uci);
      entries.push(child.move.uci);
    }
    count(node.comment);
    return { game, entries };
  }

  private changed(): void {
    this.version += 1;
    this.tell();
  }

  private tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.shownNow = undefined;
    for (const listener of this.listeners) listener();
  }
}

const lastMove = ({ move }: Child) => ({
  from: originOf(move),
  to: targetOf(move),
  promoted: move.san.includes('='),
});

/** The position at a place in the order of a file; the start where there is none. */
export const nodeAt = (game: PgnGame, place: number): Node =>
  allMoves(game.root)[place - 1] ?? game.root;
