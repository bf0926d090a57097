// The rules in the browser: the C++ core as WebAssembly, with types.
import { colorOf, decodePieces, encodePiece, Game, squareName } from './game';
import type { Counting, Fault, FaultCode, FenField, Setup, Variant, VariantId } from './types';
import { Wasm } from './wasm';

export * from './types';
export { Game, other, squareName, squareNumber } from './game';

// Indexed by the numbers of the core's enumerations.
const FEN_PROBLEMS: readonly (FaultCode | undefined)[] = [
  undefined,
  'ranks',
  'rank-length',
  'character',
  'not-a-number',
  'too-many-fields',
];
const FEN_FIELDS: readonly (FenField | undefined)[] = [
  'pieces',
  'turn',
  'leap-rights',
  'counting-limit',
  'halfmove-clock',
  'fullmove-number',
  'end',
];
const POSITION_FAULTS: readonly (FaultCode | undefined)[] = [
  'no-king',
  'too-many-kings',
  'pawn-on-back-rank',
  'right-without-piece',
  'opponent-in-check',
];
/** Where the men stand whose rights to leap the core writes as bits 0 to 3. */
export const LEAP_HOMES = ['d1', 'e1', 'd8', 'e8'] as const;
// `check_fen` answers with a fault of the text below this number, with a number of faults of the position from it on.
const POSITION_FAULT_BASE = 100;

const SETUP_VALUES = 69;

/** A FEN that the core refuses, with every reason. */
export class FenError extends Error {
  constructor(
    readonly fen: string,
    readonly faults: readonly Fault[],
  ) {
    super(`refused FEN (${faults.map(fault => fault.code).join(', ')}): ${fen}`);
    this.name = 'FenError';
  }
}

export interface GameOptions {
  readonly fen?: string;
  readonly counting?: Counting;
}

export class Core {
  readonly variants: readonly Variant[];

  constructor(private readonly wasm: Wasm) {
    this.variants = Array.from({ length: wasm.exports.variants() }, (_, i) => ({
      id: wasm.text(wasm.exports.variant_id(i)),
      names: wasm.text(wasm.exports.variant_names(i)).split('|'),
      startingFen: wasm.text(wasm.exports.variant_start(i)),
    }));
  }

  /** Starts a game. Throws a FenError for a FEN that is none or impossible, a RangeError for an unknown variant. */
  newGame(variant: VariantId, { fen, counting = 'automatic' }: GameOptions = {}): Game {
    const index = this.variants.findIndex(({ id }) => id === variant);
    const row = this.variants[index];
    if (!row) throw new RangeError(`no variant: ${variant}`);
    const text = fen ?? row.startingFen;
    const faults = this.faults(text);
    if (faults.length) throw new FenError(text, faults);
    const length = this.wasm.put(text) ?? 0;
    const address = this.wasm.exports.game_new(index, length, counting === 'tournament' ? 1 : 0);
    return new Game(this.wasm, address, variant, counting);
  }

  /** Everything that is wrong with a FEN and its position. */
  faults(fen: string): Fault[] {
    const length = this.wasm.put(fen);
    if (length === undefined) return [{ code: 'too-long' }];
    const answer = this.wasm.exports.check_fen(length);
    if (answer === 0) return [];
    return answer < POSITION_FAULT_BASE
      ? [this.textFault(answer)]
      : this.positionFaults(answer - POSITION_FAULT_BASE);
  }

  /** What a FEN says, be it possible or not; undefined where the text is none. */
  readSetup(fen: string): Setup | undefined {
    const length = this.wasm.put(fen);
    if (length === undefined || !this.wasm.exports.setup_read(length)) return undefined;
    const values = this.wasm.values(SETUP_VALUES);
    const [turn = 0, rights = 0, limit = 0, ply = 0, fullmove = 1] = values.slice(64);
    return {
      pieces: decodePieces(values.slice(0, 64)),
      turn: colorOf(turn),
      rights: new Set(LEAP_HOMES.filter((_, i) => (rights >> i) & 1)),
      limit,
      ply,
      fullmove,
    };
  }

  /** The FEN of a set-up. */
  writeSetup({ pieces, turn, rights, limit, ply, fullmove }: Setup): string {
    const men = Array.from({ length: 64 }, (_, i) => encodePiece(pieces.get(squareName(i))));
    const bits = LEAP_HOMES.reduce((sum, home, i) => sum | (Number(rights.has(home)) << i), 0);
    this.wasm.putValues([...men, Number(turn === 'black'), bits, limit, ply, fullmove]);
    return this.wasm.text(this.wasm.exports.setup_write());
  }

  private textFault(problem: number): Fault {
    const [field = 0, offset = 0] = this.wasm.values(2);
    return {
      code: FEN_PROBLEMS[problem] ?? 'character',
      field: FEN_FIELDS[field] ?? 'end',
      offset,
    };
  }

  private positionFaults(length: number): Fault[] {
    const values = this.wasm.values(3 * length);
    return Array.from({ length }, (_, i) => {
      const [code = 0, color = 0, square = 64] = values.slice(3 * i, 3 * i + 3);
      return {
        code: POSITION_FAULTS[code] ?? 'no-king',
        color: colorOf(color),
        ...(square < 64 ? { square: squareName(square) } : {}),
      };
    });
  }
}

/** Loads the core from its module. */
export async function loadCore(module: BufferSource | Response | Promise<Response>): Promise<Core> {
  const { instance } =
    module instanceof ArrayBuffer || ArrayBuffer.isView(module)
      ? await WebAssembly.instantiate(module)
      : await WebAssembly.instantiateStreaming(module);
  return new Core(new Wasm(instance));
}
