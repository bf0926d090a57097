"""Online play opens in the end, whatever is in the way at first."""

import asyncio
import gc
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from ouk_server.config import Config
from ouk_server.play import Play
from ouk_server.service import online
from ouk_server.service.now import now
from ouk_server.store import bus
from ouk_server.store.database import Database
from ouk_server.ws.hub import Hub
from server.store.rows import a_game, fill
from server.store.worker import Worker

SIGNALS = (signal.SIGTERM, signal.SIGINT)
pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """Undoes what a server does to its process."""
    threshold, handlers = gc.get_threshold(), {one: signal.getsignal(one) for one in SIGNALS}
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)
    for number, handler in handlers.items():
        signal.signal(number, handler)


async def status(play: Play) -> int:
    """Asks whether online play is open."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "path": "/healthz",
        "method": "GET",
        "headers": [],
        "query_string": b"",
    }
    await play(scope, asyncio.Queue[Any]().get, send)
    return int(sent[0]["status"])


async def test_a_game_that_cannot_be_read_keeps_no_other_from_opening(
    worker: Worker, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    await fill(worker, "")
    await worker.games.create(a_game("a", status="playing", deadline_at=now() + 10**9))
    await worker.writer.append("a", 0, [("started", '{"type":"of a newer version"}', 1)])
    await worker.presence.beat("w1", now() - 60_000)
    play = Play(Config(database_url))
    await play.start()
    assert await status(play) == 200
    assert "cannot be credited to the game a" in caplog.text
    await play.stop()


async def test_what_fails_at_first_is_said_and_tried_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    open_online, tries = online.open_online, 0

    async def second_time(config: Config, hub: Hub) -> online.Online:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise RuntimeError("of a kind that nobody thought of")
        return await open_online(config, hub)

    monkeypatch.setattr(online, "open_online", second_time)
    play = Play(Config(database_url))
    await play.start()
    assert await status(play) == 200
    assert "of a kind that nobody thought of" in caplog.text
    await play.stop()


async def test_what_could_not_be_opened_is_closed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []

    class Noted(bus.InProcessBus):
        async def close(self) -> None:
            closed.append("bus")

        async def subscribe(self, channel: str, _handler: bus.Handler) -> None:
            raise OSError(channel)

    async def open_bus(_url: str | None) -> bus.Bus:
        return Noted()

    close_database = Database.close

    async def close(database: Database) -> None:
        closed.append("database")
        await close_database(database)

    monkeypatch.setattr(online, "open_bus", open_bus)
    monkeypatch.setattr(Database, "close", close)
    with pytest.raises(OSError, match="games"):
        await online.open_online(Config(database_url), Hub())
    assert closed == ["bus", "database"]
