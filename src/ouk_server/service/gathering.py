"""Reading for many at once: what is asked for while a reading is under way shares the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from ouk_server.service.errors import TryAgainError


class Gathering:
    """Reads what is new about games, or players, soon and without being waited for."""

    def __init__(self, read: Callable[[Iterable[str]], Awaitable[None]]) -> None:
        """Takes what reads about some of them, by their ids."""
        self._read = read
        self._waiting: set[str] = set()
        self._work: asyncio.Task[None] | None = None

    def add(self, one: str) -> None:
        """Asks for one of them to be read about."""
        self._waiting.add(one)
        if self._work is None:
            self._work = asyncio.create_task(self._read_all())

    async def _read_all(self) -> None:
        try:
            while self._waiting:
                some, self._waiting = self._waiting, set()
                with suppress(TryAgainError):  # who polls will find it
                    await self._read(some)
        finally:
            self._work = None
