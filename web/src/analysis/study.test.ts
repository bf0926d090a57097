import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Core, loadCore } from '../core';
import { allMoves, type Child, emptyGame, readGame, writeGame } from '../pgn';
import { StudyShelf } from './kept';
import { fromFragment } from './share';
import { isSound, Study } from './study';

const COUNTING = '[Counting "tournament"]\n[FEN "5k2/8/8/8/8/2PRR3/8/3K4 b - - 0 1"]\n\n';

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
});

function study(text: string): Study {
  const game = readGame(core, text);
  if (!game) throw new Error(`no game: ${text}`);
  return new Study(core, { game, node: game.root });
}
const moves = (text: Study): string =>
  writeGame(core, text.game).split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';
/** The n-th move of the file, from 1. */
const nth = ({ game }: Study, n: number): Child => allMoves(game.root)[n - 1] as Child;

describe('a tree of moves', () => {
  test('grows where a move is new, and follows it where it is known', () => {
    const one = study('1. d4 d5 2. e4 *');
    expect(one.play('d3d4')).toBe(true);
    expect(one.play('e6e5')).toBe(true);
    expect(one.play('e3e6')).toBe(false);
    one.first();
    expect(one.play('e3e4')).toBe(true);
    expect(moves(one)).toBe('1. d4 ( 1. e4 ) 1... d5 ( 1... e5 ) 2. e4 *');
    expect(one.view.last).toEqual(['e3', 'e4']);
  });

  test('is walked along the line and between its variations', () => {
    const one = study('1. d4 (1. e4 e5) d5 2. e4 *');
    one.next();
    one.beside(1);
    expect(one.node).toBe(nth(one, 2));
    one.beside(1);
    one.last();
    expect(one.fen).toContain('4p3/4P3');
    one.previous();
    one.previous();
    one.previous();
    expect(one.node).toBe(one.game.root);
  });

  test('changes its order, and loses what is taken out', () => {
    const one = study('1. d4 (1. e4 e5 2. d4 (2. c4)) (1. c4) d5 *');
    one.promote(nth(one, 6));
    expect(moves(one)).toBe('1. d4 ( 1. c4 ) ( 1. e4 e5 2. d4 ( 2. c4 ) ) 1... d5 *');
    one.makeMainLine(nth(one, 6));
    expect(moves(one)).toBe('1. e4 ( 1. d4 d5 ) ( 1. c4 ) 1... e5 2. c4 ( 2. d4 ) *');
    one.goTo(nth(one, 5));
    one.remove(nth(one, 1));
    expect(moves(one)).toBe('1. d4 ( 1. c4 ) 1... d5 *');
    expect(one.node).toBe(one.game.root);
  });

  test('keeps what is said, and glyphs one at a time', () => {
    const one = study('1. d4 {[%clk 0:05:00] old} (1. e4) *');
    one.setWords(nth(one, 1), ' to the\n{centre} ');
    one.toggleGlyph(nth(one, 1), 1);
    one.toggleGlyph(nth(one, 1), 5);
    one.toggleGlyph(nth(one, 2), 2);
    one.toggleGlyph(nth(one, 2), 2);
    one.makeMainLine(nth(one, 2));
    expect(moves(one)).toBe('1. e4 ( 1. d4 $5 { to the {centre) [%clk 0:05:00] } ) *');
  });
});

test('letters are told together, and at once when something else happens', () => {
  vi.useFakeTimers();
  const one = study('1. d4 d5 *');
  let told = 0;
  one.subscribe(() => (told += 1));
  for (const words of ['g', 'go', 'goo', 'good']) one.setWords(nth(one, 1), words);
  expect(told).toBe(0);
  expect(one.pgn).toContain('{ good }');
  vi.advanceTimersByTime(1000);
  expect(told).toBe(1);
  one.setWords(nth(one, 1), 'better');
  one.next();
  vi.advanceTimersByTime(1000);
  expect(told).toBe(2);
  one.setWords(nth(one, 1), 'best');
  one.settle();
  one.settle();
  expect(told).toBe(3);
  vi.useRealTimers();
});

describe('tournament counting', () => {
  test('starts, stops and takes the draw', () => {
    const one = study(`${COUNTING}1... Kf7 2. Kd2 *`);
    expect(one.countActionsOf('black')).toEqual(['start']);
    one.countAction('start');
    expect(one.countActionsOf('black')).toEqual(['stop']);
    one.countAction('stop');
    expect(moves(one)).toBe('1... Kf7 2. Kd2 *');
    one.countAction('start');
    one.last();
    expect(one.view.count).toMatchObject({ side: 'black', number: 1, target: 64 });
    expect(one.entries).toEqual(['@start', 'f8f7', 'd1d2']);
    one.previous();
    expect(one.countActionsOf('white')).toEqual(['take']);
    one.countAction('take');
    expect(one.outcome).toEqual({ termination: 'count' });
  });

  test('belongs to the line it was begun in, also where another becomes the first', () => {
    const one = study(`${COUNTING}{why [%count start]} 1... Kf7 (1... Kg8 2. Kd2) 2. Kd2 *`);
    one.makeMainLine(nth(one, 2));
    expect(moves(one)).toBe('{ why } 1... Kg8 ( { [%count start] } 1... Kf7 2. Kd2 ) 2. Kd2 *');
    one.first();
    one.countAction('start');
    expect(one.play('f8g7')).toBe(true);
    expect(one.view.count?.number).toBe(1);
    expect(moves(one)).toContain('( { [%count start] } 1... Kg7 )');
  });

  test('is a setting of the game', () => {
    const one = study('1. d4 *');
    one.setCounting('tournament');
    expect(writeGame(core, one.game)).toContain('[Counting "tournament"]');
    one.setCounting('automatic');
    expect(writeGame(core, one.game)).not.toContain('Counting');
  });

  test('commands that the rules do not allow are passed over', () => {
    const one = study('1. d4 {[%count start]} d5 *');
    one.last();
    expect(one.entries).toEqual(['d3d4', 'd6d5']);
  });
});

