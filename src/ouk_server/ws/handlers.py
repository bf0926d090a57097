"""What is done about each request, by a table."""

from collections.abc import Awaitable, Callable
from typing import Any

from ouk_server.domain import commands
from ouk_server.domain.ids import new_id
from ouk_server.ws import protocol
from ouk_server.ws.protocol import Code
from ouk_server.ws.session import Session

Answer = Code | None
Handler = Callable[[Session, Any, int], Awaitable[Answer]]


async def handle(session: Session, request: protocol.Asked, at: int) -> None:
    """Does what is asked by a message that arrived at a moment, and answers."""
    code = await HANDLERS[type(request)](session, request, at)
    if code is not None:
        session.connection.send(protocol.Refused(id=request.id, code=code))
    elif request.id is not None:
        session.connection.send(protocol.Done(id=request.id))


async def _watch(session: Session, request: protocol.Watch, _at: int) -> Answer:
    return await session.follow(request.game, request.seq)


async def _unwatch(session: Session, request: protocol.Unwatch, _at: int) -> Answer:
    session.unfollow(request.game)
    return None


async def _lobby(session: Session, request: protocol.Lobby, _at: int) -> Answer:
    session.follow_lobby(on=request.on)
    return None


def _by_player(act: Callable[[Session, str, Any, int], Awaitable[Answer]]) -> Handler:
    """Makes the handler of a request that only a player can make."""

    async def handler(session: Session, request: Any, at: int) -> Answer:
        if session.player is None:
            return "no-player"
        return await act(session, session.player.id, request, at)

    return handler


def _command(make: Callable[[str, Any, int], commands.Command]) -> Handler:
    """Makes the handler of a request that is a command by itself."""

    async def ask(session: Session, player: str, request: Any, at: int) -> Answer:
        return await session.ask(request.game, make(player, request, at))

    return _by_player(ask)


async def _move(session: Session, player: str, request: protocol.Move, at: int) -> Answer:
    command = commands.Move(
        player=player,
        at=at,
        ply=request.ply,
        uci=request.uci,
        round_trip=session.connection.round_trip,
    )
    return await session.ask(request.game, command)


async def _claim(session: Session, player: str, request: protocol.Claim, at: int) -> Answer:
    if request.claim == "threefold":
        return await session.ask(request.game, commands.ClaimDraw(player=player, at=at))
    live = await session.online.games.load(request.game)
    if live is None:
        return "no-game"
    await session.online.games.settle()  # an outage is nobody's absence
    away_since = await session.online.presence.opponent_away_since(live, player)
    claim = commands.ClaimAbsence(player=player, at=at, claim=request.claim, away_since=away_since)
    return await session.ask(request.game, claim)


def _offer(player: str, request: protocol.Offer, at: int) -> commands.Command:
    if request.kind == "draw":
        return commands.OfferDraw(player=player, at=at)
    if request.kind == "takeback":
        return commands.OfferTakeback(player=player, at=at)
    return commands.OfferRematch(player=player, at=at, game=new_id(), order=request.order)


def _accept(player: str, request: protocol.Accept, at: int) -> commands.Command:
    return commands.Accept(player=player, at=at, kind=request.kind, game=new_id())


def _decline(player: str, request: protocol.Decline, at: int) -> commands.Command:
    return commands.Decline(player=player, at=at, kind=request.kind)


def _resign(player: str, _request: protocol.Resign, at: int) -> commands.Command:
    return commands.Resign(player=player, at=at)


def _abort(player: str, _request: protocol.Abort, at: int) -> commands.Command:
    return commands.Abort(player=player, at=at)


def _count(player: str, request: protocol.Count, at: int) -> commands.Command:
    return commands.Count(player=player, at=at, action=request.action)


def _chat(player: str, request: protocol.Chat, at: int) -> commands.Command:
    return commands.Say(player=player, at=at, text=request.text, phrase=request.phrase)


HANDLERS: dict[type[protocol.Asked], Handler] = {
    protocol.Watch: _watch,
    protocol.Unwatch: _unwatch,
    protocol.Lobby: _lobby,
    protocol.Move: _by_player(_move),
    protocol.Offer: _command(_offer),
    protocol.Accept: _command(_accept),
    protocol.Decline: _command(_decline),
    protocol.Resign: _command(_resign),
    protocol.Abort: _command(_abort),
    protocol.Claim: _by_player(_claim),
    protocol.Count: _command(_count),
    protocol.Chat: _command(_chat),
}
