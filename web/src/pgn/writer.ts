// A game as text: the tags, then the moves in lines of at most 80 columns.
import type { Core } from '../core';
import { newGame, type PgnGame, startOf } from './game';
import { type Child, walk } from './tree';

const WIDTH = 80;

/** The game as a file holds it, without a line end after the last line; what is written is read back equal. */
export function writeGame(core: Core, game: PgnGame): string {
  const tags = [...game.tags].map(([name, value]) => `[${name} "${escape(value)}"]`);
  return [...tags, '', ...wrap(words(core, game))].join('\n');
}

const escape = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

/** Fills lines with words; a longer word stands alone. */
function wrap(parts: Iterable<string>): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of parts) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function* words(core: Core, game: PgnGame): Generator<string> {
  const { tags, root } = game;
  yield* commentWords(root.comment);
  if (root.children.length) yield* treeWords(firstPly(core, game), game);
  yield tags.get('Result') ?? '*';
}

const commentWords = (comment: string): string[] =>
  comment ? ['{', ...comment.split(' '), '}'] : [];

/** The words of every line. Black's move is numbered where White's is not just before. */
function* treeWords(start: number, { root }: PgnGame): Generator<string> {
  let ply = start;
  const branches: number[] = [];
  let isNumbered = false;
  for (const { kind, child } of walk(root)) {
    switch (kind) {
      case 'tell':
        yield* moveWords(ply, child, isNumbered);
        isNumbered = !child.comment;
        break;
      case 'play':
        ply += 1;
        break;
      case 'open':
        branches.push(ply);
        yield '(';
        yield* commentWords(child.startingComment);
        isNumbered = false;
        break;
      case 'close':
        yield ')';
        ply = branches.pop() ?? start;
        isNumbered = false;
        break;
    }
  }
}

function* moveWords(ply: number, child: Child, isNumbered: boolean): Generator<string> {
  const number = moveNumber(ply);
  if (ply % 2 === 0) yield `${number}.`;
  else if (!isNumbered) yield `${number}...`;
  yield child.move.san;
  for (const nag of [...child.nags].toSorted((a, b) => a - b)) yield `$${nag}`;
  yield* commentWords(child.comment);
}

/** The number of the move that is made at a ply, counted from 0. */
export const moveNumber = (ply: number): number => Math.floor(ply / 2) + 1;

/** The ply at which a game with moves begins: its start may be a position of move 40 with Black to move. */
function firstPly(core: Core, { tags }: PgnGame): number {
  const start = startOf(core, tags);
  if (!start) return 0;
  const game = newGame(core, start);
  const ply = game.ply();
  game.free();
  return ply;
}
