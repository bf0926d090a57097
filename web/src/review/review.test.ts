// Moves that throw something away are found, with what would have been better; others are left in peace.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Core, loadCore } from '../core';
import type { Position } from '../engine';
import { analyse } from '../engine/analyser';
import { EngineModule } from '../engine/module';
import { type Evaluate, gradeOf, type Review, reviewGame } from './review';

const wasm = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../build/wasm/${name}`, import.meta.url)));

let core: Core;
let evaluate: Evaluate;
beforeAll(async () => {
  core = await loadCore(wasm('ouk.wasm'));
  const module = await EngineModule.load(wasm('ouk-engine.wasm'));
  // As many nodes as a test has time for.
  evaluate = async (position, options) => analyse(module, position, { ...options, nodes: 10_000 });
});

const START = 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1';
const review = (game: Partial<Position>): Promise<Review> =>
  reviewGame(
    core,
    { variant: 'cambodian', counting: 'automatic', fen: START, moves: [], ...game },
    evaluate,
    () => {},
  );
const faults = ({ moves }: Review) =>
  moves
    .filter(({ fault }) => fault)
    .map(({ number, side, san, fault }) => `${number} ${side} ${san}: ${fault?.grade}`);

test('grades begin at their losses', () => {
  expect([0, 0.04, 0.05, 0.11, 0.15, 1].map(gradeOf)).toEqual([
    undefined,
    undefined,
    'inaccuracy',
    'mistake',
    'blunder',
    'blunder',
  ]);
  expect(gradeOf(-0.3)).toBeUndefined();
});

test('a rook left to be taken is found, and what was better', async () => {
  // The rook goes where a fish takes it.
  const fen = '4k3/8/2p5/8/8/8/8/R3K3 w - - 0 1';
  const found = await review({ fen, moves: ['a1a5', 'e8d7', 'a5b5', 'c6b5'] });
  expect(faults(found)).toEqual(['2 white Rb5: blunder']);
  const fault = found.moves.find(move => move.fault);
  expect(fault?.fault?.better.moves[0]).not.toBe('a5b5');
  expect(fault).toMatchObject({ ply: 3, entry: 2, uci: 'a5b5' });
});

test('in Kar Ouk, whoever lets the other give check has lost', async () => {
  const moves = ['b1d2', 'a6a5', 'd2e4', 'a5a4', 'e4d6'];
  const found = await review({ variant: 'karouk', moves });
  expect(faults(found)).toContain('2 black a4: blunder');
  expect(found.moves.at(-1)).toMatchObject({ score: { kind: 'over', winner: 'white' } });
  expect(found.moves.at(-1)?.fault).toBeUndefined();
});

test('a move is not blamed for what the other side does about the count', async () => {
  const fen = 'k7/8/1K6/8/p1p5/8/8/7R w - - 0 1';
  const game = { counting: 'tournament', fen } as const;
  // White counts against itself: the mate that follows is a draw.
  const found = await review({ ...game, moves: ['@start', 'h1h8'] });
  expect(found.moves[0]).toMatchObject({ entry: 1, ply: 1, score: { kind: 'over' } });
  expect(found.moves[0]?.fault?.grade).toBe('blunder');
  const quiet = await review({ ...game, moves: ['h1h8'] });
  expect(quiet.moves[0]).toMatchObject({ score: { kind: 'over', winner: 'white' } });
  expect(faults(quiet)).toEqual([]);
});

test('every position is asked for once, and the progress ends at the whole', async () => {
  const asked: string[] = [];
  const told: [number, number][] = [];
  const moves = ['d1f2', 'd6d5', 'c3c4'];
  const game = { variant: 'cambodian', counting: 'automatic', fen: START, moves } as const;
  await reviewGame(
    core,
    game,
    async (position, options) => {
      asked.push(position.moves.join(' '));
      return evaluate(position, options);
    },
    (done, total) => told.push([done, total]),
  );
  expect(asked.slice(0, 4)).toEqual(['', 'd1f2', 'd1f2 d6d5', 'd1f2 d6d5 c3c4']);
  expect(told.at(-1)).toEqual([asked.length, asked.length]);
});

test('a game without moves has its first position', async () => {
  const { start, moves } = await review({});
  expect([start.kind, moves]).toEqual(['units', []]);
});

test('what is no position is refused', async () => {
  await expect(review({ fen: 'nothing' })).rejects.toThrow('refused FEN');
});
