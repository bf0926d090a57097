import type { Score } from '../engine/analysis';

/**
 * How steeply a lead becomes a win, per hundredth of a pawn. Fitted by least squares to the results of 500 games that
 * the engine played with itself, choosing its second or third move now and then: 0.0020 for Ouk Chatrang, 0.0024 for
 * Kar Ouk. (For chess one finds about 0.0037: here men are weaker, and counts save many draws.)
 */
const STEEPNESS = 0.0022;

/** What White may expect of a position: 1 a win, ½ a draw, 0 a loss. */
export function chanceOf(score: Score): number {
  switch (score.kind) {
    case 'units':
      return 1 / (1 + Math.exp(-STEEPNESS * score.value));
    case 'mate':
      return score.value > 0 ? 1 : 0;
    default:
      return score.winner ? Number(score.winner === 'white') : 0.5;
  }
}
