"""The history of the tables. A change is a file in versions/ with its number in schema.REVISION."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ouk_server.store.database import Database, NotMigratedError
from ouk_server.store.schema import REVISION


async def upgrade(url: str) -> None:
    """Brings a database's tables to this version, or makes them.

    Raises BadDatabaseUrlError, StoreUnavailableError, and NotMigratedError for a newer ouk's.
    """
    # SQLite changes a table by making it anew, which enforced foreign keys would not allow.
    database = Database(url, foreign_keys=False)
    try:
        if (await database.revision() or "") > REVISION:
            raise NotMigratedError("the database was made by a newer version of ouk")
        async with database.writing() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await database.close()


def config() -> Config:
    """Gets the settings for Alembic's own commands."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.set_main_option("path_separator", "os")
    return settings


def _upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
