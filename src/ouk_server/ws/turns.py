"""The requests of one socket, which are answered in turn."""

import asyncio
import logging
from collections import deque

from ouk_server import observe
from ouk_server.service.errors import TryAgainError
from ouk_server.ws import protocol
from ouk_server.ws.handlers import handle
from ouk_server.ws.protocol import Asked
from ouk_server.ws.session import Session

logger = logging.getLogger(__name__)
AHEAD = 16
"""Requests of a client that may wait. Who asks for more is not read until all are answered."""


class Turns:
    """Does what a client asks, one after the other. There is a task only while something waits."""

    def __init__(self, session: Session) -> None:
        """Takes whose requests they are."""
        self._session = session
        self._waiting: deque[tuple[Asked, int]] = deque()
        self._work: asyncio.Task[None] | None = None

    async def add(self, request: Asked, at: int) -> None:
        """Adds a request that came at a moment, and waits where there are too many."""
        self._waiting.append((request, at))
        if self._work is None:
            self._work = asyncio.create_task(self._answer())
        if len(self._waiting) > AHEAD:
            await self._work

    async def done(self) -> None:
        """Waits until all is answered."""
        if self._work:
            await self._work

    def cancel(self) -> None:
        """Answers no more."""
        if self._work:
            self._work.cancel()

    async def _answer(self) -> None:
        try:
            while self._waiting:
                await _take(self._session, *self._waiting.popleft())
        finally:
            self._work = None


async def _take(session: Session, request: Asked, at: int) -> None:
    """Does what a request asks; none can end the conversation by an error."""
    try:
        await handle(session, request, at)
    except TryAgainError:
        session.connection.send(protocol.Refused(id=request.id, code="try-again"))
    except Exception:
        # A fault of ours: said in the log, and to the client that nothing came of it.
        logger.exception("a request failed")
        observe.count("faults")
        session.connection.send(protocol.Refused(id=request.id, code="try-again"))
