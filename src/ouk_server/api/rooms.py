"""Rooms and the lobby."""

import msgspec
from fastapi import APIRouter

from ouk_server.api.asking import DOOR, Asks
from ouk_server.api.models import GameId, Lobby, NewRoom, Room
from ouk_server.api.problems import ProblemError, responses
from ouk_server.domain import room as rooms
from ouk_server.domain.refusal import Refusal
from ouk_server.service.live import LiveGame
from ouk_server.service.people import Person
from ouk_server.ws import notices

router = APIRouter(tags=["rooms"], dependencies=[DOOR])


@router.post("/rooms", status_code=201, responses=responses(400, 403, 409, 413))
async def create(new: NewRoom, asks: Asks) -> Room:
    """Creates a room. A stranger becomes a guest, known by a cookie from then on."""
    asks.limit(asks.limits.rooms)
    try:
        settings = new.settings()
    except msgspec.ValidationError:
        raise ProblemError(409, "no-time") from None
    player = await asks.player_or_guest()
    if new.visibility == "public" and await asks.online.lobby.has_enough(player.id):
        raise ProblemError(409, "too-many-rooms")
    live = await asks.online.games.create(settings, player.id)
    return await _shown(asks, live, player)


@router.get("/rooms/{game}", responses=responses(404))
async def show(game: GameId, asks: Asks) -> Room:
    """Shows a room, to whoever knows its address."""
    asks.limit(asks.limits.reads)
    return await _shown(asks, await _room(asks, game), await asks.player())


@router.post("/rooms/{game}/join", responses=responses(403, 404, 409))
async def join(game: GameId, asks: Asks) -> Room:
    """Takes the free seat, and the game begins; the same again for one who sits there already."""
    asks.limit(asks.limits.rooms)
    live = await _room(asks, game)
    if await asks.player() is None and isinstance(
        refusal := rooms.join(live.room, "", coin=True), Refusal
    ):
        raise ProblemError(409, refusal.code)  # and no guest is made of a mere watcher
    player = await asks.player_or_guest()
    if code := await asks.online.games.join(game, player.id):
        raise ProblemError(409, code)
    return await _shown(asks, live, player)


@router.post("/rooms/{game}/close", responses=responses(401, 403, 404, 409))
async def close(game: GameId, asks: Asks) -> Room:
    """Closes one's own room in which nobody has sat down yet."""
    asks.limit(asks.limits.reads)
    live, player = await _room(asks, game), await asks.known_player()
    if code := await asks.online.games.close(game, player.id):
        raise ProblemError(403 if code == "not-maker" else 409, code)
    return await _shown(asks, live, player)


@router.get("/lobby", responses=responses())
async def lobby(asks: Asks) -> Lobby:
    """Lists the public rooms that wait and the public games that go on."""
    asks.limit(asks.limits.reads)
    return Lobby.of(notices.rooms(await asks.online.lobby.read(), asks.online.people))


async def _room(asks: Asks, game: str) -> LiveGame:
    live = await asks.online.games.load(game)
    if live is None:
        raise ProblemError(404, "no-game")
    await asks.online.catch_up(game)
    return live


async def _shown(asks: Asks, live: LiveGame, player: Person | None) -> Room:
    await asks.online.people.learn(live.people())
    return Room.of(notices.room(live.room, asks.online.people, player))
