import type {
  Color,
  Count,
  CountAction,
  Counting,
  Outcome,
  Piece,
  Refusal,
  RefusalCode,
  Role,
  SanProblem,
  SquareName,
  Termination,
  VariantId,
} from './types';
import type { Wasm } from './wasm';

const COLORS: readonly Color[] = ['white', 'black'];
const ROLES: readonly Role[] = ['pawn', 'met', 'khon', 'knight', 'rook', 'king'];
// The next two are indexed by the numbers of the core's enumerations.
const TERMINATIONS: readonly (Termination | undefined)[] = [
  undefined,
  'check',
  'checkmate',
  'stalemate',
  'insufficient-material',
  'count',
  'threefold-repetition',
];
const REFUSALS: readonly (RefusalCode | undefined)[] = [
  undefined,
  'game-over',
  'no-piece',
  'not-your-turn',
  'same-square',
  'own-piece',
  'leap-needs-empty',
  'leap-lost-moved',
  'leap-lost-rook',
  'leap-in-check',
  'king-attacked',
  'king-exposed',
  'must-answer-check',
  'blocked',
  'pawn-needs-capture',
  'pawn-blocked',
  'not-how-it-moves',
];
const SAN_PROBLEMS: readonly (SanProblem | undefined)[] = [
  undefined,
  'no-move',
  'illegal',
  'ambiguous',
];
/** In the order of the core's bits, which is that of the actions of a ply. */
const COUNT_ACTIONS: readonly CountAction[] = ['stop', 'start', 'take'];
const NO_SQUARE = 64;

export const squareName = (square: number): SquareName =>
  String.fromCharCode(97 + (square & 7), 49 + (square >> 3));

/** The number of a square, a1 = 0 to h8 = 63. Throws a RangeError for any other name. */
export function squareNumber(name: SquareName): number {
  if (!/^[a-h][1-8]$/.test(name)) throw new RangeError(`no square: ${name}`);
  return name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49);
}

/** Origin and destination of a move in UCI, whose promotion letter may be left out. Throws a RangeError for any other text. */
function squaresOf(move: string): [number, number] {
  if (!/^[a-h][1-8][a-h][1-8]m?$/.test(move)) throw new RangeError(`no move: ${move}`);
  return [squareNumber(move.slice(0, 2)), squareNumber(move.slice(2, 4))];
}

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
export const colorOf = (black: number): Color => COLORS[black] ?? 'white';

const uci = (bits: number): string =>
  squareName(bits & 63) + squareName((bits >> 6) & 63) + ((bits >> 12) & 1 ? 'm' : '');

function byOrigin(moves: readonly string[]): Map<SquareName, SquareName[]> {
  const dests = new Map<SquareName, SquareName[]>();
  for (const move of moves) {
    const from = move.slice(0, 2);
    dests.set(from, [...(dests.get(from) ?? []), move.slice(2, 4)]);
  }
  return dests;
}

function decodePiece(code: number): Piece | undefined {
  const role = ROLES[(code & 7) - 1];
  return role && { role, color: colorOf((code >> 3) & 1), promoted: ((code >> 4) & 1) === 1 };
}

/** The number by which the core knows a man, 0 for none. */
export function encodePiece(piece: Piece | undefined): number {
  if (!piece) return 0;
  const { role, color, promoted } = piece;
  return (ROLES.indexOf(role) + 1) | (COLORS.indexOf(color) << 3) | (Number(promoted) << 4);
}

/** The men of 64 such numbers, from a1 on. */
export function decodePieces(codes: readonly number[]): Map<SquareName, Piece> {
  const pieces = new Map<SquareName, Piece>();
  codes.forEach((code, square) => {
    const piece = decodePiece(code);
    if (piece) pieces.set(squareName(square), piece);
  });
  return pieces;
}

/** One game in the core's memory. Call `free` when it is no longer needed. */
export class Game {
  constructor(
    private readonly wasm: Wasm,
    /** Where the module keeps the game: for the engine, which lives in the same module. */
    readonly address: number,
    readonly variant: VariantId,
    readonly counting: Counting,
  ) {}

  free(): void {
    this.wasm.exports.game_free(this.address);
  }

  /** The FEN, with promoted pawns as `M~` if asked. */
  fen(promoted = false): string {
    return this.wasm.text(this.wasm.exports.game_fen(this.address, promoted ? 1 : 0));
  }

  turn(): Color {
    return colorOf(this.wasm.exports.game_turn(this.address));
  }

  /** Half-moves since the start of the game, by the move number. */
  ply(): number {
    return this.wasm.exports.game_ply(this.address);
  }

  pieces(): Map<SquareName, Piece> {
    this.wasm.exports.game_pieces(this.address);
    return decodePieces(this.wasm.values(64));
  }

  /** The man on a square. */
  pieceAt(square: SquareName): Piece | undefined {
    this.wasm.exports.game_pieces(this.address);
    return decodePiece(this.wasm.values(squareNumber(square) + 1).at(-1) ?? 0);
  }

  /** The legal moves as UCI. */
  legalMoves(): string[] {
    return this.wasm.values(this.wasm.exports.game_legal_moves(this.address)).map(uci);
  }

