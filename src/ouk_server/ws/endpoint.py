"""The address `/ws`: who may connect, and the loop that reads."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ouk_server import observe
from ouk_server.security import is_own_origin, network, token_hash, token_of
from ouk_server.service.errors import TryAgainError
from ouk_server.service.now import now
from ouk_server.service.online import Online
from ouk_server.ws import protocol
from ouk_server.ws.connection import POLICY, TRY_LATER, Connection
from ouk_server.ws.handlers import handle
from ouk_server.ws.hub import Hub
from ouk_server.ws.protocol import Asked
from ouk_server.ws.session import Session

logger = logging.getLogger(__name__)
AHEAD = 16
"""Requests of a client that may wait for their turn. Who asks for more is not read meanwhile."""
Heard: TypeAlias = asyncio.Queue[tuple[Asked, int]]


async def serve(socket: WebSocket, online: Online, hub: Hub) -> None:
    """Serves one socket from its first message to its last."""
    if not is_own_origin(socket.headers):
        await socket.close(POLICY)  # before accepting: the client sees 403
        return
    address = network(socket.client.host) if socket.client else ""
    if not hub.enter(address):
        await socket.close(POLICY)
        return
    try:
        await _converse(socket, online, hub)
    finally:
        hub.leave(address)


async def _converse(socket: WebSocket, online: Online, hub: Hub) -> None:
    token = token_of(socket.cookies)
    try:
        async with hub.door:
            player = await online.accounts.who(token)
    except TryAgainError:
        await socket.close(TRY_LATER)
        return
    await socket.accept()
    connection = Connection(socket)
    known_by = token_hash(token) if token and player else None
    session = Session(online, hub, connection, player, known_by)
    heard: Heard = asyncio.Queue(AHEAD)
    work = [asyncio.create_task(one) for one in (connection.write(), _answer(session, heard))]
    try:
        await _read(connection, heard)
        await heard.join()  # what was asked before the end is done
    finally:
        session.leave()
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


async def _read(connection: Connection, heard: Heard) -> None:
    """Reads to the end: what waits for its turn has its time from when it came, and pings are
    answered meanwhile."""
    with suppress(WebSocketDisconnect):
        while True:
            data = await connection.receive()
            if request := _understood(connection, data):
                await heard.put((request, now()))


def _understood(connection: Connection, data: str | bytes) -> Asked | None:
    """Gets what a message asks, None where nothing remains to be done about it."""
    observe.count("messages")
    if not connection.may_ask():
        return None
    try:
        request = protocol.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        connection.send(protocol.Refused(id=None, code="malformed"))
        return None
    if isinstance(request, protocol.Pong):
        connection.ponged(request.n)
        return None
    return request


async def _answer(session: Session, heard: Heard) -> None:
    """Does what is asked, one after the other."""
    while True:
        await _take(session, *await heard.get())
        heard.task_done()


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
