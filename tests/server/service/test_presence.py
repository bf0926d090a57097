"""Who is away, where workers and the database are not always there."""

import asyncio
import sys
from collections.abc import Callable, Collection

import pytest

from ouk_server.domain.game import begin
from ouk_server.domain.room import Room, Seats, Settings
from ouk_server.service import heartbeat as heartbeats
from ouk_server.service import presence as presences
from ouk_server.service.errors import TryAgainError
from ouk_server.service.heartbeat import SLOW_BEAT, STALLED, Heartbeat
from ouk_server.service.live import LiveGame
from ouk_server.service.now import now
from ouk_server.service.presence import Presence
from ouk_server.store.database import StoreUnavailableError
from ouk_server.store.presence import FRESH_MS, Seen
from ouk_server.store.presence import Presence as Store
from ouk_server.ws.hub import Hub
from server.service.played import BLITZ, games_of
from server.store.worker import Worker

pytestmark = pytest.mark.anyio
SETTINGS = Settings(variant="cambodian", time=BLITZ)
START = 1_800_000_000_000


class Clock:
    """The time of day in these tests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = START
        for module in (heartbeats, presences):
            monkeypatch.setattr(module, "now", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class BrittleStore(Store):
    """Tells who is there, unless the database is away."""

    is_away = False
    fault: Exception | None = None

    async def record(
        self, worker_id: str, connections: Collection[tuple[str, str, int]], now: int
    ) -> None:
        if self.fault:
            raise self.fault
        await super().record(worker_id, connections, now)

    async def beat(self, worker_id: str, now: int) -> None:
        if self.is_away:
            raise StoreUnavailableError
        await super().beat(worker_id, now)


class Restless(Store):
    """A store during whose work somebody comes and goes, `left` times."""

    def __init__(self, worker: Worker, come: Callable[[], None], left: int) -> None:
        super().__init__(worker.database)
        self.come, self.left = come, left

    async def record(self, *_: object) -> None:
        await asyncio.sleep(0)
        self.left -= 1
        if self.left > 0:
            self.come()

    async def at_games(self, *_: object) -> list[Seen]:
        return []


def presence_of(worker: Worker, name: str) -> Presence:
    return Presence(worker.presence, name, Hub(), hint=lambda _game: None)


def room() -> LiveGame:
    """Gets the room in which p0 waits."""
    return LiveGame(Room(id="abcdefghjk", settings=SETTINGS, maker="p0"))


def take_start(live: LiveGame) -> None:
    """Seats p0 and p1."""
    live.take([begin(SETTINGS, Seats("p0", "p1"), at=START)])


async def beating(worker: Worker, store: Store) -> tuple[Presence, LiveGame, Heartbeat]:
    """Gets a worker's presence and its heart, and a game that has begun."""
    here, live = presence_of(worker, "here"), room()
    take_start(live)
    heartbeat = Heartbeat(store, worker.games, games_of(worker), "here")
    heartbeat.returned = here.excuse
    await heartbeat.start()
    return here, live, heartbeat


async def test_an_outage_is_nobodys_absence(worker: Worker, clock: Clock) -> None:
    store = BrittleStore(worker.database)
    here, live, heartbeat = await beating(worker, store)
    await store.beat("there", clock.now)
    await store.record("there", [(live.id, "p1", 1)], clock.now)
    assert await here.opponent_away_since(live, "p0") is None
    store.is_away = True
    clock.now += 40_000
    with pytest.raises(TryAgainError):
        await heartbeat.settle()
    clock.now += 20_000
    store.is_away = False
    await heartbeat.settle()
    # The worker of the other has not beaten yet.
    assert await here.opponent_away_since(live, "p0") == clock.now
    await store.beat("there", clock.now)
    assert await here.opponent_away_since(live, "p0") is None


async def test_a_late_beat_excuses_nobody(worker: Worker, clock: Clock) -> None:
    store = BrittleStore(worker.database)
    here, live, heartbeat = await beating(worker, store)
    clock.now += STALLED + round(SLOW_BEAT * 1000) + 1
    await heartbeat.settle()
    assert await here.opponent_away_since(live, "p0") == START


async def test_who_was_with_a_worker_that_stands_still_is_away_until_it_goes_on(
    worker: Worker, clock: Clock
) -> None:
    here, live = presence_of(worker, "here"), room()
    take_start(live)

    async def beat(*names: str) -> None:
        for name in names:
            await worker.presence.beat(name, clock.now)
        await here.learn_of_workers([live.id])

    await worker.presence.record("there", [(live.id, "p1", 1)], clock.now)
    await beat("here", "there")
    assert here.away_since(live, "black") is None
    clock.now += FRESH_MS
    await beat("here")
    assert here.away_since(live, "black") == START
    clock.now += 1000
    await beat("here", "there")
    assert here.away_since(live, "black") is None


async def test_who_comes_and_goes_without_end_is_stored_without_end(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presences, "GATHERING", 0)

    def come() -> None:
        here.count(live, "p0", 1)
        here.count(live, "p0", -1)

    store = Restless(worker, come, 3 * sys.getrecursionlimit())
    here, live = Presence(store, "here", Hub(), hint=lambda _game: None), room()
    come()
    await here.close()
    assert store.left <= 0


@pytest.mark.parametrize("fault", [StoreUnavailableError(), RuntimeError()])
async def test_what_could_not_be_stored_is_stored_later(worker: Worker, fault: Exception) -> None:
    store = BrittleStore(worker.database)
    here, live = Presence(store, "here", Hub(), hint=lambda _game: None), room()
    await store.beat("here", now())
    store.fault = fault
    here.count(live, "p0", 1)
    assert here._flush
    await asyncio.gather(here._flush, return_exceptions=True)
    store.fault = None
    await here.store_again()
    (seen,) = await store.at_games([live.id], now())
    assert (seen.player_id, seen.connections) == ("p0", 1)


async def test_who_takes_a_seat_with_a_socket_there_already_is_there_for_all(
    workers: tuple[Worker, Worker],
) -> None:
    await workers[0].players.create_guest("p1", "", "token of p1", 1000)
    one, two = (games_of(worker, has_others=True) for worker in workers)
    here, there = presence_of(workers[0], "here"), presence_of(workers[1], "there")
    one.seated = here.seated
    for name in ("here", "there"):
        await workers[0].presence.beat(name, now())
    live = await one.create(SETTINGS, "p0")
    here.count(live, "p1", 1)  # looks on
    assert await two.join(live.id, "p1") is None
    await one.refresh([live.id])
    assert here._flush
    await asyncio.wait_for(here._flush, 5)
    other = await two.load(live.id)
    assert other
    assert await there.opponent_away_since(other, "p0") is None
