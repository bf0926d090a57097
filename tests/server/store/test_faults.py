"""What is acknowledged is kept, and nothing is applied twice, whatever breaks and whenever."""

import asyncio
import shutil
import sqlite3
import string
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ouk_server.store.database import StoreUnavailableError, connect
from ouk_server.store.games import EventRow
from server.services import Postgres
from server.store.cutting_proxy import CuttingProxy
from server.store.rows import fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio

GAMES = string.ascii_lowercase[:20]


@pytest.fixture
async def postgres_worker(postgres: Postgres, migrated_postgres: str) -> AsyncIterator[Worker]:
    """A worker on a PostgreSQL database with many games."""
    worker = Worker(await connect(postgres.new_database(migrated_postgres)))
    await fill(worker, GAMES)
    yield worker
    await worker.close()


async def test_what_was_acknowledged_survives_a_killed_process(
    database_url: str, worker: Worker
) -> None:
    await fill(worker, GAMES)
    for acknowledgements in (100, 300):
        child = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("appender.py"), database_url, GAMES],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout
        said = [child.stdout.readline() for _ in range(acknowledgements)]
        child.kill()
        said += child.communicate()[0].splitlines(keepends=True)
        logs = {game_id: await worker.games.log(game_id) for game_id in GAMES}
        for line in said:
            if line.endswith("\n"):
                game_id, seq = line.split()
                assert logs[game_id][int(seq)].body == f'"{game_id}{seq}"'
        for game_id, log in logs.items():
            bodies = [f'"{game_id}{seq}"' for seq in range(len(log))]
            assert log == [EventRow(seq, "moved", body, seq) for seq, body in enumerate(bodies)]


class Insistent:
    """Appends to a game like the service: after a failure it looks what is stored, then goes on."""

    def __init__(self, worker: Worker, game_id: str) -> None:
        self.worker, self.game_id = worker, game_id
        self.failures = 0
        self.expected: list[EventRow] = []

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            event = EventRow(len(self.expected), "moved", f'"{len(self.expected)}"', 7)
            while not await self.is_applied(event):
                await asyncio.sleep(0.05)
            self.expected.append(event)

    async def is_applied(self, event: EventRow) -> bool:
        try:
            if event in await self.worker.games.log(self.game_id, event.seq - 1):
                return True
            return await self.worker.writer.append(self.game_id, event.seq, [event[1:]])
        except StoreUnavailableError:
            self.failures += 1
            return False


async def test_a_restart_of_postgresql_is_a_pause(
    postgres: Postgres, postgres_worker: Worker
) -> None:
    players = [Insistent(postgres_worker, game_id) for game_id in GAMES]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(0.2)
    before = [len(player.expected) for player in players]
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(10):
        while not all(
            len(player.expected) > old + 2 for player, old in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.05)
    stop.set()
    await asyncio.gather(*playing)
    assert any(player.failures for player in players)
    for player in players:
        assert await postgres_worker.games.log(player.game_id) == player.expected


@pytest.mark.parametrize("forwarded", [True, False])
async def test_a_commit_whose_answer_was_lost_is_looked_up(
    postgres: Postgres, migrated_postgres: str, forwarded: bool
) -> None:
    proxy = CuttingProxy(postgres.port)
    url = postgres.new_database(migrated_postgres).replace(
        f":{postgres.port}/", f":{await proxy.start()}/"
    )
    worker = Worker(await connect(url))
    await fill(worker, "ab")
    assert await worker.writer.append("a", 0, [("moved", "1", 1)])
    proxy.cut_next(b"COMMIT;", forwarded=forwarded)
    answers = await asyncio.gather(
        worker.writer.append("a", 1, [("moved", "2", 2)]),
        worker.writer.append("b", 0, [("moved", "3", 3)]),
        return_exceptions=True,
    )
    assert proxy.cuts == 1
    if forwarded:
        assert answers[0] is answers[1] is True
    else:
        assert [type(answer) for answer in answers] == [StoreUnavailableError] * 2
    assert len(await worker.games.log("a")) == 1 + forwarded
    assert await worker.writer.append("a", 1, [("moved", "2", 2)]) is not forwarded
    await worker.close()
    await proxy.stop()


async def test_sqlite_waits_for_another_process_that_writes(
    tmp_path: Path, migrated_sqlite: Path
) -> None:
    path = tmp_path / "ouk.db"
    shutil.copy(migrated_sqlite, path)
    worker = Worker(await connect(f"sqlite:///{path}"))
    await fill(worker, "a")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    append = asyncio.create_task(worker.writer.append("a", 0, [("moved", "1", 1)]))
    await asyncio.sleep(0.3)
    assert not append.done()
    assert await worker.games.log("a") == [], "readers do not wait"
    other.execute("ROLLBACK")
    other.close()
    assert await append
    await worker.close()


async def test_a_full_disk_is_a_passing_trouble(tmp_path: Path, migrated_sqlite: Path) -> None:
    path = tmp_path / "ouk.db"
    shutil.copy(migrated_sqlite, path)
    worker = Worker(await connect(f"sqlite:///{path}"))
    await fill(worker, "a")
    async with worker.database.writing() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreUnavailableError, match="full"):
        await worker.writer.append("a", 0, [("moved", "1" * 100_000, 1)])
    assert await worker.writer.append("a", 0, [("moved", "1", 1)])
    await worker.close()


async def test_a_database_that_only_reads_is_a_passing_trouble(
    worker: Worker, database_url: str
) -> None:
    await fill(worker, "a")
    read_only = await _only_reading(worker, database_url)
    assert await read_only.games.get("a")
    with pytest.raises(StoreUnavailableError, match=r"read-?only"):
        await read_only.writer.append("a", 0, [("moved", "1", 1)])
    with pytest.raises(StoreUnavailableError, match=r"read-?only"):
        await read_only.presence.beat("w1", 1)
    await read_only.close()


async def _only_reading(worker: Worker, url: str) -> Worker:
    """Gets another worker on the same database, which may only read it."""
    if worker.database.is_sqlite:
        path = url.removeprefix("sqlite:///")
        return Worker(await connect(f"sqlite:///file:{path}?mode=ro&uri=true"))
    set_read_only = (
        f"ALTER DATABASE {url.rpartition('/')[2]} SET default_transaction_read_only = on"
    )
    async with worker.database.writing() as connection:
        await connection.exec_driver_sql(set_read_only)
    return Worker(await connect(url))
