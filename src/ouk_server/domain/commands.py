"""What is asked of a game, and by whom. `at` is the moment of arrival; a `player` is an id."""

from typing import Literal

import msgspec

from ouk_server.domain.events import CountAction, OfferKind, Phrase, RematchOrder


class _Command(msgspec.Struct, frozen=True, kw_only=True):
    at: int


class _PlayerCommand(_Command, frozen=True, kw_only=True):
    player: str


class Move(_PlayerCommand, frozen=True, kw_only=True):
    """Make a move: `ply` moves were made before it, `round_trip` is what the server measured."""

    ply: int
    uci: str
    round_trip: int = 0


class OfferDraw(_PlayerCommand, frozen=True, kw_only=True):
    """Offer a draw, accept the one offered, or take that of the side that counts."""


class OfferTakeback(_PlayerCommand, frozen=True, kw_only=True):
    """Ask to take back one's last move, and the other's if that answered it."""


class OfferRematch(_PlayerCommand, frozen=True, kw_only=True):
    """Offer another game; accepts where the other has offered the same.

    `game` is a fresh id for the game that may come of it.
    """

    game: str
    order: RematchOrder = "swap"


class Accept(_PlayerCommand, frozen=True, kw_only=True):
    """Accept what the other offers. `game` is a fresh id for the rematch that may come of it."""

    kind: OfferKind
    game: str


class Decline(_PlayerCommand, frozen=True, kw_only=True):
    """Decline what the other offers, or withdraw one's own offer."""

    kind: OfferKind


class Resign(_PlayerCommand, frozen=True, kw_only=True):
    """Give up."""


class Abort(_PlayerCommand, frozen=True, kw_only=True):
    """End the game without a result, before both sides have moved."""


class ClaimDraw(_PlayerCommand, frozen=True, kw_only=True):
    """Claim a draw: the position stands for the third time."""


class ClaimAbsence(_PlayerCommand, frozen=True, kw_only=True):
    """Claim the end because the other is away: since when, as the server saw it (None: is here)."""

    claim: Literal["win", "draw"]
    away_since: int | None


class Count(_PlayerCommand, frozen=True, kw_only=True):
    """Start or stop one's count, or take the draw of the side that counts."""

    action: CountAction


class Say(_PlayerCommand, frozen=True, kw_only=True):
    """Chat: one of text and phrase."""

    text: str | None = None
    phrase: Phrase | None = None


class CallFlag(_Command, frozen=True, kw_only=True):
    """See whether a flag has fallen, or the time for a first move has passed."""


class Credit(_Command, frozen=True, kw_only=True):
    """Give back the time from `since` to `until`, in which the server was down."""

    since: int
    until: int


PlayerCommand = (
    Move
    | OfferDraw
    | OfferTakeback
    | OfferRematch
    | Accept
    | Decline
    | Resign
    | Abort
    | ClaimDraw
    | ClaimAbsence
    | Count
    | Say
)
Command = PlayerCommand | CallFlag | Credit
