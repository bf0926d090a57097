"""The database behind the store: SQLite in a file, or PostgreSQL."""

from asyncio import Lock
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import Any

import sqlalchemy.exc
from sqlalchemy import Connection, Table, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ouk_server.store.schema import REVISION

EMBEDDED_URL = "sqlite:///ouk.db"

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}

# SQLite's primary result codes: busy, locked, read-only, input/output, full, cannot open.
_PASSING_SQLITE = {5, 6, 8, 10, 13, 14}
# PostgreSQL's classes: connection, rolled back, resources, operator's intervention, system.
_PASSING_POSTGRESQL = {"08", "40", "53", "57", "58"}
_READ_ONLY = "25006"  # as a standby is until it takes over

_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with WAL, what is committed survives the loss of power
)


class StoreError(Exception):
    """What the store raises: one of the three below."""


class StoreUnavailableError(StoreError):
    """The database does not answer now. Look at what is stored, then try again."""


class NotMigratedError(StoreError):
    """The tables are not those of this version. The message says what to do."""


class BadDatabaseUrlError(StoreError):
    """The address leads to no SQLite file and no PostgreSQL database that can be used."""


class Database:
    """A pool of connections, lent by `reading` and `writing`, which raise StoreUnavailableError."""

    def __init__(self, url: str, *, foreign_keys: bool = True) -> None:
        """Prepares the pool; nothing is connected yet. Raises BadDatabaseUrlError."""
        self.url = _parse(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        # SQLite has one writer at a time and lets the others poll; here they queue, in order.
        self._turn = Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            self._engine = _sqlite_engine(self.url, foreign_keys)
            self._reader = self._engine.execution_options(is_reading=True)
        else:
            self._engine = _postgresql_engine(self.url)
            self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lends a connection whose statements stand each for itself."""
        with _translated_errors():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Lends a connection in a transaction, which is durable when the block is left."""
        with _translated_errors():
            async with self._turn, self._engine.begin() as connection:
                yield connection

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """Gets the insert that knows `on_conflict_…`, in the words of this database."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def revision(self) -> str | None:
        """Reads which migration the tables stand at; None: there are no tables.

        Raises StoreUnavailableError, and BadDatabaseUrlError if the database lets nobody in.
        """
        try:
            async with self.reading() as connection:
                if not await connection.run_sync(_has_revision):
                    return None
                return str(await connection.scalar(text("SELECT version_num FROM alembic_version")))
        except sqlalchemy.exc.DBAPIError as error:
            raise BadDatabaseUrlError(f"the database refuses: {error.orig}") from error

    async def close(self) -> None:
        """Closes all connections."""
        await self._engine.dispose()


async def connect(url: str = EMBEDDED_URL, *, migrate: bool = False) -> Database:
    """Opens a database, brought up to date first if `migrate`.

    Raises BadDatabaseUrlError, NotMigratedError and StoreUnavailableError.
    """
    database = Database(url)
    try:
        if await database.revision() != REVISION:
            if not migrate:
                raise NotMigratedError(_how_to_migrate(database.url))
            from ouk_server.store.migrations import upgrade  # slow to load, and rarely needed

            await upgrade(url)
    except BaseException:
        await database.close()
        raise
    return database


def _parse(text: str) -> URL:
    try:
        url = make_url(text)
        # A database in memory would be another one for each connection.
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            raise BadDatabaseUrlError("a SQLite database needs a file: sqlite:///ouk.db")
        return url.set(drivername=_DRIVERS[url.get_backend_name()])
    except (sqlalchemy.exc.ArgumentError, KeyError, ValueError):
        raise BadDatabaseUrlError(
            "no database address: use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None


def _how_to_migrate(url: URL) -> str:
    address = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    return f"the database is not up to date; run: ouk migrate --database-url '{address}'"


def _postgresql_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_timeout=5,
        hide_parameters=True,  # errors are logged, and there are secrets among them
        connect_args={"timeout": 5, "command_timeout": 10},
    )


def _sqlite_engine(url: URL, foreign_keys: bool) -> AsyncEngine:
    engine = create_async_engine(url, pool_timeout=5, hide_parameters=True)
    keys = f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}"

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for pragma in (*_PRAGMAS, keys):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get("is_reading"):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _has_revision(connection: Connection) -> bool:
    return inspect(connection).has_table("alembic_version")


@contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, TimeoutError, sqlalchemy.exc.TimeoutError) as error:
        raise StoreUnavailableError(f"the database does not answer: {error}") from error
    except sqlalchemy.exc.DBAPIError as error:
        if not _passes(error):
            raise
        raise StoreUnavailableError(f"the database does not answer: {error.orig}") from error


def _passes(error: sqlalchemy.exc.DBAPIError) -> bool:
    """Whether the same request may succeed later."""
    origin: Any = error.orig
    sqlite_code = getattr(origin, "sqlite_errorcode", None)
    if sqlite_code is not None:
        return sqlite_code & 0xFF in _PASSING_SQLITE
    state = getattr(origin, "sqlstate", None) or ""
    passes = state == _READ_ONLY or state[:2] in _PASSING_POSTGRESQL
    return error.connection_invalidated or passes
