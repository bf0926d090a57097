// Files are read as their expectations say, what is written is read back, nothing breaks.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, type CountAction, type Counting, type Game, loadCore } from '../core';
import {
  act,
  addChild,
  allMoves,
  clockOf,
  commentBefore,
  countActionsOf,
  describe as describeMove,
  emptyGame,
  findVariant,
  lineFrom,
  newGame,
  type Node,
  pathTo,
  type PgnGame,
  readGame,
  readGames,
  startOf,
  withCountActions,
  withWords,
  wordsOf,
  writeGame,
} from './index';
import { Random } from '../testing/random';

const FOLDER = new URL('../../../tests/pgn/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.pgn'));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const COUNTING_FEN = '5k2/8/8/8/8/2PRR3/8/3K4 b - - 0 1';

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
});

const readAll = (text: string): PgnGame[] => [...readGames(core, text)];
const only = (text: string): PgnGame => {
  const game = readGame(core, text);
  if (!game) throw new Error(`no game: ${text}`);
  return game;
};
const problems = (text: string): string[] => only(text).faults.map(({ problem }) => problem);

/** The core's game at a node, as all that stands in the comments leads to it. */
function gameAt({ tags }: PgnGame, node: Node): Game | undefined {
  const start = startOf(core, tags);
  if (!start || (start.fen !== undefined && core.faults(start.fen).length)) return undefined;
  const game = newGame(core, start);
  for (const child of pathTo(node)) {
    for (const action of countActionsOf(commentBefore(child))) act(game, action);
    game.play(child.move.uci);
  }
  for (const action of countActionsOf(node.comment)) act(game, action);
  return game;
}

describe('files', () => {
  interface Row {
    tags: Record<string, string>;
    moves: string[];
    fen: string | null;
    errors: [line: number, ply: number][];
  }

  test.each(FILES)('%s is read as expected', name => {
    const games = readAll(read(name));
    const rows = JSON.parse(read(name.replace('.pgn', '.json'))) as Row[];
    const found = games.map(game => {
      const line = lineFrom(game.root);
      return {
        tags: Object.fromEntries(game.tags),
        moves: line.map(({ move }) => move.uci),
        fen: gameAt(game, line.at(-1) ?? game.root)?.fen() ?? null,
        errors: game.faults.map(({ line: number, ply }) => [number, ply]),
      };
    });
    expect(found).toEqual(rows);
  });

  test.each(FILES)('%s is written as the library writes it', name => {
    const written = readAll(read(name)).map(game => writeGame(core, game));
    expect(`${written.join('\n\n')}\n`).toBe(read(`written/${name}`));
  });
});

test('faults say what is wrong, where, and what stands there', () => {
  expect(only('[Variant "Cambodian"]\n\n1. d4 d5\n2. Rh8 *').faults).toEqual([
    { problem: 'illegal', line: 4, ply: 3, text: 'Rh8' },
  ]);
  expect(problems('[FEN "4k3/p7/8/8/R6R/8/8/3K4 w - - 0 1"]\n\n1. Rd4')).toEqual(['ambiguous']);
  expect(problems('1. castles')).toEqual(['no-move']);
  const [fault] = only('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. d4').faults;
  expect(fault?.problem).toBe('fen');
  expect(fault?.faults?.map(({ code }) => code)).toEqual(['no-king', 'no-king']);
});

test('variants are found by any of their names', () => {
  for (const name of ['Cambodian', 'ouk chatrang', 'OUK-CHATRANG'])
    expect(findVariant(core, name)?.id).toBe('cambodian');
  expect(findVariant(core, 'Kar Ouk')?.id).toBe('karouk');
  expect(findVariant(core, 'makruk')).toBeUndefined();
});

test('comments keep their commands', () => {
  const comment = 'no longer [%count stop] fast [%clk 0:05:00.5]';
  expect(wordsOf(comment)).toBe('no longer fast');
  expect(clockOf(comment)).toBe(300.5);
  expect(clockOf('five minutes')).toBeUndefined();
  expect(withWords(comment, ' a {new}\n [%clk 9:00:00] one ')).toBe(
    '[%count stop] a {new) one [%clk 0:05:00.5]',
  );
  expect(withCountActions(comment, ['start'])).toBe(
    '[%count start] no longer fast [%clk 0:05:00.5]',
  );
});

test.each(['[%a', '[%', 'a'])('a comment of %s alone is searched at once', piece => {
  const comment = `[%${piece.repeat(100_000)}`;
  const begin = performance.now();
  expect(wordsOf(comment)).toBe(comment);
  expect(withWords(comment, 'new')).toBe('new');
  expect(performance.now() - begin).toBeLessThan(500);
});

test('a game begun anew says in its tags how', () => {
  const variant = findVariant(core, 'karouk') ?? core.variants[0];
  if (!variant) throw new Error('no variants');
  const usual = emptyGame(core, { variant, counting: 'automatic', fen: undefined });
  expect(writeGame(core, usual)).toContain('[Variant "Karouk"]\n\n*');
  const own = emptyGame(core, { variant, counting: 'tournament', fen: COUNTING_FEN });
  expect(writeGame(core, own)).toContain(
    `[Counting "tournament"]\n[SetUp "1"]\n[FEN "${COUNTING_FEN}"]\n`,
  );
});

