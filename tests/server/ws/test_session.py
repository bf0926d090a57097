"""What a client is sent that follows a game."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.websockets import WebSocket

from ouk_server.domain.time_control import Untimed
from ouk_server.service.live import LiveGame
from ouk_server.service.online import Online
from ouk_server.service.people import People
from ouk_server.service.presence import Presence
from ouk_server.ws import connection as connections
from ouk_server.ws.connection import Connection
from ouk_server.ws.hub import GATHERING, Hub
from ouk_server.ws.session import Session
from server.service.played import begun, games_of, moved
from server.store.rows import fill
from server.store.worker import Worker
from server.ws.socket import Socket

pytestmark = pytest.mark.anyio
SHUFFLE = ("b1d2", "b8d7", "d2b1", "d7b8")


class Place:
    """A worker with one game, and clients without a name who follow it."""

    def __init__(self, worker: Worker, live: LiveGame) -> None:
        self.hub, self.live, self.writers = Hub(), live, set[asyncio.Task[None]]()
        presence = Presence(worker.presence, "here", self.hub, hint=lambda _game: None)

        async def load(_game: str) -> LiveGame:
            return live

        async def catch_up(_game: str) -> None:
            pass

        games = SimpleNamespace(load=load)
        people = People(worker.players)
        parts = SimpleNamespace(games=games, people=people, presence=presence, catch_up=catch_up)
        self.online = cast(Online, parts)

    async def follow(self) -> Socket:
        socket = Socket()
        connection = Connection(cast(WebSocket, socket))
        session = Session(self.online, self.hub, connection, None, None)
        self.writers.add(asyncio.create_task(connection.write()))
        assert await session.follow(self.live.id, 0) is None
        return socket


@pytest.fixture
async def place(worker: Worker) -> AsyncIterator[Place]:
    """Gets a place with a game of forty moves."""
    await fill(worker, "", players=2)
    games = games_of(worker)
    live = await begun(games, Untimed())
    for ply in range(40):
        assert await games.ask(live.id, moved(f"p{ply % 2}", ply, SHUFFLE[ply % 4], 0)) is None
    place = Place(worker, live)
    yield place
    for task in place.writers:
        task.cancel()
    await asyncio.gather(*place.writers, return_exceptions=True)


def kinds(socket: Socket) -> list[str]:
    return [message["type"] for message in socket.told]


async def test_a_log_of_any_length_can_be_watched(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", 2_000)
    socket = await place.follow()
    await asyncio.sleep(0.01)
    assert kinds(socket)[:4] == ["welcome", "room", "events", "presence"]
    assert len(socket.told[2]["events"]) == 41
    assert len(str(socket.told[2])) > 2_000
    assert not socket.is_closed


async def test_a_crowd_that_comes_is_told_of_together(place: Place) -> None:
    first = await place.follow()
    crowd = [await place.follow() for _ in range(30)]
    await asyncio.sleep(GATHERING + 0.1)
    assert first.told[-1]["type"] == "presence"
    assert first.told[-1]["watchers"] == 31
    assert kinds(first).count("presence") < 15
    assert next(message["watchers"] for message in crowd[0].told if "watchers" in message) == 2
