"""Clients that mean no good: each is answered, nobody else notices, no fault comes of it."""

import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State
from websockets.uri import parse_uri

from server.play.remote_player import Message, RemotePlayer
from server.play.server_process import ServerProcess
from server.services import Postgres

SHUFFLE = ("b1d2", "b8d7", "d2b1", "d7b8")
Pair = tuple[RemotePlayer, RemotePlayer, str]


@pytest.fixture(scope="module")
def server(
    postgres: Postgres, migrated_postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server on PostgreSQL, which takes less than SQLite does."""
    url = postgres.new_database(migrated_postgres)
    server = ServerProcess(url, tmp_path_factory.mktemp("server") / "log")
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture(autouse=True)
def no_faults(server: ServerProcess) -> Iterator[None]:
    """Sees that whatever was sent made no error in the server."""
    yield
    assert server.metric("faults_total") == 0


def code(player: RemotePlayer, data: str | bytes) -> str:
    """Sends what may be no message, and gets the code of the answer."""
    player.socket.send(data)
    return str(player.get(lambda one: one["type"] == "refused")["code"])


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[" * 2000,
        '{"type":"watch","game":"abcdefghjk","x":' + "[" * 4000,
        "{}",
        '{"type":"teleport"}',
        '{"type":"move"}',
        '{"type":"move","game":"abcdefghjk","ply":"0","uci":"e3e4"}',
        '{"type":"watch","game":"abcdefghjk","seq":1e400}',
        b"\xff\xfe\x00",
        b"{}",
        b"",
        '{"type":"chat","game":"abcdefghjk","text":"\\ud800"}',
        '{"type":"watch","game":"abcdefghj"}',
        '{"type":"watch","game":"abcdefghj\\u0000"}',
        '{"type":"watch","game":"abcdefghjk\\n"}',
        '{"type":"watch","game":"ABCDEFGHJK"}',
    ],
)
def test_what_is_no_message_is_malformed(server: ServerProcess, data: str | bytes) -> None:
    player = RemotePlayer(server.host).connect()
    assert code(player, data) == "malformed"
    assert player.ask(type="lobby") == "done"
    player.close()


def test_moves_that_are_not_ones_own(pair: Pair) -> None:
    white, black, game = pair
    assert black.move(game, 0, "e3e4") == "seat"
    assert white.move(game, 0, "e3e5") == "illegal"
    assert white.move(game, 0, "é3e4") == "illegal"
    assert white.move("abcdefghjk", 0, "e3e4") == "no-game"
    assert white.ask(type="count", game=game, action="start") == "no-count"
    assert white.ask(type="claim", game=game, claim="threefold") == "no-claim"
    assert white.ask(type="accept", game=game, kind="draw") == "no-offer"


ASKED: list[Message] = [
    {"type": "move", "ply": 0, "uci": "e3e4"},
    {"type": "offer", "kind": "draw"},
    {"type": "offer", "kind": "takeback"},
    {"type": "offer", "kind": "rematch"},
    {"type": "accept", "kind": "draw"},
    {"type": "accept", "kind": "rematch"},
    {"type": "decline", "kind": "draw"},
    {"type": "resign"},
    {"type": "abort"},
    {"type": "claim", "claim": "threefold"},
    {"type": "claim", "claim": "win"},
    {"type": "count", "action": "start"},
    {"type": "chat", "text": "hello"},
    {"type": "chat", "phrase": "hello"},
]


def test_who_watches_can_do_nothing_nor_who_plays_elsewhere(
    server: ServerProcess, pair: Pair
) -> None:
    white, _, game = pair
    stranger, elsewhere, friend = (RemotePlayer(server.host) for _ in range(3))
    assert friend.join(elsewhere.create()) == 200
    for watcher, code in ((stranger, "no-player"), (elsewhere, "seat")):
        watcher.connect().watch(game)
        assert {watcher.ask(game=game, **asked) for asked in ASKED} == {code}
        watcher.close()
    assert [event["type"] for event in white.watch(game)] == ["started"]


def test_a_move_of_before_a_take_back_is_judged_anew(pair: Pair) -> None:
    white, black, game = pair
    white.move(game, 0, "e3e4")
    black.move(game, 1, "e6e5")
    assert white.ask(type="offer", game=game, kind="takeback") == "done"
    assert black.ask(type="accept", game=game, kind="takeback") == "done"
    assert black.ask(type="accept", game=game, kind="takeback") == "no-offer"
    assert black.move(game, 1, "e6e5") == "ahead"
    assert black.move(game, 0, "e3e4") == "seat"
    assert white.move(game, 0, "d3d4") == "done"
    assert black.move(game, 1, "d6d5") == "done"
    assert white.move(game, 0, "e3e4") == "stale"
    assert black.move(game, 1, "e6e5") == "stale"
    assert white.ask(type="offer", game=game, kind="draw") == "done"
    assert white.ask(type="accept", game=game, kind="draw") == "no-offer"
    assert white.ask(type="decline", game=game, kind="draw") == "done"
    assert black.ask(type="accept", game=game, kind="draw") == "no-offer"


@pytest.mark.parametrize("name", ["a\0b", "\0\0", "a%b", "'--", "a\u202eb"])
def test_names_that_no_database_holds(server: ServerProcess, name: str) -> None:
    player, who = RemotePlayer(server.host), {"name": name, "password": "long enough"}
    assert player.request("GET", f"/api/players/{quote(name)}")[0] == 404
    assert player.request("POST", "/api/session", who) == (401, {"code": "wrong"})
    assert player.request("POST", "/api/account", who) == (409, {"code": "bad-name"})


def test_a_clock_of_the_clients_own_is_not_believed(pair: Pair) -> None:
    white, black, game = pair
    white.move(game, 0, "e3e4")
    black.move(game, 1, "e6e5")
    time.sleep(0.4)
    forged = {"at": 0, "clock": {"white": {"time": 10**9}}, "round_trip": 10**9, "player": "x"}
    assert white.ask(type="move", game=game, ply=2, uci="d3d4", **forged) == "done"
    moved = [black.event("moved") for _ in range(3)][2]
    assert 302_000 < moved["clock"]["white"]["time"] < 302_700


def test_a_late_pong_gains_little(server: ServerProcess) -> None:
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create()
    black.join(game)
    white.connect()
    for number in range(5):
        white.send(type="pong", n=number + 10**6)
        white.socket.send(json.dumps({"type": "pong", "n": number}))
    assert white.move(game, 0, "e3e4") == "done"
    white.close()


def test_an_oversized_message_ends_the_socket(server: ServerProcess) -> None:
    player = RemotePlayer(server.host).connect()
    player.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
    assert player.closing() == 1009


def test_a_flood_is_ended_and_disturbs_nobody(server: ServerProcess, pair: Pair) -> None:
    white, black, game = pair
    flooder = RemotePlayer(server.host).connect()
    with suppress(ConnectionClosed):
        for _ in range(1500):
            flooder.socket.send('{"type":"lobby"}')
            time.sleep(0.001)
    assert flooder.closing() in (1008, 1006)  # the second where our end was overrun
    began = time.monotonic()
    assert white.move(game, 0, "e3e4") == "done"
    black.event("moved")
    assert time.monotonic() - began < 1


def test_a_reader_that_never_reads_is_dropped(server: ServerProcess, pair: Pair) -> None:
    white, black, game = pair
    for ply, uci in enumerate(SHUFFLE * 20):
        assert (black if ply % 2 else white).move(game, ply, uci) == "done"
    deaf = socket.create_connection(("127.0.0.1", server.port))
    before = server.metric("closed_too_slow_total")
    handshake = ClientProtocol(parse_uri(f"ws://{server.host}/ws"))
    handshake.send_request(handshake.connect())
    deadline = time.monotonic() + 30
    with suppress(OSError):
        while time.monotonic() < deadline:
            for data in handshake.data_to_send():
                deaf.sendall(data)
            if handshake.state is not State.OPEN:
                handshake.receive_data(deaf.recv(4096))  # the last it ever reads
            handshake.send_text(json.dumps({"type": "watch", "game": game}).encode())
            time.sleep(0.021)
    deaf.close()
    assert server.metric("closed_too_slow_total") == before + 1
    assert white.ask(type="offer", game=game, kind="draw") == "done"


def test_pages_of_other_sites_are_refused(server: ServerProcess) -> None:
    player = RemotePlayer(server.host)
    with pytest.raises(InvalidStatus):
        player.connect(Origin="https://example.com")
    foreign = {"Origin": "https://example.com"}
    assert player.request("POST", "/api/rooms", {}, foreign)[0] == 403
    assert player.request("DELETE", "/api/session", None, foreign)[0] == 403
    assert (
        player.request("DELETE", "/api/session", None, {"Sec-Fetch-Site": "cross-site"})[0] == 403
    )
    own = {"Origin": f"http://{server.host}"}
    assert player.request("DELETE", "/api/session", None, own)[0] == 204
    player.connect(**own).close()


def test_a_deep_body_is_malformed(server: ServerProcess) -> None:
    head = {"Content-Type": "application/json"}
    for path in ("/api/rooms", "/api/session"):
        request = urllib.request.Request(f"http://{server.host}{path}", b"[" * 16_000, head)
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)
        assert (refused.value.code, refused.value.read()) == (400, b'{"code":"malformed"}')


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"variant": "chess", "time": {"type": "untimed"}}, 422),
        ({"variant": "karouk", "time": {"type": "fischer", "base_ms": 0, "increment_ms": 0}}, 409),
        ({"variant": "karouk", "time": {"type": "daily", "days": 10**9}}, 422),
        ({"variant": "karouk", "time": {"type": "untimed"}, "maker": "x"}, 422),
        ("x" * 20_000, 413),
    ],
)
def test_rooms_that_cannot_be(server: ServerProcess, body: object, status: int) -> None:
    assert RemotePlayer(server.host).request("POST", "/api/rooms", body)[0] == status


def test_what_breaks_off_harms_nobody(server: ServerProcess) -> None:
    player = RemotePlayer(server.host)
    game = player.create()
    for _ in range(20):
        watcher = RemotePlayer(server.host, player.cookie).connect()
        watcher.send(type="watch", game=game)
        watcher.drop()
    deadline = time.monotonic() + 5
    while server.metric("sockets"):
        assert time.monotonic() < deadline
        time.sleep(0.05)
