// The computer player as pages see it: a worker that is asked for moves.
import type { Answer, Go, MoveRequest } from './messages';

interface Waiting {
  resolve(move: string): void;
  reject(reason: Error): void;
}

/** A computer player in a thread of its own, which starts with the first request. */
export class EngineClient {
  private worker: Worker | undefined;
  private waiting: Waiting | undefined;

  /**
   * Asks for a move, as UCI, or for `@start` before it; an earlier request that is still open is stopped.
   *
   * Rejects with an AbortError when it is stopped, with an Error when there is no move to be had.
   */
  bestMove(request: MoveRequest): Promise<string> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker ??= this.start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, workers none
      this.worker.postMessage({ ...request, type: 'go' } satisfies Go);
    });
  }

  /** Stops the search that runs, if any. */
  stop(): void {
    if (this.waiting) this.end(new DOMException('the search was stopped', 'AbortError'));
  }

  /** Ends the worker. A later request starts another. */
  close(): void {
    this.stop();
    this.end();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker === this.worker) this.take(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.worker) this.end(new Error(message || 'the engine could not be loaded'));
    });
    return worker;
  }

  private take(answer: Answer): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (answer.type === 'bestmove') waiting?.resolve(answer.move);
    else waiting?.reject(new Error(answer.message));
  }

  /** Ends the worker: a search cannot be interrupted otherwise. */
  private end(reason?: Error): void {
    const { waiting } = this;
    this.worker?.terminate();
    this.worker = this.waiting = undefined;
    if (reason) waiting?.reject(reason);
  }
}
