// The core's module: its functions, and the two pieces of its memory that texts and numbers pass through.

/** The exports of bindings/wasm/rules.cpp. A game is its address; booleans are 0 and 1. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  text(): number;
  text_capacity(): number;
  values(): number;
  variants(): number;
  variant_id(variant: number): number;
  variant_names(variant: number): number;
  variant_start(variant: number): number;
  check_fen(length: number): number;
  setup_read(length: number): number;
  setup_write(): number;
  game_new(variant: number, fenLength: number, tournament: number): number;
  game_free(game: number): void;
  game_fen(game: number, promoted: number): number;
  game_turn(game: number): number;
  game_ply(game: number): number;
  game_pieces(game: number): void;
  game_legal_moves(game: number): number;
  game_leaps(game: number): number;
  game_push(game: number, from: number, to: number): number;
  game_pop(game: number): number;
  game_length(game: number): number;
  game_move(game: number, ply: number): number;
  game_san(game: number, from: number, to: number): number;
  game_parse_san(game: number, length: number): number;
  game_king(game: number, black: number): number;
  game_checkers(game: number): number;
  game_outcome(game: number): number;
  game_can_claim_draw(game: number): number;
  game_insufficient(game: number, black: number): number;
  game_count(game: number): number;
  game_can_start_count(game: number): number;
  game_can_stop_count(game: number): number;
  game_can_take_count_draw(game: number): number;
  game_start_count(game: number): number;
  game_stop_count(game: number): number;
  game_take_count_draw(game: number): number;
  game_count_actions(game: number): number;
  game_why_not(game: number, from: number, to: number): number;
  game_perft(game: number, depth: number): bigint;
}

export class Wasm {
  readonly exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as Exports;
    this.exports.__wasm_call_ctors();
  }

  /** Puts a text where the core reads it. Returns its length, or undefined if it is too long to mean anything. */
  put(text: string): number | undefined {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > this.exports.text_capacity()) return undefined;
    new Uint8Array(this.exports.memory.buffer, this.exports.text(), bytes.length).set(bytes);
    return bytes.length;
  }

  /** The text of a length that the core has written. */
  text(length: number): string {
    return new TextDecoder().decode(
      new Uint8Array(this.exports.memory.buffer, this.exports.text(), length),
    );
  }

  /** Puts numbers where the core reads them. */
  putValues(numbers: readonly number[]): void {
    new Uint32Array(this.exports.memory.buffer, this.exports.values(), numbers.length).set(numbers);
  }

  /** The first numbers that the core has written. */
  values(length: number): number[] {
    return Array.from(new Uint32Array(this.exports.memory.buffer, this.exports.values(), length));
  }
}
