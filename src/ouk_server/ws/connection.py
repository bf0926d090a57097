"""One socket: what waits to be sent, how far away the client is, how much it says."""

import asyncio
import random
import time
from collections import deque
from typing import Any, Literal

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ouk_server import observe
from ouk_server.security import Bucket
from ouk_server.ws import protocol
from ouk_server.ws.protocol import Bye, Notice, Ping, Refused

MOST_WAITING = 1 << 20
"""Characters that may wait for a client to read, or twice the longest log that it asked for. Who is
so far behind is dropped, not waited for."""
RATE, BURST = 50, 100
"""Messages a second, and at once. More are refused; so many that twice the burst was, end the
connection."""
PING_EVERY, SILENCE, CLOSE_WITHIN = 5.0, 9.0, 1.0
"""Seconds. Who is there answers a ping at once; four more than until the next are for bad lines."""
RESTART, POLICY, TRY_LATER = 1012, 1008, 1013
Reason = Literal["restart", "signed-out", "too-slow", "too-fast"]
_CODES: dict[Reason, int] = {
    "restart": RESTART,
    "signed-out": POLICY,
    "too-fast": POLICY,
    "too-slow": TRY_LATER,
}


class Connection:
    """A client's socket. Sending never waits: a writer empties what has gathered."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._size, self._most = 0, MOST_WAITING
        self._more = asyncio.Event()
        self._closing: int | None = None
        self._bucket = Bucket(RATE, BURST, time.monotonic())
        self._excess = 0
        self._pings: dict[int, float] = {}
        self._trips: deque[int] = deque(maxlen=3)
        self._heard, self._is_read = time.monotonic(), False
        self._pinged = self._heard - random.random() * PING_EVERY  # spread: many come at once
        self._ping_number = 0

    @property
    def round_trip(self) -> int:
        """Gets the way to the client and back in milliseconds: the shortest of the last three."""
        return min(self._trips, default=0)

    def send(self, notice: Notice) -> None:
        """Sends a notice after those that wait already."""
        self.send_text(protocol.encode(notice))

    def send_log(self, notice: Notice) -> None:
        """Sends a log that was asked for: it may be longer than what may wait otherwise."""
        text = protocol.encode(notice)
        self._most = max(self._most, 2 * len(text))
        self.send_text(text)

    def send_text(self, text: str) -> None:
        """Sends a notice that is encoded already, as for many at once."""
        if self._closing is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > self._most:
            self.close("too-slow")
        self._more.set()

    def close(self, reason: Reason) -> None:
        """Says good-bye and closes, without what still waits where the client is too slow."""
        if self._closing is not None:
            return
        observe.count(f"closed_{reason.replace('-', '_')}")
        if reason == "too-slow":
            self._waiting.clear()
        self._waiting.append(protocol.encode(Bye(reason=reason)))
        self._closing = _CODES[reason]
        self._more.set()
        asyncio.get_running_loop().call_later(CLOSE_WITHIN, self.abort)

    def may_ask(self) -> bool:
        """Counts a request against the limit, and says so once in a while where it is too much."""
        if self._bucket.take(time.monotonic()):
            return True
        if self._excess % BURST == 0:
            self.send(Refused(id=None, code="too-fast"))
        self._excess += 1
        if self._excess > 2 * BURST:
            self.close("too-fast")
        return False

    async def receive(self) -> str | bytes:
        """Gets the next message. Raises WebSocketDisconnect at the end."""
        self._heard, self._is_read = time.monotonic(), True
        try:
            message: dict[str, Any] = dict(await self._socket.receive())
        finally:
            self._is_read = False
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        self._heard = time.monotonic()
        text: str | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    def ponged(self, number: int) -> None:
        """Takes in the answer to a ping."""
        if sent := self._pings.pop(number, None):
            self._trips.append(round((time.monotonic() - sent) * 1000))

    async def write(self) -> None:
        """Sends what gathers, until the connection is to be closed, and closes it."""
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                text = self._waiting.popleft()
                await self._socket.send_text(text)
                self._size -= len(text)
            if self._closing is not None:
                if self._socket.application_state is WebSocketState.CONNECTED:
                    await self._socket.close(self._closing)
                return

    def tick(self, now: int) -> None:
        """To be called every second: pings, so that both sides notice a dead connection and the
        way is known, and drops a client that has been silent. Where we do not read, silence is
        ours."""
        moment = time.monotonic()
        if self._is_read and moment - self._heard > SILENCE:
            observe.count("closed_silent")
            self.abort()
        elif self._is_clogged():
            observe.count("closed_too_slow")
            self.abort()
        elif moment - self._pinged > PING_EVERY:
            self._pinged = moment
            self._ping_number += 1
            self._pings = {n: at for n, at in self._pings.items() if at > moment - SILENCE}
            self._pings[self._ping_number] = moment
            self.send(Ping(n=self._ping_number, now=now))

    def excuse(self) -> None:
        """Takes silence for ours: what the client said meanwhile is still to be read."""
        self._heard = time.monotonic()

    def abort(self) -> None:
        """Drops the connection at once: a client that does not read would keep it for hours."""
        if transport := self._transport():
            transport.abort()

    def _is_clogged(self) -> bool:
        """Checks for answers of the WebSocket protocol itself, such as to pings, that nobody reads:
        they go past what waits here."""
        transport = self._transport()
        return transport is not None and transport.get_write_buffer_size() > self._most

    def _transport(self) -> asyncio.Transport | None:
        # ASGI has no word for this; uvicorn's `receive` is a method of the object that has.
        receiver = getattr(self._socket._receive, "__self__", None)
        return getattr(receiver, "transport", None)
