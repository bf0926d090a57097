"""Connections that ask nothing, or never come to the end of it, are closed: else they could be held
open by the thousand."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_WITHIN = 10.0


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, with a limit to the time until a request has begun, and from there until all
    of it has arrived, its body too."""

    def connection_made(self, transport: Any) -> None:
        """Begins to wait for a request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._waiting.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Waits for the rest of it."""
        super().on_message_begin()
        self._waiting.cancel()
        self._wait()

    def on_message_complete(self) -> None:
        """Has all of it."""
        super().on_message_complete()
        self._waiting.cancel()

    def on_response_complete(self) -> None:
        """Waits for the next request, unless that is here or on its way."""
        super().on_response_complete()
        if self.cycle.response_complete and self._waiting.cancelled():
            self._wait()

    def _wait(self) -> None:
        self._waiting = asyncio.get_running_loop().call_later(REQUEST_WITHIN, self._give_up)

    def _give_up(self) -> None:
        is_http = self.transport.get_protocol() is self  # and not a WebSocket by now
        if is_http and not self.transport.is_closing():
            self.transport.abort()
