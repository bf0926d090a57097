"""Games as a worker plays them, without a server around."""

from ouk_server.domain.commands import Move
from ouk_server.domain.room import Settings
from ouk_server.domain.time_control import Fischer, TimeControl
from ouk_server.service.games import Games
from ouk_server.service.live import LiveGame
from ouk_server.service.people import People
from ouk_server.ws.hub import Hub
from server.store.worker import Worker

BLITZ = Fischer(300_000, 0)


def games_of(worker: Worker, *, has_others: bool = False) -> Games:
    """Makes the games of a worker, which nobody follows."""
    games = Games(
        worker.games,
        worker.writer,
        People(worker.players),
        Hub(),
        hint=lambda _game: None,
        list_anew=lambda: None,
    )
    games.has_others = has_others
    return games


def moved(player: str, ply: int, uci: str, at: int) -> Move:
    """Makes the wish to move."""
    return Move(player=player, ply=ply, uci=uci, at=at)


async def begun(games: Games, time: TimeControl = BLITZ, *, is_public: bool = False) -> LiveGame:
    """Begins a game of p0, who has White, and p1."""
    settings = Settings(
        variant="cambodian",
        time=time,
        color="white",
        visibility="public" if is_public else "private",
    )
    live = await games.create(settings, "p0")
    assert await games.join(live.id, "p1") is None
    return live
