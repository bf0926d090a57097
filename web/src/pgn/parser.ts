// Reads one game: its tags, then its moves with all that stands between them.
import { type Core, FenError, type Game, type Outcome, type Variant } from '../core';
import { Builder } from './builder';
import {
  newGame,
  type PgnFault,
  type PgnGame,
  type PgnProblem,
  type Start,
  startOf,
  variantTag,
} from './game';
import type { Lines } from './lines';
import {
  BRACKET,
  FIRST_MOVE,
  GLYPHS,
  isAt,
  LOOSE_TAG,
  matchAt,
  TAG,
  TAG_START,
  TOKEN,
} from './syntax';
import { newTags, RESULTS } from './tags';
import { newRoot } from './tree';

/** A longer game is cut off: no text may exhaust memory. */
const MAX_CHARACTERS = 1_000_000;
/** Further faults of one game are not listed. */
const MAX_FAULTS = 100;
const LONGEST_TEXT = 60;
/** Tokens between two places where a reader may pause. */
const PIECE = 200;

type Place = Partial<Pick<PgnFault, 'ply' | 'line' | 'faults'>>;

/** Reads one game from where the lines stand, of that variant where the tags name none. A parser is used once. */
export class Parser {
  /** Whether neither a tag nor a move was found: comments alone are no game. */
  isEmpty = true;
  /** Whether the game was too long to be read to its end. */
  wasCut = false;
  private readonly begin: number;
  private readonly game: PgnGame = { tags: newTags(), root: newRoot(), faults: [] };
  /** Undefined where the tags name no position: no move is read then. */
  private builder: Builder | undefined;
  private readonly tagLines = new Map<string, number>();
  private result: string | undefined;
  private lastLine = 0;
  private tokens = 0;
  /** Levels of parentheses since a fault ended a line, that line's own level included. */
  private skipped = 0;

  constructor(
    private readonly core: Core,
    private readonly lines: Lines,
    variant: Variant | undefined,
  ) {
    this.begin = lines.passed;
    this.game.tags.set('Variant', variant ? variantTag(variant) : '');
  }

  /** Reads the game up to where it ends or the next one begins, and pauses now and then. */
  *read(): Generator<undefined, PgnGame> {
    this.readTags();
    this.setUp();
    yield* this.readMoves();
    this.finish();
    return this.game;
  }

  private fault(problem: PgnProblem, text: string, place: Place = {}): void {
    const { faults } = this.game;
    if (faults.length >= MAX_FAULTS) return;
    const shown = text.trim().slice(0, LONGEST_TEXT);
    const ply = this.builder?.ply ?? 0;
    faults.push({ problem, line: this.lines.number, ply, text: shown, ...place });
  }

  /** Whether the game has grown too long, which ends it. */
  private isTooLong(): boolean {
    if (!this.wasCut && this.lines.passed - this.begin > MAX_CHARACTERS) {
      this.wasCut = true;
      this.fault('too-long', '');
    }
    return this.wasCut;
  }

  // ---- tags

  private readTags(): void {
    const { lines } = this;
    let isAfterBlank = false;
    while (lines.more() && !this.isTooLong()) {
      if (lines.isBlank) {
        isAfterBlank = true;
        lines.skip();
      } else if (this.isTag(isAfterBlank)) {
        isAfterBlank = false;
        this.readTag();
      } else return;
    }
  }

  /** Whether a tag of this game follows. A second section that repeats a tag is the next game's. */
  private isTag(isAfterBlank: boolean): boolean {
    const { text, place } = this.lines;
    if (!isAt(BRACKET, text, place)) return false;
    const name = matchAt(TAG_START, text, place)?.[1];
    return !(isAfterBlank && name !== undefined && this.tagLines.has(name));
  }

