"""A worker's part of the store: a pool, a writer and the questions."""

from ouk_server.store.database import Database
from ouk_server.store.games import Games
from ouk_server.store.players import Players
from ouk_server.store.presence import Presence
from ouk_server.store.writer import Writer


class Worker:
    """All that one worker needs of one database."""

    def __init__(self, database: Database) -> None:
        """Makes everything on one pool."""
        self.database = database
        self.writer = Writer(database)
        self.games = Games(database)
        self.players = Players(database)
        self.presence = Presence(database)

    async def close(self) -> None:
        """Ends as a worker does."""
        await self.writer.close()
        await self.database.close()
