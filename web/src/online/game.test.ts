import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Core, loadCore } from '../core';
import type { Session } from '../game/session';
import { OnlineGame, type OnlineNews } from './game';
import type { GameEvent, Notice, Request, Room } from './messages';
import { forget, remember, remembered } from './remembered';
import type { Answer, Line, Socket } from './socket';
import { nothing } from './state';

const ID = 'k7m2vq9xwa';
const person = (id: string) => ({ id, name: null });
const room: Room = {
  type: 'room',
  game: ID,
  settings: {
    variant: 'cambodian',
    time: { type: 'untimed' },
    color: 'white',
    counting: 'automatic',
    visibility: 'private',
  },
  maker: person('w'),
  white: person('w'),
  black: person('b'),
  status: 'playing',
  role: 'white',
  previous: null,
};
const started: GameEvent = {
  type: 'started',
  at: 0,
  variant: 'cambodian',
  counting: 'automatic',
  time: { type: 'untimed' },
  white: 'w',
  black: 'b',
  clock: null,
  previous: null,
};
const moved = (ply: number, uci: string): GameEvent => ({
  type: 'moved',
  at: 0,
  ply,
  uci,
  clock: null,
});

/** A line to nowhere: the test is the server. */
class Line0 {
  line: Line = 'open';
  now = 0;
  readonly asked: Request[] = [];
  private listener: { onNotice?: (notice: Notice) => void; onLine?: (line: Line) => void } = {};
  private answers: ((answer: Answer) => void)[] = [];
  listen(listener: Line0['listener']) {
    this.listener = listener;
    return () => {};
  }
  send() {}
  ask(request: Request): Promise<Answer> {
    if (this.line !== 'open') return Promise.resolve({ done: false, code: 'lost' });
    this.asked.push(request);
    return new Promise(resolve => this.answers.push(resolve));
  }
  async answer(answer: Answer = { done: true }) {
    for (const resolve of this.answers.splice(0)) resolve(answer);
    await Promise.resolve();
    await Promise.resolve();
  }
  tell(notice: Notice) {
    this.listener.onNotice?.(notice);
  }
  turn(line: Line) {
    this.line = line;
    this.listener.onLine?.(line);
  }
}

let core: Core;
let line: Line0;
let game: OnlineGame;
let news: OnlineNews[];
let seq: number;

const tell = (...events: GameEvent[]) => {
  line.tell({ type: 'events', game: ID, seq, events, now: 0 });
  seq += events.length;
};
const moves = () => game.session?.moves.map(step => step.move.uci);
const sent = () => line.asked.filter(({ type }) => type === 'move');

beforeAll(async () => {
  core = await loadCore(readFileSync(new URL('../../../build/wasm/ouk.wasm', import.meta.url)));
});
beforeEach(async () => {
  [line, news, seq] = [new Line0(), [], 1];
  game = new OnlineGame(core, line as unknown as Socket, ID);
  game.subscribe(item => item && news.push(item));
  line.tell(room);
  tell(started);
  await line.answer();
});

test('what was before the page came is no news; what follows is', () => {
  expect(news).toEqual([]);
  tell(moved(0, 'e3e4'));
  expect(news.map(({ kind }) => kind)).toEqual(['step', 'event']);
});

test('a move stands at once, and the server’s word for it changes nothing', () => {
  expect(game.play('e3', 'e4')).toBe(true);
  expect(moves()).toEqual(['e3e4']);
  expect(game.mayMove).toBe(false);
  expect(sent()).toMatchObject([{ ply: 0, uci: 'e3e4' }]);
  const { session } = game;
  tell(moved(0, 'e3e4'));
  expect(game.pending).toBeUndefined();
  expect(game.session).toBe(session);
});

test('a refused move is taken off the board, and said', async () => {
  game.play('e3', 'e4');
  await line.answer({ done: false, code: 'game-over' });
  expect(moves()).toEqual([]);
  expect(news.at(-1)).toEqual({ kind: 'refused', code: 'game-over' });
});

test('a game that was left does nothing more, whatever is answered', async () => {
  game.play('e3', 'e4');
  const { session } = game;
  const free = vi.spyOn(session as Session, 'free');
  game.free();
  await line.answer({ done: false, code: 'game-over' });
  expect(free).toHaveBeenCalledTimes(1);
  expect(game.session).toBe(session);
  line.turn('open');
  expect(line.asked.filter(({ type }) => type === 'watch')).toHaveLength(1);
});

test('a move made without a line is sent when there is one, as often as it needs', async () => {
  line.turn('offline');
  game.play('e3', 'e4');
  expect(sent()).toEqual([]);
  line.turn('open');
  await line.answer();
  expect(sent()).toHaveLength(1);
  line.turn('lost');
  await line.answer({ done: false, code: 'lost' });
  line.turn('open');
  await line.answer();
  expect(sent()).toMatchObject([{ ply: 0 }, { ply: 0, uci: 'e3e4' }]);
  expect(line.asked.at(-2)).toMatchObject({ type: 'watch', seq: 1 });
});

test('a pending move gives way to another that stands at its ply', () => {
  game.play('e3', 'e4');
  tell(moved(0, 'h3h4'));
  expect(moves()).toEqual(['h3h4']);
  expect(game.pending).toBeUndefined();
});

