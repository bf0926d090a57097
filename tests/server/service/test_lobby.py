"""The lobby, over a store in which there are more rooms than it lists."""

from dataclasses import asdict

import pytest

from ouk_server.service.lobby import FORGOTTEN, MOST_LISTED, MOST_OF_ONE, Lobby
from ouk_server.service.now import now
from ouk_server.service.people import People
from ouk_server.store.schema import games
from ouk_server.ws.hub import Hub
from server.store.rows import a_game, fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


def lobby(worker: Worker) -> Lobby:
    return Lobby(worker.games, worker.presence, People(worker.players), Hub())


async def test_who_is_there_is_listed_before_a_crowd_of_empty_rooms(worker: Worker) -> None:
    await fill(worker, "", players=2)
    await worker.games.create(a_game("a", created_at=now() - 10_000))
    for number in range(MOST_LISTED):
        await worker.games.create(a_game(f"{number}", created_at=now(), creator_id="p1"))
    await worker.presence.beat("w1", now())
    await worker.presence.record("w1", [("a", "p0", 1)], now())
    listed = (await lobby(worker).read()).waiting
    assert len(listed) == MOST_LISTED
    assert listed[0].room.id == "a"


async def test_rooms_of_one_are_few_but_empty_ones_do_not_count_for_long(worker: Worker) -> None:
    await fill(worker, "")
    for number in range(MOST_OF_ONE):
        assert not await lobby(worker).has_enough("p0")
        await worker.games.create(a_game(f"{number}", created_at=now()))
    assert await lobby(worker).has_enough("p0")
    async with worker.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE games SET created_at = created_at - 60000")
    assert not await lobby(worker).has_enough("p0")


async def test_the_longest_forgotten_are_closed_behind_many_newer(worker: Worker) -> None:
    await fill(worker, "")
    await worker.games.create(a_game("old", created_at=now() - FORGOTTEN - 1000))
    rooms = [a_game(f"{number}", created_at=now()) for number in range(1000)]
    async with worker.database.writing() as connection:
        await connection.execute(games.insert(), [asdict(room) for room in rooms])
    assert await lobby(worker).close_forgotten() == ["old"]
