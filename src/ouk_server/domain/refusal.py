"""Why something was not done, as a code that pages put into words."""

from typing import Literal

import msgspec

from ouk_server.domain.events import Event

Code = Literal[
    # rooms
    "own-room",  # the maker cannot be the opponent as well
    "room-full",  # both seats are taken: one may watch
    "room-closed",
    "not-maker",  # only who made the room may close it
    "already-playing",  # a room with a game cannot be closed
    # games
    "not-started",
    "game-over",
    "not-over",
    "seat",  # the player does not sit here, or not at this colour
    "turn",  # only on one's own turn
    "stale",  # another move stands at this ply
    "ahead",  # the game has not come to this ply
    "illegal",
    "too-early",
    "too-late",
    "already-offered",  # one offer of a kind for each move of one's own
    "no-offer",
    "no-claim",
    "not-away",
    "no-count",
    # chat
    "empty",
    "too-long",
    "too-many",
]


class Refusal(msgspec.Struct, frozen=True):
    """A request that was not granted."""

    code: Code


Decision = tuple[Event, ...] | Refusal
"""The events that a command causes. None at all: what was asked for is so already."""
