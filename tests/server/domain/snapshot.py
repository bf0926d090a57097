"""All that is known of a game at a moment, as plain data, to be compared."""

import msgspec

from ouk_server.domain.clock import Clock
from ouk_server.domain.color import Color
from ouk_server.domain.events import Chatted, Counted, Counting, Ended, Offered, Rematched
from ouk_server.domain.position import CountShown
from ouk_server.domain.state import GameState
from ouk_server.domain.time_control import TimeControl


class PlayedMove(msgspec.Struct, frozen=True):
    """A move, when it came, and the clocks after it."""

    uci: str
    at: int
    clock: Clock | None


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A game after its first `seq` events."""

    seq: int
    variant: str
    counting: Counting
    time: TimeControl
    white: str
    black: str
    started_at: int
    previous: str | None
    ply: int
    turn: Color
    fen: str
    moves: list[PlayedMove]
    counts: list[Counted]
    """What was done about the count on the way to this position (tournament counting)."""
    count: CountShown | None
    clock: Clock | None
    deadline: int | None
    """When the game ends by the clock, if nothing happens before."""
    offers: list[Offered]
    chat: list[Chatted]
    ended: Ended | None
    rematch: Rematched | None


def snapshot(state: GameState) -> Snapshot:
    """Makes the snapshot of a game as it stands."""
    started = state.started
    return Snapshot(
        seq=state.seq,
        variant=started.variant,
        counting=started.counting,
        time=started.time,
        white=started.white,
        black=started.black,
        started_at=started.at,
        previous=started.previous,
        ply=state.ply,
        turn=state.turn,
        fen=state.position.fen(),
        moves=[PlayedMove(move.uci, move.at, move.clock) for move in state.moves],
        counts=list(state.counts),
        count=state.position.count(),
        clock=state.clock,
        deadline=state.deadline(),
        offers=list(state.offers.values()),
        chat=list(state.chat),
        ended=state.ended,
        rematch=state.rematch,
    )
