// The conformance data against the core as WebAssembly, and what the wrapper adds.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core, FenError, loadCore } from './index';
import { Wasm } from './wasm';

const read = (url: string): string => readFileSync(new URL(url, import.meta.url), 'utf8');
const conformance = (name: string): string => read(`../../../tests/conformance/${name}`);
const lines = <T>(name: string): T[] =>
  conformance(name)
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

const module = readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url));
let core: Core;
beforeAll(async () => {
  core = await loadCore(module);
});

/** The words of the data: `insufficient_material`. */
const end = (termination: string | undefined): string | null =>
  termination?.replaceAll('-', '_') ?? null;

describe('conformance', () => {
  interface Perft {
    variant: string;
    fen: string;
    depth: number;
    nodes: number;
  }
  test('perft', () => {
    for (const { variant, fen, depth, nodes } of JSON.parse(conformance('perft.json')) as Perft[]) {
      const game = core.newGame(variant, { fen });
      expect(game.perft(depth), `${variant} ${fen} ${depth}`).toBe(BigInt(nodes));
      game.free();
    }
  });

  interface PositionRow {
    variant: string;
    fen: string;
    check: boolean;
    legal: string[];
    san: string[];
    end: string | null;
    insufficient: [boolean, boolean];
  }
  test('positions', () => {
    for (const row of lines<PositionRow>('positions.jsonl')) {
      const game = core.newGame(row.variant, { fen: row.fen });
      const legal = game.legalMoves().toSorted();
      expect(game.fen()).toBe(row.fen);
      expect(legal, row.fen).toEqual(row.legal);
      expect(
        legal.map(move => game.san(move)),
        row.fen,
      ).toEqual(row.san);
      expect(row.san.map(san => game.parseSan(san))).toEqual(legal);
      expect(game.isCheck()).toBe(row.check);
      expect(end(game.outcome()?.termination), row.fen).toBe(row.end);
      expect([
        game.hasInsufficientMaterial('white'),
        game.hasInsufficientMaterial('black'),
      ]).toEqual(row.insufficient);
      game.free();
    }
  });

  interface GameRow {
    variant: string;
    moves: string[];
    final_fen: string;
    end: string | null;
    counts: [number, number, number][];
  }
  test('games', () => {
    for (const row of lines<GameRow>('games.jsonl')) {
      const game = core.newGame(row.variant);
      const counts: [number, number, number][] = [];
      const fens = [game.fen()];
      row.moves.forEach((move, ply) => {
        const count = game.count();
        if (count) counts.push([ply, count.limit, count.ply]);
        expect(game.play(move), move).toBe(true);
        fens.push(game.fen());
      });
      // A game that was cut at 500 moves says how it stood before the last one.
      expect(fens[Math.min(row.moves.length, 499)]).toBe(row.final_fen);
      const last = game.count();
      if (last) counts.push([row.moves.length, last.limit, last.ply]);
      expect(counts.slice(0, row.counts.length)).toEqual(row.counts);
      expect(game.moves()).toEqual(row.moves);
      game.free();
    }
  });

  interface Endgame {
    variant: string;
    fen: string;
    best: string[];
  }
  test('endgames', () => {
    for (const { variant, fen, best } of lines<Endgame>('endgames.jsonl')) {
      const game = core.newGame(variant, { fen });
      expect(game.fen()).toBe(fen);
      expect(game.legalMoves(), fen).toEqual(expect.arrayContaining(best));
      game.free();
    }
  });

  interface EdgeCase {
    name: string;
    variant: string;
    fen: string;
    moves: string[];
    final_fen: string;
    legal: string[];
    end: string | null;
  }
  test('edge cases', () => {
    for (const row of JSON.parse(conformance('edge_cases.json')) as EdgeCase[]) {
      if (core.faults(row.fen).length) {
        // One row starts from a position that no game can reach: it is refused for that and for nothing else.
        expect(core.faults(row.fen).map(({ code }) => code)).toEqual(['opponent-in-check']);
        continue;
      }
      const game = core.newGame(row.variant, { fen: row.fen });
      for (const move of row.moves) expect(game.play(move), row.name).toBe(true);
      expect(game.fen(), row.name).toBe(row.final_fen);
      expect(game.legalMoves().toSorted(), row.name).toEqual(row.legal);
      expect(end(game.outcome()?.termination), row.name).toBe(row.end);
      game.free();
    }
  });
});

