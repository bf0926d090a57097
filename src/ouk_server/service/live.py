"""A game in memory, as far as this worker knows it: never ahead of the log, maybe behind."""

import asyncio
from collections.abc import Sequence

import msgspec

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

    def take(self, events: Sequence[Event], after: GameState | None = None) -> None:
        """Takes in the next events of the log; `after` is the state they lead to, if known."""
        if events:
            self.state = after or fold(events, self.state)
            self.log += events
