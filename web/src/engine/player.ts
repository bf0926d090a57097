// The engine's module: the rules as in web/src/core, and a computer player beside them.
import { Core, squareName, type Game } from '../core';
import { Wasm } from '../core/wasm';
import type { MoveRequest } from './messages';

/** The exports of bindings/wasm/engine.cpp. */
interface EngineExports {
  engine_new(): number;
  engine_play(engine: number, game: number, level: number, seed: number): number;
  engine_search(engine: number, game: number, depth: number): number;
  engine_nodes(): bigint;
  engine_score(): number;
}

/** How deep it looks to see whether it wants to count. */
const COUNTING_DEPTH = 4;

type Position = Omit<MoveRequest, 'level'>;

/** What the module asks of its surroundings. */
export const imports = { env: { now: () => performance.now() } };

export class Player {
  private readonly core: Core;
  private readonly exports: EngineExports;
  private readonly engine: number;

  constructor(instance: WebAssembly.Instance) {
    this.core = new Core(new Wasm(instance));
    this.exports = instance.exports as unknown as EngineExports;
    this.engine = this.exports.engine_new();
  }

  /**
   * What a level plays: a move, or `@start` where it stands worse and may count.
   *
   * Throws a RangeError for a game that is over or has an illegal move.
   */
  bestMove(request: MoveRequest, seed = Math.random() * 2 ** 32): string {
    return this.withGame(request, game =>
      game.canStartCount() && this.standsWorse(game)
        ? '@start'
        : uci(this.exports.engine_play(this.engine, game.address, request.level, seed)),
    );
  }

  /** Whoever counts and mates has a draw: counting is for the side that hopes for one. */
  private standsWorse(game: Game): boolean {
    this.exports.engine_search(this.engine, game.address, COUNTING_DEPTH);
    return this.exports.engine_score() < 0;
  }

  /** The best move by a search of a depth, and the nodes it took: the same numbers on every machine. */
  search(position: Position, depth: number): { move: string; nodes: bigint } {
    return this.withGame(position, game => ({
      move: uci(this.exports.engine_search(this.engine, game.address, depth)),
      nodes: this.exports.engine_nodes(),
    }));
  }

  private withGame<T>({ variant, fen, counting, moves }: Position, use: (game: Game) => T): T {
    const game = this.core.newGame(variant, { fen, counting });
    try {
      for (const entry of moves) if (!enter(game, entry)) throw new RangeError(`illegal: ${entry}`);
      return use(game);
    } finally {
      game.free();
    }
  }
}

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

function uci(bits: number): string {
  if (!bits) throw new RangeError('the game is over');
  return squareName(bits & 63) + squareName((bits >> 6) & 63) + ((bits >> 12) & 1 ? 'm' : '');
}
