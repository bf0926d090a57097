"""The address `/ws`: who may connect, and the loop that reads."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ouk_server import observe
from ouk_server.security import is_own_origin, network, token_hash, token_of
from ouk_server.service.errors import TryAgainError
from ouk_server.service.now import now
from ouk_server.service.online import Online
from ouk_server.ws import protocol
from ouk_server.ws.connection import POLICY, TRY_LATER, Connection
from ouk_server.ws.hub import Hub
from ouk_server.ws.protocol import Asked
from ouk_server.ws.session import Session
from ouk_server.ws.turns import Turns


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
    turns = Turns(session)
    writing = asyncio.create_task(connection.write())
    try:
        await _read(connection, turns)
        await turns.done()  # what was asked before the end
    finally:
        session.leave()
        turns.cancel()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _read(connection: Connection, turns: Turns) -> None:
    """Reads to the end: what waits for its turn has its time from when it came, and pings are
    answered meanwhile."""
    with suppress(WebSocketDisconnect):
        while True:
            data = await connection.receive()
            if request := _understood(connection, data):
                await turns.add(request, now())


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
