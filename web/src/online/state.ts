import type { Entry } from '../game/record';
import type {
  Chatted,
  Clock,
  Color,
  Ended,
  GameEvent,
  Offered,
  OfferKind,
  Rematched,
  Started,
} from './messages';

/** A game as its events tell it: what this browser knows to be true. */
export interface GameState {
  /** The number of events taken in. */
  seq: number;
  started: Started | undefined;
  /** Moves in UCI, and what was done about the count between them. */
  log: Entry[];
  clock: Clock | null;
  offers: Offered[];
  chat: Chatted[];
  ended: Ended | undefined;
  rematch: Rematched | undefined;
}

/** A game of which nothing is known yet. */
export const nothing = (): GameState => ({
  seq: 0,
  started: undefined,
  log: [],
  clock: null,
  offers: [],
  chat: [],
  ended: undefined,
  rematch: undefined,
});

/** The number of moves in a log. */
export const plies = (log: readonly Entry[]): number =>
  log.filter(entry => !entry.startsWith('@')).length;

/** The side that makes the `ply`-th move from 0. */
export const mover = (ply: number): Color => (ply % 2 === 0 ? 'white' : 'black');

/** The offer of a kind that a side has standing. */
export const offerOf = (
  { offers }: GameState,
  kind: OfferKind,
  by: Color | undefined,
): Offered | undefined => offers.find(offer => offer.kind === kind && offer.by === by);

/** The state after the next event. */
export function apply(state: GameState, event: GameEvent): GameState {
  return { ...state, ...change(state, event), seq: state.seq + 1 };
}

function change(state: GameState, event: GameEvent): Partial<GameState> {
  switch (event.type) {
    case 'started':
      return { started: event, clock: event.clock };
    case 'moved': {
      const log = [...state.log, event.uci];
      return { log, clock: event.clock, offers: afterMove(state.offers, mover(event.ply)) };
    }
    case 'undone':
      return { log: cut(state.log, event.ply), clock: event.clock, offers: [] };
    case 'counted':
      return { log: [...state.log, `@${event.action}`] };
    case 'offered':
      return { offers: [...without(state.offers, event.kind, event.by), event] };
    case 'declined':
      return { offers: without(state.offers, event.kind, event.of) };
    case 'chatted':
      return { chat: [...state.chat, event] };
    case 'credited':
      return { clock: event.clock };
    case 'ended':
      return { ended: event, clock: event.clock, offers: [] };
    case 'rematched':
      return { rematch: event, offers: [] };
  }
}

const without = (offers: readonly Offered[], kind: OfferKind, by: Color): Offered[] =>
  offers.filter(offer => offer.kind !== kind || offer.by !== by);

/** A move answers the other's offer of a draw, and every wish to take back. */
const afterMove = (offers: readonly Offered[], moved: Color): Offered[] =>
  offers.filter(({ kind, by }) => kind === 'rematch' || (kind === 'draw' && by === moved));

/** The log with its first `ply` moves, and what was done about the count after them. */
function cut(log: readonly Entry[], ply: number): Entry[] {
  let moves = 0;
  const end = log.findIndex(entry => !entry.startsWith('@') && ++moves > ply);
  return end < 0 ? [...log] : log.slice(0, end);
}
