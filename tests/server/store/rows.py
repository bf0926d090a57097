"""Rows for the tests."""

from dataclasses import replace
from typing import Any

from ouk_server.store.games import GameRow
from server.store.worker import Worker

_GAME = GameRow(
    id="",
    variant="cambodian",
    counting="automatic",
    time_control='{"type":"untimed"}',
    visibility="public",
    creator_id="p0",
    color_wish="random",
    created_at=1000,
)


def a_game(game_id: str, **changes: Any) -> GameRow:
    """Makes a game of player p0."""
    return replace(_GAME, id=game_id, **changes)


async def fill(worker: Worker, games: str, players: int = 1) -> None:
    """Stores guests p0, p1, … whose names and tokens are made of the ids, and games of p0."""
    for number in range(players):
        name = f"p{number}"
        await worker.players.create_guest(name, f"name of {name}", f"token of {name}", 1000)
    for game_id in games:
        await worker.games.create(a_game(game_id))
