// What the pages and the core say to each other. The words are the core's; sentences come from the catalogues.

export type Color = 'white' | 'black';
export type Role = 'pawn' | 'met' | 'khon' | 'knight' | 'rook' | 'king';
/** An id of the core's table of variants: see `Core.variants`. */
export type VariantId = string;
export type Counting = 'automatic' | 'tournament';
/** `a1` to `h8`. */
export type SquareName = string;

export interface Variant {
  readonly id: VariantId;
  /** What people and files call it, the usual name first. */
  readonly names: readonly string[];
  readonly startingFen: string;
}

export interface Piece {
  readonly color: Color;
  readonly role: Role;
  /** A pawn that became a met. */
  readonly promoted: boolean;
}

export type Termination =
  'check' | 'checkmate' | 'stalemate' | 'insufficient-material' | 'count' | 'threefold-repetition';

export interface Outcome {
  readonly termination: Termination;
  /** Absent for a draw. */
  readonly winner?: Color;
}

/** A running count: `side` counts, people are shown `number` of `target`; `ply` and `limit` are half-moves. */
export interface Count {
  readonly side: Color;
  readonly number: number;
  readonly target: number;
  readonly ply: number;
  readonly limit: number;
}

export type CountAction = 'start' | 'stop' | 'take';

export type RefusalCode =
  | 'game-over'
  | 'no-piece'
  | 'not-your-turn'
  | 'same-square'
  | 'own-piece'
  | 'leap-needs-empty'
  | 'leap-lost-moved'
  | 'leap-lost-rook'
  | 'leap-in-check'
  | 'king-attacked'
  | 'king-exposed'
  | 'must-answer-check'
  | 'blocked'
  | 'pawn-needs-capture'
  | 'pawn-blocked'
  | 'not-how-it-moves';

/** Why a move is not legal, with the square and the man that are the reason, where there is one. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly square?: SquareName;
  readonly piece?: Role;
}

/** What a FEN says, or an editor: maybe an impossible position. */
export interface Setup {
  readonly pieces: ReadonlyMap<SquareName, Piece>;
  readonly turn: Color;
  /** Where the men stand that may still leap. */
  readonly rights: ReadonlySet<SquareName>;
  /** Of the running count, in half-moves; 0 where none runs. */
  readonly limit: number;
  /** That of the count, or the half-moves without a capture. */
  readonly ply: number;
  readonly fullmove: number;
}

/** Why a text is no move: it is written like none, none fits, or several do. */
export type SanProblem = 'no-move' | 'illegal' | 'ambiguous';

export type FenField =
  | 'pieces'
  | 'turn'
  | 'leap-rights'
  | 'counting-limit'
  | 'halfmove-clock'
  | 'fullmove-number'
  | 'end';

export type FaultCode =
  // of a text that is no FEN
  | 'ranks'
  | 'rank-length'
  | 'character'
  | 'not-a-number'
  | 'too-many-fields'
  | 'too-long'
  // of an impossible position
  | 'no-king'
  | 'too-many-kings'
  | 'pawn-on-back-rank'
  | 'right-without-piece'
  | 'opponent-in-check';

export interface Fault {
  readonly code: FaultCode;
  /** Where the text of a FEN is wrong: the field, and the character counted from 0. */
  readonly field?: FenField;
  readonly offset?: number;
  /** What is impossible in a position. */
  readonly color?: Color;
  readonly square?: SquareName;
}
