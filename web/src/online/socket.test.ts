import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from './messages';
import { type Line, Socket } from './socket';

/** The server's end of one connection, in the place of the browser's own WebSocket. */
class Wire extends EventTarget {
  readonly sent: { type: string; id?: number; n?: number }[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  receive(notice: Notice): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(notice) }));
  }
  welcome(now = 1000): void {
    this.receive({ type: 'welcome', player: null, now });
  }
  breakOff(): void {
    this.dispatchEvent(new Event('close'));
  }
}

let wires: Wire[];
let lines: Line[];
let time: number;
let socket: Socket;
const last = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
  );
  vi.stubGlobal('navigator', { onLine: true });
  [wires, lines, time] = [[], [], 0];
  const open = () => {
    wires.push(new Wire());
    return last() as unknown as WebSocket;
  };
  socket = new Socket({ open, now: () => time, random: () => 1 });
  socket.listen({ onLine: line => lines.push(line) });
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('is open once the server has greeted, and answers its pings', () => {
  expect(socket.line).toBe('connecting');
  last().welcome();
  expect(lines).toEqual(['open']);
  last().receive({ type: 'ping', n: 7, now: 1000 });
  expect(last().sent).toEqual([{ type: 'pong', n: 7 }]);
});

test('tells each request what became of it', async () => {
  last().welcome();
  const moved = socket.ask({ type: 'resign', game: 'k7m2vq9xwa' });
  const refused = socket.ask({ type: 'abort', game: 'k7m2vq9xwa' });
  last().receive({ type: 'refused', id: 2, code: 'too-late' });
  last().receive({ type: 'done', id: 1 });
  expect(await moved).toEqual({ done: true });
  expect(await refused).toEqual({ done: false, code: 'too-late' });
});

test('makes itself again after waits that grow, and starts anew with small ones', () => {
  last().welcome();
  for (const wait of [300, 600, 1200]) {
    last().breakOff();
    expect(socket.line).toBe('lost');
    const before = wires.length;
    vi.advanceTimersByTime(wait - 1);
    expect(wires.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(before + 1);
  }
  last().welcome();
  last().breakOff();
  vi.advanceTimersByTime(300);
  expect(wires.length).toBe(5);
});

test('gives requests up whose answer the break has swallowed', async () => {
  last().welcome();
  const answer = socket.ask({ type: 'resign', game: 'k7m2vq9xwa' });
  last().breakOff();
  expect(await answer).toEqual({ done: false, code: 'lost' });
  expect(await socket.ask({ type: 'resign', game: 'k7m2vq9xwa' })).toMatchObject({ code: 'lost' });
});

test('connects as soon as there is a network again', () => {
  last().welcome();
  dispatchEvent(new Event('offline'));
  expect(socket.line).toBe('offline');
  expect(last().isClosed).toBe(true);
  dispatchEvent(new Event('online'));
  expect(wires.length).toBe(2);
  last().welcome();
  expect(socket.line).toBe('open');
});

test('does not take the device’s word for it that there is no network', () => {
  last().welcome();
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(300);
  expect(wires.length).toBe(2);
  expect(socket.line).toBe('offline');
  last().welcome();
  expect(socket.line).toBe('open');
});

test('takes a long silence for a dead line', () => {
  last().welcome();
  vi.advanceTimersByTime(12_000);
  last().receive({ type: 'ping', n: 1, now: 2000 });
  vi.advanceTimersByTime(12_000);
  expect(socket.line).toBe('open');
  vi.advanceTimersByTime(2000);
  expect(socket.line).toBe('lost');
});

test('knows the server’s time by the quickest message', () => {
  expect(socket.now).toBeUndefined();
  time = 100;
  last().welcome(5000);
  expect(socket.now).toBe(5000);
  time = 200;
  last().receive({ type: 'ping', n: 1, now: 5090 }); // ten milliseconds later than it could be
  expect(socket.now).toBe(5100);
  last().receive({ type: 'ping', n: 2, now: 5120 });
  expect(socket.now).toBe(5120);
});