// Laws.

const WORDS = ['', '', 'a note', '1. d4 (', '$1 ; "x" \\', '[%clk 0:01:02]', 'អុក ៣'];

/** A bushy tree with a text wherever one may stand. */
function randomGame(random: Random): PgnGame {
  const variant = random.choose(core.variants);
  const counting: Counting = random.choose(['automatic', 'tournament']);
  const fen = random.below(2) ? COUNTING_FEN : undefined;
  const game = emptyGame(core, { variant, counting, fen });
  game.tags.set('White', random.choose(WORDS) || '?');
  game.root.comment = random.choose(WORDS);
  const nodes: Node[] = [game.root];
  for (let i = random.below(25); i > 0; i -= 1) grow(game, nodes, random);
  return game;
}

function grow(game: PgnGame, nodes: Node[], random: Random): void {
  const parent = random.choose(nodes.slice(-3));
  const at = gameAt(game, parent);
  const taken = new Set(parent.children.map(({ move }) => move.uci));
  const moves = at?.legalMoves().filter(uci => !taken.has(uci)) ?? [];
  if (at && moves.length) {
    const child = addChild(parent, describeMove(at, random.choose(moves)));
    child.comment = withCountActions(
      random.choose(WORDS),
      randomActions(gameAt(game, child), random),
    );
    if (parent.children[0] !== child) child.startingComment = random.choose(WORDS);
    if (random.below(3) === 0) child.nags.add(random.below(256));
    nodes.push(child);
  }
  at?.free();
}

function randomActions(game: Game | undefined, random: Random): CountAction[] {
  const action = random.choose(['start', 'stop'] as const);
  const may = random.below(3) === 0 && game && act(game, action);
  game?.free();
  return may ? [action] : [];
}

test('what is written is read back', () => {
  const random = new Random(1);
  for (let i = 0; i < 200; i += 1) {
    const game = randomGame(random);
    const text = writeGame(core, game);
    const again = only(text);
    expect(again.faults, text).toEqual([]);
    expect(writeGame(core, again)).toBe(text);
    expect(allMoves(again.root).map(({ move }) => move)).toEqual(
      allMoves(game.root).map(({ move }) => move),
    );
    expect([...again.tags]).toEqual([...game.tags]);
  }
});

const PIECES = [
  '[',
  '"',
  ']',
  '[Event "x"]',
  '[FEN "',
  `[FEN "${COUNTING_FEN}"]\n`,
  '[FEN "\uD800"]',
  '[Counting "tournament"]\n',
  '[%count start]',
  '1. ',
  'd4',
  'd5',
  'Kf7',
  'Kd2',
  '$1',
  '!',

  '(',
  ')',
  '{',
  '}',
  ';',
  '*',
  '1-0',
  ' ',
  '\n',
  '\n\n',
  '\r',
  '%',
  '\\',
  '\uFEFF',
  '\0',
  'ស្ត',
];

test('no text breaks the reader', () => {
  const random = new Random(2);
  for (let i = 0; i < 2000; i += 1) {
    const text = Array.from({ length: random.below(30) }, () => random.choose(PIECES)).join('');
    for (const game of readAll(text)) {
      for (const { line } of game.faults) expect(line).toBeGreaterThanOrEqual(1);
      if (game.faults.some(({ problem }) => problem === 'fen' || problem === 'variant')) continue;
      expect(only(writeGame(core, game)).tags.get('Result')).toBe(game.tags.get('Result'));
    }
  }
});

test.each([
  '1. d4 ' + '(1. e4 '.repeat(10_000),
  '1. d4 ' + '(1. e4 '.repeat(10_000) + ')'.repeat(10_000) + ' d5 *',
  '1. d4 ' + '(1. e4) '.repeat(10_000),
  '1. d4 ' + '('.repeat(300_000),
  '1. d4 ' + '{a}'.repeat(200_000),
  '{'.repeat(500_000),
  '1. d4 * '.repeat(5_000),
  '[A "x"] '.repeat(50_000),
  '[A "' + '\\'.repeat(300_000),
  '[A "' + '" '.repeat(200_000),
  '['.repeat(500_000),
  '9'.repeat(500_000),
  `1. d4 {${'x'.repeat(1_500_000)}} d5 *`,
])('hostile text %# is read', text => {
  for (const game of readAll(text)) {
    expect(game.faults.length).toBeLessThanOrEqual(100);
    writeGame(core, game);
  }
});

test('after a game without end the next one is read', () => {
  const text = `1. d4 {${'x'.repeat(1_500_000)}} d5 *\n\n2. d4\n[Event "next"]\n\n1. d4 *\n`;
  const [cut, following] = readAll(text);
  expect(cut?.faults[0]?.problem).toBe('too-long');
  expect(following?.tags.get('Event')).toBe('next');
  expect(following?.faults).toEqual([]);
});
