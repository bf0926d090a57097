// The engine as WebAssembly finds what the native one finds.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyse } from './analyser';
import type { Analysis, Position, Score } from './analysis';
import { EngineModule } from './module';

const read = (url: string): Buffer => readFileSync(new URL(url, import.meta.url));
const rows = <T>(name: string): T[] =>
  JSON.parse(read(`../../../tests/${name}.json`).toString()) as T[];

interface Bench extends Position {
  depth: number;
  nodes: number;
  move: string;
}
/** What the native engine finds, as UCI writes it: the score is that of the side to move. */
interface Lines extends Position {
  lines: number;
  depth: number;
  nodes: number;
  found: string[];
}

let module: EngineModule;
beforeAll(async () => {
  module = await EngineModule.load(new Uint8Array(read('../../../build/wasm/ouk-engine.wasm')));
});
const start = (variant: string): Position => ({
  variant,
  counting: 'automatic',
  fen: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1',
  moves: [],
});

test.each(rows<Bench>('engine_bench'))('$variant $fen: the nodes of the native engine', row => {
  const { variant, fen, depth } = row;
  const found = analyse(module, { ...start(variant), fen }, { lines: 1, depth });
  expect([found.nodes, found.lines[0]?.moves[0]]).toEqual([row.nodes, row.move]);
});

test.each(rows<Lines>('engine_lines'))('$variant $fen: the lines of the native engine', row => {
  const isBlack = (row.moves.length % 2 === 0) === row.fen.includes(' b ');
  const sign = isBlack && row.moves[0] !== '@start' ? -1 : 1;
  const score = (of: Score) =>
    of.kind === 'over' ? 'over' : `${of.kind === 'mate' ? 'mate' : 'cp'} ${sign * of.value}`;
  const found = analyse(module, row, { lines: row.lines, depth: row.depth });
  expect(found.nodes).toBe(row.nodes);
  expect(found.lines.map(line => `${score(line.score)} pv ${line.moves.join(' ')}`)).toEqual(
    row.found,
  );
  expect(found.score).toEqual(found.lines[0]?.score);
});

describe('an analysis', () => {
  test('writes its lines as SAN', () => {
    const fen = '1k6/8/1K6/8/8/8/8/6R1 b - - 0 1';
    const { lines, score } = analyse(module, { ...start('cambodian'), fen }, { lines: 2 });
    expect(lines.map(line => line.san.join(' '))).toEqual(['Kc8 Rd1 Kb8 Rd8#', 'Ka8 Rg8#']);
    expect(score).toEqual({ kind: 'mate', value: 2 });
  });

  test('says where it stands as it goes', () => {
    const told: Analysis[] = [];
    const last = analyse(module, start('karouk'), { lines: 2, depth: 6 }, news => told.push(news));
    expect(told[0]).toMatchObject({ depth: 1, isDone: false });
    expect(told.every(({ lines }) => lines.length === 2)).toBe(true);
    expect(last).toMatchObject({ depth: 6, isDone: true });
    expect(last.nodesPerSecond).toBeGreaterThan(0);
  });

  test('keeps to nodes and time', () => {
    const { nodes } = analyse(module, start('cambodian'), { lines: 1, nodes: 5000 });
    expect(nodes).toBeLessThan(5100);
    expect(analyse(module, start('cambodian'), { lines: 1, milliseconds: 5 }).isDone).toBe(true);
  });

  test('knows what the count means', () => {
    // Rh8 would mate, but who mates while counting has a draw.
    const fen = 'k7/8/1K6/8/p1p5/8/8/7R w - - 0 1';
    const game = { ...start('cambodian'), counting: 'tournament', fen } as const;
    const best = (moves: string[]) =>
      analyse(module, { ...game, moves }, { lines: 1, depth: 3 }).lines[0]?.moves[0];
    expect(best([])).toBe('h1h8');
    expect(best(['@start'])).not.toBe('h1h8');
    expect(() => best(['@stop'])).toThrow(RangeError);
  });

  test.each([
    ['cambodian', '8/8/8/1rk5/8/8/1r6/K7 w - - 0 1', 'stalemate', undefined],
    ['cambodian', '7k/8/8/8/8/8/8/K7 w - - 0 1', 'insufficient-material', undefined],
    ['cambodian', 'k6R/8/1K6/8/8/8/8/8 b - - 0 1', 'checkmate', 'white'],
    ['karouk', 'k6R/8/8/8/8/8/8/K7 b - - 0 1', 'check', 'white'],
  ])('of a game that is over tells its end: %s %s', (variant, fen, termination, winner) => {
    const { outcome, score, lines, isDone } = analyse(
      module,
      { ...start(variant), fen },
      { lines: 3 },
    );
    expect({ lines, isDone, outcome: outcome?.termination }).toEqual({
      lines: [],
      isDone: true,
      outcome: termination,
    });
    expect(score).toEqual({ kind: 'over', ...(winner && { winner }) });
  });
});
