"""A game in memory, as far as this worker knows it: never ahead of the log, maybe behind."""

import asyncio
from collections.abc import Sequence

import msgspec

from ouk_server.domain.commands import Command, Move
from ouk_server.domain.events import Event
from ouk_server.domain.game import GameState, fold
from ouk_server.domain.room import Room, Status


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
        tried = self._tried
        if not tried or not isinstance(command, Move) or _name(tried) != _name(command):
            return command
        credited = self.state.credited_until if self.state else 0  # till then the time is nobody's
        at = min(command.at, max(tried.at, credited))
        return msgspec.structs.replace(command, at=at, round_trip=tried.round_trip)

    def was_tried(self, command: Command, *, is_answered: bool) -> None:
        """Takes in whether a move could be judged and kept, or is to be sent again."""
        if isinstance(command, Move):
            self._tried = None if is_answered else command

    def take(self, events: Sequence[Event], after: GameState | None = None) -> None:
        """Takes in the next events of the log; `after` is the state they lead to, if known."""
        if events:
            self.state = after or fold(events, self.state)
            self.log += events


def _name(move: Move) -> tuple[str, int, str]:
    return move.player, move.ply, move.uci
