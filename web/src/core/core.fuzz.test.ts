// Broken texts and wild calls: the core as WebAssembly neither traps nor mixes its games up.
// Short and the same every time; scripts/fuzz gives other seeds and more effort.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { Core, FenError, squareName } from './index';
import type { Game } from './index';
import { Wasm } from './wasm';
import { Random } from '../testing/random';

const SEED = Number(process.env.OUK_FUZZ_SEED ?? 0);
const EFFORT = Number(process.env.OUK_FUZZ_EFFORT ?? 1);
const TIMEOUT = 60_000 * EFFORT;

const read = (url: string): Buffer => readFileSync(new URL(url, import.meta.url));
const rows = <T>(url: string): T[] =>
  read(url)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

interface Position {
  variant: string;
  fen: string;
  check: boolean;
  legal: string[];
  end: string | null;
}
const hostile = rows<Position>('../../../tests/fuzz/hostile_positions.jsonl');
const played = rows<Position & { san: string[] }>('../../../tests/conformance/positions.jsonl');

const module = new WebAssembly.Module(new Uint8Array(read('../../../build/wasm/ouk.wasm')));
const instantiate = (): WebAssembly.Instance => new WebAssembly.Instance(module);

let random: Random;
beforeEach(() => {
  random = new Random(SEED);
});

test('positions that no game reaches', () => {
  const core = new Core(new Wasm(instantiate()));
  for (const { variant, fen, check, legal, end } of hostile) {
    const game = core.newGame(variant, { fen });
    expect(game.fen(true)).toBe(fen);
    expect(game.isCheck()).toBe(check);
    expect(game.legalMoves().toSorted(), fen).toEqual(legal);
    expect(game.outcome()?.termination.replaceAll('-', '_') ?? null, fen).toBe(end);
    game.free();
  }
});

// Broken texts

const LETTERS = [...'/18~PMSNRKpmsnrk wb-DEde0123456789+#=xabcdefgh\t\n\0', 'ស្ត', '\ud800', '💥'];

function mutated(text: string): string {
  let result = text;
  for (let changes = random.below(4) + 1; changes > 0; changes -= 1) {
    const start = random.below(result.length + 1);
    const end = Math.min(result.length, start + random.below(5));
    const part = result.slice(start, end);
    const put = random.choose([random.choose(LETTERS), '', part + part, part.toUpperCase()]);
    result = result.slice(0, start) + put + result.slice(end);
  }
  return random.below(500) ? result : result.repeat(200);
}

test(
  'a broken FEN is refused with its faults, or read as what is written of it',
  () => {
    const core = new Core(new Wasm(instantiate()));
    for (let i = 0; i < 5000 * EFFORT; i += 1) {
      const { variant, fen } = random.choose([...hostile, ...played]);
      const text = mutated(fen);
      if (core.faults(text).length) {
        expect(() => core.newGame(variant, { fen: text })).toThrow(FenError);
        continue;
      }
      const game = core.newGame(variant, { fen: text });
      const written = game.fen(true);
      const again = core.newGame(variant, { fen: written });
      expect(again.fen(true)).toBe(written);
      expect(again.legalMoves()).toEqual(game.legalMoves());
      game.free();
      again.free();
    }
  },
  TIMEOUT,
);

test(
  'a broken SAN means nothing, or a legal move',
  () => {
    const core = new Core(new Wasm(instantiate()));
    for (let i = 0; i < 200 * EFFORT; i += 1) {
      const { variant, fen, san } = random.choose(played);
      const game = core.newGame(variant, { fen });
      const legal = [...game.legalMoves(), undefined];
      for (const name of san) expect(legal).toContain(game.parseSan(mutated(name)));
      game.free();
    }
  },
  TIMEOUT,
);

// Wild calls

type Call = (...args: number[]) => unknown;
const SMALL = [0, 1, 2, 7, 8, 63, 64, 65, 255, 256, 1023, 1024, 1025, 4096, 65_536, 0.5, -1, -64];
const LARGE = [2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, -(2 ** 31), 1e300, NaN, Infinity];
const WILD_NUMBERS = [...SMALL, ...LARGE];

/** Called apart: what makes a game, ends it, or may take for ever. */
const APART = new Set(['game_new', 'game_free', 'game_perft']);

