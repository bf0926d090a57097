// A worker with the engine. A search cannot be interrupted, only ended together with its worker.
import type { Answer, Request } from './messages';

/** Whoever waits for the answers to a request. */
export interface Listener {
  take(answer: Answer): void;
  fail(error: Error): void;
}

/** A thread that answers one request at a time. It starts with the first. */
export class EngineThread {
  private worker: Worker | undefined;
  private listener: Listener | undefined;

  /** Asks for something else; what was asked before is not answered any more. */
  ask(request: Request, listener: Listener): void {
    this.stop();
    this.listener = listener;
    this.worker ??= this.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have origins, workers none
    this.worker.postMessage(request);
  }

  /** Ends the search that runs, if any. */
  stop(): void {
    if (this.listener) this.close();
  }

  /** Ends the worker. A later request starts another. */
  close(): void {
    this.worker?.terminate();
    this.worker = this.listener = undefined;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker === this.worker) this.take(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.worker) this.fail(message || 'the engine could not be loaded');
    });
    return worker;
  }

  private take(answer: Answer): void {
    const { listener } = this;
    // A listener may ask for the next thing at once: then this one is done with.
    if (answer.type !== 'news' || answer.analysis.isDone) this.listener = undefined;
    if (answer.type === 'error') listener?.fail(new Error(answer.message));
    else listener?.take(answer);
  }

  private fail(message: string): void {
    const { listener } = this;
    this.close();
    listener?.fail(new Error(message));
  }
}
