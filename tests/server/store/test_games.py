"""Rooms, seats, lists and deadlines."""

import pytest

from ouk_server.store.games import EventRow, GameRow
from ouk_server.store.presence import FRESH_MS
from ouk_server.store.schema import events, games
from server.store.rows import a_game, fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


def ids(games: list[GameRow]) -> str:
    return "".join(game.id for game in games)


async def test_a_game_is_read_as_it_was_made(worker: Worker) -> None:
    await fill(worker, "a", players=2)
    game = a_game("b", white_id="p0", black_id="p1", status="over", result="1-0", previous_id="a")
    await worker.games.create(game)
    assert await worker.games.get("b") == game
    assert await worker.games.get("c") is None


async def test_a_waiting_room_is_closed_once(worker: Worker) -> None:
    await fill(worker, "a")
    games = worker.games
    assert await games.close("a", 5)
    assert not await games.close("a", 6)
    assert not await games.close("no such", 6)
    closed = await games.get("a")
    assert closed is not None
    assert (closed.status, closed.ended_at) == ("closed", 5)


async def test_the_lobby_shows_what_is_public_and_true(worker: Worker) -> None:
    await fill(worker, "", players=2)
    both = {"white_id": "p0", "black_id": "p1"}
    for game in (
        a_game("a", created_at=1),
        a_game("b", created_at=2, white_id="p0"),
        a_game("c", visibility="private"),
        a_game("d", **both),
        a_game("e", status="playing", deadline_at=9, **both),
        a_game("f", status="playing", visibility="private", **both),
        a_game("g", status="over", **both),
        a_game("h", status="closed"),
    ):
        await worker.games.create(game)
    assert ids(await worker.games.waiting(5)) == "ba"
    assert ids(await worker.games.waiting(5, limit=1)) == "b"
    assert ids(await worker.games.waiting(5, maker="p1")) == ""
    assert ids(await worker.games.longest_waiting(1)) == "a"
    assert ids(await worker.games.playing(5)) == "e"
    assert await worker.games.counts(5) == (2, 1)


async def test_a_game_without_a_clock_goes_on_while_somebody_is_there(worker: Worker) -> None:
    await fill(worker, "", players=3)
    both = {"white_id": "p0", "black_id": "p1", "status": "playing"}
    for game_id in "abcd":
        await worker.games.create(a_game(game_id, **both))
    await worker.presence.beat("w1", 5000)
    at = [("a", "p0", 1), ("b", "p1", 1), ("c", "p2", 1), ("d", "p0", 0)]
    await worker.presence.record("w1", at, 5000)
    assert sorted(ids(await worker.games.playing(5000))) == ["a", "b"]
    assert await worker.games.counts(5000) == (0, 2)
    assert await worker.games.counts(5000 + FRESH_MS) == (0, 0)


async def test_rooms_come_first_whose_makers_are_there(worker: Worker) -> None:
    await fill(worker, "", players=2)
    for number, game_id in enumerate("abcdef"):
        await worker.games.create(a_game(game_id, created_at=number))
    at = [("a", "p0", 1), ("b", "p0", 2), ("c", "p1", 1), ("d", "p0", 0)]
    await worker.presence.record("w1", at, 5000)
    await worker.presence.record("dead", [("e", "p0", 1)], 5000)
    await worker.presence.beat("w1", 5000)
    await worker.presence.beat("dead", 5000 - FRESH_MS)
    assert ids(await worker.games.waiting(5000)) == "bafedc"
    assert ids(await worker.games.waiting(5000, limit=2)) == "ba"


async def test_deadlines_of_running_games(worker: Worker) -> None:
    await fill(worker, "")
    for game in (
        a_game("a", status="playing", deadline_at=20),
        a_game("b", status="playing", deadline_at=10),
        a_game("c", status="playing", deadline_at=30),
        a_game("d", status="playing"),
        a_game("e", status="over", deadline_at=1),
    ):
        await worker.games.create(game)
    assert await worker.games.due(9) == []
    assert await worker.games.due(20) == ["b", "a"]
    assert await worker.games.timed() == ["b", "a", "c"]
    assert await worker.games.last_played() is None


async def test_the_games_of_a_player_page_by_page(worker: Worker) -> None:
    await fill(worker, "", players=2)
    for number, game_id in enumerate("abcde"):
        seat = {"white_id": "p1"} if number % 2 else {"black_id": "p1"}
        await worker.games.create(a_game(game_id, created_at=number, **seat))
    assert ids(await worker.games.of_player("p1", limit=3)) == "edc"
    assert ids(await worker.games.of_player("p1", before=2)) == "ba"
    assert await worker.games.of_player("p0") == []


async def test_public_games_are_found_behind_many_others(worker: Worker) -> None:
    await fill(worker, "")
    for number, game_id in enumerate("abcdef"):
        visibility = "public" if number < 2 else "private"
        game = a_game(game_id, created_at=number, visibility=visibility, white_id="p0")
        await worker.games.create(game)
    assert ids(await worker.games.of_player("p0", only_public=True, limit=3)) == "ba"


async def test_news_of_more_games_than_one_statement_takes(worker: Worker) -> None:
    await fill(worker, "")
    names = [f"game{number}" for number in range(1100)]
    async with worker.database.writing() as connection:
        template = {"variant": "", "counting": "", "time_control": "", "visibility": ""}
        template |= {"creator_id": "p0", "color_wish": "", "status": "playing"}
        await connection.execute(
            games.insert(), [{"id": name, "created_at": 0} | template for name in names]
        )
        event = {"kind": "moved", "body": "{}", "at": 0}
        await connection.execute(
            events.insert(), [{"game_id": n, "seq": s} | event for n in names for s in (0, 1)]
        )
    news = await worker.games.logs_after(dict.fromkeys(names, 0))
    assert news == {name: [EventRow(1, "moved", "{}", 0)] for name in names}
    assert await worker.games.logs_after({}) == {}
