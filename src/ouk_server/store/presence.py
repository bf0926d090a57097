"""Who is at which game, told by each worker; and the beats that tell whether a worker lives."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, case, delete, func, select

from ouk_server.store.database import Database
from ouk_server.store.parts import parts
from ouk_server.store.schema import games, presence, workers

# A worker that has not beaten for so long is dead, and its players are away since its last beat.
FRESH_MS = 2000


class Seen(NamedTuple):
    """A player at a game: how many connections are open, and since when; if none, when it ended."""

    game_id: str
    player_id: str
    connections: int
    at: int


def is_there(now: int, *of_game: Column[Any]) -> ColumnElement[bool]:
    """Makes the condition that one of those whom columns of a game name is at it."""
    return (
        select(presence.c.game_id)
        .join(workers, workers.c.id == presence.c.worker_id)
        .where(presence.c.game_id == games.c.id, presence.c.player_id.in_(of_game))
        .where(presence.c.connections > 0, workers.c.beat_at > now - FRESH_MS)
        .correlate(games)
        .exists()
    )


class Presence:
    """Tells and asks who is there. Where the database does not answer, everything
    raises StoreUnavailableError."""

    def __init__(self, database: Database) -> None:
        """Makes the questions to one database."""
        self._database = database

    async def beat(self, worker_id: str, now: int) -> None:
        """Says that a worker lives."""
        insert = self._database.insert(workers)
        upsert = insert.on_conflict_do_update(
            index_elements=["id"], set_={"beat_at": insert.excluded.beat_at}
        )
        async with self._database.writing() as connection:
            await connection.execute(upsert, {"id": worker_id, "beat_at": now})

    async def last_beat(self) -> int | None:
        """Gets when a worker last lived; None: there was none yet."""
        async with self._database.reading() as connection:
            beat_at: int | None = await connection.scalar(select(func.max(workers.c.beat_at)))
            return beat_at

    async def living(self, now: int) -> set[str]:
        """Gets the workers that live."""
        query = select(workers.c.id).where(workers.c.beat_at > now - FRESH_MS)
        async with self._database.reading() as connection:
            return set(await connection.scalars(query))

    async def record(
        self, worker_id: str, connections: Collection[tuple[str, str, int]], now: int
    ) -> None:
        """Says how many connections of (game, player, number) a worker has now."""
        insert = self._database.insert(presence)
        upsert = insert.on_conflict_do_update(
            index_elements=["game_id", "player_id", "worker_id"],
            set_={"connections": insert.excluded.connections, "at": insert.excluded.at},
        )
        rows = [
            dict(zip(presence.c.keys(), (game_id, player_id, worker_id, number, now), strict=True))
            for game_id, player_id, number in sorted(connections)
        ]
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(upsert, rows)

    async def at_games(self, game_ids: Collection[str], now: int) -> list[Seen]:
        """Gets who is or was at games, over all workers."""
        lives = func.coalesce(workers.c.beat_at, 0) > now - FRESH_MS
        open_now = case((lives, presence.c.connections), else_=0)
        since = case(
            (lives | (presence.c.connections == 0), presence.c.at),
            else_=func.coalesce(workers.c.beat_at, presence.c.at),
        )
        query = (
            select(presence.c.game_id, presence.c.player_id, func.sum(open_now), func.max(since))
            .outerjoin(workers, workers.c.id == presence.c.worker_id)
            .group_by(presence.c.game_id, presence.c.player_id)
        )
        seen: list[Seen] = []
        async with self._database.reading() as connection:
            for part in parts(game_ids):
                at_these = query.where(presence.c.game_id.in_(part))
                seen += [Seen(*row) for row in await connection.execute(at_these)]
        return seen

    async def forget(self, before: int) -> None:
        """Removes who was away since before, also with a worker, and such workers but the last."""
        dead = select(workers.c.id).where(workers.c.beat_at < before)
        last = select(func.max(workers.c.beat_at)).scalar_subquery()
        async with self._database.writing() as connection:
            await connection.execute(
                delete(presence).where(
                    presence.c.worker_id.in_(dead)
                    | (presence.c.connections == 0) & (presence.c.at < before)
                )
            )
            await connection.execute(
                delete(workers).where(workers.c.beat_at < before, workers.c.beat_at < last)
            )
