"""The tables: made by migrations, as the models say, and never changed unasked."""

import asyncio
import threading
from dataclasses import fields
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ouk_server.store import migrations, schema
from ouk_server.store.database import (
    BadDatabaseUrlError,
    Database,
    NotMigratedError,
    StoreUnavailableError,
    connect,
)
from ouk_server.store.games import EventRow, GameRow
from ouk_server.store.migrations import upgrade
from ouk_server.store.players import PlayerRow
from server.services import Postgres
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    """What Alembic would have to change to come from the tables to the models."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def test_migrations_lead_to_the_models(worker: Worker) -> None:
    async with worker.database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    heads = ScriptDirectory.from_config(migrations.config()).get_heads()
    assert heads == [schema.REVISION]


async def test_rows_have_the_fields_of_their_tables() -> None:
    assert [field.name for field in fields(GameRow)] == schema.games.c.keys()
    assert [field.name for field in fields(PlayerRow)] == schema.players.c.keys()
    assert ["game_id", *EventRow._fields] == schema.events.c.keys()


async def test_upgrading_again_changes_nothing(database_url: str) -> None:
    await upgrade(database_url)
    await (await connect(database_url)).close()


async def test_an_embedded_database_is_made_on_first_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ouk.db'}"
    for database in await asyncio.gather(connect(url, migrate=True), connect(url, migrate=True)):
        assert await database.revision() == schema.REVISION
        await database.close()
    await (await connect(url)).close()


async def test_a_sqlite_commit_survives_the_loss_of_power(tmp_path: Path) -> None:
    database = await connect(f"sqlite:///{tmp_path / 'ouk.db'}", migrate=True)
    async with database.writing() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        values = [await connection.scalar(text(f"PRAGMA {pragma}")) for pragma in pragmas]
    assert values == ["wal", 2, 1]
    await database.close()


async def test_a_foreign_database_is_not_migrated_unasked(postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgres@", "postgres:secret@")
    with pytest.raises(NotMigratedError) as refusal:
        await connect(url)
    shown = url.replace("secret", "***")
    assert str(refusal.value).endswith(f"run: ouk migrate --database-url '{shown}'")
    await upgrade(url)
    await (await connect(url)).close()


async def test_the_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    database = Database(database_url)
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    for open_it in (upgrade(database_url), connect(database_url, migrate=True)):
        with pytest.raises(NotMigratedError, match="newer version"):
            await open_it


@pytest.mark.parametrize(
    "url", ["", "ouk.db", "mysql://localhost/ouk", "sqlite://", "sqlite:///:memory:", "http://x:y"]
)
async def test_a_bad_address_is_refused(url: str) -> None:
    with pytest.raises(BadDatabaseUrlError):
        await connect(url)


async def test_a_database_that_lets_nobody_in_is_told_from_one_that_is_away(
    postgres: Postgres, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("Dear Sokha, " * 1000)
    with pytest.raises(BadDatabaseUrlError, match="not a database"):
        await connect(f"sqlite:///{tmp_path / 'letter'}")
    with pytest.raises(StoreUnavailableError):
        await connect(f"sqlite:///{tmp_path / 'no such folder' / 'ouk.db'}")
    _let_drivers_end()
    with pytest.raises(BadDatabaseUrlError, match="does not exist"):
        await connect(f"postgresql://postgres@127.0.0.1:{postgres.port}/nothing")
    with pytest.raises(StoreUnavailableError):
        await connect("postgresql://postgres@127.0.0.1:1/ouk")


def _let_drivers_end() -> None:
    """Waits for the threads of connections that were refused: each has a last word for the event
    loop, which must not be closed by then."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join(timeout=1)
