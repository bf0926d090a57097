"""Games as this worker plays them: judged here, kept in the log, told to those who follow."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

from ouk_server import observe
from ouk_server.domain import room as rooms
from ouk_server.domain.commands import CallFlag, Command, Credit
from ouk_server.domain.events import Ended, Event, Moved, Rematched, Started
from ouk_server.domain.game import GameState, begin, decide, fold
from ouk_server.domain.ids import new_id
from ouk_server.domain.refusal import Code, Refusal
from ouk_server.domain.room import Room, Seats, Settings
from ouk_server.service import rows
from ouk_server.service.audience import Audience
from ouk_server.service.errors import NoGameError, TryAgainError, translated
from ouk_server.service.live import LiveGame
from ouk_server.service.now import now
from ouk_server.service.people import People
from ouk_server.store import games as stored
from ouk_server.store.database import StoreUnavailableError
from ouk_server.store.writer import Writer

TRIES = 8
IDLE = 30.0
"""Seconds for which a game stays in memory that nobody follows."""
Hint = Callable[[str], None]


class Games:
    """All games, as far as this worker is asked about them."""

    def __init__(
        self,
        store: stored.Games,
        writer: Writer,
        people: People,
        audience: Audience,
        *,
        hint: Hint,
        list_anew: Callable[[], None],
    ) -> None:
        """Starts with none in memory.

        `hint` tells the other workers that a game went on, `list_anew` the lobby of this one.
        """
        self._store, self._writer, self._audience = store, writer, audience
        self._people = people
        self._hint, self._list_anew = hint, list_anew
        self._live: dict[str, LiveGame] = {}
        self._loading: dict[str, asyncio.Task[LiveGame | None]] = {}
        self._used: dict[str, float] = {}
        self.has_others = False
        """Whether other workers may append too, so that what is in memory may be behind."""
        self.timed_began: Callable[[], None] = lambda: None
        """Called when a game with a clock has begun here."""
        self.seated: Callable[[LiveGame], None] = lambda _live: None
        """Called when this worker comes to know the seats of a room."""
        self.settle: Callable[[], Awaitable[None]] = _nothing
        """Done before a command is judged: an outage must be credited first."""
        observe.gauge("games_in_memory", lambda: len(self._live))

    async def load(self, game: str) -> LiveGame | None:
        """Gets a game, None where there is none. Raises TryAgainError."""
        if live := self._live.get(game):
            self._used[game] = time.monotonic()
            return live
        task = self._loading.get(game)
        if task is None:
            task = self._loading[game] = asyncio.create_task(self._read(game))
            task.add_done_callback(lambda _task: self._loading.pop(game, None))
        with translated():
            return await asyncio.shield(task)

    async def create(self, settings: Settings, maker: str) -> LiveGame:
        """Makes a room. Raises TryAgainError."""
        room = Room(id=new_id(), settings=settings, maker=maker)
        with translated():
            await self._store.create(rows.new_row(room, now()))
        self._used[room.id] = time.monotonic()
        live = self._live[room.id] = LiveGame(room)
        observe.count("rooms")
        self._list_anew()
        self._hint(room.id)
        return live

    async def join(self, game: str, player: str) -> Code | None:
        """Seats a player and begins the game; None also if the player sits there already.

        The first event is what gives the seats: of two who race for one, only one can append it,
        and none where the room is closed.
        Raises NoGameError where there is no such room, and TryAgainError.
        """
        live = await self._must_load(game)
        async with live.lock:
            for _ in range(TRIES):
                if self.has_others:
                    await self._catch_up(live)
                seats = rooms.join(live.room, player, coin=secrets.randbits(1) == 1)
                if isinstance(seats, Refusal):
                    return seats.code
                if live.room.seats or await self._start(live, seats):
                    return None
        raise TryAgainError

    async def close(self, game: str, player: str) -> Code | None:
        """Closes a waiting room for its maker. Raises NoGameError and TryAgainError."""
        live = await self._must_load(game)
        async with live.lock:
            await self._catch_up(live)
            if refusal := rooms.may_close(live.room, player):
                return refusal.code
            with translated():
                if not await self._store.close(game, now()):
                    await self._look_again(live)
                    return None if live.room.status == "closed" else "already-playing"
            live.closed()
        await self._announce_room(live)
        return None

    async def was_closed(self, game: str) -> None:
        """Tells that a room is closed. Raises TryAgainError."""
        if live := self._live.get(game):
            live.closed()
            await self._announce_room(live)
        else:
            self._list_anew()
            self._hint(game)

    async def ask(self, game: str, command: Command) -> Code | None:
        """Judges a command and keeps what it causes. None: it is done, durably.

        Raises NoGameError where there is no such game, and TryAgainError.
        """
        live = await self._must_load(game)
        try:
            await self.settle()
            return await self._ask(game, live.first_tried(command))
        except TryAgainError:
            live.not_kept(command)
            raise

    async def credit(self, game: str, command: Credit) -> None:
        """Gives back the time of an outage. Raises TryAgainError."""
        await self._ask(game, command)

    async def _ask(self, game: str, command: Command) -> Code | None:
        live = await self._must_load(game)
        async with live.lock:
            if live.is_doubtful:
                await self._catch_up(live)
            for _ in range(TRIES):
                if live.state is None and not await self._catch_up(live):
                    return "not-started"
                assert live.state is not None
                decision = decide(live.state, command)
                if isinstance(decision, Refusal):
                    # Maybe another worker's news make it right.
                    if self.has_others and await self._catch_up(live):
                        continue
                    return decision.code
                if not decision or await self._append(live, decision):
                    return _verdict(command, decision)
                await self._catch_up(live)
        raise TryAgainError

    async def refresh(self, games: Iterable[str]) -> None:
        """Catches up with what others appended to games. Raises TryAgainError."""
        known = {game: live.seq for game in games if (live := self._live.get(game))}
        if known:
            with translated():
                news = await self._store.logs_after(known)
            for game, new_rows in news.items():
                if live := self._live.get(game):
                    async with live.lock:
                        await self._learn(live, [row for row in new_rows if row.seq > live.seq])
        for game, seq in known.items():
            if seq == 0 and (live := self._live.get(game)) and live.room.status == "waiting":
                await self._see_whether_closed(live)

    async def of_player(
        self, player: str, before: int | None, *, only_public: bool
    ) -> list[stored.GameRow]:
        """Lists the games of a player, newest first. Raises TryAgainError."""
        with translated():
            return await self._store.of_player(player, before=before, only_public=only_public)

    def forget_idle(self) -> None:
        """Lets go of games that nobody follows or has asked about for a while."""
        since = time.monotonic() - IDLE
        for game, live in tuple(self._live.items()):
            idle = self._used.get(game, 0.0) < since and not live.lock.locked()
            if idle and not self._audience.is_followed(game):
                del self._live[game]
                self._used.pop(game, None)

    async def _must_load(self, game: str) -> LiveGame:
        live = await self.load(game)
        if live is None:
            raise NoGameError(game)
        return live

    async def _read(self, game: str) -> LiveGame | None:
        row = await self._store.get(game)
        if row is None:
            return None
        live = LiveGame(rows.room(row))
        live.take(rows.read_events(await self._store.log(game)))
        if live.state and live.state.rematch:
            await self._begin_rematch(live, live.state.rematch)
        self._used[game] = time.monotonic()
        self._live[game] = live
        return live

    async def _start(self, live: LiveGame, seats: Seats) -> bool:
        """Appends the start of a game, unless another did, or closed the room."""
        room = live.room
        started = begin(room.settings, seats, at=now(), previous=room.previous)
        if not await self._append(live, (started,)):
            await self._look_again(live)
            return False
        self._count_begun(started)
        await self._announce_room(live)
        return True

    async def _append(self, live: LiveGame, news: Sequence[Event]) -> bool:
        """Appends events, and tells them once they are durable. False: another was first."""
        after = fold(news, live.state)
        changed = rows.columns(after, news)
        try:
            kept = await self._writer.append(
                live.id, live.seq + 1, [rows.event_row(event) for event in news], changed
            )
        except StoreUnavailableError as error:
            live.is_doubtful = True
            raise TryAgainError from error
        if kept:
            observe.count("events", len(news))
            observe.count("moves", sum(isinstance(event, Moved) for event in news))
            await self._take(live, news, after)
            self._hint(live.id)
        return kept

    async def _take(
        self, live: LiveGame, news: Sequence[Event], after: GameState | None = None
    ) -> None:
        """Takes in what is durable, and tells it here."""
        for event in news:
            if isinstance(event, Rematched):
                await self._begin_rematch(live, event)
        was_over = live.state is not None and live.state.ended is not None
        is_start, seq = live.state is None, live.seq + 1
        live.take(news, after)
        if is_start:
            self.seated(live)
        self._audience.happened(live.id, seq, news)
        if live.state and live.state.ended and not was_over:
            self._audience.room_changed(live.id)
            self._list_anew()

    async def _catch_up(self, live: LiveGame) -> bool:
        """Reads what is new in the log; False if nothing is. Raises TryAgainError."""
        with translated():
            new_rows = await self._store.log(live.id, live.seq)
        live.is_doubtful = False
        await self._learn(live, new_rows)
        return bool(new_rows)

    async def _learn(self, live: LiveGame, new_rows: Sequence[stored.EventRow]) -> None:
        """Takes in what was read from the log."""
        if new_rows:
            is_start = live.state is None
            await self._take(live, rows.read_events(new_rows))
            if is_start:
                await self._announce_room(live)

    async def _look_again(self, live: LiveGame) -> None:
        """Reads what another did with a room that was thought to wait. Raises TryAgainError."""
        if not await self._catch_up(live):
            await self._see_whether_closed(live)

    async def _see_whether_closed(self, live: LiveGame) -> None:
        with translated():
            row = await self._store.get(live.id)
        if row and row.status == "closed":
            live.closed()
            await self._announce_room(live)

    async def _announce_room(self, live: LiveGame) -> None:
        await self._people.learn(live.people())
        self._audience.room_changed(live.id)
        self._list_anew()
        self._hint(live.id)

    async def _begin_rematch(self, live: LiveGame, rematch: Rematched) -> None:
        """Makes the game of a rematch, unless that was done: its name stands in the log.

        Row and start are stored together: at no moment is there a room that a stranger could join.
        """
        with translated():
            if await self._store.get(rematch.game):
                return
        room = Room(
            id=rematch.game, settings=live.room.settings, maker=live.room.maker, previous=live.id
        )
        seats = Seats(rematch.white, rematch.black)
        started = begin(room.settings, seats, at=now(), previous=live.id)
        with translated():
            if await self._store.begin(*rows.begun_row(room, started)):
                self._count_begun(started)
                self._list_anew()

    def _count_begun(self, started: Started) -> None:
        observe.count("games")
        if started.clock:
            self.timed_began()


async def _nothing() -> None:
    pass


def _verdict(command: Command, decision: Sequence[Event]) -> Code | None:
    """Gets what the asker is told of a decision that is kept: not every one is what was asked."""
    fell = decision and isinstance(end := decision[-1], Ended) and end.reason in _BY_CLOCK
    return "too-late" if fell and not isinstance(command, CallFlag) else None


_BY_CLOCK = ("time", "no-first-move")