/** Every other function of the module. */
function calls(instance: WebAssembly.Instance): [name: string, call: Call][] {
  return Object.entries(instance.exports).filter(
    (entry): entry is [string, Call] => typeof entry[1] === 'function' && !APART.has(entry[0]),
  );
}

/** All that a game says of itself, and of some of all questions. */
function description(game: Game): unknown[] {
  const count = game.count();
  const square = (): string => squareName(random.below(64));
  const asked = [game.whyNot(square(), square()), game.whyNot(square(), square())];
  const buttons = [game.canStartCount(), game.canStopCount(), game.canTakeCountDraw()];
  const end = [game.outcome(), game.canClaimDraw()];
  return [
    game.fen(true),
    game.legalMoves(),
    game.leaps(),
    game.moves(),
    count,
    asked,
    buttons,
    end,
  ];
}

class WildCalls {
  readonly core: Core;
  private readonly wasm: Wasm;
  private readonly calls: [string, Call][];

  constructor() {
    const instance = instantiate();
    this.wasm = new Wasm(instance);
    this.core = new Core(this.wasm);
    this.calls = calls(instance);
  }

  get memory(): number {
    return this.wasm.exports.memory.buffer.byteLength;
  }

  private newVictim(): number {
    const { fen } = random.choose(hostile);
    const length = this.wasm.put(fen) ?? 0;
    return this.wasm.exports.game_new(random.below(2), length, random.below(2));
  }

  /** Calls anything with anything; the first argument of what needs a game is a game. */
  call(times: number): void {
    const victim = this.newVictim();
    for (let i = 0; i < times; i += 1) {
      const [name, call] = random.choose(this.calls);
      const args = Array.from({ length: 3 }, () => random.choose(WILD_NUMBERS));
      if (name.startsWith('game_')) args[0] = victim;
      if (!random.below(4)) this.scribble();
      call(...args);
      const { game_new: make, game_free: free } = this.wasm.exports;
      free(make(random.choose(WILD_NUMBERS), random.choose(WILD_NUMBERS), random.below(9)));
    }
    this.wasm.exports.game_free(victim);
  }

  /** Fills the memory that texts pass through with anything. */
  private scribble(): void {
    const { memory, text, text_capacity: capacity } = this.wasm.exports;
    const bytes = new Uint8Array(memory.buffer, text(), capacity());
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = random.below(256);
  }
}

test(
  'wild calls do not trap, and leave other games alone',
  () => {
    const wild = new WildCalls();
    const clean = new Core(new Wasm(instantiate()));
    let memory = 0;
    for (let round = 0; round < 300 * EFFORT; round += 1) {
      const { variant, fen } = random.choose(hostile);
      const counting = random.choose(['automatic', 'tournament'] as const);
      const game = wild.core.newGame(variant, { fen, counting });
      const same = clean.newGame(variant, { fen, counting });
      for (let ply = 0; ply < 10; ply += 1) {
        wild.call(20);
        const asked = random.below(2 ** 31);
        expect(describedFrom(asked, game)).toEqual(describedFrom(asked, same));
        const move = random.choose([...same.legalMoves(), 'a1a1', 'h8h1']);
        expect(game.play(move)).toBe(same.play(move));
      }
      game.free();
      same.free();
      if (round === 20) memory = wild.memory;
    }
    expect(wild.memory).toBeLessThanOrEqual(2 * memory);
  },
  TIMEOUT,
);

test('perft refuses depths that nobody could wait for', () => {
  const wasm = new Wasm(instantiate());
  const game = new Core(wasm).newGame('cambodian');
  for (const depth of [65, -1, 2 ** 31, 2 ** 40, NaN, Infinity])
    expect(() => game.perft(depth)).toThrow(RangeError);
  expect(game.perft(2)).toBe(625n);
  const address = wasm.exports.game_new(0, wasm.put(game.fen()) ?? 0, 0);
  for (const depth of [65, -1, 2 ** 31, 2 ** 32 - 1, 1e300])
    expect([0n, 1n]).toContain(wasm.exports.game_perft(address, depth));
});

/** A description with the same random questions asked of both games. */
function describedFrom(seed: number, game: Game): unknown[] {
  const before = random;
  random = new Random(seed);
  const described = description(game);
  random = before;
  return described;
}
