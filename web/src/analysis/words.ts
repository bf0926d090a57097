// Moves, faults and facts of a study in words.
import type { Core, Fault } from '../core';
import type { Text } from '../i18n/catalogue';
import { ownMove } from '../i18n/moves';
import { squareText } from '../i18n/notation';
import {
  type Child,
  clockOf,
  knownTag,
  moveNumber,
  newGame,
  type Node,
  pathTo,
  type PgnFault,
  type PgnGame,
  startOf,
  targetOf,
} from '../pgn';
import { shownPref } from '../prefs';
import { pagePath } from '../route';
import { isSound } from './study';

/** A move as the list shows it: SAN, or words where the reader chose the language's own squares. */
export function moveWords(text: Text, { move }: Child): string {
  if (shownPref('notation') !== 'own') return move.san;
  const { san, piece, captures } = move;
  return ownMove(text, { san, piece, to: targetOf(move), captured: captures ? piece : undefined });
}

/** What stands before a move that is made at a ply: "12." or "12…". */
export const numberWords = (text: Text, ply: number): string =>
  text.number(moveNumber(ply)) + (ply % 2 === 0 ? '.' : '…');

const GLYPHS: Record<number, string> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

/** The signs behind a move. */
export const glyphsOf = ({ nags }: Child): string =>
  [...nags].map(nag => GLYPHS[nag] ?? `$${nag}`).join(' ');

export const glyph = (nag: number): string => GLYPHS[nag] ?? '';

/** Who plays whom, where the game says it. */
export function playersOf({ tags }: PgnGame): string | undefined {
  const [white, black] = [knownTag(tags, 'White'), knownTag(tags, 'Black')];
  return white || black ? `${white ?? '?'} – ${black ?? '?'}` : undefined;
}

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' };

/** Result, event, place and date, as far as they are known. */
export function factsOf({ tags }: PgnGame): string {
  const result = RESULTS[tags.get('Result') ?? '*'];
  const facts = ['Event', 'Site', 'Date'].map(name => knownTag(tags, name));
  return [result, ...facts].filter(Boolean).join(' · ');
}

/** The time left to a side at a position, as far as it was noted: 9:58. */
export function clockWords(
  text: Text,
  node: Node,
  isWhite: boolean,
  firstPly: number,
): string | undefined {
  const clocks = pathTo(node).flatMap(({ comment }, i) =>
    ((firstPly + i) % 2 === 0) === isWhite ? (clockOf(comment) ?? []) : [],
  );
  const seconds = clocks.at(-1);
  if (seconds === undefined) return undefined;
  const whole = Math.floor(seconds);
  const two = (n: number) => text.number(Math.floor(n / 10)) + text.number(n % 10);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const head = hours ? `${text.number(hours)}:${two(minutes)}` : text.number(minutes);
  return `${head}:${two(whole % 60)}`;
}

/** The address of the analysis page with a game in it. */
export const linkTo = (text: Text, fragment: string): string =>
  `${location.origin}${pagePath(text.language, 'analysis')}#${fragment}`;

/** What is wrong with a FEN or its position, in one sentence. */
export function faultWords(text: Text, fen: string, fault: Fault): string {
  const { code, field, offset, color, square } = fault;
  const sign = String.fromCodePoint(fen.codePointAt(offset ?? 0) ?? 0x2423);
  return text(`analysis-fen-${code}`, {
    sign,
    field: field ?? 'end',
    side: color ?? '',
    square: square ? squareText(text, square) : '',
  });
}

/** The part of a FEN that a fault points at: where it begins and ends. */
export function faultPlace(fen: string, { offset }: Fault): [number, number] | undefined {
  if (offset === undefined) return undefined;
  const end = /\s|$/.exec(fen.slice(offset))?.index ?? 0;
  return [offset, offset + Math.max(end, 1)];
}

/** Whether a game that could not be read in full is to be seen all the same. */
export const faultsSummary = (text: Text, core: Core, game: PgnGame): string =>
  text(isSound(core, game) ? 'analysis-faults-kept' : 'analysis-faults-none');

/** What could not be read of a game, in one sentence. */
export function pgnFaultWords(text: Text, core: Core, game: PgnGame, fault: PgnFault): string {
  const { problem, line, ply, text: signs } = fault;
  const at = ply > 0 ? numberWords(text, firstPlyOf(core, game) + ply - 1) : '';
  return text(`analysis-fault-${problem}`, { line, at, signs });
}

function firstPlyOf(core: Core, { tags }: PgnGame): number {
  const start = startOf(core, tags);
  if (!start || (start.fen && core.faults(start.fen).length)) return 0;
  const game = newGame(core, start);
  const ply = game.ply();
  game.free();
  return ply;
}
