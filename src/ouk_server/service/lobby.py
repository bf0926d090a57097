"""The lobby: which public rooms wait, which games go on, how many people there are."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from ouk_server.domain.room import Room
from ouk_server.service import rows
from ouk_server.service.audience import Audience
from ouk_server.service.errors import translated
from ouk_server.service.now import now
from ouk_server.service.people import People
from ouk_server.store.games import GameRow, Games
from ouk_server.store.presence import Presence

GONE = 60_000
"""A room whose maker is away for so long is not listed. It is again when the maker comes back."""
FORGOTTEN = 3_600_000
"""A public room whose maker is away for so long is closed."""
SECONDS = 1.0
MOST_LISTED, MOST_OF_ONE = 100, 5


class Listing(msgspec.Struct, frozen=True):
    """A public room, and when it was made."""

    room: Room
    created_at: int


class List(msgspec.Struct, frozen=True):
    """The lobby at a moment."""

    waiting: tuple[Listing, ...] = ()
    playing: tuple[Listing, ...] = ()
    people_playing: int = 0


class Lobby:
    """Keeps the list up to date while somebody looks at it."""

    def __init__(
        self, games: Games, presence: Presence, people: People, audience: Audience
    ) -> None:
        """Has not looked yet."""
        self._games, self._presence, self._people = games, presence, people
        self._audience = audience
        self._wake = asyncio.Event()
        self.list = List()

    def wake(self) -> None:
        """Says that the list may be another now."""
        self._wake.set()

    async def look(self) -> None:
        """Reads the list, and tells it if it is another. Raises TryAgainError."""
        if self._audience.is_lobby_followed():
            before, self.list = self.list, await self.read()
            if self.list != before:
                self._audience.lobby_changed()

    async def wait(self) -> None:
        """Waits until a look may be worth it: after news, and every second for that of others."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                await self._wake.wait()
        await asyncio.sleep(0.05)  # news come in swarms
        self._wake.clear()

    async def read(self) -> List:
        """Reads the list. Raises TryAgainError."""
        with translated():
            waiting = await self._listed(await self._games.waiting(now()))
            playing = await self._games.playing(now())
            _, count = await self._games.counts(now())
        found = List(_listings(waiting[:MOST_LISTED]), _listings(playing), 2 * count)
        await self._people.learn(_players(found))
        return found

    async def has_enough(self, maker: str) -> bool:
        """Checks whether as many rooms of a player are listed as may be. Raises TryAgainError."""
        with translated():
            listed = await self._listed(await self._games.waiting(now(), maker=maker))
        return len(listed) >= MOST_OF_ONE

    async def close_forgotten(self) -> list[str]:
        """Closes public rooms whose makers will not come back, and gets them.

        :raises TryAgainError: where the database does not answer.
        """
        with translated():
            gone = await self._gone_since(await self._games.longest_waiting())
            forgotten = [game for game, since in gone.items() if now() - since > FORGOTTEN]
            return [game for game in forgotten if await self._games.close(game, now())]

    async def _listed(self, waiting: Iterable[GameRow]) -> list[GameRow]:
        """Gets the rooms whose makers are there, or were just now."""
        waiting = list(waiting)
        gone = await self._gone_since(waiting)
        return [row for row in waiting if now() - gone.get(row.id, now()) < GONE]

    async def _gone_since(self, waiting: Iterable[GameRow]) -> dict[str, int]:
        """Gets since when the makers are away who are; of one who never came, since the start."""
        gone = {row.id: row.created_at for row in waiting}
        makers = {row.id: row.creator_id for row in waiting}
        for seen in await self._presence.at_games(list(gone), now()):
            if seen.player_id == makers[seen.game_id]:
                if seen.connections:
                    del gone[seen.game_id]
                else:
                    gone[seen.game_id] = seen.at
        return gone


def _listings(found: Iterable[GameRow]) -> tuple[Listing, ...]:
    return tuple(Listing(rows.room(row), row.created_at) for row in found)


def _players(found: List) -> set[str]:
    rooms = [listing.room for listing in (*found.waiting, *found.playing)]
    seated = {one for room in rooms if room.seats for one in (room.seats.white, room.seats.black)}
    return seated | {room.maker for room in rooms}
