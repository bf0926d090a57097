// The computer player in the browser. (The worker and its client: tests/browser.)
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Level, MoveRequest } from './messages';
import { EngineModule } from './module';
import { bestMove } from './player';

const read = (url: string): Buffer => readFileSync(new URL(url, import.meta.url));
const LEVELS: readonly Level[] = [1, 2, 3];
const START = 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1';

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

let module: EngineModule;
beforeAll(async () => {
  module = await EngineModule.load(new Uint8Array(read('../../../build/wasm/ouk-engine.wasm')));
});
const play = (request: MoveRequest, seed?: number): string => bestMove(module, request, seed);

test.each(LEVELS)('level %i wins in two moves where it can', level => {
  expect(shortWins.length).toBeGreaterThan(30);
  for (const { variant, fen, best } of shortWins) {
    const move = play({ variant, fen, counting: 'automatic', moves: [], level });
    expect(best, fen).toContain(move);
  }
});

describe('a request', () => {
  const request = { variant: 'cambodian', fen: START, counting: 'automatic', moves: [] } as const;

  test('is answered the same for the same seed', () => {
    const moves = ['d1f2', 'd6d5'];
    const ask = (seed: number): string => play({ ...request, moves, level: 1 }, seed);
    expect(ask(7)).toBe(ask(7));
    expect(new Set(Array.from({ length: 12 }, (_, seed) => ask(seed))).size).toBeGreaterThan(1);
  });

  test('is answered by counting only from the side that stands worse', () => {
    const counting = 'tournament';
    const ask = (fen: string): string => play({ ...request, counting, fen, level: 1 }, 1);
    expect(ask('7k/8/5n2/8/8/8/R7/RN1K4 b - - 0 1')).toBe('@start');
    expect(ask('k7/8/1K6/8/p1p5/8/8/7R w - - 0 1')).toBe('h1h8');
  });

  test('is refused when it means nothing', () => {
    expect(() => play({ ...request, moves: ['e2e4'], level: 1 })).toThrow(RangeError);
    expect(() => play({ ...request, variant: 'chess', level: 1 })).toThrow(RangeError);
    const over = { ...request, fen: '7k/8/8/8/8/8/8/K7 w - - 0 1', level: 1 } as const;
    expect(() => play(over)).toThrow('the game is over');
  });
});
