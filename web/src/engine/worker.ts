// The engine's worker. It answers one request at a time; who does not want to wait for an answer ends it.
import engineUrl from '#wasm/ouk-engine.wasm?url';
import { analyse } from './analyser';
import type { Analysis } from './analysis';
import type { Answer, Request } from './messages';
import { EngineModule } from './module';
import { bestMove } from './player';

const loading = EngineModule.load(fetch(engineUrl));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its only listener
const say = (answer: Answer): void => self.postMessage(answer);
const tell = (analysis: Analysis): void => say({ type: 'news', analysis });

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    const module = await loading;
    if (data.type === 'go') say({ type: 'bestmove', move: bestMove(module, data) });
    else tell(analyse(module, data.position, data.options, tell));
  } catch (error) {
    say({ type: 'error', message: String(error) });
  }
});
