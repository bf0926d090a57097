"""A socket without a network."""

import asyncio
import json
from typing import Any

from starlette.websockets import WebSocketState


class Transport:
    """Says whether it was dropped."""

    is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True

    def get_write_buffer_size(self) -> int:
        return 0


class Socket:
    """A socket whose client is the test."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.application_state = WebSocketState.CONNECTED
        self.transport = Transport()
        self.told: list[Any] = []
        self.is_closed = False
        self._said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._receive = self.receive  # by which the transport is found

    def say(self, **message: object) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def go(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def close(self, _code: int) -> None:
        self.is_closed = True
