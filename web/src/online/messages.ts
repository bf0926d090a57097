// Written by scripts/protocol.py from src/ouk_server/ws/protocol.py: do not edit.

export type Color = 'white' | 'black';

export type Counting = 'automatic' | 'tournament';

export type OfferKind = 'draw' | 'takeback' | 'rematch';

export type CountAction = 'start' | 'stop' | 'take';

export type RematchOrder = 'swap' | 'loser-first';

export type Phrase = 'hello' | 'good-luck' | 'nice-move' | 'oops' | 'thank-you' | 'wait' | 'good-game' | 'again' | 'goodbye';

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*';

export type Reason = 'check' | 'checkmate' | 'stalemate' | 'insufficient-material' | 'count' | 'threefold-repetition' | 'resignation' | 'agreement' | 'abandonment' | 'aborted' | 'time' | 'no-first-move';

export type ColorWish = 'white' | 'black' | 'random';

export type Visibility = 'public' | 'private';

export type Status = 'waiting' | 'playing' | 'over' | 'closed';

export type Role = 'white' | 'black' | 'maker' | 'watcher';

export type Claimed = 'threefold' | 'win' | 'draw';

export type RefusalCode = 'own-room' | 'room-full' | 'room-closed' | 'not-maker' | 'already-playing' | 'not-started' | 'game-over' | 'not-over' | 'seat' | 'turn' | 'stale' | 'ahead' | 'illegal' | 'too-early' | 'too-late' | 'already-offered' | 'no-offer' | 'no-claim' | 'not-away' | 'no-count' | 'empty' | 'too-long' | 'too-many';

export type ErrorCode = 'malformed' | 'too-fast' | 'no-game' | 'no-player' | 'try-again';

export type Request = Watch | Unwatch | Lobby | Move | Offer | Accept | Decline | Resign | Abort | Claim | Count | Chat | Pong;

export type Notice = Welcome | Ping | Done | Refused | Room | Events | Presence | Rooms | Bye;

export type GameEvent = Started | Moved | Offered | Declined | Undone | Counted | Chatted | Credited | Ended | Rematched;

export type TimeControl = Untimed | Fischer | Byoyomi | Daily;

/** Follow a game: answered by `room`, the `events` after number `seq`, `presence`. A player who watches is present. */
export interface Watch {
  type: 'watch';
  id?: number | null;
  game: string;
  seq?: number;
}

/** Follow a game no longer. */
export interface Unwatch {
  type: 'unwatch';
  id?: number | null;
  game: string;
}

/** Follow the lobby, or no longer: answered by `rooms`, again whenever they change. */
export interface Lobby {
  type: 'lobby';
  id?: number | null;
  on?: boolean;
}

/** Make a move. `ply` moves stood before it, so that it may be sent again after a lost answer: it is applied once, and answered `done` each time. */
export interface Move {
  type: 'move';
  id?: number | null;
  game: string;
  ply: number;
  uci: string;
}

/** Offer a draw, a take-back or a rematch; accepts what the other offers already. */
export interface Offer {
  type: 'offer';
  id?: number | null;
  game: string;
  kind: OfferKind;
  order?: RematchOrder;
}

/** Accept what the other offers. */
export interface Accept {
  type: 'accept';
  id?: number | null;
  game: string;
  kind: OfferKind;
}

/** Decline what the other offers, or withdraw one's own offer. */
export interface Decline {
  type: 'decline';
  id?: number | null;
  game: string;
  kind: OfferKind;
}

/** Give up. */
export interface Resign {
  type: 'resign';
  id?: number | null;
  game: string;
}

/** End the game without a result, before both sides have moved. */
export interface Abort {
  type: 'abort';
  id?: number | null;
  game: string;
}

/** Claim a draw by threefold repetition, or win or draw against a player who is away. */
export interface Claim {
  type: 'claim';
  id?: number | null;
  game: string;
  claim: Claimed;
}

/** Start or stop one's count, or take the draw of the side that counts. */
export interface Count {
  type: 'count';
  id?: number | null;
  game: string;
  action: CountAction;
}

/** Say something: a text, or a phrase that everyone reads translated. */
export interface Chat {
  type: 'chat';
  id?: number | null;
  game: string;
  text?: string | null;
  phrase?: Phrase | null;
}

/** Answers a `ping`, at once: the server measures the way to the client by it. */
export interface Pong {
  type: 'pong';
  n: number;
}

/** The first message. `player` is who the cookie says; after signing in, connect again. */
export interface Welcome {
  type: 'welcome';
  player: Person | null;
  now: number;
}

/** A player. A guest has no name. */
export interface Person {
  id: string;
  name: string | null;
}

/** Sent every few seconds, to be answered with `pong`. A silent connection is dead. */
export interface Ping {
  type: 'ping';
  n: number;
  now: number;
}

