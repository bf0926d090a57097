"""The address `/ws`: who may connect, and the loop that reads."""

import asyncio
import logging

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
from ouk_server.ws.session import Session

logger = logging.getLogger(__name__)


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
    writer = asyncio.create_task(connection.write())
    try:
        while True:
            data = await connection.receive()
            await _take(session, data, now())
    except WebSocketDisconnect:
        pass
    finally:
        session.leave()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _take(session: Session, data: str | bytes, at: int) -> None:
    """Reads one message and does what it asks; no message can end the conversation by an error."""
    observe.count("messages")
    if not session.connection.may_ask():
        return
    request_id = None
    try:
        request = protocol.decode(data)
        request_id = None if isinstance(request, protocol.Pong) else request.id
        await handle(session, request, at)
    except (msgspec.DecodeError, UnicodeDecodeError):
        session.connection.send(protocol.Refused(id=None, code="malformed"))
    except TryAgainError:
        session.connection.send(protocol.Refused(id=request_id, code="try-again"))
    except Exception:
        # A fault of ours: said in the log, and to the client that nothing came of it.
        logger.exception("a request failed")
        observe.count("faults")
        session.connection.send(protocol.Refused(id=request_id, code="try-again"))
