import type { Refused, Settings } from './messages';

/** Why a request failed: the server's code, or `lost` where it could not be reached. */
export type Failure = Refused['code'] | RoomCode | AccountCode | 'lost';
/** What only new rooms are refused for. */
type RoomCode = 'too-many-rooms';
/** What only accounts are refused for. */
type AccountCode = 'bad-name' | 'bad-password' | 'name-taken' | 'has-account' | 'wrong' | 'invalid';

export type Outcome<T> = { ok: true; value: T } | { ok: false; code: Failure };

/** Opens a room; its id comes back. Whoever has no name yet is a guest from now on. */
export async function openRoom(settings: Settings): Promise<Outcome<string>> {
  const answer = await call('POST', '/api/rooms', settings);
  return answer.ok ? { ok: true, value: (answer.value as { game: string }).game } : answer;
}

/** Takes the free seat of a room. */
export const joinRoom = (game: string): Promise<Outcome<unknown>> =>
  call('POST', `/api/rooms/${game}/join`);

/** Closes one's own waiting room. */
export const closeRoom = (game: string): Promise<Outcome<unknown>> =>
  call('POST', `/api/rooms/${game}/close`);

const NO_CONTENT = 204;

/** Asks the server for something; JSON goes and comes. */
export async function call(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Outcome<unknown>> {
  try {
    const answer = await fetch(address, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) return { ok: false, code: codeOf(await answer.json().catch(() => undefined)) };
    // An answer that breaks off is none.
    return { ok: true, value: answer.status === NO_CONTENT ? undefined : await answer.json() };
  } catch {
    return { ok: false, code: 'lost' };
  }
}

const codeOf = (value: unknown): Failure =>
  ((value as { code?: Failure } | undefined)?.code ?? 'try-again') as Failure;
