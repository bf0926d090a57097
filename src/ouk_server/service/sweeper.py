"""What happens by the passing of time alone, with nobody there: flags fall."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ouk_server import observe
from ouk_server.domain.commands import CallFlag
from ouk_server.service.errors import TryAgainError, translated
from ouk_server.service.games import Games
from ouk_server.service.now import now
from ouk_server.store import games as stored

logger = logging.getLogger(__name__)
LOOK = 0.5


class Sweeper:
    """Looks for games whose deadline is over. Any number of workers may: a game ends once."""

    def __init__(self, store: stored.Games, games: Games) -> None:
        """Has not looked yet."""
        self._store, self._games = store, games

    async def sweep(self) -> None:
        """Calls the flags that have fallen. Raises TryAgainError."""
        with translated():
            due = await self._store.due(now())
        await self._games.refresh(due)  # what is in memory may be behind
        await asyncio.gather(*(self._games.ask(game, CallFlag(at=now())) for game in due))


async def every(seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    """Acts for ever; where the database does not answer, or we fail, the next time as well."""
    while True:
        try:
            await act()
        except TryAgainError:
            observe.count("tries_again")
        except Exception:
            observe.count("faults")
            logger.exception("%s failed", getattr(act, "__qualname__", act))
        await asyncio.sleep(seconds)
