"""A room: what will be played in it, who made it, and who sits where."""

from typing import Literal

import msgspec

from ouk import variants
from ouk_server.domain.color import Color
from ouk_server.domain.events import Counting
from ouk_server.domain.refusal import Refusal
from ouk_server.domain.time_control import TimeControl

ColorWish = Literal["white", "black", "random"]
Visibility = Literal["public", "private"]
Status = Literal["waiting", "playing", "over", "closed"]
Role = Literal["white", "black", "maker", "watcher"]
"""What a visitor is: `maker` while the maker waits and colours are not given."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the maker of a room chooses; `color` is the maker's own."""

    variant: str
    time: TimeControl
    color: ColorWish = "random"
    counting: Counting = "automatic"
    visibility: Visibility = "private"

    def __post_init__(self) -> None:
        if self.variant not in _VARIANTS:
            raise ValueError(f"no variant: {self.variant!r}")


class Seats(msgspec.Struct, frozen=True):
    """The players by colour."""

    white: str
    black: str

    def color_of(self, player: str) -> Color | None:
        """Gets the colour of a player, or None for anyone else."""
        if player == self.white:
            return "white"
        return "black" if player == self.black else None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """A room. Its seats are given together, when the second player comes."""

    id: str
    settings: Settings
    maker: str
    seats: Seats | None = None
    status: Status = "waiting"
    previous: str | None = None
    """The game of which this is the rematch."""


def join(room: Room, player: str, *, coin: bool) -> Seats | Refusal:
    """Gets the seats after a player asks for one. Who sits already keeps that seat.

    `coin` is a random bit for a maker without a wish: whether the maker has White.
    """
    if room.seats and room.seats.color_of(player):
        return room.seats
    if room.status == "closed":
        return Refusal("room-closed")
    if room.seats or room.status != "waiting":
        return Refusal("room-full")
    if player == room.maker:
        return Refusal("own-room")
    wish = room.settings.color
    maker_has_white = coin if wish == "random" else wish == "white"
    return Seats(room.maker, player) if maker_has_white else Seats(player, room.maker)


def may_close(room: Room, player: str) -> Refusal | None:
    """Says why a player may not close a room, or None if it may be closed."""
    if player != room.maker:
        return Refusal("not-maker")
    if room.status in ("playing", "over"):
        return Refusal("already-playing")
    return None


def role(room: Room, player: str | None) -> Role:
    """Gets what a visitor is in a room."""
    if player is not None and room.seats and (color := room.seats.color_of(player)):
        return color
    return "maker" if player == room.maker and not room.seats else "watcher"


_VARIANTS = frozenset(variant.id for variant in variants.ALL)
