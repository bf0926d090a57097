"""The players of `load.py`: HTTP, sockets, and tables at which random games are played."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

import ouk

ROOM = {
    "variant": "cambodian",
    "time": {"type": "fischer", "base_ms": 300_000, "increment_ms": 3_000},
    "color": "white",
}
PATIENCE = 60.0
TABLES_OF_ADDRESS = 20


class Happened(msgspec.Struct):
    """What matters here of an event."""

    type: str
    ply: int = -1
    uci: str = ""


class Heard(msgspec.Struct):
    """What matters here of a notice."""

    type: str
    id: int | None = None
    n: int = 0
    code: str = ""
    events: tuple[Happened, ...] = ()


_heard = msgspec.json.Decoder(Heard)


def loopback(url: str, number: int) -> str | None:
    """Gets an address of this machine for some clients: the server limits what one may do."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}" if "//127." in url else None


async def request(
    url: str, method: str, path: str, body: Any = None, cookie: str = "", address: str | None = None
) -> tuple[int, str, Any]:
    """Sends a request from a local address, and gets status, cookie and what was answered."""
    host, _, port = url.removeprefix("http://").partition(":")
    source = (address, 0) if address else None
    reader, writer = await asyncio.open_connection(host, int(port or 80), local_addr=source)
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    head += f"Cookie: {cookie}\r\n" if cookie else ""
    writer.write(head.encode() + b"\r\n" + data)
    lines, _, text = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    for line in lines.split("\r\n"):
        if line.lower().startswith("set-cookie:"):
            cookie = line.partition(":")[2].partition(";")[0].strip()
    return int(lines.split()[1]), cookie, json.loads(text) if text.startswith("{") else text


class Client(WSListener):
    """A page with its socket."""

    def __init__(self, url: str, address: str | None) -> None:
        """Knows the server only."""
        self.heard: Callable[[Heard], None] = lambda _notice: None
        """Called with what is neither ping nor awaited."""
        self._url, self._address, self._cookie = url, address, ""
        self._transport: WSTransport | None = None
        self._asked: dict[int | None, asyncio.Future[str]] = {}
        self._number = 0

    async def post(self, path: str, body: Any = None) -> Any:
        """Asks the interface, and keeps the cookie. Raises RuntimeError if it refuses."""
        status, self._cookie, answer = await request(
            self._url, "POST", path, body, self._cookie, self._address
        )
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer}")
        return answer

    async def open(self) -> None:
        """Opens the socket."""
        self._transport, _ = await ws_connect(
            lambda *_: self,
            self._url.replace("http", "ws", 1) + "/ws",
            extra_headers={"Cookie": self._cookie} if self._cookie else {},
            websocket_handshake_timeout=PATIENCE,
            local_addr=(self._address, 0) if self._address else None,
        )

    def drop(self) -> None:
        """Loses the socket."""
        if self._transport:
            self._transport.disconnect(graceful=False)

    def send(self, kind: str, **fields: Any) -> int:
        """Sends a request, and gets its number."""
        assert self._transport
        self._number += 1
        message = msgspec.json.encode({"type": kind, "id": self._number, **fields})
        self._transport.send(WSMsgType.TEXT, message)
        return self._number

    async def ask(self, kind: str, **fields: Any) -> None:
        """Sends a request and waits until it is done. Raises RuntimeError if it is refused."""
        number = self.send(kind, **fields)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        if code := await answer:
            raise RuntimeError(f"{kind}: {code}")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Takes in a message."""
        if frame.msg_type is not WSMsgType.TEXT:
            return
        notice = _heard.decode(frame.get_payload_as_bytes())
        if notice.type == "ping":
            pong = msgspec.json.encode({"type": "pong", "n": notice.n})
            transport.send(WSMsgType.TEXT, pong)
        elif notice.type in ("done", "refused") and notice.id in self._asked:
            answer = self._asked.pop(notice.id)
            if not answer.done():  # who asked has gone
                answer.set_result(notice.code)
        else:
            self.heard(notice)


class Tally:
    """What was measured since the last reset."""

    def __init__(self) -> None:
        """Starts with nothing."""
        self.reset()

    def reset(self) -> None:
        """Forgets what was before."""
        self.delays: list[float] = []
        self.refused: list[str] = []
        self.games = 0


class Table:
    """Two players who play one random game after another."""

    def __init__(self, url: str, number: int, tally: Tally, interval: float) -> None:
        """Plays a move each `interval` seconds on the average; 0: at once."""
        address = loopback(url, number // TABLES_OF_ADDRESS)
        self.seats = (Client(url, address), Client(url, address))
        for seat, client in enumerate(self.seats):
            client.heard = partial(self._heard, seat)
        self.game = ""
        self.is_stopped = False
        self._tally, self._interval, self._chance = tally, interval, random.Random(number)
        self._loop = asyncio.get_running_loop()
        self._board = ouk.Board()
        self._due = 0.0
        self._sent = 0, 0.0
        self._next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Sits down, and makes the first move."""
        await self._sit()
        for client in self.seats:
            await client.open()
            await client.ask("watch", game=self.game, seq=0)
        self._due = self._loop.time() + self._chance.random() * self._interval
        self._turn()

    async def close(self) -> None:
        """Stands up."""
        self.is_stopped = True
        if self._next:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)
        for client in self.seats:
            client.drop()

    async def _sit(self) -> None:
        white, black = self.seats
        self.game = (await white.post("/api/rooms", ROOM))["game"]
        await black.post(f"/api/rooms/{self.game}/join")
        self._board = ouk.Board()

    async def _go_on(self) -> None:
        over = self.game
        await self._sit()
        for client in self.seats:
            await client.ask("unwatch", game=over)
            await client.ask("watch", game=self.game, seq=0)
        self._turn()

    def _heard(self, seat: int, notice: Heard) -> None:
        if notice.type in ("done", "refused"):
            self._answered(notice)
        for event in notice.events:
            if event.type == "moved" and event.ply == self._board.ply() and seat != event.ply % 2:
                self._board.push_uci(event.uci)
                self._turn()
            elif event.type == "ended" and seat == 0 and not self.is_stopped:
                self._tally.games += 1
                self._next = self._loop.create_task(self._go_on())

    def _turn(self) -> None:
        if self._board.is_game_over():
            return
        uci = self._chance.choice(self._board.legal_moves).uci()
        if self._interval:
            self._due += self._interval * self._chance.uniform(0.5, 1.5)
            self._loop.call_at(self._due, self._move, self.game, self._board.ply(), uci)
        else:
            self._move(self.game, self._board.ply(), uci)

    def _move(self, game: str, ply: int, uci: str) -> None:
        if not self.is_stopped:
            number = self.seats[ply % 2].send("move", game=game, ply=ply, uci=uci)
            self._sent = number, time.perf_counter()

    def _answered(self, notice: Heard) -> None:
        if notice.type == "refused":
            self._tally.refused.append(notice.code)
            self._loop.call_later(0.2, self._turn)
        elif notice.id == self._sent[0]:
            self._tally.delays.append(time.perf_counter() - self._sent[1])


async def all_of(work: list[Coroutine[Any, Any, None]], at_once: int = 20) -> None:
    """Does all of it, a few at a time. Raises what one of them raises."""
    gate = asyncio.Semaphore(at_once)

    async def one(task: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await task

    async with asyncio.timeout(PATIENCE + len(work) / 10), asyncio.TaskGroup() as group:
        for task in work:
            group.create_task(one(task))
