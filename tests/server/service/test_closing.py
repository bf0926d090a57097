"""A room is closed or joined, never both."""

import asyncio

import pytest

from ouk_server.domain.room import Settings
from ouk_server.service.accounts import Accounts
from ouk_server.service.games import Games
from ouk_server.service.people import People
from server.service.played import BLITZ, games_of
from server.store.rows import fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio
SETTINGS = Settings(variant="cambodian", time=BLITZ, color="white")


async def status(worker: Worker, game: str) -> str:
    row = await worker.games.get(game)
    assert row is not None
    return row.status


@pytest.fixture
async def two(workers: tuple[Worker, Worker]) -> tuple[Games, Games]:
    """Gets the games of two workers, with the players p0 and p1."""
    await workers[0].players.create_guest("p1", "", "token of p1", 1000)
    one, other = (games_of(worker, has_others=True) for worker in workers)
    return one, other


async def test_of_who_closes_and_who_joins_one_comes_first(
    workers: tuple[Worker, Worker], two: tuple[Games, Games]
) -> None:
    for _ in range(20):
        game = (await two[0].create(SETTINGS, "p0")).id
        await two[1].load(game)
        answers = await asyncio.gather(two[0].close(game, "p0"), two[1].join(game, "p1"))
        assert (*answers, await status(workers[0], game)) in (
            (None, "room-closed", "closed"),
            ("already-playing", None, "playing"),
        )
        assert len(await workers[0].games.log(game)) == (1 if answers[1] is None else 0)


async def test_of_ten_who_want_a_seat_one_gets_it(
    workers: tuple[Worker, Worker], two: tuple[Games, Games]
) -> None:
    wanting = [f"p{number}" for number in range(2, 12)]
    for one in wanting:
        await workers[0].players.create_guest(one, "", f"token of {one}", 1000)
    game = (await two[0].create(SETTINGS, "p0")).id
    joins = [two[number % 2].join(game, one) for number, one in enumerate(wanting)]
    assert sorted(map(str, await asyncio.gather(*joins))) == ["None"] + 9 * ["room-full"]


async def test_a_room_that_memory_takes_for_open_is_not_joined(
    workers: tuple[Worker, Worker], two: tuple[Games, Games]
) -> None:
    game = (await two[0].create(SETTINGS, "p0")).id
    live = await two[1].load(game)
    assert await two[0].close(game, "p0") is None
    assert await two[1].join(game, "p1") == "room-closed"
    assert live is not None
    assert live.room.status == "closed"
    assert await status(workers[0], game) == "closed"


async def test_closing_twice_is_closing(two: tuple[Games, Games]) -> None:
    game = (await two[0].create(SETTINGS, "p0")).id
    await two[1].load(game)
    assert await two[0].close(game, "p0") is None
    assert await two[1].close(game, "p0") is None


async def test_the_rooms_of_a_player_who_is_deleted_are_told_to_be_closed(worker: Worker) -> None:
    await fill(worker, "", players=2)
    games, told = games_of(worker), []
    here = await games.create(SETTINGS, "p0")

    async def signed_out(_player: str) -> None:
        pass

    async def closed(game: str) -> None:
        told.append(game)
        await games.was_closed(game)

    accounts = Accounts(worker.players, People(worker.players), signed_out, closed)
    await accounts.delete("p0")
    assert told == [here.id]
    assert here.room.status == "closed"
    assert await games.join(here.id, "p1") == "room-closed"
