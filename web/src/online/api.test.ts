import { afterEach, expect, test, vi } from 'vitest';
import { call } from './api';

const answering = (body: string | null, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

test('an answer is its value, and one without content is done', async () => {
  answering('{"waiting":[]}', 200);
  expect(await call('GET', '/api/lobby')).toEqual({ ok: true, value: { waiting: [] } });
  answering(null, 204);
  expect(await call('DELETE', '/api/session')).toEqual({ ok: true, value: undefined });
});

test('an answer that breaks off is lost', async () => {
  answering('{"wait', 200);
  expect(await call('GET', '/api/lobby')).toEqual({ ok: false, code: 'lost' });
});

test('a refusal has its code, and one of somebody between is to be tried again', async () => {
  answering('{"code":"too-many"}', 429);
  expect(await call('GET', '/api/lobby')).toEqual({ ok: false, code: 'too-many' });
  answering('<html>', 502);
  expect(await call('GET', '/api/lobby')).toEqual({ ok: false, code: 'try-again' });
});