/** What was asked is durable. The events themselves come in `events`, before or after this. */
export interface Done {
  type: 'done';
  id: number;
}

/** What was asked did not happen. `id` is null where the request had none, or was unreadable. */
export interface Refused {
  type: 'refused';
  id: number | null;
  code: RefusalCode | ErrorCode;
}

/** A room as it stands now. Sent after `watch`, and again when players come or it closes. */
export interface Room {
  type: 'room';
  game: string;
  settings: Settings;
  maker: Person;
  white: Person | null;
  black: Person | null;
  status: Status;
  role: Role;
  previous: string | null;
}

/** What the maker of a room chooses; `color` is the maker's own. */
export interface Settings {
  variant: string;
  time: TimeControl;
  color: ColorWish;
  counting: Counting;
  visibility: Visibility;
}

/** No clock. */
export interface Untimed {
  type: 'untimed';
}

/** A base for the game and an increment after each move, in whole seconds. */
export interface Fischer {
  type: 'fischer';
  base_ms: number;
  increment_ms: number;
}

/** A base, and when it is spent periods, of which one is lost only if a move takes all of it. */
export interface Byoyomi {
  type: 'byoyomi';
  base_ms: number;
  period_ms: number;
  periods: number;
}

/** Some days for each move. */
export interface Daily {
  type: 'daily';
  days: number;
}

/** What happened in a game, in order: the first event has the number `seq`, from 1. A client that has seen these numbers already passes over them. */
export interface Events {
  type: 'events';
  game: string;
  seq: number;
  events: GameEvent[];
  now: number;
}

/** Both seats are taken. Always the first event, and it holds all that the game is played by. */
export interface Started {
  type: 'started';
  at: number;
  variant: string;
  counting: Counting;
  time: TimeControl;
  white: string;
  black: string;
  clock: Clock | null;
  previous: string | null;
}

/** Both sides' time as it stood at `since`, and the side whose time runs from then on. */
export interface Clock {
  white: Remaining;
  black: Remaining;
  running: Color | null;
  since: number;
}

/** What a side has: time, then periods (byoyomi), and its budget of lag credit. */
export interface Remaining {
  time: number;
  periods: number;
  lag: number;
}

/** The side to move made a move, the `ply`-th from 0. */
export interface Moved {
  type: 'moved';
  at: number;
  ply: number;
  uci: string;
  clock: Clock | null;
}

/** A side offers something. It stands until the other answers, in a game by a move as well. */
export interface Offered {
  type: 'offered';
  at: number;
  kind: OfferKind;
  by: Color;
  plies: number | null;
  order: RematchOrder | null;
}

/** An offer of a side is declined by the other, or withdrawn by itself. */
export interface Declined {
  type: 'declined';
  at: number;
  kind: OfferKind;
  of: Color;
  by: Color;
}

/** A take-back was accepted: `plies` moves are gone, `ply` moves remain. */
export interface Undone {
  type: 'undone';
  at: number;
  plies: number;
  ply: number;
  clock: Clock | null;
}

/** A side starts or stops its count, or takes the draw, after `ply` moves. */
export interface Counted {
  type: 'counted';
  at: number;
  ply: number;
  action: CountAction;
  by: Color;
}

/** A player says something: either a text, or a phrase that everyone reads translated. */
export interface Chatted {
  type: 'chatted';
  at: number;
  by: Color;
  text: string | null;
  phrase: Phrase | null;
}

/** The server was down: the time from `since` to `until` is nobody's. */
export interface Credited {
  type: 'credited';
  at: number;
  since: number;
  until: number;
  clock: Clock | null;
}

/** The game is over. */
export interface Ended {
  type: 'ended';
  at: number;
  result: Result;
  reason: Reason;
  clock: Clock | null;
}

/** Another game of the same players has begun. */
export interface Rematched {
  type: 'rematched';
  at: number;
  game: string;
  white: string;
  black: string;
}

/** Who is there. Sent after `watch` and at each change. */
export interface Presence {
  type: 'presence';
  game: string;
  white: Seat;
  black: Seat;
  watchers: number;
}

/** Whether a player is there, and when the other may claim the end if that stays so. */
export interface Seat {
  away_since: number | null;
  claim_at: number | null;
}

/** The lobby: public rooms that wait, public games that go on, and how many people there are. */
export interface Rooms {
  type: 'rooms';
  waiting: Listed[];
  playing: Listed[];
  people_waiting: number;
  people_playing: number;
}

/** A public room in the lobby. While one waits, `white` or `black` is the maker's wish. */
export interface Listed {
  game: string;
  settings: Settings;
  maker: Person;
  white: Person | null;
  black: Person | null;
  created_at: number;
}

/** The server closes the connection. After `restart` connect again shortly. */
export interface Bye {
  type: 'bye';
  reason: 'restart' | 'signed-out' | 'too-fast' | 'too-slow';
}
