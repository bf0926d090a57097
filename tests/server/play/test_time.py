"""Time and the server's own end: flags, restarts, good-byes."""

import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from signal import SIGCONT, SIGSTOP

import pytest

from server.play.remote_player import BLITZ, RemotePlayer
from server.play.server_process import ServerProcess

SECOND = {"type": "fischer", "base_ms": 1000, "increment_ms": 0}


@pytest.fixture
def own_server(tmp_path: Path, migrated_sqlite: Path) -> Iterator[ServerProcess]:
    """Gets a server to be ended in the test."""
    copy(migrated_sqlite, tmp_path / "ouk.db")
    server = ServerProcess(f"sqlite:///{tmp_path / 'ouk.db'}", tmp_path / "log")
    yield server
    server.stop()


def begun(server: ServerProcess, time: object) -> tuple[RemotePlayer, RemotePlayer, str]:
    """Begins a game in which both have moved, so that White's time runs."""
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create(time=time)
    black.join(game)
    assert white.connect().move(game, 0, "e3e4") == "done"
    assert black.connect().move(game, 1, "e6e5") == "done"
    return white, black, game


def end_of(server: ServerProcess, game: str) -> tuple[str, int] | None:
    """Gets reason and moment of a game's end."""
    watcher = RemotePlayer(server.host).connect()
    events = watcher.watch(game)
    watcher.close()
    last = events[-1]
    return (last["reason"], last["at"]) if last["type"] == "ended" else None


def test_a_flag_falls_with_nobody_there(own_server: ServerProcess) -> None:
    white, black, game = begun(own_server, SECOND)
    moved = time.time()
    white.close()
    black.close()
    time.sleep(2.3)
    reason, at = end_of(own_server, game) or ("", 0)
    assert reason == "time"
    assert 1.0 <= at / 1000 - moved <= 2.2


def test_an_outage_is_given_back_and_the_flag_falls_after_it(own_server: ServerProcess) -> None:
    white, black, game = begun(own_server, SECOND)
    time.sleep(0.3)
    own_server.kill()
    killed = time.time()
    time.sleep(2)
    own_server.start()
    watcher = RemotePlayer(own_server.host).connect()
    credited = next(one for one in watcher.watch(game) if one["type"] == "credited")
    assert credited["since"] / 1000 == pytest.approx(killed, abs=0.1)
    watcher.event("ended")
    reason, at = end_of(own_server, game) or ("", 0)
    assert reason == "time"
    assert 0.5 <= at / 1000 - credited["until"] / 1000 <= 1.7
    for player in (white, black, watcher):
        player.close()


def test_a_worker_that_stands_still_gives_back_the_time(own_server: ServerProcess) -> None:
    tables = [begun(own_server, BLITZ) for _ in range(4)]
    own_server.process.send_signal(SIGSTOP)
    sent = [white.send(type="move", game=game, ply=2, uci="d3d4") for white, _, game in tables]
    time.sleep(1.5)
    own_server.process.send_signal(SIGCONT)
    for number, (white, black, game) in zip(sent, tables, strict=True):
        assert white.get(lambda one, number=number: one.get("id") == number)["type"] == "done"  # type: ignore[misc]
        events = black.watch(game)
        given = [one["until"] - one["since"] for one in events if one["type"] == "credited"]
        before, moved = [one for one in events if one["type"] == "moved"][1:]
        charged = 303_000 - moved["clock"]["white"]["time"]
        assert max(given) > 1400
        assert charged == pytest.approx(moved["at"] - before["at"] - sum(given), abs=101)
        white.close()
        black.close()


def test_a_late_move_is_refused(own_server: ServerProcess) -> None:
    white, black, game = begun(own_server, SECOND)
    time.sleep(1.15)
    assert white.move(game, 2, "d3d4") in ("too-late", "game-over")
    black.watch(game)
    assert end_of(own_server, game) is not None
    white.close()
    black.close()


def test_a_graceful_end_says_to_come_back(own_server: ServerProcess) -> None:
    player = RemotePlayer(own_server.host)
    player.create()
    player.connect()
    own_server.process.terminate()
    assert player.closing() == 1012
    assert player.seen[-1] == {"type": "bye", "reason": "restart"}
    assert own_server.process.wait(timeout=10) in (0, -15)
    own_server.start()
    assert player.connect().ask(type="lobby") == "done"
    player.close()
