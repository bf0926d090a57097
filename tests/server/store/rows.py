"""Rows for the tests."""

from dataclasses import replace
from typing import Any

from ouk_server.store.database import Database
from ouk_server.store.games import GameRow
from ouk_server.store.players import Players

_GAME = GameRow(
    id="",
    variant="cambodian",
    counting="automatic",
    time_control='{"kind":"untimed"}',
    visibility="public",
    creator_id="p1",
    color_wish="random",
    created_at=1000,
)


def a_game(game_id: str, **changes: Any) -> GameRow:
    """Makes a game of player p1."""
    return replace(_GAME, id=game_id, **changes)


async def a_player(database: Database, player_id: str = "p1") -> None:
    """Stores a guest whose name and token are made of the id."""
    players = Players(database)
    await players.create_guest(player_id, f"name of {player_id}", f"token of {player_id}", 1000)
