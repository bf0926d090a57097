"""The worker's beat in the database. Time in which no worker's beat arrived is nobody's: the server
was down, or could keep nothing, and it is given back to the players."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ouk_server import observe
from ouk_server.domain.commands import Credit
from ouk_server.service.errors import TryAgainError, translated
from ouk_server.service.games import Games
from ouk_server.service.now import now
from ouk_server.store import games as stored_games
from ouk_server.store import presence as stored

logger = logging.getLogger(__name__)
BEAT, SLOW_BEAT = 0.05, 0.5
"""Seconds between beats while timed games go on, and otherwise."""
TOGETHER = 200
DOWN, STALLED = 300, 1000
"""Milliseconds without a beat that count as an outage: at a start, or where a beat was refused, for
then nothing could be kept; and where it only came late, as it does under load."""


class Heartbeat:
    """Beats, and credits outages."""

    def __init__(
        self,
        store: stored.Presence,
        games_store: stored_games.Games,
        games: Games,
        worker: str,
    ) -> None:
        """Has not beaten yet."""
        self._store, self._games_store, self._games = store, games_store, games
        self._worker = worker
        self._last: int | None = None
        self._looked = 0
        self._is_refused = False
        self._quick = asyncio.Event()
        self._beating = asyncio.Lock()
        self.returned: Callable[[], None] = lambda: None
        """Called when a beat is kept again after one was refused."""

    async def start(self) -> None:
        """Credits the time in which no worker ran, and beats. Raises TryAgainError."""
        async with self._beating:
            await self._beat()

    async def beat(self) -> None:
        """Waits for the time of the next beat, and beats. Raises TryAgainError."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SLOW_BEAT):
                await self._quick.wait()
                await asyncio.sleep(BEAT)
        async with self._beating:
            await self._beat()

    def quicken(self) -> None:
        """Says that a timed game has begun: from now on each moment counts."""
        self._looked = now()
        self._quick.set()

    async def settle(self) -> None:
        """Makes sure that an outage is credited before anything else is judged.

        :raises TryAgainError: if the database still does not answer.
        """
        if self._is_late():
            async with self._beating:
                if self._is_late():  # nor did it come while this waited: one beat is for all
                    await self._beat()

    def _is_late(self) -> bool:
        patience = STALLED if self._quick.is_set() else STALLED + SLOW_BEAT * 1000
        return self._is_refused or self._last is not None and now() - self._last > patience

    async def _beat(self) -> None:
        try:
            with translated():
                moment = await self._credit_and_beat()
        except TryAgainError:
            self._is_refused = True
            raise
        was_refused, self._is_refused = self._is_refused, False
        self._last = moment
        if was_refused:
            self.returned()

    async def _credit_and_beat(self) -> int:
        down = DOWN if self._last is None or self._is_refused else STALLED
        if self._last is None or now() - self._last > down:
            await self._credit_since_last_beat(down)
        moment = now()
        await self._store.beat(self._worker, moment)
        if moment - self._looked > DOWN:
            self._looked = moment
            await self._look()
        return moment

    async def _look(self) -> None:
        looked = self._looked
        if await self._games_store.timed():
            self._quick.set()
        elif looked == self._looked:
            self._quick.clear()

    async def _credit_since_last_beat(self, down: int) -> None:
        """Credits the time since any worker's last sign of life, if that was an outage."""
        beat, until = await self._store.last_beat(), now()
        if beat is None or until - beat <= down:
            return
        # Under load a beat may come late; what was kept after it was charged to somebody.
        since = max(beat, await self._games_store.last_played() or 0)
        if until - since <= down:
            return
        observe.count("outages")
        credit = Credit(at=until, since=since, until=until)
        games = await self._games_store.timed()
        for at in range(0, len(games), TOGETHER):  # that share a commit
            await asyncio.gather(
                *(self._credit(game, credit) for game in games[at : at + TOGETHER])
            )

    async def _credit(self, game: str, credit: Credit) -> None:
        """Credits a game. One whose log cannot be read is its players' trouble, not everybody's."""
        try:
            await self._games.credit(game, credit)
        except TryAgainError:
            raise
        except Exception:
            observe.count("faults")
            logger.exception("the outage cannot be credited to the game %s", game)
