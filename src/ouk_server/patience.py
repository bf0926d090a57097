"""Connections that ask nothing are closed: else they could be held open by the thousand."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_WITHIN = 10.0


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, with a limit to the time that the head of the first request may take."""

    def connection_made(self, transport: Any) -> None:
        """Begins to wait for a request."""
        super().connection_made(transport)
        self._waiting = asyncio.get_running_loop().call_later(HEAD_WITHIN, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self._waiting.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        has_asked = self.cycle is not None or self.transport.get_protocol() is not self
        if not has_asked and not self.transport.is_closing():
            self.transport.abort()
