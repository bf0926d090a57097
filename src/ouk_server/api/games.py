"""Games that were played, or are being played."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ouk_server.api.asking import DOOR, Asks
from ouk_server.api.models import GameId, Person, PlayedGame, Profile
from ouk_server.api.problems import ProblemError, responses
from ouk_server.domain import record

router = APIRouter(tags=["games"], dependencies=[DOOR])
Before = Annotated[int | None, Query(ge=0, lt=2**53)]
PGN = "application/x-chess-pgn"


@router.get(
    "/games/{game}.pgn",
    response_class=Response,
    responses=responses(404) | {200: {"content": {PGN: {"schema": {"type": "string"}}}}},
)
async def pgn(game: GameId, request: Request, asks: Asks) -> Response:
    """Gets a game as a PGN file, with clocks and counts."""
    asks.limit(asks.limits.reads)
    live = await asks.online.games.load(game)
    if live is None or live.state is None:
        raise ProblemError(404, "no-game")
    await asks.online.catch_up(game)
    await asks.online.people.learn(live.people())
    seats = live.state.seats
    text = record.pgn(
        live.state,
        white=asks.online.people.known(seats.white).name or "Guest",
        black=asks.online.people.known(seats.black).name or "Guest",
        site=f"{request.base_url}{game}",
    )
    disposition = {"Content-Disposition": f'attachment; filename="ouk-{game}.pgn"'}
    return Response(text, media_type=PGN, headers=disposition)


@router.get("/me/games", responses=responses(401))
async def my_games(asks: Asks, before: Before = None) -> list[PlayedGame]:
    """Lists one's games, newest first, a hundred of those made before a moment."""
    asks.limit(asks.limits.reads)
    player = await asks.known_player()
    return await _played(asks, player.id, before)


@router.get("/players/{name}", responses=responses(404))
async def profile(name: str, asks: Asks, before: Before = None) -> Profile:
    """Shows an account, and its public games, newest first."""
    asks.limit(asks.limits.reads)
    row = await asks.online.accounts.named(name)
    if row is None:
        raise ProblemError(404, "no-player")
    return Profile(
        player=Person(id=row.id, name=row.name),
        created_at=row.created_at,
        games=await _played(asks, row.id, before, only_public=True),
    )


async def _played(
    asks: Asks, player: str, before: int | None, *, only_public: bool = False
) -> list[PlayedGame]:
    shown = await asks.online.games.of_player(player, before, only_public=only_public)
    people = asks.online.people
    await people.learn({one for row in shown for one in (row.white_id, row.black_id) if one})
    return [
        PlayedGame.model_validate(
            {
                "game": row.id,
                "variant": row.variant,
                "white": row.white_id and Person.of(people.known(row.white_id)),
                "black": row.black_id and Person.of(people.known(row.black_id)),
                "color": "white" if row.white_id == player else "black",
                "status": row.status,
                "result": row.result,
                "reason": row.reason,
                "created_at": row.created_at,
            }
        )
        for row in shown
    ]