describe('a game', () => {
  test('tells men, destinations and leaps', () => {
    const game = core.newGame('cambodian');
    expect(game.pieces().get('e1')).toEqual({ role: 'met', color: 'white', promoted: false });
    expect(game.pieces().size).toBe(32);
    expect(game.dests().get('d1')?.toSorted()).toEqual(['b2', 'c2', 'd2', 'e2', 'f2']);
    expect([...game.leaps()]).toEqual([['d1', ['b2', 'f2']]]);
    game.free();
  });

  test('promotes without being told to, and undoes it', () => {
    const game = core.newGame('cambodian', { fen: '4k3/8/8/3P3r/8/8/8/3K4 w - - 0 1' });
    expect(game.play('d5d6')).toBe(true);
    expect(game.pieces().get('d6')).toEqual({ role: 'met', color: 'white', promoted: true });
    expect(game.fen(true)).toContain('M~');
    expect(game.undo()).toBe(true);
    expect(game.undo()).toBe(false);
    expect(game.pieces().get('d5')?.role).toBe('pawn');
    game.free();
  });

  test('says why not', () => {
    const game = core.newGame('cambodian');
    expect(game.whyNot('e1', 'e3')).toEqual({
      code: 'leap-needs-empty',
      square: 'e3',
      piece: 'pawn',
    });
    expect(game.whyNot('a1', 'a5')).toEqual({ code: 'blocked', square: 'a3', piece: 'pawn' });
    expect(game.whyNot('a3', 'a4')).toBeUndefined();
    game.free();
  });
});

describe('bad input', () => {
  test.each([
    ['', 'ranks'],
    ['8/8/8/8/8/8/8/9 w', 'character'],
    ['x', 'character'],
    ['8'.repeat(5000), 'too-long'],
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'no-king'],
    ['\u0000', 'character'],
  ])('refuses %j', (fen, code) => {
    expect(core.faults(fen)[0]?.code).toBe(code);
    expect(() => core.newGame('cambodian', { fen })).toThrow(FenError);
  });

  test('names every fault of an impossible position', () => {
    const faults = core.faults('P7/8/8/8/8/8/8/8 w D - 0 1');
    expect(faults.map(({ code, color, square }) => [code, color, square])).toEqual([
      ['no-king', 'white', undefined],
      ['no-king', 'black', undefined],
      ['pawn-on-back-rank', 'white', 'a8'],
      ['right-without-piece', 'white', 'd1'],
    ]);
  });

  test.each([
    'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1',
    '4k3/8/3M~4/8/8/4R3/8/3K4 b - 30 6 12',
    'P7/8/8/8/8/8/8/8 b De - 3 7',
  ])('reads and writes the set-up %s, possible or not', fen => {
    const setup = core.readSetup(fen);
    expect(setup && core.writeSetup(setup)).toBe(fen);
  });

  test('reads what a set-up says', () => {
    const setup = core.readSetup('4k3/8/3m~4/8/8/8/8/8 b e 30 6 12');
    expect(setup).toEqual({
      pieces: new Map([
        ['e8', { color: 'black', role: 'king', promoted: false }],
        ['d6', { color: 'black', role: 'met', promoted: true }],
      ]),
      turn: 'black',
      rights: new Set(['e8']),
      limit: 30,
      ply: 6,
      fullmove: 12,
    });
    expect(core.readSetup('9/8')).toBeUndefined();
    expect(core.readSetup('8'.repeat(5000))).toBeUndefined();
  });

  test('refuses squares and variants that are none', () => {
    const game = core.newGame('karouk');
    for (const text of ['z9z9', 'e3e4x', 'e3', ''])
      expect(() => game.play(text)).toThrow(RangeError);
    expect(() => core.newGame('chess')).toThrow(RangeError);
    expect(game.parseSan('x'.repeat(5000))).toBeUndefined();
    game.free();
  });
});

test('games are freed: memory does not grow', async () => {
  const { instance } = await WebAssembly.instantiate(module);
  const wasm = new Wasm(instance);
  const fresh = new Core(wasm);
  const play = (): number => {
    const game = fresh.newGame('cambodian');
    for (let i = 0; i < 200; i += 1) {
      const moves = game.legalMoves();
      game.play(moves[(i * 7) % moves.length] ?? '');
    }
    game.free();
    return wasm.exports.memory.buffer.byteLength;
  };
  const first = play();
  for (let i = 0; i < 500; i += 1) expect(play()).toBe(first);
});
