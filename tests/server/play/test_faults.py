"""Failures of all that may fail, with real processes: nothing that was promised is lost."""

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ouk_server.service.heartbeat import DOWN
from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess
from server.play.table import ENDING, Table, at_once
from server.services import Postgres, RedisServer

GAMES, TIMES = 20, 10


@pytest.fixture
def one(database_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """Gets one worker, on SQLite and on PostgreSQL."""
    worker = ServerProcess(database_url, tmp_path / "log")
    yield worker
    worker.stop()


def test_kills_at_random_moments_lose_nothing(one: ServerProcess) -> None:
    tables = [Table(one, seed, ENDING if seed % 4 == 0 else "") for seed in range(GAMES)]
    chance = random.Random(one.database_url[:6])
    offers, counts = 0, 0
    for _ in range(TIMES):
        moment = threading.Timer(chance.uniform(0.1, 0.7), one.kill)
        moment.start()
        at_once(tables, "play_until_lost")
        moment.join()
        offers += sum(table.offer is not None for table in tables)
        counts += sum(table.board.count is not None for table in tables)
        one.start()
        at_once(tables, "come_again")
        running = [table for table in tables if not table.board.is_game_over()]
        alive = max(table.last_kept() for table in running)
        at_once(running, "check_clock", alive, one.killed_at)
    assert sum(len(table.promised) for table in tables) > GAMES * TIMES / 4
    assert min(offers, counts) > TIMES / 2  # and they were there again
    for table in tables:
        for player in table.players:
            player.close()


@pytest.fixture
def two(
    postgres: Postgres, migrated_postgres: str, own_redis: RedisServer, tmp_path: Path
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Gets two workers, at addresses of their own, so that a player can be on a certain one."""
    url = postgres.new_database(migrated_postgres)
    redis = ("--redis-url", own_redis.url)
    workers = [ServerProcess(url, tmp_path / f"log{number}", *redis) for number in (1, 2)]
    yield workers[0], workers[1]
    for worker in workers:
        worker.stop()


def apart(two: tuple[ServerProcess, ServerProcess]) -> tuple[RemotePlayer, RemotePlayer, str]:
    """Begins a game whose players are on different workers."""
    white, black = RemotePlayer(two[0].host), RemotePlayer(two[1].host)
    game = white.create()
    white.connect().watch(game)
    assert black.join(game) == 200
    white.event("started")
    black.connect().watch(game)
    return white, black, game


def test_players_on_two_workers_and_one_dies(two: tuple[ServerProcess, ServerProcess]) -> None:
    white, black, game = apart(two)
    assert white.move(game, 0, "e3e4") == "done"
    assert black.event("moved", 2)["uci"] == "e3e4"
    assert black.move(game, 1, "e6e5") == "done"
    assert [white.event("moved", 2)["uci"] for _ in range(2)][1] == "e6e5"
    two[0].kill()
    died = time.monotonic()
    white.host = two[1].host
    white.close()
    assert white.connect().watch(game)[-1]["uci"] == "e6e5"
    assert white.move(game, 2, "d3d4") == "done"
    black.get(lambda one: "d3d4" in str(one))
    assert time.monotonic() - died < 3
    white.close()
    black.close()


def test_presence_and_the_end_of_a_session_cross_workers(
    two: tuple[ServerProcess, ServerProcess],
) -> None:
    white, black, _ = apart(two)
    white.get(lambda one: one["type"] == "presence" and one["black"]["away_since"] is None)
    black.drop()
    white.get(lambda one: one["type"] == "presence" and one["black"]["away_since"], 4)
    there = RemotePlayer(two[1].host, white.cookie)
    assert there.request("DELETE", "/api/sessions")[0] == 204
    assert white.closing() == 1008


def test_games_go_on_without_redis(
    two: tuple[ServerProcess, ServerProcess], own_redis: RedisServer
) -> None:
    white, black, game = apart(two)
    own_redis.kill()
    for ply, uci in enumerate(("e3e4", "e6e5", "d3d4", "d6d5")):
        mover, other = (black, white) if ply % 2 else (white, black)
        asked = time.monotonic()
        assert mover.move(game, ply, uci) == "done"
        other.get(lambda one, uci=uci: uci in str(one), 4)  # type: ignore[misc]
        assert time.monotonic() - asked < 2
    own_redis.start()
    time.sleep(3)
    asked = time.monotonic()
    assert white.move(game, 4, "b1d2") == "done"
    black.get(lambda one: "b1d2" in str(one))
    assert time.monotonic() - asked < 0.5
    white.close()
    black.close()


def test_postgres_restarts_in_the_middle(
    two: tuple[ServerProcess, ServerProcess], postgres: Postgres
) -> None:
    white, black, game = apart(two)
    assert white.move(game, 0, "e3e4") == "done"
    postgres.stop()
    tried = time.time() * 1000
    assert black.move(game, 1, "e6e5") == "try-again"
    time.sleep(DOWN / 1000)  # for less nothing is given back
    postgres.start()
    deadline = time.monotonic() + 10
    while (answer := black.move(game, 1, "e6e5")) != "done":
        assert answer == "try-again"
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert black.move(game, 1, "e6e5") == "done"
    white.get(lambda one: "e6e5" in str(one))
    events = white.watch(game)
    _, moved = [event for event in events if event["type"] == "moved"]
    outages = [event for event in events if event["type"] == "credited"]
    assert outages[0]["since"] < tried < outages[-1]["until"]
    assert moved["at"] <= outages[-1]["until"]  # it came while nobody's time ran
    white.close()
    black.close()
