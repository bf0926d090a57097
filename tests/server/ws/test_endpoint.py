"""The talk over one socket: what is asked waits for its turn, and nobody is cut off by it."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.websockets import WebSocket

from ouk_server.domain.commands import Command, Move
from ouk_server.service.now import now
from ouk_server.service.online import Online
from ouk_server.service.people import Person
from ouk_server.ws import connection as connections
from ouk_server.ws import endpoint, turns
from ouk_server.ws.hub import Hub
from server.ws.socket import Socket

pytestmark = pytest.mark.anyio
GAME = "abcdefghjk"


class Service:
    """A service whose database answers talk when it is told to, and moves at once."""

    def __init__(self) -> None:
        self.accounts = self.games = self
        self.answers = asyncio.Event()
        self.moves: list[Move] = []

    async def who(self, _token: str | None) -> Person:
        return Person(id="p0", name=None)

    async def ask(self, _game: str, command: Command) -> None:
        if isinstance(command, Move):
            self.moves.append(command)
        else:
            await self.answers.wait()


class Talk:
    """A conversation under way."""

    def __init__(self) -> None:
        self.socket, self.service, self.hub = Socket(), Service(), Hub()
        online, socket = cast(Online, self.service), cast(WebSocket, self.socket)
        self.task = asyncio.create_task(endpoint._converse(socket, online, self.hub))

    def chat(self) -> None:
        self.socket.say(type="chat", game=GAME, text="x")

    def move(self) -> None:
        self.socket.say(type="move", game=GAME, ply=2, uci="d3d4")

    async def end(self) -> None:
        self.service.answers.set()
        self.socket.go()
        await asyncio.wait_for(self.task, 5)


async def test_a_move_has_come_when_it_came_whatever_is_done_before_it() -> None:
    talk = Talk()
    talk.chat()
    talk.move()
    await asyncio.sleep(0.05)
    later = now()
    await asyncio.sleep(0.05)
    await talk.end()
    (move,) = talk.service.moves
    assert move.at <= later


async def test_what_was_asked_before_the_end_is_done() -> None:
    talk = Talk()
    talk.chat()
    talk.move()
    talk.socket.go()
    await asyncio.sleep(0.05)
    assert not talk.task.done()
    await talk.end()
    assert len(talk.service.moves) == 1


@pytest.mark.parametrize("waiting", [1, turns.AHEAD, 3 * turns.AHEAD])
async def test_who_waits_for_the_database_is_not_cut_off(
    waiting: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 0.0
    monkeypatch.setattr(connections, "time", SimpleNamespace(monotonic=lambda: moment))
    talk = Talk()
    for _ in range(waiting):
        talk.chat()
    for _ in range(4):
        moment += connections.SILENCE - 1
        await settled()
        talk.socket.say(type="pong", n=0)
        await settled()
        talk.hub.tick()
    assert not talk.socket.transport.is_aborted
    talk.service.answers.set()
    await settled()
    moment += connections.SILENCE + 1
    talk.hub.tick()
    assert talk.socket.transport.is_aborted, "now it is the client who says nothing"
    await talk.end()


async def settled() -> None:
    """Lets the conversation go on until it waits."""
    for _ in range(300):
        await asyncio.sleep(0)
