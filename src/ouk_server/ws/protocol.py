"""All messages of the WebSocket at `/ws`. `docs/protocol.md` and the browser's types follow.

Messages are JSON texts with a `type`. What a client sends is a `Request`; one with an `id` is
answered by `done` or `refused` with that id. What the server sends is a `Notice`. Moments are
milliseconds since the Unix epoch by the server's clock.
"""

from typing import Annotated, Literal

import msgspec

from ouk_server.domain import refusal
from ouk_server.domain.events import CountAction, Event, OfferKind, Phrase, RematchOrder
from ouk_server.domain.ids import ALPHABET, LENGTH
from ouk_server.domain.room import Role, Settings, Status
from ouk_server.service.people import Person

Id = Annotated[str, msgspec.Meta(pattern=f"^[{ALPHABET}]{{{LENGTH}}}\\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Claimed = Literal["threefold", "win", "draw"]

ErrorCode = Literal[
    "malformed",  # no message of this protocol
    "too-fast",  # more messages than a person sends
    "no-game",
    "no-player",  # only who has created or joined a room can act
    "try-again",  # the server could not keep it now
]
Code = refusal.Code | ErrorCode


class _Request(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type"):
    id: Number | None = None


class _GameRequest(_Request, frozen=True, kw_only=True):
    game: Id


class Watch(_GameRequest, frozen=True, kw_only=True):
    """Follow a game: answered by `room`, the `events` after number `seq`, `presence`.

    A player who watches is present.
    """

    seq: Number = 0


class Unwatch(_GameRequest, frozen=True, kw_only=True):
    """Follow a game no longer."""


class Lobby(_Request, frozen=True, kw_only=True):
    """Follow the lobby, or no longer: answered by `rooms`, again whenever they change."""

    on: bool = True


class Move(_GameRequest, frozen=True, kw_only=True):
    """Make a move. `ply` moves stood before it, so that it may be sent again after a lost answer:
    it is applied once, and answered `done` each time."""

    ply: Number
    uci: Annotated[str, msgspec.Meta(max_length=8)]


class Offer(_GameRequest, frozen=True, kw_only=True):
    """Offer a draw, a take-back or a rematch; accepts what the other offers already."""

    kind: OfferKind
    order: RematchOrder = "swap"


class Accept(_GameRequest, frozen=True, kw_only=True):
    """Accept what the other offers."""

    kind: OfferKind


class Decline(_GameRequest, frozen=True, kw_only=True):
    """Decline what the other offers, or withdraw one's own offer."""

    kind: OfferKind


class Resign(_GameRequest, frozen=True, kw_only=True):
    """Give up."""


class Abort(_GameRequest, frozen=True, kw_only=True):
    """End the game without a result, before both sides have moved."""


class Claim(_GameRequest, frozen=True, kw_only=True):
    """Claim a draw by threefold repetition, or win or draw against a player who is away."""

    claim: Claimed


class Count(_GameRequest, frozen=True, kw_only=True):
    """Start or stop one's count, or take the draw of the side that counts."""

    action: CountAction


class Chat(_GameRequest, frozen=True, kw_only=True):
    """Say something: a text, or a phrase that everyone reads translated."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    phrase: Phrase | None = None


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """Answers a `ping`, at once: the server measures the way to the client by it."""

    n: Number


Asked = (
    Watch
    | Unwatch
    | Lobby
    | Move
    | Offer
    | Accept
    | Decline
    | Resign
    | Abort
    | Claim
    | Count
    | Chat
)
Request = Asked | Pong


class _Notice(msgspec.Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type"):
    pass


class Welcome(_Notice, frozen=True, kw_only=True):
    """The first message. `player` is who the cookie says; after signing in, connect again."""

    player: Person | None
    now: int


class Ping(_Notice, frozen=True, kw_only=True):
    """Sent every few seconds, to be answered with `pong`. A silent connection is dead."""

    n: int
    now: int


class Done(_Notice, frozen=True, kw_only=True):
    """What was asked is durable. The events themselves come in `events`, before or after this."""

    id: int


class Refused(_Notice, frozen=True, kw_only=True):
    """What was asked did not happen. `id` is null where the request had none, or was unreadable."""

    id: int | None
    code: Code


class Room(_Notice, frozen=True, kw_only=True):
    """A room as it stands now. Sent after `watch`, and again when players come or it closes."""

    game: str
    settings: Settings
    maker: Person
    white: Person | None
    black: Person | None
    status: Status
    role: Role
    previous: str | None


class Events(_Notice, frozen=True, kw_only=True):
    """What happened in a game, in order: the first event has the number `seq`, from 1.

    A client that has seen these numbers already passes over them.
    """

    game: str
    seq: int
    events: tuple[Event, ...]
    now: int


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a player is there, and when the other may claim the end if that stays so."""

    away_since: int | None
    claim_at: int | None


class Presence(_Notice, frozen=True, kw_only=True):
    """Who is there. Sent after `watch` and at each change."""

    game: str
    white: Seat
    black: Seat
    watchers: int


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A public room in the lobby. While one waits, `white` or `black` is the maker's wish."""

    game: str
    settings: Settings
    maker: Person
    white: Person | None
    black: Person | None
    created_at: int


class Rooms(_Notice, frozen=True, kw_only=True):
    """The lobby: public rooms that wait, public games that go on, and how many people there are."""

    waiting: tuple[Listed, ...]
    playing: tuple[Listed, ...]
    people_waiting: int
    people_playing: int


class Bye(_Notice, frozen=True, kw_only=True):
    """The server closes the connection. After `restart` connect again shortly."""

    reason: Literal["restart", "signed-out", "too-slow", "too-fast"]


Notice = Welcome | Ping | Done | Refused | Room | Events | Presence | Rooms | Bye


def decode(data: str | bytes) -> Request:
    """Reads a request.

    :raises msgspec.DecodeError: if it is none.
    """
    try:
        request: Request = _decoder.decode(data)
    except RecursionError as error:  # of lists in lists in a field that nobody knows
        raise msgspec.DecodeError("too deep") from error
    return request


def encode(notice: Notice) -> str:
    """Gets a notice as JSON."""
    return _encoder.encode(notice).decode()


_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()
