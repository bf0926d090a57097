// Turns what the engine's search tells into what pages show.
import type { Color, Game } from '../core';
import type { Analysis, AnalysisOptions, Line, Position, Score } from './analysis';
import type { EngineModule, FoundLine } from './module';

/** Milliseconds between two pieces of news: faster than that nobody reads. */
const PAUSE = 100;

/**
 * Studies a position in this thread, telling what is known so far. Returns the last of it, which is done.
 *
 * Throws a RangeError for an illegal move.
 */
export function analyse(
  module: EngineModule,
  position: Position,
  options: AnalysisOptions,
  onNews: (news: Analysis) => void = () => {},
): Analysis {
  return module.withGame(position, game => {
    const outcome = game.outcome();
    if (!outcome) return search(module, game, options, onNews);
    const { winner } = outcome;
    const score = { kind: 'over', ...(winner && { winner }) } as const;
    return { depth: 0, nodes: 0, nodesPerSecond: 0, score, lines: [], outcome, isDone: true };
  });
}

function search(
  module: EngineModule,
  game: Game,
  options: AnalysisOptions,
  onNews: (news: Analysis) => void,
): Analysis {
  let told = -Infinity;
  const found = module.search(game, options, lines => {
    const now = performance.now();
    if (now - told < PAUSE) return;
    told = now;
    onNews(analysisOf(game, lines, false));
  });
  return analysisOf(game, found, true);
}

function analysisOf(game: Game, found: readonly FoundLine[], isDone: boolean): Analysis {
  const [best] = found;
  if (!best) throw new Error('the engine found no move');
  return {
    depth: best.depth,
    nodes: best.nodes,
    nodesPerSecond: Math.round((1000 * best.nodes) / Math.max(best.milliseconds, 1)),
    score: scoreOf(best, game.turn()),
    lines: found.map(line => lineOf(game, line)),
    isDone,
  };
}

const lineOf = (game: Game, line: FoundLine): Line => ({
  score: scoreOf(line, game.turn()),
  moves: line.moves,
  san: sans(game, line.moves),
});

function scoreOf({ units, mate }: FoundLine, turn: Color): Score {
  const sign = turn === 'white' ? 1 : -1;
  return mate ? { kind: 'mate', value: sign * mate } : { kind: 'units', value: sign * units || 0 };
}

/** Writes moves as SAN; the game is left as it was. */
function sans(game: Game, moves: readonly string[]): string[] {
  const written = moves.map(move => {
    const san = game.san(move);
    game.play(move);
    return san;
  });
  for (let i = 0; i < moves.length; ++i) game.undo();
  return written;
}
