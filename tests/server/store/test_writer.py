"""The laws of the log: one place, one event; acknowledged is durable; all events or none."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from ouk_server.store.games import EventRow
from ouk_server.store.writer import Event
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


def move(text: str, at: int = 1) -> Event:
    return "moved", f'{{"uci":"{text}"}}', at


async def test_a_log_reads_as_it_was_appended(workers: tuple[Worker, Worker]) -> None:
    one, two = workers
    assert await one.writer.append("a", 0, [("started", "{}", 5), move("e3e4", 6)])
    assert await two.writer.append("a", 2, [move("e6e5", 7)])
    everything = [
        EventRow(0, "started", "{}", 5),
        EventRow(1, "moved", '{"uci":"e3e4"}', 6),
        EventRow(2, "moved", '{"uci":"e6e5"}', 7),
    ]
    assert await two.games.log("a") == everything
    assert await one.games.log("a", 1) == everything[2:]
    assert await one.games.logs_after({"a": 0, "b": -1}) == {"a": everything[1:]}


async def test_a_place_is_given_once(workers: tuple[Worker, Worker]) -> None:
    tries = [
        worker.writer.append("a", 0, [move(f"{number}")], {"deadline_at": number})
        for number in range(10)
        for worker in workers
    ]
    won = await asyncio.gather(*tries)
    assert sum(won) == 1
    number = won.index(True) // 2
    assert await workers[0].games.log("a") == [EventRow(0, *move(f"{number}"))]
    game = await workers[0].games.get("a")
    assert game is not None
    assert game.deadline_at == number


async def test_workers_that_race_over_many_games_never_block_each_other(
    workers: tuple[Worker, Worker],
) -> None:
    for seq in range(20):
        tries = [
            worker.writer.append(game_id, seq, [move(f"{seq}")], {"deadline_at": seq})
            for game_id, worker in zip("abccba", workers * 3, strict=True)
        ]
        assert sum(await asyncio.gather(*tries)) == 3
    for game_id in "abc":
        assert len(await workers[0].games.log(game_id)) == 20


async def test_all_events_or_none(workers: tuple[Worker, Worker]) -> None:
    one, two = workers
    assert await one.writer.append("a", 0, [move("mine")])
    several = [move("theirs"), ("ended", "{}", 2), ("chatted", "{}", 3)]
    assert not await two.writer.append("a", 0, several, {"status": "over"})
    assert await two.games.log("a") == [EventRow(0, *move("mine"))]
    game = await two.games.get("a")
    assert game is not None
    assert game.status == "waiting"
    assert await two.writer.append("a", 1, several, {"status": "over", "result": "1-0"})
    assert len(await one.games.log("a")) == 4


async def test_appends_of_one_game_are_judged_in_turn(workers: tuple[Worker, Worker]) -> None:
    writer = workers[0].writer
    tries = [writer.append("a", seq, [move(f"{seq}")]) for seq in (0, 0, 1, 1, 2)]
    assert await asyncio.gather(*tries) == [True, False, True, False, True]


async def test_games_share_a_transaction_and_keep_their_columns(
    workers: tuple[Worker, Worker],
) -> None:
    writer, games = workers[0].writer, workers[0].games
    assert all(
        await asyncio.gather(
            writer.append("a", 0, [move("x")], {"deadline_at": 7}),
            writer.append("b", 0, [move("y")], {"status": "over", "result": "1-0"}),
            writer.append("c", 0, [move("z")]),
        )
    )
    rows = [await games.get(game_id) for game_id in "abc"]
    assert [row and (row.deadline_at, row.status, row.result) for row in rows] == [
        (7, "waiting", None),
        (None, "over", "1-0"),
        (None, "waiting", None),
    ]


async def test_an_append_that_cannot_be_stored_fails_alone(workers: tuple[Worker, Worker]) -> None:
    writer = workers[0].writer
    good, bad = await asyncio.gather(
        writer.append("a", 0, [move("x")]),
        writer.append("no such game", 0, [move("y")]),
        return_exceptions=True,
    )
    assert good is True
    assert isinstance(bad, IntegrityError)
    assert await writer.append("a", 1, [move("z")])


async def test_who_gives_up_waiting_disturbs_nobody(workers: tuple[Worker, Worker]) -> None:
    writer = workers[0].writer
    impatient = asyncio.create_task(writer.append("a", 0, [move("x")]))
    patient = asyncio.create_task(writer.append("b", 0, [move("y")]))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
