import type { Notice, Person, Refused, Request } from './messages';

/** How the connection stands: `lost` while it is being made again, `offline` while the device has no network. */
export type Line = 'connecting' | 'open' | 'lost' | 'offline';

/** Whether a connection that there was is gone: the first one is no return. */
export const isCut = (line: Line): boolean => line === 'lost' || line === 'offline';

/** What becomes of a request: it holds, it was refused, or the line broke before the answer. */
export type Answer = { done: true } | { done: false; code: Refused['code'] | 'lost' };

type Asked = Extract<Request, { id?: number | null }>;

interface Listener {
  onNotice?: (notice: Notice) => void;
  onLine?: (line: Line) => void;
}

/** The parts of the world that tests replace. */
export interface World {
  open: () => WebSocket;
  now: () => number;
  random: () => number;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** The server pings every five seconds: so long a silence means that the line is dead. */
const SILENCE = 13_000;

const browser: World = {
  open: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  now: () => performance.now(),
  random: Math.random,
};

/**
 * The page's one connection to the server. It makes itself again when it breaks, at once when the network comes
 * back, else after a wait that grows and differs from client to client. What must hold over a break is the
 * caller's: each `open` line is a new one, on which to follow games again.
 */
export class Socket {
  line: Line = 'connecting';
  /** Who the server takes this page for, by its cookie; null for a stranger. */
  player: Person | null = null;
  private socket: WebSocket | undefined;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private nextId = 1;
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly release = new AbortController();
  /** How far the server's clock is ahead of this page's, by the message that came quickest. */
  private ahead = Number.NEGATIVE_INFINITY;

  constructor(private readonly world: World = browser) {
    const { signal } = this.release;
    addEventListener('offline', () => this.drop('offline'), { signal });
    addEventListener('online', () => this.connect(), { signal });
    addEventListener('pageshow', () => this.wake(), { signal });
    document.addEventListener('visibilitychange', () => this.wake(), { signal });
    this.connect();
  }

  /** Tells a listener of notices and of the line from now on. Returns what ends that. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The server's time now, as well as it is known; undefined before the first message. */
  get now(): number | undefined {
    return Number.isFinite(this.ahead) ? this.world.now() + this.ahead : undefined;
  }

  /** Sends without an answer; dropped while the line is not open. */
  send(request: Request): void {
    if (this.line === 'open') this.socket?.send(JSON.stringify(request));
  }

  /** Sends and waits for what becomes of it. */
  ask(request: Asked): Promise<Answer> {
    if (this.line !== 'open') return Promise.resolve({ done: false, code: 'lost' });
    const id = this.nextId++;
    this.send({ ...request, id });
    return new Promise(resolve => this.waiting.set(id, resolve));
  }

  /** Breaks off until `renew`: while the cookie changes, this page would be told things as another. */
  hold(): void {
    this.drop('connecting');
  }

  /** Connects anew, as after the cookie has changed. */
  renew(): void {
    this.attempts = 0;
    this.drop('connecting');
    this.connect();
  }

  close(): void {
    this.release.abort();
    this.drop('lost');
    clearTimeout(this.timer);
  }

  private connect(): void {
    if (this.socket || this.release.signal.aborted) return;
    clearTimeout(this.timer);
    const socket = this.world.open();
    this.socket = socket;
    const isOurs = () => this.socket === socket;
    socket.addEventListener('message', event => isOurs() && this.take(String(event.data)));
    socket.addEventListener(
      'close',
      () => isOurs() && this.drop(navigator.onLine ? 'lost' : 'offline'),
    );
    this.watch();
  }

  private wake(): void {
    if (document.visibilityState === 'visible' && !this.socket) this.connect();
  }

  private take(data: string): void {
    this.watch();
    const notice = JSON.parse(data) as Notice;
    if ('now' in notice) this.ahead = Math.max(this.ahead, notice.now - this.world.now());
    switch (notice.type) {
      case 'ping':
        return this.send({ type: 'pong', n: notice.n });
      case 'done':
        return this.answer(notice.id, { done: true });
      case 'refused':
        if (notice.id !== null) return this.answer(notice.id, { done: false, code: notice.code });
        break;
      case 'welcome':
        this.attempts = 0;
        this.player = notice.player;
        this.ahead = notice.now - this.world.now();
        this.tell(notice);
        return this.setLine('open');
    }
    this.tell(notice);
  }

  private tell(notice: Notice): void {
    for (const listener of this.listeners) listener.onNotice?.(notice);
  }

  private answer(id: number, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /** Gives the connection up, and plans the next: also where the device says that it is offline, which it may be wrong about. */
  private drop(line: Line): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
    clearTimeout(this.watchdog);
    for (const id of this.waiting.keys()) this.answer(id, { done: false, code: 'lost' });
    this.setLine(line);
    if (isCut(line) && !this.release.signal.aborted) this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.timer = setTimeout(() => this.connect(), longest * (0.5 + this.world.random() / 2));
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.drop('lost'), SILENCE);
  }

  private setLine(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    for (const listener of this.listeners) listener.onLine?.(line);
  }
}

let socket: Socket | undefined;

/** The page's socket, opened when it is first asked for. */
export const theSocket = (): Socket => (socket ??= new Socket());
