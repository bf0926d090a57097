// Goes through a game that was played and looks for moves that threw something away.
import type { Color, Core } from '../core';
import type { Analysis, AnalysisOptions, Line, Position, Score } from '../engine';
import { chanceOf } from '../evaluation/chance';
import { take } from '../game/steps';

/** How much a move threw away, from little to much. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** So much of the chance to win (see `chanceOf`) is thrown away from this grade on. */
const LOSSES: Record<Grade, number> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };

/** How long the engine looks at each position: a tenth of a second on a good machine, the same answer on every one. */
const NODES = 150_000;

export interface ReviewedMove {
  /** Counted from 1: after so many moves stands what it led to. */
  readonly ply: number;
  /** Its place among the entries of the game, counted from 0. */
  readonly entry: number;
  /** As the move list counts. */
  readonly number: number;
  readonly side: Color;
  readonly uci: string;
  readonly san: string;
  /** Of the position it led to. */
  readonly score: Score;
  /** Only where it threw something away: how much, and what would have been better. */
  readonly fault?: { readonly grade: Grade; readonly better: Line };
}

export interface Review {
  /** Of the first position. */
  readonly start: Score;
  readonly moves: readonly ReviewedMove[];
}

/** What is asked of an engine: the last of its news of a position. */
export type Evaluate = (position: Position, options: AnalysisOptions) => Promise<Analysis>;

/**
 * Reviews a game with an engine, which is asked about all positions at once; tells how many answers are there. Rejects
 * as the engine does.
 *
 * A move is judged by what its side could expect after it and after the move that the engine prefers, both looked at
 * equally long; so the engine's own changes of mind are nobody's mistakes.
 */
export async function reviewGame(
  core: Core,
  game: Position,
  evaluate: Evaluate,
  onProgress: (done: number, asked: number) => void,
): Promise<Review> {
  let [done, asked] = [0, 0];
  const ask = async (moves: readonly string[]): Promise<Analysis> => {
    asked += 1;
    const analysis = await evaluate({ ...game, moves }, { lines: 1, nodes: NODES });
    done += 1;
    onProgress(done, asked);
    return analysis;
  };
  const played = playedMoves(core, game);
  // Between two moves something may be done about the count: then the one leads to another position than the next finds.
  const places = [...new Set([0, ...played.flatMap(({ entry }) => [entry, entry + 1])])];
  const analyses = await Promise.all(places.map(place => ask(game.moves.slice(0, place))));
  const known = new Map(places.map((place, i) => [place, analyses[i] as Analysis]));
  const at = (place: number) => known.get(place) as Analysis;

  const review = async (move: Played): Promise<ReviewedMove> => {
    const { score } = at(move.entry + 1);
    const [better] = at(move.entry).lines;
    const [instead = move.uci] = better?.moves ?? [];
    const gradeFor = (best: Score) =>
      gradeOf(chanceFor(move.side, best) - chanceFor(move.side, score));
    if (!better || instead === move.uci || !gradeFor(better.score)) return { ...move, score };
    const { score: best } = await ask([...game.moves.slice(0, move.entry), instead]);
    const grade = gradeFor(best);
    return { ...move, score, ...(grade && { fault: { grade, better } }) };
  };
  return { start: at(0).score, moves: await Promise.all(played.map(review)) };
}

type Played = Omit<ReviewedMove, 'score' | 'fault'>;

/** The moves of a game as far as the rules allow them. */
function playedMoves(core: Core, { variant, counting, fen, moves }: Position): Played[] {
  const game = core.newGame(variant, { fen, counting });
  const played: Played[] = [];
  for (const [entry, name] of moves.entries()) {
    const number = Math.floor(game.ply() / 2) + 1;
    const step = take(game, name);
    if (!step) break;
    if (!step.move) continue;
    const { uci, san } = step.move;
    played.push({ entry, ply: played.length + 1, number, side: step.side, uci, san });
  }
  game.free();
  return played;
}

const chanceFor = (side: Color, score: Score): number =>
  side === 'white' ? chanceOf(score) : 1 - chanceOf(score);

/** The worst grade that so great a loss deserves. */
export const gradeOf = (loss: number): Grade | undefined =>
  GRADES.findLast(grade => loss >= LOSSES[grade]);
