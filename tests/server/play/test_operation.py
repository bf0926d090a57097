"""The server as those see it who run it."""

import json
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from server.play.remote_player import RemotePlayer
from server.play.server_process import OUK, ServerProcess
from server.services import Postgres, RedisServer


def refusal(*arguments: str) -> str:
    """Runs a command that is refused, and gets the one line that says why."""
    done = subprocess.run([OUK, *arguments], capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_what_cannot_be_served_is_said_in_a_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    assert "ouk migrate" in refusal("serve", "--database-url", url)
    assert "one worker" in refusal("serve", "--workers", "2", "--database-url", url)
    assert "no database address" in refusal("serve", "--database-url", "mysql://x")
    assert "no database address" in refusal("migrate", "--database-url", "mysql://x")
    subprocess.run([OUK, "migrate", "--database-url", url], check=True)


def test_secrets_do_not_reach_the_log(server: ServerProcess) -> None:
    player = RemotePlayer(server.host)
    who = {"name": "Rithy", "password": "a-secret-of-mine"}
    player.request("POST", "/api/account", who)
    player.connect().ask(type="lobby")
    player.close()
    token = (player.cookie or "").partition("=")[2]
    log = server.log.read_text()
    assert all(json.loads(line)["message"] for line in log.splitlines())
    assert token not in log
    assert who["password"] not in log


def test_the_numbers_are_told_on_this_machine_alone(server: ServerProcess) -> None:
    player = RemotePlayer(server.host)
    assert player.request("GET", "/metrics", None, {"X-Forwarded-For": "192.0.2.7"})[0] == 404
    rooms = server.metric("rooms_total")
    RemotePlayer(server.host).create()
    assert server.metric("rooms_total") == rooms + 1


def test_the_interface_is_described_with_its_errors(server: ServerProcess) -> None:
    description = json.loads(server.get("/api/openapi.json"))
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            assert {"422", "429", "503"} <= set(route["responses"]), (path, method)
            assert route["description"]


def test_what_the_interface_answers_is_not_kept(server: ServerProcess) -> None:
    for path in ("/api/me", "/api/account/export", "/api/nothing"):
        try:
            answer = urllib.request.urlopen(f"http://{server.host}{path}", timeout=5)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            assert answer.headers.get_all("Cache-Control") == ["no-store"], path


def test_workers_share_a_port(
    postgres: Postgres,
    migrated_postgres: str,
    own_redis: RedisServer,
    tmp_path: Path,
) -> None:
    url = postgres.new_database(migrated_postgres)
    options = ("--workers", "2", "--redis-url", own_redis.url)
    server = ServerProcess(url, tmp_path / "log", *options)
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create()
    assert black.join(game) == 200
    for player in (white, black):
        player.connect().watch(game)
    for ply, uci in enumerate(("e3e4", "e6e5", "d3d4", "d6d5")):
        mover, other = (black, white) if ply % 2 else (white, black)
        assert mover.move(game, ply, uci) == "done"
        other.get(lambda one, uci=uci: uci in str(one))  # type: ignore[misc]
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = [int(one) for one in children.read_text().split()]
    for worker in workers:
        if b"spawn_main" in Path(f"/proc/{worker}/cmdline").read_bytes():
            os.kill(worker, signal.SIGKILL)  # one of them; the others serve on
            break
    deadline = time.monotonic() + 3
    while True:
        try:
            white.close()
            assert white.connect().move(game, 4, "b1d2") == "done"
            break
        except OSError:
            assert time.monotonic() < deadline
    for player in (white, black):
        player.close()
    server.stop()
