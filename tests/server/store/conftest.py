"""Workers on a database."""

from collections.abc import AsyncIterator

import pytest

from ouk_server.store.database import connect
from server.store.rows import fill
from server.store.worker import Worker


@pytest.fixture
async def workers(database_url: str) -> AsyncIterator[tuple[Worker, Worker]]:
    """Two workers on one database, in which there are a player and three games: a, b, c."""
    pair = Worker(await connect(database_url)), Worker(await connect(database_url))
    await fill(pair[0], "abc")
    yield pair
    for worker in pair:
        await worker.close()


@pytest.fixture
async def worker(database_url: str) -> AsyncIterator[Worker]:
    """A worker on an empty database."""
    worker = Worker(await connect(database_url))
    yield worker
    await worker.close()
