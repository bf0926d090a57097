import { type Color, type Core, other, type SquareName } from '../core';
import type { CountEntry, Entry, GameRecord } from '../game/record';
import { Session } from '../game/session';
import type { Step } from '../game/steps';
import type { Claimed, Events, GameEvent, Notice, Presence, Refused, Room } from './messages';
import type { OfferKind, Phrase, RematchOrder } from './messages';
import { keepPending, keptPending, type Pending } from './pending';
import { premoveDests } from './premove';
import { forget, remember, remembered } from './remembered';
import type { Answer, Socket } from './socket';
import { apply, type GameState, nothing, offerOf, plies } from './state';

/** What happened, for whoever announces it. What was so before the page came is no news. */
export type OnlineNews =
  | { kind: 'step'; step: Step; before: Step | undefined }
  | { kind: 'event'; event: GameEvent }
  | { kind: 'refused'; code: Refused['code'] | 'lost' }
  | { kind: 'premove-void' };

type Premove = readonly [SquareName, SquareName];

const TRY_AGAIN = 800;
const ASKS_AGAIN = new Set<string>(['try-again', 'too-fast']);

/**
 * A room and the game in it, as this page follows it. The truth is what the server's events say; on top of it
 * stands the reader's own move until the server has it, so that the board answers at once also without a line.
 */
export class OnlineGame {
  state: GameState = nothing();
  room: Room | undefined;
  presence: Presence | undefined;
  session: Session | undefined;
  /** There is no such game. */
  isMissing = false;
  premove: Premove | undefined;
  /** The reader's move that the server has not told of yet. */
  pending: Pending | undefined;
  /** What stands is what this browser saw last: the server has told nothing yet. */
  isRemembered = false;
  private isFresh = true;
  private isFreed = false;
  private aheadDests: Map<SquareName, SquareName[]> | undefined;
  private readonly listeners = new Set<(news?: OnlineNews) => void>();
  private readonly unlisten: () => void;

  constructor(
    private readonly core: Core,
    readonly socket: Socket,
    readonly id: string,
  ) {
    this.pending = keptPending(id);
    this.recall();
    this.unlisten = socket.listen({
      onNotice: notice => this.take(notice),
      onLine: line => (line === 'open' ? void this.follow() : this.emit()),
    });
    if (socket.line === 'open') void this.follow();
  }