describe('links', () => {
  test.each([
    ['1. d4 d5 *', 'cambodian//Tbrj/2'],
    ['[Variant "Kar Ouk"]\n\n1. d4 (1. e4 e5) d5 *', 'karouk//Tb(Uc'],
    [
      `${COUNTING}{[%count start]} 1... Kf7 2. Kd2 *`,
      'cambodian:t/5k2,8,8,8,8,2PRR3,8,3K4_b_-_-_0_1/+',
    ],
  ])('%s', (text, begin) => {
    const one = study(text);
    one.last();
    const fragment = one.fragment ?? '';
    expect(fragment.startsWith(begin)).toBe(true);
    const opened = fromFragment(core, fragment);
    expect(opened && moves(new Study(core, opened))).toBe(moves(one));
    expect(opened && new Study(core, opened).fen).toBe(one.fen);
    expect(fromFragment(core, encodeURIComponent(fragment))).toBeDefined();
  });

  test.each([
    '',
    'makruk//Tb/1',
    'cambodian//TbTb/1',
    'cambodian//Tbr/1',
    'cambodian//T(b/1',
    'cambodian//Tb(Uc/1',
    'cambodian//Tb)/1',
    'cambodian//(Uc)Tb/1',
    'cambodian//Tb/9',
    'cambodian//Tb/1/1',
    'cambodian//+Tb/1',
    'cambodian/9,8_w/Tb/1',
    'cambodian/8,8,8,8,8,8,8,8_w_-_-_0_1//0',
    'cambodian/%E0%A4%A',
    '__proto__//Tb/1',
    `cambodian//${'('.repeat(70_000)}`,
    `cambodian//${'Tb('.repeat(9_000)}`,
  ])('refuses %s', fragment => {
    expect(fromFragment(core, fragment)).toBeUndefined();
  });

  test('there is none for a game whose link could not be read again', () => {
    const one = study(`${'Nd2 Nd7 Nb1 Nb8 '.repeat(7400)}Nd2 *`);
    one.last();
    expect(fromFragment(core, one.fragment ?? '')?.node.parent).toBeDefined();
    const longer = study(`${'Nd2 Nd7 Nb1 Nb8 '.repeat(7600)} *`);
    expect(longer.fragment).toBeUndefined();
  }, 30_000);

  test('any fragment is refused or leads to a sound game', () => {
    const signs = [
      'cambodian',
      'karouk',
      ':t',
      '/',
      'Tb',
      'rj',
      'Uc',
      '(',
      ')',
      '+',
      '!',
      '*',
      '1',
      '%',
    ];
    let state = 7;
    const below = (n: number) => (state = (state * 48_271) % 2_147_483_647) % n;
    for (let i = 0; i < 3000; i += 1) {
      const rest = Array.from({ length: below(9) }, () => signs[below(signs.length)]).join('');
      const opened = fromFragment(core, (below(2) ? 'cambodian//' : '') + rest);
      if (opened) expect(isSound(core, opened.game)).toBe(true);
    }
  });
});

describe('the shelf', () => {
  function storage(): Storage {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
    } as unknown as Storage;
  }

  test('keeps a study with the place in it, and the one before', () => {
    const shelf = new StudyShelf(storage());
    expect(shelf.load(core)).toBeUndefined();
    const one = study('1. d4 (1. e4 {here} e5) d5 *');
    one.goTo(nth(one, 2));
    expect(shelf.keep(one)).toBe(true);
    const kept = shelf.load(core);
    expect(kept && moves(new Study(core, kept))).toBe(moves(one));
    expect(kept && new Study(core, kept).view.last).toEqual(['e3', 'e4']);
    shelf.setAside(one);
    const [variant] = core.variants;
    if (!variant) throw new Error('no variants');
    const game = emptyGame(core, { variant, counting: 'automatic', fen: undefined });
    shelf.keep(new Study(core, { game, node: game.root }));
    expect(shelf.load(core)?.game.root.children).toEqual([]);
    expect(shelf.loadBefore(core)?.game.root.children.length).toBe(2);
  });

  test('takes nothing for a study that is none', () => {
    const place = storage();
    const shelf = new StudyShelf(place);
    for (const text of ['{', 'null', '[]', '{"v":1,"pgn":"","at":0}', '{"v":1,"pgn":5,"at":0}']) {
      place.setItem('ouk:study', text);
      expect(shelf.load(core)).toBeUndefined();
    }
    expect(new StudyShelf(undefined).keep(study('1. d4 *'))).toBe(false);
  });
});
