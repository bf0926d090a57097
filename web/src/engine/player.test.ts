// The engine as WebAssembly plays as the native one does. (The worker and its client: tests/browser.)
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Level } from './messages';
import { imports, Player } from './player';

const read = (url: string): Buffer => readFileSync(new URL(url, import.meta.url));
const LEVELS: readonly Level[] = [1, 2, 3];
const START = 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1';

interface Bench {
  variant: string;
  fen: string;
  depth: number;
  nodes: number;
  move: string;
}
const bench = JSON.parse(read('../../../tests/engine_bench.json').toString()) as Bench[];

interface Endgame {
  variant: string;
  fen: string;
  dtm_plies: number | null;
  wins_within_count: boolean | null;
  best: string[];
}
const shortWins = read('../../../tests/conformance/endgames.jsonl')
  .toString()
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Endgame)
  .filter(row => row.wins_within_count !== false && [1, 3].includes(row.dtm_plies ?? 0));

let player: Player;
beforeAll(async () => {
  const module = read('../../../build/wasm/ouk-engine.wasm');
  const { instance } = await WebAssembly.instantiate(new Uint8Array(module), imports);
  player = new Player(instance);
});

test.each(bench)('$variant $fen: the nodes of the native engine', row => {
  const { variant, fen } = row;
  const found = player.search({ variant, fen, counting: 'automatic', moves: [] }, row.depth);
  expect(found).toEqual({ move: row.move, nodes: BigInt(row.nodes) });
});

test.each(LEVELS)('level %i wins in two moves where it can', level => {
  expect(shortWins.length).toBeGreaterThan(30);
  for (const { variant, fen, best } of shortWins) {
    const move = player.bestMove({ variant, fen, counting: 'automatic', moves: [], level });
    expect(best, fen).toContain(move);
  }
});

describe('a request', () => {
  const request = { variant: 'cambodian', fen: START, counting: 'automatic', moves: [] } as const;

  test('is answered the same for the same seed', () => {
    const moves = ['d1f2', 'd6d5'];
    const ask = (seed: number): string => player.bestMove({ ...request, moves, level: 1 }, seed);
    expect(ask(7)).toBe(ask(7));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => ask(seed))).size).toBeGreaterThan(1);
  });

  test('tells what was done about the count', () => {
    // Rh8 would mate, but who mates while counting has a draw.
    const game = {
      ...request,
      counting: 'tournament',
      fen: 'k7/8/1K6/8/p1p5/8/8/7R w - - 0 1',
    } as const;
    expect(player.search(game, 3).move).toBe('h1h8');
    expect(player.search({ ...game, moves: ['@start'] }, 3).move).not.toBe('h1h8');
    expect(() => player.search({ ...game, moves: ['@stop'] }, 3)).toThrow(RangeError);
  });

  test('is answered by counting only from the side that stands worse', () => {
    const counting = 'tournament';
    const ask = (fen: string): string =>
      player.bestMove({ ...request, counting, fen, level: 1 }, 1);
    expect(ask('7k/8/5n2/8/8/8/R7/RN1K4 b - - 0 1')).toBe('@start');
    expect(ask('k7/8/1K6/8/p1p5/8/8/7R w - - 0 1')).toBe('h1h8');
  });

  test('is refused when it means nothing', () => {
    expect(() => player.bestMove({ ...request, moves: ['e2e4'], level: 1 })).toThrow(RangeError);
    expect(() => player.bestMove({ ...request, variant: 'chess', level: 1 })).toThrow(RangeError);
    const over = { ...request, fen: '7k/8/8/8/8/8/8/K7 w - - 0 1', level: 1 } as const;
    expect(() => player.bestMove(over)).toThrow('the game is over');
  });
});