  private readTag(): void {
    const { lines } = this;
    this.isEmpty = false;
    const strict = matchAt(TAG, lines.text, lines.place);
    const tag = strict ?? matchAt(LOOSE_TAG, lines.text, lines.place);
    if (!tag) {
      this.fault('tag', lines.text.slice(lines.place), { ply: 0 });
      lines.skip();
      return;
    }
    const [all, name = '', value = ''] = tag;
    const meant = strict ? value.replace(/\\(["\\])/g, '$1') : value;
    this.game.tags.set(name, meant.replace(/[\r\n]+/g, ' '));
    this.tagLines.set(name, lines.number);
    lines.place += all.length;
  }

  /** Sets up the board as the tags say. Where they say nothing possible, no move is read. */
  private setUp(): void {
    const start = startOf(this.core, this.game.tags);
    if (start) this.setUpGame(start);
    else this.noStart('variant', 'Variant');
    if (!this.builder) this.skipped = 1;
  }

  private setUpGame(start: Start): void {
    try {
      this.builder = new Builder(this.game.root, () => newGame(this.core, start));
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
      this.noStart('fen', 'FEN', { faults: error.faults });
    }
  }

  private noStart(problem: PgnProblem, name: string, place: Place = {}): void {
    const line = this.tagLines.get(name) ?? this.lines.number;
    this.fault(problem, this.game.tags.get(name) ?? '', { ...place, ply: 0, line });
  }

  // ---- moves

  private *readMoves(): Generator<undefined> {
    const { lines } = this;
    let isAfterBlank = false;
    while (this.result === undefined && lines.more() && !this.isTooLong()) {
      if (lines.isBlank) {
        isAfterBlank = true;
        lines.skip();
      } else if (this.isNextGame(isAfterBlank)) return;
      else {
        isAfterBlank = false;
        yield* this.readTokens();
      }
    }
  }

  /** Whether tags follow, or after a blank line another first move. */
  private isNextGame(isAfterBlank: boolean): boolean {
    const { text, place } = this.lines;
    if (isAt(TAG_START, text, place)) return true;
    return isAfterBlank && !this.isEmpty && isAt(FIRST_MOVE, text, place);
  }

  private *readTokens(): Generator<undefined> {
    const { lines } = this;
    const { text } = lines;
    this.lastLine = lines.number;
    TOKEN.lastIndex = lines.place;
    for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
      const { begun, result } = token.groups ?? {};
      if (result !== undefined && this.endsWith(result)) {
        lines.place = TOKEN.lastIndex;
        return;
      }
      if (begun !== undefined) return this.readComment(begun);
      this.take(token.groups ?? {});
      this.tokens += 1;
      if (this.tokens % PIECE) continue;
      // Others may read meanwhile, with the same pattern.
      lines.place = TOKEN.lastIndex;
      yield;
      TOKEN.lastIndex = lines.place;
    }
    lines.skip();
  }

  private take(token: Record<string, string | undefined>): void {
    const comment = token.comment ?? token.rest;
    if (token.move !== undefined) this.move(token.move);
    else if (comment !== undefined) this.comment(comment);
    else if (token.open) this.open(token.open);
    else if (token.close) this.close(token.close);
    else if (token.nag) this.nag(Number(token.nag));
    else if (token.glyph) this.glyph(token.glyph);
    else if (token.junk) this.junk(token.junk);
  }

  private move(san: string): void {
    this.isEmpty = false;
    if (this.skipped || !this.builder) return;
    const problem = this.builder.move(san);
    if (!problem) return;
    this.fault(problem, san, { ply: this.builder.ply + 1 });
    this.skipped = 1;
  }

  /** Takes a result; inside a variation it does not end the game. */
  private endsWith(result: string): boolean {
    if (this.builder?.depth || this.skipped > 1) return false;
    this.result = result;
    return true;
  }

  /** Reads a comment over several lines. One that runs into the tags of a next game was never closed. */
  private readComment(begun: string): void {
    const { lines } = this;
    const line = lines.number;
    const parts = [begun];
    let isAfterBlank = false;
    while (lines.advance() && !this.isTooLong()) {
      const end = lines.text.indexOf('}');
      if (end >= 0) {
        parts.push(lines.text.slice(0, end));
        lines.place = end + 1;
        return this.comment(parts.join(''));
      }
      if (isAfterBlank && isAt(TAG_START, lines.text, 0)) break;
      parts.push(lines.text);
      isAfterBlank = lines.isBlank;
    }
    this.fault('comment-open', begun, { line });
  }

  private comment(text: string): void {
    if (!this.skipped && !this.builder?.comment(text)) this.fault('count', text);
  }

  private open(parenthesis: string): void {
    if (this.skipped) this.skipped += 1;
    else if (!this.builder?.open()) {
      this.fault('variation-empty', parenthesis);
      this.skipped = 1;
    }
  }

  private close(parenthesis: string): void {
    if (this.skipped > 1) this.skipped -= 1;
    else if (this.builder?.depth) {
      this.skipped = 0;
      this.builder.close();
    } else if (!this.skipped) this.fault('variation-close', parenthesis);
  }

  private nag(number: number): void {
    if (!this.skipped) this.builder?.nag(number);
  }

  private glyph(glyph: string): void {
    const number = GLYPHS[glyph];
    if (number === undefined) this.junk(glyph);
    else this.nag(number);
  }

  private junk(text: string): void {
    if (!this.skipped) this.fault('junk', text);
  }

  // ---- the end

  private finish(): void {
    this.checkResult();
    if (this.builder?.depth || this.skipped > 1)
      this.fault('variation-open', '', { line: this.lastLine });
    else if (!this.skipped && this.builder) this.checkOutcome(this.builder.game);
    this.builder?.finish();
  }

  /** Brings the tag and what stands after the moves together. */
  private checkResult(): void {
    const { tags } = this.game;
    const end = this.result ?? '*';
    let tag = tags.get('Result') ?? '*';
    if (!RESULTS.includes(tag)) {
      const line = this.tagLines.get('Result') ?? this.lastLine;
      this.fault('result', tag, { ply: 0, line });
      tag = '*';
    } else if (tag !== '*' && end !== '*' && tag !== end)
      this.fault('results-differ', end, { line: this.lastLine });
    tags.set('Result', tag === '*' ? end : tag);
  }

  /** Compares the result with what stands on the board. */
  private checkOutcome(game: Game): void {
    const outcome = game.outcome();
    const result = this.game.tags.get('Result') ?? '*';
    if (outcome && result !== '*' && result !== resultOf(outcome))
      this.fault('outcome', result, { line: this.lastLine });
  }
}

/** An outcome as a file writes it. */
export function resultOf({ winner }: Outcome): string {
  if (!winner) return '1/2-1/2';
  return winner === 'white' ? '1-0' : '0-1';
}
