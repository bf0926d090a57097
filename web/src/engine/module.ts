// The engine's module: the rules as in web/src/core, and the engine beside them.
import { Core, squareName, type Game } from '../core';
import { Wasm } from '../core/wasm';
import type { AnalysisOptions, Position } from './analysis';
import type { Level } from './messages';

/** The exports of bindings/wasm/engine.cpp. */
interface EngineExports {
  engine_new(): number;
  engine_play(engine: number, game: number, level: number, seed: number): number;
  engine_analyse(
    engine: number,
    game: number,
    lines: number,
    depth: number,
    nodes: number,
    milliseconds: number,
  ): void;
}

/** The parameters of the module's import `line`. */
type LineValues = [
  depth: number,
  number: number,
  units: number,
  mate: number,
  nodes: number,
  milliseconds: number,
  address: number,
  length: number,
];

/** A line as a search tells of it. Its value is that of the side to move. */
export interface FoundLine {
  readonly depth: number;
  readonly units: number;
  /** Moves to the forced end, below 0 where the side to move loses; 0 where none is known. */
  readonly mate: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly moves: readonly string[];
}

const NO_DEPTH = 2 ** 31 - 1;

export class EngineModule {
  private readonly core: Core;
  private readonly exports: EngineExports;
  private readonly engine: number;
  private readonly memory: WebAssembly.Memory;
  private onLine: ((number: number, line: FoundLine) => void) | undefined;

  private constructor(instance: WebAssembly.Instance) {
    const wasm = new Wasm(instance);
    this.core = new Core(wasm);
    this.memory = wasm.exports.memory;
    this.exports = instance.exports as unknown as EngineExports;
    this.engine = this.exports.engine_new();
  }

  /** Loads the module. */
  static async load(source: BufferSource | Promise<Response>): Promise<EngineModule> {
    let module: EngineModule | undefined;
    const imports = {
      env: {
        now: () => performance.now(),
        line: (...values: LineValues) => module?.hear(values),
      },
    };
    const { instance } =
      source instanceof Promise
        ? await WebAssembly.instantiateStreaming(source, imports)
        : await WebAssembly.instantiate(source, imports);
    module = new EngineModule(instance);
    return module;
  }

  /** Lets `use` have a game. Throws a RangeError for one with an illegal move. */
  withGame<T>({ variant, fen, counting, moves }: Position, use: (game: Game) => T): T {
    const game = this.core.newGame(variant, { fen, counting });
    try {
      for (const entry of moves) if (!enter(game, entry)) throw new RangeError(`illegal: ${entry}`);
      return use(game);
    } finally {
      game.free();
    }
  }

  /** The move that a level plays. Throws a RangeError where the game is over. */
  play(game: Game, level: Level, seed: number): string {
    const bits = this.exports.engine_play(this.engine, game.address, level, seed);
    if (!bits) throw new RangeError('the game is over');
    return uci(bits);
  }

  /** Searches a game that is not over. Tells of the lines, the best first, after each iteration, and returns the last. */
  search(
    game: Game,
    { lines, depth = NO_DEPTH, nodes = Infinity, milliseconds = Infinity }: AnalysisOptions,
    onLines: (lines: FoundLine[]) => void = () => {},
  ): FoundLine[] {
    const wanted = Math.min(Math.max(lines, 1), game.legalMoves().length);
    let found: FoundLine[] = [];
    this.onLine = (number, line) => {
      if (number === 1) found = [];
      found.push(line);
      if (number === wanted) onLines(found);
    };
    this.exports.engine_analyse(this.engine, game.address, lines, depth, nodes, milliseconds);
    this.onLine = undefined;
    return found;
  }

  private hear(values: LineValues): void {
    const [depth, number, units, mate, nodes, milliseconds, address, length] = values;
    const moves = Array.from(new Uint16Array(this.memory.buffer, address, length), uci);
    this.onLine?.(number, { depth, units, mate, nodes, milliseconds, moves });
  }
}

/** A move by its bits. */
const uci = (bits: number): string =>
  squareName(bits & 63) + squareName((bits >> 6) & 63) + ((bits >> 12) & 1 ? 'm' : '');

/** Plays a move, or does what an entry says about the count. Returns whether it was allowed. */
function enter(game: Game, entry: string): boolean {
  switch (entry) {
    case '@start':
      return game.startCount();
    case '@stop':
      return game.stopCount();
    case '@take':
      return game.takeCountDraw();
    default:
      return game.play(entry);
  }
}
