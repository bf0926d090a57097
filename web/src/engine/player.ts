// The computer player.
import type { MoveRequest } from './messages';
import type { EngineModule } from './module';

/** How deep it looks to see whether it wants to count. */
const COUNTING_DEPTH = 4;

/**
 * What a level plays: a move, or `@start` where it stands worse and may count: whoever counts and mates has a draw,
 * so counting is for the side that hopes for one.
 *
 * Throws a RangeError for a game that is over or has an illegal move.
 */
export function bestMove(
  module: EngineModule,
  request: MoveRequest,
  seed = Math.random() * 2 ** 32,
): string {
  return module.withGame(request, game => {
    if (game.canStartCount()) {
      const [best] = module.search(game, { lines: 1, depth: COUNTING_DEPTH });
      if (best && best.units < 0) return '@start';
    }
    return module.play(game, request.level, seed);
  });
}
