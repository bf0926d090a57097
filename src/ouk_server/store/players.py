"""Players: guests, accounts, and the sessions that tell who asks."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from sqlalchemy import Column, ColumnElement, Select, delete, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from ouk_server.security import token_hash
from ouk_server.store.database import Database
from ouk_server.store.parts import AT_ONCE, parts
from ouk_server.store.schema import events, games, players, presence, sessions

Rows: TypeAlias = list[dict[str, Any]]
_LOGS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A row of `players`. A guest has no `name_key`; a deleted player has no name either."""

    id: str
    name: str
    name_key: str | None
    password_hash: str | None
    created_at: int


class Players:
    """Asks and changes the players. Where the database does not answer, everything
    raises StoreUnavailableError."""

    def __init__(self, database: Database) -> None:
        """Makes the questions to one database."""
        self._database = database

    async def create_guest(self, player_id: str, name: str, token: str, now: int) -> None:
        """Stores a new guest, with the session by which to know them again."""
        async with self._database.writing() as connection:
            await connection.execute(
                players.insert(), {"id": player_id, "name": name, "created_at": now}
            )
            await connection.execute(sessions.insert(), _session(player_id, token, now))

    async def get(self, player_id: str) -> PlayerRow | None:
        """Gets a player."""
        return await self._one(players.c.id == player_id)

    async def by_name(self, name_key: str) -> PlayerRow | None:
        """Gets the account of a name."""
        return await self._one(players.c.name_key == name_key)

    async def of_token(self, token: str) -> PlayerRow | None:
        """Gets the player whose session it is."""
        of_session = select(sessions.c.player_id).where(sessions.c.token_hash == token_hash(token))
        return await self._one(players.c.id == of_session.scalar_subquery())

    async def names(self, player_ids: list[str]) -> dict[str, str]:
        """Gets the names of players."""
        query = select(players.c.id, players.c.name)
        found: dict[str, str] = {}
        async with self._database.reading() as connection:
            for part in parts(player_ids):
                rows = await connection.execute(query.where(players.c.id.in_(part)))
                found |= {row.id: row.name for row in rows}
        return found

    async def register(self, account: PlayerRow, token: str, now: int) -> bool:
        """Makes a guest an account, games and all, or stores one whose id is new.

        The guest's sessions end, and another begins: their secret may be known to who planted it.
        False: the name is taken, or it was no guest.
        """
        insert = self._database.insert(players)
        own = {name: insert.excluded[name] for name in ("name", "name_key", "password_hash")}
        upsert = insert.on_conflict_do_update(
            index_elements=["id"], set_=own, where=players.c.name_key.is_(None)
        )
        try:
            async with self._database.writing() as connection:
                if (await connection.execute(upsert, asdict(account))).rowcount != 1:
                    return False
                await connection.execute(delete(sessions).where(sessions.c.player_id == account.id))
                await connection.execute(sessions.insert(), _session(account.id, token, now))
        except IntegrityError:
            return False
        return True

    async def open_session(self, player_id: str, token: str, now: int) -> None:
        """Stores a session; of the token, only the hash."""
        async with self._database.writing() as connection:
            await connection.execute(sessions.insert(), _session(player_id, token, now))

    async def close_session(self, token: str) -> None:
        """Ends a session."""
        async with self._database.writing() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.token_hash == token_hash(token))
            )

    async def living_sessions(self, token_hashes: list[str]) -> set[str]:
        """Gets those of some sessions that have not ended."""
        living: set[str] = set()
        async with self._database.reading() as connection:
            for part in parts(token_hashes):
                some = sessions.c.token_hash.in_(part)
                living.update(await connection.scalars(select(sessions.c.token_hash).where(some)))
        return living

    async def close_sessions(self, player_id: str) -> None:
        """Ends all sessions of a player."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.player_id == player_id))

    def export(self, player_id: str) -> dict[str, AsyncIterator[Rows]]:
        """Gets every row about a player, by table, but no secret: ready for JSON, some at a time.

        They are read as they are taken.
        """
        account = select(players.c.id, players.c.name, players.c.name_key, players.c.created_at)
        opened = select(sessions.c.created_at).where(sessions.c.player_id == player_id)
        seen = select(presence).where(presence.c.player_id == player_id)
        own_games = or_(
            games.c.white_id == player_id,
            games.c.black_id == player_id,
            games.c.creator_id == player_id,
        )
        return {
            "players": self._some(account.where(players.c.id == player_id)),
            "sessions": self._some(opened),
            "presence": self._some(seen, presence.c.game_id, presence.c.worker_id),
            "games": self._some(select(games).where(own_games), games.c.created_at, games.c.id),
            "events": self._logs(own_games),
        }

    async def _logs(self, of_games: ColumnElement[bool]) -> AsyncIterator[Rows]:
        async with self._database.reading() as connection:
            found = sorted(await connection.scalars(select(games.c.id).where(of_games)))
        for part in parts(found, _LOGS_AT_ONCE):
            query = select(events).where(events.c.game_id.in_(part))
            async for rows in self._some(query, events.c.game_id, events.c.seq):
                yield rows

    async def _some(self, query: Select[Any], *keys: Column[Any]) -> AsyncIterator[Rows]:
        """Reads a long answer in parts, by the columns that tell its rows apart; a short one whole.

        Between the parts no connection is kept from others.
        """
        part = query.order_by(*keys).limit(AT_ONCE) if keys else query
        while True:
            async with self._database.reading() as connection:
                rows = [dict(row) for row in (await connection.execute(part)).mappings()]
            yield rows
            if not keys or len(rows) < AT_ONCE:
                return
            last = tuple_(*(rows[-1][key.name] for key in keys), types=[key.type for key in keys])
            part = query.where(tuple_(*keys) > last).order_by(*keys).limit(AT_ONCE)

    async def delete(self, player_id: str, now: int) -> list[str]:
        """Forgets a player: name, password, sessions; waiting rooms close, whose ids it gets.

        A nameless row stays, for the games belong to the opponents too.
        """
        nothing = {"name": "", "name_key": None, "password_hash": None}
        closed = {"status": "closed", "ended_at": now}
        async with self._database.writing() as connection:
            for told in (sessions, presence):
                await connection.execute(delete(told).where(told.c.player_id == player_id))
            await connection.execute(
                update(players).where(players.c.id == player_id).values(nothing)
            )
            waiting = (games.c.creator_id == player_id, games.c.status == "waiting")
            close = update(games).where(*waiting).values(closed).returning(games.c.id)
            return list(await connection.scalars(close))

    async def _one(self, condition: ColumnElement[bool]) -> PlayerRow | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(players).where(condition))).one_or_none()
        return PlayerRow(*row) if row else None

    async def _change(self, condition: ColumnElement[bool], new: Mapping[str, str | None]) -> bool:
        """Changes one player, if there is such and nobody has the name."""
        try:
            async with self._database.writing() as connection:
                result = await connection.execute(update(players).where(condition).values(new))
                return result.rowcount == 1
        except IntegrityError:
            return False


def _session(player_id: str, token: str, now: int) -> dict[str, object]:
    return {"token_hash": token_hash(token), "player_id": player_id, "created_at": now}