  /** The legal destinations by origin. */
  dests(): Map<SquareName, SquareName[]> {
    return byOrigin(this.legalMoves());
  }

  /** The first-move leaps that are legal now, by origin. */
  leaps(): Map<SquareName, SquareName[]> {
    return byOrigin(this.wasm.values(this.wasm.exports.game_leaps(this.address)).map(uci));
  }

  /** Makes a move given as UCI; the promotion letter may be left out. Returns whether it was legal. */
  play(move: string): boolean {
    const [from, to] = squaresOf(move);
    return this.wasm.exports.game_push(this.address, from, to) === 1;
  }

  /** Takes the last move back. Returns whether there was one. */
  undo(): boolean {
    return this.wasm.exports.game_pop(this.address) === 1;
  }

  /** The moves made, as UCI. */
  moves(): string[] {
    const length = this.wasm.exports.game_length(this.address);
    return Array.from({ length }, (_, i) => uci(this.wasm.exports.game_move(this.address, i)));
  }

  /** The SAN of a legal move given as UCI; empty if it is not legal. */
  san(move: string): string {
    const [from, to] = squaresOf(move);
    return this.wasm.text(this.wasm.exports.game_san(this.address, from, to));
  }

  /** The UCI of the legal move that a SAN (or what people write for it) means. */
  parseSan(text: string): string | undefined {
    return this.readSan(text).move;
  }

  /** The same, or why there is no such move. */
  readSan(text: string): { move?: string; problem?: SanProblem } {
    const length = this.wasm.put(text);
    if (length === undefined) return { problem: 'no-move' };
    const bits = this.wasm.exports.game_parse_san(this.address, length);
    if (bits) return { move: uci(bits) };
    return { problem: SAN_PROBLEMS[this.wasm.values(1)[0] ?? 0] ?? 'no-move' };
  }

  isCheck(): boolean {
    return this.checkers().length > 0;
  }

  checkers(): SquareName[] {
    return this.squares(this.wasm.exports.game_checkers(this.address));
  }

  kingSquare(color: Color): SquareName {
    return squareName(this.wasm.exports.game_king(this.address, COLORS.indexOf(color)));
  }

  outcome(): Outcome | undefined {
    const bits = this.wasm.exports.game_outcome(this.address);
    const termination = TERMINATIONS[bits & 255];
    if (!termination) return undefined;
    return (bits >> 8) & 1 ? { termination, winner: colorOf((bits >> 9) & 1) } : { termination };
  }

  hasInsufficientMaterial(color: Color): boolean {
    return this.wasm.exports.game_insufficient(this.address, COLORS.indexOf(color)) === 1;
  }

  /** Whether the position stands for the third time. */
  canClaimDraw(): boolean {
    return this.wasm.exports.game_can_claim_draw(this.address) === 1;
  }

  /** The count in force. */
  count(): Count | undefined {
    if (!this.wasm.exports.game_count(this.address)) return undefined;
    const [side = 0, number = 0, target = 0, ply = 0, limit = 0] = this.wasm.values(5);
    return { side: colorOf(side), number, target, ply, limit };
  }

  canStartCount(): boolean {
    return this.wasm.exports.game_can_start_count(this.address) === 1;
  }
  canStopCount(): boolean {
    return this.wasm.exports.game_can_stop_count(this.address) === 1;
  }
  canTakeCountDraw(): boolean {
    return this.wasm.exports.game_can_take_count_draw(this.address) === 1;
  }
  startCount(): boolean {
    return this.wasm.exports.game_start_count(this.address) === 1;
  }
  stopCount(): boolean {
    return this.wasm.exports.game_stop_count(this.address) === 1;
  }
  takeCountDraw(): boolean {
    return this.wasm.exports.game_take_count_draw(this.address) === 1;
  }

  /** What was done about the count at this ply, before its move, in order. */
  countActions(): CountAction[] {
    const bits = this.wasm.exports.game_count_actions(this.address);
    return COUNT_ACTIONS.filter((_, i) => (bits >> i) & 1);
  }

  /** Why the side to move may not go from one square to another; undefined if it may. */
  whyNot(from: SquareName, to: SquareName): Refusal | undefined {
    const code =
      REFUSALS[this.wasm.exports.game_why_not(this.address, squareNumber(from), squareNumber(to))];
    if (!code) return undefined;
    const [square = NO_SQUARE, man = 0] = this.wasm.values(2);
    const piece = decodePiece(man)?.role;
    return {
      code,
      ...(square === NO_SQUARE ? {} : { square: squareName(square) }),
      ...(piece ? { piece } : {}),
    };
  }

  /** The number of lines of legal moves of a length; draws do not end a line. Throws a RangeError beyond 0 to 64. */
  perft(depth: number): bigint {
    if (!(depth >= 0 && depth <= 64)) throw new RangeError(`no depth: ${depth}`);
    return BigInt.asUintN(64, this.wasm.exports.game_perft(this.address, depth));
  }

  private squares(length: number): SquareName[] {
    return this.wasm.values(length).map(squareName);
  }
}
