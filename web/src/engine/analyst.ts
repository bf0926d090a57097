// The engine as pages see it that study a position.
import type { Analysis, AnalysisOptions, Position } from './analysis';
import { EngineThread } from './thread';

/** An engine in a thread of its own, which starts with the first request and says what it finds as it goes. */
export class Analyst {
  private readonly thread = new EngineThread();

  /**
   * Studies a position instead of the one before. Its news come at most ten times a second, and end with one that
   * is done. A game that is over is answered at once. `onFailure` hears of moves that are not legal, and of an
   * engine that could not be loaded.
   */
  analyse(
    position: Position,
    options: AnalysisOptions,
    onNews: (news: Analysis) => void,
    onFailure: (error: Error) => void = () => {},
  ): void {
    this.thread.ask(
      { type: 'analyse', position, options },
      {
        take: answer => {
          if (answer.type === 'news') onNews(answer.analysis);
        },
        fail: onFailure,
      },
    );
  }

  /** Stops: no more news of the last position. */
  stop(): void {
    this.thread.stop();
  }

  /** Ends the thread. A later request starts another. */
  close(): void {
    this.thread.close();
  }
}
