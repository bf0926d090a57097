"""Guests, accounts and sessions."""

from dataclasses import asdict
from hashlib import sha256

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from ouk_server.store.players import PlayerRow, Rows
from ouk_server.store.schema import events, games
from server.store.rows import a_game, fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


def _account(player: str, name: str) -> PlayerRow:
    return PlayerRow(player, name, name.lower(), "argon", 1000)


async def test_a_guest_is_known_by_the_token(worker: Worker) -> None:
    await fill(worker, "", players=2)
    guest = PlayerRow("p1", "name of p1", None, None, 1000)
    assert await worker.players.of_token("token of p1") == guest
    assert await worker.players.get("p1") == guest
    assert await worker.players.of_token("token of p2") is None
    names = {"p0": "name of p0", "p1": "name of p1"}
    assert await worker.players.names(["p0", "p1", "p2"]) == names


async def test_no_token_is_stored(worker: Worker) -> None:
    await fill(worker, "")
    async with worker.database.reading() as connection:
        stored = await connection.scalar(text("SELECT token_hash FROM sessions"))
    assert len(stored) == 64
    assert "token" not in stored


async def test_an_error_does_not_tell_what_was_to_be_stored(worker: Worker) -> None:
    with pytest.raises(IntegrityError) as error:
        await worker.players.open_session("nobody", "token of nobody", 2000)
    assert "token_hash" in str(error.value)
    assert sha256(b"token of nobody").hexdigest() not in str(error.value)


async def test_sessions_end_one_by_one_or_all(worker: Worker) -> None:
    await fill(worker, "", players=2)
    players = worker.players
    for token in ("phone", "desk"):
        await players.open_session("p0", token, 2000)
    await players.close_session("phone")
    assert await players.of_token("phone") is None
    assert await players.of_token("desk") is not None
    await players.close_sessions("p0")
    assert await players.of_token("desk") is None
    assert await players.of_token("token of p1") is not None


async def test_a_guest_becomes_an_account_and_a_name_is_given_once(worker: Worker) -> None:
    await fill(worker, "", players=2)
    players = worker.players
    assert await players.register(_account("p0", "Sokha"), "new", 2000)
    account = PlayerRow("p0", "Sokha", "sokha", "argon", 1000)
    assert await players.by_name("sokha") == await players.of_token("new") == account
    assert await players.of_token("token of p0") is None, "it may be known to who planted it"
    assert not await players.register(_account("p1", "SOKHA"), "other", 2000)
    assert not await players.register(_account("p0", "Dara"), "again", 2000), "no guest any more"
    assert not await players.register(_account("p2", "Sokha"), "another", 2000)
    assert await players.get("p2") is None
    assert await players.register(_account("p2", "Vanna"), "another", 2000)
    assert await players.of_token("another") == _account("p2", "Vanna")
    assert await players.of_token("token of p1") is not None


async def test_an_export_holds_everything_but_secrets(worker: Worker) -> None:
    await fill(worker, "ab", players=2)
    await worker.players.register(_account("p0", "Sokha"), "new", 2000)
    await worker.games.create(a_game("c", creator_id="p1", white_id="p1"))
    await worker.writer.append("a", 0, [("started", "{}", 5)])
    await worker.writer.append("c", 0, [("started", "{}", 5)])
    await worker.presence.record("w1", [("a", "p0", 1), ("a", "p1", 1)], 6)
    export = {table: rows for table, (rows,) in (await _exported(worker)).items()}
    account = {"id": "p0", "name": "Sokha", "name_key": "sokha", "created_at": 1000}
    assert export["players"] == [account]
    assert export["sessions"] == [{"created_at": 2000}]
    assert [game["id"] for game in export["games"]] == ["a", "b"]
    event = {"game_id": "a", "seq": 0, "kind": "started", "body": "{}", "at": 5}
    assert export["events"] == [event]
    assert [row["player_id"] for row in export["presence"]] == ["p0"]


async def test_a_long_export_is_read_in_parts(worker: Worker) -> None:
    await fill(worker, "")
    rooms = [a_game(f"{number:04}", created_at=1000 + number // 7) for number in range(1030)]
    log = [{"seq": seq, "kind": "moved", "body": "{}", "at": seq} for seq in range(1001)]
    async with worker.database.writing() as connection:
        await connection.execute(games.insert(), [asdict(room) for room in rooms])
        await connection.execute(events.insert(), [{"game_id": "0007"} | one for one in log])
        await connection.execute(events.insert(), [{"game_id": "1029"} | one for one in log])
    export = await _exported(worker)
    assert max(len(rows) for parts in export.values() for rows in parts) == 500
    assert [row["id"] for rows in export["games"] for row in rows] == [one.id for one in rooms]
    found = [(row["game_id"], row["at"]) for rows in export["events"] for row in rows]
    assert found == [(game, one["seq"]) for game in ("0007", "1029") for one in log]


async def _exported(worker: Worker) -> dict[str, list[Rows]]:
    export = worker.players.export("p0")
    return {table: [rows async for rows in parts] for table, parts in export.items()}


async def test_a_deleted_player_leaves_only_the_games_of_others(worker: Worker) -> None:
    await fill(worker, "w", players=2)
    await worker.players.register(_account("p0", "Sokha"), "new", 2000)
    played = a_game("a", white_id="p0", black_id="p1", status="over")
    await worker.games.create(played)
    await worker.presence.record("w1", [("a", "p0", 1), ("a", "p1", 1)], 2000)
    await worker.players.delete("p0", 3000)
    assert [seen.player_id for seen in await worker.presence.at_games(["a"], 3000)] == ["p1"]
    assert await worker.players.get("p0") == PlayerRow("p0", "", None, None, 1000)
    assert await worker.players.by_name("sokha") is None
    assert await worker.players.of_token("token of p0") is None
    assert await worker.games.get("a") == played
    room = await worker.games.get("w")
    assert room is not None
    assert room.status == "closed"
    assert await worker.players.register(_account("p1", "Sokha"), "other", 3000)


async def test_names_of_more_players_than_one_statement_takes(worker: Worker) -> None:
    await fill(worker, "")
    ids = [f"p{number}" for number in range(40_000)]
    assert await worker.players.names(ids) == {"p0": "name of p0"}
