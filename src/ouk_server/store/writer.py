"""Group commit: what is appended while a commit is under way shares the next one."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from time import monotonic
from typing import TypeAlias

from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ouk_server.store.database import Database, StoreUnavailableError
from ouk_server.store.schema import events, games

Event: TypeAlias = tuple[str, str, int]
"""Kind, body as JSON, time in milliseconds."""

FIRST = 1
"""The number of the event that starts a game."""

# How long the writer asks a database that fell silent in the middle of a commit what became of it.
_PATIENCE = 5.0
_PAUSE = 0.1


@dataclass(eq=False, slots=True)
class _Append:
    game_id: str
    rows: list[dict[str, object]]
    columns: Mapping[str, object]
    done: asyncio.Future[bool]

    @property
    def begins(self) -> bool:
        """Whether this is the start of a game."""
        return self.rows[0]["seq"] == FIRST

    def answer(self, won: bool) -> None:
        if not self.done.done():  # its caller may be gone
            self.done.set_result(won)

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Appends events to the logs of games, many games in one transaction."""

    def __init__(self, database: Database) -> None:
        """Makes the one writer of a worker."""
        self._database = database
        self._waiting: list[_Append] = []
        self._work: asyncio.Task[None] | None = None

    async def append(
        self,
        game_id: str,
        expected_seq: int,
        events: Sequence[Event],
        game_columns: Mapping[str, object] | None = None,
    ) -> bool:
        """Appends all events, the first as `expected_seq`, and sets columns of the game with them.

        True: they are durable. False: another has that place in the log, or, of the first event of
        all, the room does not wait any more; and nothing was done.
        Raises StoreUnavailableError if they are not known to be stored: read the log, then decide.
        A caller that is cancelled does not take them back.
        """
        rows: list[dict[str, object]] = [
            {"game_id": game_id, "seq": seq, "kind": kind, "body": body, "at": at}
            for seq, (kind, body, at) in enumerate(events, expected_seq)
        ]
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(game_id, rows, game_columns or {}, done))
        if self._work is None:
            self._work = asyncio.create_task(self._write())
        return await done

    async def close(self) -> None:
        """Waits until all that was asked for is written or refused."""
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._settle(self._next_batch())
        finally:
            self._work = None

    def _next_batch(self) -> list[_Append]:
        """Takes what waits: one append for a game, so that each is judged on what is stored.

        The order is the same in all workers, so that none holds what another waits for crosswise.
        """
        batch: dict[str, _Append] = {}
        for append in self._waiting:
            batch.setdefault(append.game_id, append)
        self._waiting = [append for append in self._waiting if batch[append.game_id] is not append]
        return sorted(batch.values(), key=lambda append: append.game_id)

    async def _settle(self, batch: list[_Append]) -> None:
        """Answers every append of a batch, whatever happens."""
        try:
            won = await self._commit(batch)
        except StoreUnavailableError as error:
            for append in batch:
                append.refuse(StoreUnavailableError(str(error)))
        except Exception as error:
            if len(batch) == 1:
                return batch[0].refuse(error)
            for append in batch:  # again one by one: only what cannot be stored shall fail
                await self._settle([append])
        else:
            for append in batch:
                append.answer(append.game_id in won)

    async def _commit(self, batch: list[_Append]) -> set[str]:
        """Stores what can be stored, and gets the games whose append was. Durable on return."""
        committing = False
        try:
            async with self._database.writing() as connection:
                won = await self._insert(connection, batch)
                committing = True
        except StoreUnavailableError:
            if not committing:
                raise
            return await self._outcome(batch)
        return won

    async def _insert(self, connection: AsyncConnection, batch: list[_Append]) -> set[str]:
        """The first event of an append decides; the others follow it, as do the columns."""
        gone = await _not_waiting(connection, [append for append in batch if append.begins])
        batch = [append for append in batch if append.game_id not in gone]
        if not batch:
            return set()
        insert = self._database.insert(events).on_conflict_do_nothing().returning(events.c.game_id)
        won = set(await connection.scalars(insert, [append.rows[0] for append in batch]))
        winners = [append for append in batch if append.game_id in won]
        if more := [row for append in winners for row in append.rows[1:]]:
            await connection.execute(events.insert(), more)
        await _set_columns(connection, winners)
        return won

    async def _outcome(self, batch: list[_Append]) -> set[str]:
        """Looks what became of a commit whose answer was lost, as soon as the database is back."""
        until = monotonic() + _PATIENCE
        while True:
            try:
                stored = await self._stored(batch)
                break
            except StoreUnavailableError:
                if monotonic() > until:
                    raise
                await asyncio.sleep(_PAUSE)
        for append in batch:
            if append.game_id not in stored:
                append.refuse(StoreUnavailableError("the database was lost before it stored this"))
        return stored

    async def _stored(self, batch: list[_Append]) -> set[str]:
        """Reads which appends of a batch are in the log just as they were asked for."""
        keys = [(append.game_id, append.rows[0]["seq"]) for append in batch]
        query = select(events).where(tuple_(events.c.game_id, events.c.seq).in_(keys))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            found = {row["game_id"]: dict(row) for row in rows}
        return {append.game_id for append in batch if found.get(append.game_id) == append.rows[0]}


async def _not_waiting(connection: AsyncConnection, starts: Iterable[_Append]) -> set[str]:
    """Gets those of the games to be started whose room is closed or in use, and holds the others:
    of who closes a room and who joins it, one finds it waiting."""
    wanted = {append.game_id for append in starts}
    if not wanted:
        return set()
    waiting = select(games.c.id).where(games.c.id.in_(wanted), games.c.status == "waiting")
    held = waiting.order_by(games.c.id).with_for_update(key_share=True)
    return wanted - set(await connection.scalars(held))


async def _set_columns(connection: AsyncConnection, appends: Iterable[_Append]) -> None:
    """Sets the games' columns, all games with the same columns in one go."""
    changing = [append for append in appends if append.columns]
    for names, group in groupby(sorted(changing, key=_column_names), _column_names):
        statement = (
            update(games)
            .where(games.c.id == bindparam("game"))
            .values({name: bindparam(f"new_{name}") for name in names})
        )
        rows = [
            {"game": append.game_id} | {f"new_{name}": append.columns[name] for name in names}
            for append in group
        ]
        await connection.execute(statement, rows)


def _column_names(append: _Append) -> list[str]:
    return sorted(append.columns)
