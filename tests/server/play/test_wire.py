"""Clients that bend HTTP and WebSockets themselves: they are sent away, and nothing fails."""

import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

TEXT, PING, CLOSE, FIN = 1, 9, 8, 0x80
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture(autouse=True)
def no_faults(server: ServerProcess) -> Iterator[None]:
    """Sees that whatever was sent made no error in the server."""
    yield
    assert server.metric("faults_total") == 0


class Wire:
    """A bare connection."""

    def __init__(self, server: ServerProcess) -> None:
        """Opens it."""
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=10)

    def ask(self, head: str, path: str = "/ws", body: bytes = b"", host: str = "") -> str:
        """Sends a request, and gets the first line of the answer, and what came with it."""
        first = f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\nHost: {host or self.server.host}"
        with suppress(OSError):  # it may be cut off before it has said all
            self.socket.sendall(f"{first}\r\n{head}\r\n".encode("latin-1") + body)
        with suppress(ConnectionResetError):
            return self.socket.recv(4096).decode("latin-1")
        return "reset"

    def open(self, head: str = "") -> str:
        """Makes it a WebSocket."""
        answer = self.ask(UPGRADE + head)
        assert answer.startswith("HTTP/1.1 101"), answer
        return answer

    def frame(self, first: int, data: bytes) -> bytes:
        """Makes a frame, masked by nothing."""
        long = struct.pack("!H", len(data)) if len(data) > 125 else b""
        return bytes((first, 0x80 | (126 if long else len(data)))) + long + bytes(4) + data

    def closing(self) -> int:
        """Reads until the close frame, and gets its code."""
        data = b""
        while more := self.socket.recv(4096):
            data += more
        at = data.rindex(bytes((FIN | CLOSE,)))
        return int.from_bytes(data[at + 2 : at + 4])


@pytest.fixture
def wire(server: ServerProcess) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.socket.close()


@pytest.mark.parametrize(
    ("head", "path"),
    [
        (f"X: {'x' * 700_000}\r\n", "/en/"),
        ("".join(f"X-{number}: x\r\n" for number in range(70_000)), "/en/"),
        (f"{UPGRADE}X: {'x' * 10_000}\r\n", "/ws"),
        (UPGRADE + "".join(f"X-{number}: x\r\n" for number in range(200)), "/ws"),
    ],
)
def test_a_head_has_a_size(wire: Wire, head: str, path: str) -> None:
    answer = wire.ask(head, path)
    assert answer == "reset" or answer.startswith("HTTP/1.1 431")  # where there is more to read
    with suppress(ConnectionResetError):
        assert wire.socket.recv(1) == b""


def test_a_head_without_end_takes_no_memory(server: ServerProcess, wire: Wire) -> None:
    before, sent = server.memory(), 0
    with suppress(OSError):
        wire.socket.sendall(b"GET /en/ HTTP/1.1\r\nX: ")
        while sent < 50_000_000:
            sent += wire.socket.send(b"x" * 65_536)
    assert sent < 20_000_000
    assert server.memory() - before < 10_000_000


@pytest.mark.parametrize("host", ["[", "[::1", "x y", 'x"]', "x:99999999", "\xe9", "x" * 5000])
@pytest.mark.parametrize("path", ["/abcdefghjk.svg", "/api/games/abcdefghjk.pgn", "/en/", "/ws"])
def test_a_host_may_be_called_anything(wire: Wire, host: str, path: str) -> None:
    assert int(wire.ask("", path, host=host).split()[1]) < 500


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 16_000,
        b'{"a":' * 3000,
        b'{"variant":"karouk","time":{"type":"daily","days":' + b"9" * 5000 + b"}}",
        b'{"variant":"karouk","time":{"type":"daily","days":NaN}}',
        b'{"variant":"karouk","time":{"type":"daily","days":1e308}}',
        b'{"variant":"\\ud800","time":{"type":"untimed"}}',
        b"\xff\xfe",
        b"\x1f\x8b\x08\x00bomb",
    ],
)
def test_a_body_may_hold_anything(wire: Wire, body: bytes) -> None:
    head = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    assert wire.ask(head, "/api/rooms", body).split()[1] in ("400", "422")


def test_a_body_has_a_size_also_where_it_is_not_told(wire: Wire) -> None:
    head = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    body = b"5000\r\n" + b" " * 0x5000 + b"\r\n0\r\n\r\n"
    assert wire.ask(head, "/api/rooms", body).startswith("HTTP/1.1 413")


def test_nothing_is_unpacked(wire: Wire) -> None:
    answer = wire.open("Sec-WebSocket-Extensions: permessage-deflate\r\n")
    assert "extensions" not in answer.lower()
    wire.socket.sendall(wire.frame(FIN | 0x40 | TEXT, b"packed"))
    assert wire.closing() == 1002


def test_a_message_in_many_parts_has_a_size(wire: Wire) -> None:
    wire.open()
    wire.socket.sendall(wire.frame(TEXT, b"x" * 1000) + wire.frame(0, b"x" * 1000) * 4)
    assert wire.closing() == 1009


def test_text_that_is_none_ends_the_socket(wire: Wire) -> None:
    wire.open()
    wire.socket.sendall(wire.frame(FIN | TEXT, b"\xff"))
    assert wire.closing() == 1007


def test_who_pings_and_never_reads_is_dropped(server: ServerProcess, wire: Wire) -> None:
    wire.open()
    before = server.metric("closed_too_slow_total")
    flood, deadline = wire.frame(FIN | PING, b"x" * 125) * 1000, time.monotonic() + 30
    with suppress(OSError):
        while time.monotonic() < deadline:
            wire.socket.sendall(flood)
    assert server.metric("closed_too_slow_total") == before + 1


def test_pictures_are_not_drawn_for_ever(server: ServerProcess) -> None:
    elsewhere = {"X-Forwarded-For": "2001:db8::1"}
    player = RemotePlayer(server.host)
    asked = [player.request("GET", "/abcdefghjk.svg", None, elsewhere)[0] for _ in range(140)]
    assert (asked[0], asked[-1]) == (200, 429)
    next_door = {"X-Forwarded-For": f"2001:db8::{os.getpid():x}"}
    assert player.request("GET", "/abcdefghjk.svg", None, next_door)[0] == 429
    assert player.request("GET", "/abcdefghjk.svg")[0] == 200
