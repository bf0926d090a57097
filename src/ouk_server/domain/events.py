"""What happens in a game. A game is the list of its events; everything else follows from them.

The n-th event of a game has the sequence number n, from 1. Events are public: players and watchers
see them all. Each carries the clock as it stands after it, so that no rule about time has to be
applied again to know it.

Events, as clocks, are values that hold values: the collector of cycles need not look at the many
that a server has in memory (`gc=False`).
"""

from typing import Literal

import msgspec

from ouk_server.domain.clock import Clock
from ouk_server.domain.color import Color
from ouk_server.domain.time_control import TimeControl

Counting = Literal["automatic", "tournament"]
OfferKind = Literal["draw", "takeback", "rematch"]
CountAction = Literal["start", "stop", "take"]
RematchOrder = Literal["swap", "loser-first"]
"""Who has White in a rematch. After a draw there is no loser, and colours are swapped."""
Phrase = Literal[
    "hello",
    "good-luck",
    "nice-move",
    "oops",
    "thank-you",
    "wait",
    "good-game",
    "again",
    "goodbye",
]
Result = Literal["1-0", "0-1", "1/2-1/2", "*"]
"""As in PGN; `*` for a game that was aborted."""
Reason = Literal[
    # by the rules, see ouk.Termination
    "check",
    "checkmate",
    "stalemate",
    "insufficient-material",
    "count",
    "threefold-repetition",
    # by the players
    "resignation",
    "agreement",
    "abandonment",  # the other was away, and the end was claimed
    "aborted",
    # by the clock
    "time",  # a draw if the other side could never have won
    "no-first-move",
]


class _Event(msgspec.Struct, frozen=True, tag=str.lower, kw_only=True, gc=False):
    at: int


class Started(_Event, frozen=True, kw_only=True):
    """Both seats are taken. Always the first event, and it holds all that the game is played by."""

    variant: str
    counting: Counting
    time: TimeControl
    white: str
    black: str
    clock: Clock | None = None
    previous: str | None = None
    """The game of which this is the rematch."""


class Moved(_Event, frozen=True, kw_only=True):
    """The side to move made a move, the `ply`-th from 0."""

    ply: int
    uci: str
    clock: Clock | None = None


class Offered(_Event, frozen=True, kw_only=True):
    """A side offers something. It stands until the other answers, in a game by a move as well."""

    kind: OfferKind
    by: Color
    plies: int | None = None
    """For a take-back: the half-moves to undo, so that the side is to move."""
    order: RematchOrder | None = None
    """For a rematch."""


class Declined(_Event, frozen=True, kw_only=True):
    """An offer of a side is declined by the other, or withdrawn by itself."""

    kind: OfferKind
    of: Color
    by: Color


class Undone(_Event, frozen=True, kw_only=True):
    """A take-back was accepted: `plies` moves are gone, `ply` moves remain."""

    plies: int
    ply: int
    clock: Clock | None = None


class Counted(_Event, frozen=True, kw_only=True):
    """A side starts or stops its count, or takes the draw, after `ply` moves."""

    ply: int
    action: CountAction
    by: Color


class Chatted(_Event, frozen=True, kw_only=True):
    """A player says something: either a text, or a phrase that everyone reads translated."""

    by: Color
    text: str | None = None
    phrase: Phrase | None = None


class Credited(_Event, frozen=True, kw_only=True):
    """The server was down: the time from `since` to `until` is nobody's."""

    since: int
    until: int
    clock: Clock | None = None


class Ended(_Event, frozen=True, kw_only=True):
    """The game is over."""

    result: Result
    reason: Reason
    clock: Clock | None = None


class Rematched(_Event, frozen=True, kw_only=True):
    """Another game of the same players has begun."""

    game: str
    white: str
    black: str


Event = (
    Started | Moved | Offered | Declined | Undone | Counted | Chatted | Credited | Ended | Rematched
)


def encode(event: Event) -> bytes:
    """Gets an event as JSON."""
    return msgspec.json.encode(event)


def decode(data: bytes | str) -> Event:
    """Reads an event from JSON.

    :raises msgspec.DecodeError: if it is none.
    """
    event: Event = _decoder.decode(data)
    return event


def kind(event: Event) -> str:
    """Gets the name of an event's kind, the `type` in its JSON."""
    return str(event.__struct_config__.tag)


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
