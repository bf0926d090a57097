"""Days that pass between two lives of a server: all that its database remembers is older."""

import json
import sqlite3
from typing import Any

from server.play.server_process import ServerProcess

HOUR = 3_600_000
MOMENTS = {
    "players": ("created_at",),
    "sessions": ("created_at",),
    "games": ("created_at", "started_at", "ended_at", "deadline_at"),
    "events": ("at",),
    "presence": ("at",),
}
"""By table. The beats of workers stay: the server is not to take the time for an outage."""


def let_pass(server: ServerProcess, hours: int) -> None:
    """Ends a server on SQLite, and starts it again as if it had run all the time."""
    server.stop()
    path = server.database_url.removeprefix("sqlite:///")
    database = sqlite3.connect(path)
    with database:
        for table, columns in MOMENTS.items():
            earlier = ", ".join(f"{column} = {column} - {hours * HOUR}" for column in columns)
            database.execute(f"UPDATE {table} SET {earlier}")
        for key, body in database.execute("SELECT rowid, body FROM events").fetchall():
            older = json.dumps(_older(json.loads(body), hours * HOUR))
            database.execute("UPDATE events SET body = ? WHERE rowid = ?", (older, key))
    database.close()
    server.start()


def deadline(server: ServerProcess, game: str) -> int | None:
    """Gets the moment at which a game ends by the clock, as the sweeper sees it."""
    database = sqlite3.connect(server.database_url.removeprefix("sqlite:///"))
    (found,) = database.execute("SELECT deadline_at FROM games WHERE id = ?", (game,)).fetchone()
    database.close()
    return found if found is None else int(found)


def _older(value: Any, by: int) -> Any:
    if isinstance(value, dict):
        return {
            name: one - by if name in ("at", "since", "until") else _older(one, by)
            for name, one in value.items()
        }
    return value
