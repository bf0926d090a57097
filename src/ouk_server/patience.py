"""Connections that ask nothing, or never come to the end of it, are closed: else they could be held
open by the thousand, or fill the memory."""

import asyncio
from math import inf
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_WITHIN = 10.0
LARGEST_HEAD = 65_536
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, with a limit to the time until a request has begun, and from there until all
    of it has arrived, its body too; and to the size of its head."""

    def connection_made(self, transport: Any) -> None:
        """Begins to wait for a request."""
        self._head = 0.0
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Counts what belongs to a head, or may."""
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._waiting.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Waits for the rest of it."""
        super().on_message_begin()
        self._head = 0.0
        self._waiting.cancel()
        self._wait()

    def on_headers_complete(self) -> None:
        """Has the head."""
        super().on_headers_complete()
        self._head = -inf

    def on_message_complete(self) -> None:
        """Has all of it."""
        super().on_message_complete()
        self._waiting.cancel()

    def on_response_complete(self) -> None:
        """Waits for the next request, unless that is here or on its way."""
        super().on_response_complete()
        if self.cycle.response_complete and self._waiting.cancelled():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """Hands over to the WebSocket, which says nothing where it cannot read the head."""
        super().handle_websocket_upgrade()
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self._refuse()

    def _refuse(self) -> None:
        self.transport.write(_TOO_LARGE)
        self.transport.close()

    def _wait(self) -> None:
        self._waiting = asyncio.get_running_loop().call_later(REQUEST_WITHIN, self._give_up)

    def _give_up(self) -> None:
        is_http = self.transport.get_protocol() is self  # and not a WebSocket by now
        if is_http and not self.transport.is_closing():
            self.transport.abort()