  subscribe(listener: (news?: OnlineNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  free(): void {
    this.isFreed = true;
    this.unlisten();
    this.socket.send({ type: 'unwatch', game: this.id });
    this.session?.free();
  }

  // ---- what stands

  /** The reader's colour; undefined for who watches. */
  get side(): Color | undefined {
    const role = this.room?.role;
    return role === 'white' || role === 'black' ? role : undefined;
  }
  get isRunning(): boolean {
    return this.state.started !== undefined && !this.state.ended;
  }
  /** Whether the reader may move now. */
  get mayMove(): boolean {
    const { session } = this;
    return this.isWithMe && session !== undefined && session.isAtEnd && !session.result;
  }
  /** Whether the reader may send a move ahead. */
  get mayPremove(): boolean {
    const { session, side } = this;
    return this.isRunning && side !== undefined && session?.turn === other(side) && session.isAtEnd;
  }
  /** Where the reader's men may be sent ahead. */
  get premoveDests(): Map<SquareName, SquareName[]> {
    const { session } = this;
    if (!session || !this.mayPremove) return new Map();
    this.aheadDests ??= premoveDests(
      this.core,
      session.record.variant,
      this.fen(session),
      session.view,
    );
    return this.aheadDests;
  }
  /** What the reader may do about the count now. */
  get countActions(): CountEntry[] {
    const { session, side } = this;
    if (!session || !side || !this.isRunning || this.pending || !session.isAtEnd) return [];
    return session.countActionsOf(side);
  }
  /** Whether a player of the running game is not there. */
  isAway(side: Color): boolean {
    return this.isRunning && typeof this.presence?.[side].away_since === 'number';
  }
  get ply(): number {
    return plies(this.state.log);
  }
  /** The winner, where there is one. */
  get winner(): Color | undefined {
    const { result } = this.state.ended ?? {};
    return result === '1-0' ? 'white' : result === '0-1' ? 'black' : undefined;
  }

  // ---- what the reader does

  play(from: SquareName, to: SquareName): boolean {
    if (!this.mayMove || !this.session) return false;
    const ply = this.ply;
    this.setPending({ ply, uci: from + to });
    if (!this.session.play(from, to)) {
      this.setPending(undefined);
      return false;
    }
    void this.sendPending();
    return true;
  }
  /** Keeps a move to be made as soon as it is the reader's turn; none to forget it. */
  setPremove(premove: Premove | undefined): void {
    if (premove && !this.mayPremove) return;
    this.premove = premove;
    this.emit();
  }
  offer(kind: OfferKind, order: RematchOrder = 'swap'): void {
    void this.act(() => this.socket.ask({ type: 'offer', game: this.id, kind, order }));
  }
  accept(kind: OfferKind): void {
    void this.act(() => this.socket.ask({ type: 'accept', game: this.id, kind }));
  }
  decline(kind: OfferKind): void {
    void this.act(() => this.socket.ask({ type: 'decline', game: this.id, kind }));
  }
  resign(): void {
    void this.act(() => this.socket.ask({ type: 'resign', game: this.id }));
  }
  abort(): void {
    void this.act(() => this.socket.ask({ type: 'abort', game: this.id }));
  }
  claim(claim: Claimed): void {
    void this.act(() => this.socket.ask({ type: 'claim', game: this.id, claim }));
  }
  count(entry: CountEntry): void {
    const action = entry === '@take' ? 'take' : entry === '@start' ? 'start' : 'stop';
    void this.act(() => this.socket.ask({ type: 'count', game: this.id, action }));
  }
  say(line: { text: string } | { phrase: Phrase }): Promise<boolean> {
    return this.act(() => this.socket.ask({ type: 'chat', game: this.id, ...line }));
  }
  standingOffer(kind: OfferKind, by: Color | undefined) {
    return offerOf(this.state, kind, by);
  }

  // ---- inside

  private get isWithMe(): boolean {
    const { session, side } = this;
    return this.isRunning && side !== undefined && session?.turn === side;
  }

  private async follow(): Promise<void> {
    if (this.isFreed) return;
    this.emit();
    const { id, state } = this;
    const answer = await this.socket.ask({ type: 'watch', game: id, seq: state.seq });
    if (this.isFreed) return;
    if (answer.done) return void this.sendPending();
    if (answer.code === 'no-game') this.vanish();
    else if (ASKS_AGAIN.has(answer.code)) setTimeout(() => void this.follow(), TRY_AGAIN);
    this.emit();
  }

  /** Shows the game as it was last seen here, until the server tells it. */
  private recall(): void {
    const { room, state } = remembered(this.id) ?? {};
    if (!room || !state || !this.core.variants.some(({ id }) => id === state.started?.variant))
      return;
    this.room = room;
    this.state = { ...nothing(), ...state };
    this.isRemembered = true;
    this.settle(false);
  }

  private keep(): void {
    const { room, state } = this;
    if (this.isRemembered || !room) return;
    const { started, log, clock } = state;
    if (this.isRunning) remember({ room, state: { started, log, clock } });
    else forget(this.id);
  }

  private vanish(): void {
    this.isMissing = true;
    forget(this.id);
  }

  private take(notice: Notice): void {
    if (!('game' in notice) || notice.game !== this.id) return;
    if (notice.type === 'events') return this.takeEvents(notice);
    if (notice.type === 'presence') this.presence = notice;
    else {
      this.room = notice;
      this.keep();
    }
    this.emit();
  }

  private takeEvents({ seq, events }: Events): void {
    if (seq > this.state.seq + 1) return void this.follow(); // some were lost
    if (this.isRemembered) [this.state, this.isRemembered] = [nothing(), false];
    const fresh = events.slice(this.state.seq + 1 - seq);
    for (const event of fresh) this.state = apply(this.state, event);
    const isNews = !this.isFresh;
    if (this.state.seq > 0) this.isFresh = false;
    this.keep();
    this.settle(isNews);
    if (isNews) for (const event of fresh) this.emit({ kind: 'event', event });
    this.emit();
  }

  /** Brings the session to what the events say, with the reader's own move on top where it still fits. */
  private settle(isNews: boolean): void {
    const { state } = this;
    if (this.pending && !this.fits(this.pending)) this.setPending(undefined);
    const log = this.pending ? [...state.log, this.pending.uci] : state.log;
    const shown = this.session?.allSteps.map(step => step.entry) ?? [];
    if (!this.session || shown.length > log.length || shown.some((entry, i) => entry !== log[i]))
      this.rebuild(log);
    else for (const entry of log.slice(shown.length)) this.add(entry);
    if (this.pending && this.session?.cut) {
      this.setPending(undefined);
      this.rebuild(state.log);
    }
    this.aheadDests = undefined;
    this.playPremove(isNews);
  }

  private fits({ ply, uci }: Pending): boolean {
    return this.ply === ply && !this.state.ended && uci.length >= 4;
  }

  private add(entry: Entry): void {
    if (entry.startsWith('@')) this.session?.countAction(entry as CountEntry);
    else this.session?.enter(entry);
  }

  private rebuild(log: readonly Entry[]): void {
    const { started } = this.state;
    if (!started) return;
    this.session?.free();
    const session = new Session(this.core, recordOf(this.id, started, log), { save: () => {} });
    session.subscribe(news => {
      if (news?.kind === 'step') this.emit(news);
      else this.emit();
    });
    this.session = session;
  }

  private playPremove(isNews: boolean): void {
    const { premove, session, side } = this;
    if (!premove || !session) return;
    if (this.isRunning && session.turn !== side) return;
    this.premove = undefined;
    const [from, to] = premove;
    const isLegal = this.mayMove && session.view.dests.get(from)?.includes(to);
    if (isLegal) this.play(from, to);
    else if (isNews && this.isRunning) this.emit({ kind: 'premove-void' });
  }

  private async sendPending(): Promise<void> {
    const { pending } = this;
    if (this.isFreed || !pending || this.socket.line !== 'open') return;
    const answer = await this.socket.ask({ type: 'move', game: this.id, ...pending });
    if (this.isFreed || this.pending !== pending || answer.done || answer.code === 'lost') return;
    if (ASKS_AGAIN.has(answer.code)) return void setTimeout(() => this.sendPending(), TRY_AGAIN);
    this.setPending(undefined);
    this.settle(true);
    this.emit({ kind: 'refused', code: answer.code });
  }

  private setPending(pending: Pending | undefined): void {
    this.pending = pending;
    keepPending(this.id, pending);
  }

  private async act(ask: () => Promise<Answer>): Promise<boolean> {
    const answer = await ask();
    if (!answer.done) this.emit({ kind: 'refused', code: answer.code });
    return answer.done;
  }

  /** The position at the end of the log, with its rights to leap. */
  private fen(session: Session): string {
    const { variant, counting } = session.record;
    const game = this.core.newGame(variant, { counting });
    for (const { move } of session.moves) game.play(move.uci);
    const fen = game.fen(true);
    game.free();
    return fen;
  }

  private emit(news?: OnlineNews): void {
    for (const listener of this.listeners) listener(news);
  }
}

function recordOf(
  id: string,
  { variant, counting, at }: NonNullable<GameState['started']>,
  log: readonly Entry[],
): GameRecord {
  const seats = { white: 'human', black: 'human' } as const;
  return { id, variant, counting, seats, log: [...log], over: false, created: at, updated: at };
}
