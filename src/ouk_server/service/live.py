"""A game in memory, as far as this worker knows it: never ahead of the log, maybe behind."""

import asyncio
from collections.abc import Sequence

import msgspec

from ouk_server.domain.commands import Command, Move
from ouk_server.domain.events import Event
from ouk_server.domain.game import GameState, fold
from ouk_server.domain.room import Room, Status
from ouk_server.service.now import now

SENT_AGAIN = 3_000
"""Milliseconds within which a client sends again what could not be kept: ours takes one of them.
What comes later was thought over."""


class LiveGame:
    """A room and the game in it. `lock` is held while something is judged and appended."""

    def __init__(self, room: Room) -> None:
        """Takes a room whose log is not read yet."""
        self._room = room
        self.log: list[Event] = []
        self.state: GameState | None = None
        self.lock = asyncio.Lock()
        self.is_doubtful = False
        """Whether an append failed so that the log may hold more than is known here."""
        self._tried: Move | None = None
        self._refused_at = 0

    @property
    def id(self) -> str:
        """Gets the id of room and game."""
        return self._room.id

    @property
    def seq(self) -> int:
        """Gets the number of the last event known."""
        return len(self.log)

    @property
    def room(self) -> Room:
        """Gets the room as it stands."""
        if self.state is None:
            return self._room
        status: Status = "over" if self.state.ended else "playing"
        return msgspec.structs.replace(self._room, seats=self.state.seats, status=status)

    def people(self) -> set[str]:
        """Gets the ids of maker and players."""
        seats = self.room.seats
        return {self._room.maker} | ({seats.white, seats.black} if seats else set())

    def closed(self) -> None:
        """Takes in that the room was closed."""
        self._room = msgspec.structs.replace(self._room, status="closed")

    def first_tried(self, command: Command) -> Command:
        """Gets a move with the time at which it arrived first, if it could not be kept then."""
        return self._first_tried(command) if isinstance(command, Move) else command

    def not_kept(self, command: Command) -> None:
        """Takes in that a command is to be sent again; of moves, that of the player to move."""
        state = self.state
        if (
            isinstance(command, Move)
            and state
            and command.ply == state.ply
            and state.color_of(command.player) == state.turn
        ):
            self._tried, self._refused_at = self._first_tried(command), now()

    def take(self, events: Sequence[Event], after: GameState | None = None) -> None:
        """Takes in the next events of the log; `after` is the state they lead to, if known."""
        if events:
            self.state = after or fold(events, self.state)
            self.log += events

    def _first_tried(self, move: Move) -> Move:
        tried = self._tried
        if tried is None or _name(tried) != _name(move):
            return move
        credited = self.state.credited_until if self.state else 0  # till then the time is nobody's
        if move.at - max(self._refused_at, credited) > SENT_AGAIN:
            return move
        at = min(move.at, max(tried.at, credited))
        return msgspec.structs.replace(move, at=at, round_trip=tried.round_trip)


def _name(move: Move) -> tuple[str, int, str]:
    return move.player, move.ply, move.uci
