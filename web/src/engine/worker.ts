// The engine's worker. It answers one request at a time; who does not want to wait for an answer ends it.
import engineUrl from '#wasm/ouk-engine.wasm?url';
import type { Answer, Go } from './messages';
import { imports, Player } from './player';

const player = WebAssembly.instantiateStreaming(fetch(engineUrl), imports).then(
  ({ instance }) => new Player(instance),
);

async function answer(request: Go): Promise<Answer> {
  try {
    return { type: 'bestmove', move: (await player).bestMove(request) };
  } catch (error) {
    return { type: 'error', message: String(error) };
  }
}

self.addEventListener('message', async (event: MessageEvent<Go>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is its only listener
  self.postMessage(await answer(event.data));
});