test('events that came already are passed over; where some are missing they are asked for', () => {
  tell(moved(0, 'e3e4'));
  line.tell({ type: 'events', game: ID, seq: 2, events: [moved(0, 'e3e4')], now: 0 });
  expect(moves()).toEqual(['e3e4']);
  line.tell({ type: 'events', game: ID, seq: 9, events: [moved(1, 'd6d5')], now: 0 });
  expect(moves()).toEqual(['e3e4']);
  expect(line.asked.at(-1)).toMatchObject({ type: 'watch', seq: 2 });
});

test('a premove is sent the moment it is legal', () => {
  game.play('e3', 'e4');
  tell(moved(0, 'e3e4'));
  expect(game.premoveDests.get('e4')).toContain('e5');
  game.setPremove(['e4', 'd5']);
  tell(moved(1, 'd6d5'));
  expect(moves()).toEqual(['e3e4', 'd6d5', 'e4d5']);
  expect(sent()).toHaveLength(2);
  expect(game.premove).toBeUndefined();
});

test('a premove that is not legal then is dropped, and said', () => {
  game.play('e3', 'e4');
  tell(moved(0, 'e3e4'));
  game.setPremove(['e4', 'd5']);
  tell(moved(1, 'h6h5'));
  expect(moves()).toEqual(['e3e4', 'h6h5']);
  expect(news.at(-2)).toEqual({ kind: 'premove-void' });
});

test('premoves may take back on squares of own men, and keep the rights to leap', () => {
  game.play('e3', 'e4');
  expect(game.premoveDests.get('d1')).toEqual(expect.arrayContaining(['b2', 'f2', 'c2']));
  expect(game.premoveDests.get('d3')).toContain('e4');
});

test('a take-back takes moves and the counts that belong to them', () => {
  game.play('e3', 'e4');
  tell(moved(0, 'e3e4'), moved(1, 'd6d5'));
  tell({ type: 'undone', at: 0, plies: 2, ply: 0, clock: null });
  expect(moves()).toEqual([]);
  expect(game.mayMove).toBe(true);
});

test('offers stand until they are answered, by a word or a move', () => {
  tell({ type: 'offered', at: 0, kind: 'draw', by: 'black', plies: null, order: null });
  expect(game.standingOffer('draw', 'black')).toBeDefined();
  tell(moved(0, 'e3e4'));
  expect(game.standingOffer('draw', 'black')).toBeUndefined();
  tell({ type: 'offered', at: 0, kind: 'takeback', by: 'white', plies: 1, order: null });
  tell({ type: 'declined', at: 0, kind: 'takeback', of: 'white', by: 'black' });
  expect(game.state.offers).toEqual([]);
});

test('a watcher neither moves nor premoves', () => {
  line.tell({ ...room, role: 'watcher' });
  expect(game.mayMove).toBe(false);
  expect(game.mayPremove).toBe(false);
  expect(game.play('e3', 'e4')).toBe(false);
});

test('a threefold repetition is claimed by word, and only then a draw', () => {
  const dance = ['b1d2', 'b8d7', 'd2b1', 'd7b8'];
  tell(...[...dance, ...dance].map((uci, ply) => moved(ply, uci)));
  expect(game.isRunning).toBe(true);
  expect(game.session?.canClaim).toBe(true);
  game.claim('threefold');
  expect(line.asked.at(-1)).toEqual({ type: 'claim', game: ID, claim: 'threefold' });
});

describe('a reload without a line', () => {
  const DAY = 86_400_000;
  let entries: Map<string, string>;

  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    });
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const reload = (id = ID) => {
    line = new Line0();
    line.line = 'offline';
    game = new OnlineGame(core, line as unknown as Socket, id);
    game.subscribe(item => item && news.push(item));
  };

  test('shows the game as it stood, and lets a move be made', () => {
    tell(moved(0, 'e3e4'), moved(1, 'd6d5'));
    reload();
    expect(moves()).toEqual(['e3e4', 'd6d5']);
    expect(game.play('e4', 'd5')).toBe(true);
  });
  test('gives way to what the server tells', async () => {
    tell(moved(0, 'e3e4'), moved(1, 'd6d5'));
    reload();
    line.turn('open');
    expect(line.asked).toMatchObject([{ type: 'watch', seq: 0 }]);
    seq = 1;
    tell(started, moved(0, 'e3e4'), moved(1, 'h6h5'), moved(2, 'e4e5'));
    expect(moves()).toEqual(['e3e4', 'h6h5', 'e4e5']);
    expect(game.state.seq).toBe(4);
    expect(news.filter(({ kind }) => kind === 'event')).toHaveLength(2);
  });
  test('knows nothing of a game a day later, of one that is over, and of the sixth', () => {
    tell(moved(0, 'e3e4'));
    vi.setSystemTime(Date.now() + DAY);
    reload();
    expect(game.session).toBeUndefined();

    const games = Array.from({ length: 6 }, (_, i) => `game00000${i}`);
    for (const id of games) remember({ room: { ...room, game: id }, state: nothing() });
    expect(games.filter(id => remembered(id))).toEqual(games.slice(1));
    forget(games[5] ?? '');
    expect(games.filter(id => remembered(id))).toEqual(games.slice(1, 5));
  });
  test('bears what is no game', () => {
    for (const text of ['', 'null', '{', '[1, null, {"at": 1}]']) {
      entries.set('ouk:seen:1', text);
      reload();
      expect(game.session).toBeUndefined();
    }
  });
});
