"""Online play as a whole: what is opened at the start, runs, and is closed at the end."""

import asyncio
import os
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack

from ouk_server.config import Config
from ouk_server.service.accounts import Accounts
from ouk_server.service.audience import Audience
from ouk_server.service.errors import TryAgainError, translated
from ouk_server.service.games import Games
from ouk_server.service.gathering import Gathering
from ouk_server.service.heartbeat import Heartbeat
from ouk_server.service.lobby import Lobby
from ouk_server.service.now import now
from ouk_server.service.people import People
from ouk_server.service.presence import Presence
from ouk_server.service.sweeper import LOOK, Sweeper, every
from ouk_server.store import games as stored_games
from ouk_server.store import presence as stored_presence
from ouk_server.store.bus import BadBusUrlError, Bus, open_bus
from ouk_server.store.database import Database, StoreError, connect
from ouk_server.store.ending import end
from ouk_server.store.players import Players
from ouk_server.store.writer import Writer

GAMES, PRESENCE, SESSIONS = "games", "presence", "sessions"
FORGET_EVERY, KEEP_WORKERS = 60.0, 86_400_000


class Online:
    """The services of one worker."""

    def __init__(self, config: Config, database: Database, bus: Bus, audience: Audience) -> None:
        """Puts them together."""
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._database, self._bus, self._audience = database, bus, audience
        self._has_others = not database.is_sqlite
        self._hears_others = config.redis_url is not None
        self._losses = bus.losses
        self._tasks: list[asyncio.Task[None]] = []
        self._hints: defaultdict[str, set[str]] = defaultdict(set)
        self._writer = Writer(database)
        self._stored = stored_games.Games(database)
        self._stored_presence = stored_presence.Presence(database)
        players = Players(database)
        self.people = People(players)
        self.lobby = Lobby(self._stored, self._stored_presence, self.people, audience)
        self.games = Games(
            self._stored,
            self._writer,
            self.people,
            audience,
            hint=lambda game: self._hint(GAMES, game),
            list_anew=self.lobby.wake,
        )
        self.games.has_others = self._has_others
        self.accounts = Accounts(players, self.people, self._signed_out, self.games.was_closed)
        self.presence = Presence(
            self._stored_presence,
            self.worker,
            audience,
            hint=lambda game: self._hint(PRESENCE, game),
        )
        self.games.seated = self.presence.seated
        self._news = Gathering(self.games.refresh)
        self._comings = Gathering(self.presence.learn)
        self._endings = Gathering(self._end_sessions)
        self._heartbeat = Heartbeat(self._stored_presence, self._stored, self.games, self.worker)
        self._sweeper = Sweeper(self._stored, self.games)

    async def start(self) -> None:
        """Credits the time of an outage, then begins to work. Raises TryAgainError."""
        await self._heartbeat.start()
        self.games.settle = self._heartbeat.settle
        self.games.timed_began = self._heartbeat.quicken
        self._heartbeat.returned = self.presence.excuse
        await self._bus.subscribe(GAMES, lambda game: self._heard(self._news, game))
        await self._bus.subscribe(PRESENCE, lambda game: self._heard(self._comings, game))
        await self._bus.subscribe(SESSIONS, self._heard_of_session)
        work: dict[Callable[[], Awaitable[None]], float] = {
            self._heartbeat.beat: 0.0,
            self._sweeper.sweep: LOOK,
            self.presence.store_again: 1.0,
            self._poll: 1.0,
            self._tick: 1.0,
            self._show_lobby: 0.0,
            self._forget: FORGET_EVERY,
        }
        self._tasks = [asyncio.create_task(every(pause, act)) for act, pause in work.items()]

    async def stop(self) -> None:
        """Stops working, writes what is under way, and closes everything."""
        await end(self._tasks)
        await self._writer.close()
        try:
            await self.presence.close()
        finally:
            await self._bus.close()
            await self._database.close()

    async def catch_up(self, game: str) -> None:
        """Reads what others did at a game that was not followed here till now."""
        await self.presence.learn([game])
        if self._has_others:
            await self.games.refresh([game])

    async def check(self) -> None:
        """Checks that the database answers. Raises TryAgainError."""
        with translated():
            await self._stored_presence.living(now())

    def _hint(self, channel: str, game: str) -> None:
        """Tells the other workers of a game, with those of which is told at the same time."""
        if self._hears_others:
            if not self._hints[channel]:
                asyncio.get_running_loop().call_soon(self._publish, channel)
            self._hints[channel].add(game)

    def _publish(self, channel: str) -> None:
        self._bus.publish(channel, " ".join((self.worker, *self._hints.pop(channel))).encode())

    def _heard(self, reader: Gathering, message: bytes) -> None:
        worker, *games = message.decode().split()
        if worker == self.worker:
            return
        self.lobby.wake()
        for game in filter(self._audience.is_followed, games):
            reader.add(game)

    async def _signed_out(self, player: str) -> None:
        """Ends the sockets of sessions that have ended, here and at the others."""
        self._hint(SESSIONS, player)
        await self._end_sessions((player,))

    def _heard_of_session(self, message: bytes) -> None:
        worker, *players = message.decode().split()
        for player in players if worker != self.worker else ():
            self._endings.add(player)

    async def _end_sessions(self, players: Iterable[str] | None = None) -> None:
        if here := self._audience.sessions(players):
            self._audience.signed_out(await self.accounts.ended(here))

    async def _poll(self) -> None:
        """Reads the news of others where the bus does not bring them, or may have lost some."""
        losses, self._losses = self._losses, self._bus.losses
        is_hearing = self._hears_others and self._bus.healthy and losses == self._losses
        if not self._has_others:
            return
        followed = list(self._audience.games())
        if is_hearing:
            await self.presence.learn_of_workers(followed)
        else:
            await self.games.refresh(followed)
            await self.presence.learn(followed)

    async def _tick(self) -> None:
        self._audience.tick()

    async def _show_lobby(self) -> None:
        await self.lobby.wait()
        await self.lobby.look()

    async def _forget(self) -> None:
        self.games.forget_idle()
        self.presence.forget()
        await self._end_sessions()  # also where the bus did not tell of it
        for game in await self.lobby.close_forgotten():
            await self.games.was_closed(game)
        await self._stored_presence.forget(now() - KEEP_WORKERS)


OPENING_ERRORS = (StoreError, BadBusUrlError, TryAgainError)


async def check_config(config: Config) -> None:
    """Checks that what others have prepared is there. Raises one of `OPENING_ERRORS`."""
    if not config.is_embedded:
        await (await connect(config.database)).close()
    await (await open_bus(config.redis_url)).close()


async def open_online(config: Config, audience: Audience) -> Online:
    """Opens database and bus and begins to work. Raises one of `OPENING_ERRORS`."""
    async with AsyncExitStack() as opened:  # where a later step fails, it will all be tried again
        database = await connect(config.database, migrate=config.is_embedded)
        opened.push_async_callback(database.close)
        bus = await open_bus(config.redis_url)
        opened.push_async_callback(bus.close)
        online = Online(config, database, bus, audience)
        await online.start()
        opened.pop_all()  # from now on `stop` closes them
    return online
