// The computer player as pages see it: a worker that is asked for moves.
import type { MoveRequest } from './messages';
import { EngineThread } from './thread';

/** A computer player in a thread of its own, which starts with the first request. */
export class EngineClient {
  private readonly thread = new EngineThread();
  private giveUp: ((reason: Error) => void) | undefined;

  /**
   * Asks for a move, as UCI, or for `@start` before it; an earlier request that is still open is stopped.
   *
   * Rejects with an AbortError when it is stopped, with an Error when there is no move to be had.
   */
  bestMove(request: MoveRequest): Promise<string> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.giveUp = reject;
      this.thread.ask(
        { ...request, type: 'go' },
        {
          take: answer => {
            if (answer.type === 'bestmove') resolve(answer.move);
          },
          fail: reject,
        },
      );
    });
  }

  /** Stops the search that runs, if any. */
  stop(): void {
    this.thread.stop();
    this.giveUp?.(new DOMException('the search was stopped', 'AbortError'));
    this.giveUp = undefined;
  }

  /** Ends the worker. A later request starts another. */
  close(): void {
    this.stop();
    this.thread.close();
  }
}
