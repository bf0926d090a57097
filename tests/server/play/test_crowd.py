"""One address that opens sockets by the thousand."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

CROWD = 10_000
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """Lets the test open as many sockets as the system allows."""
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (usual[1], usual[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, usual)


def test_a_crowd_from_one_address_is_kept_out_and_others_play(server: ServerProcess) -> None:
    answers = []
    with ExitStack() as crowd:
        for _ in range(CROWD):
            one = socket.create_connection(
                ("127.0.0.1", server.port), source_address=("127.0.0.9", 0)
            )
            one.sendall(HANDSHAKE.format(host=server.host).encode())
            answers.append(one.recv(64).split(b" ")[1])
            crowd.callback(one.close)
            if len(answers) > 2_100 and answers[-1] == b"403":
                one.close()
        # Who answers no ping is dropped after nine seconds, and others may take the place.
        assert 2_000 <= answers.count(b"101") < 3_000
        assert answers.count(b"403") == CROWD - answers.count(b"101")
        player = RemotePlayer(server.host)
        game = player.create()
        began = time.monotonic()
        assert player.connect().ask(type="watch", game=game) == "done"
        assert time.monotonic() - began < 1
        player.close()


def test_who_asks_nothing_or_never_comes_to_the_end_is_cut_off(server: ServerProcess) -> None:
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    silent[0].sendall(b"GET / HTTP/1.1\r\nHost: ")
    get = "GET /api/me HTTP/1.1\r\nHost: x\r\n"
    post = "POST {} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{}\r\n\r\n"
    slow = [
        (post.format("/api/rooms", "Content-Length: 9000"), " "),
        (post.format("/api/rooms", "Transfer-Encoding: chunked"), "1\r\n \r\n"),
        (post.format("/", "Content-Length: 9000"), " "),  # the answer comes before the end
        (f"{get}X: ", "x"),
        (f"{get}\r\n{get}X: ", "x"),
        (f"{get}\r\n", "\r\n"),
    ]
    going = {socket.create_connection(("127.0.0.1", server.port)): more for _, more in slow}
    for one, (start, _) in zip(going, slow, strict=True):
        one.sendall(start.encode())
    began, ended = time.monotonic(), []
    while going and time.monotonic() < began + 20:
        time.sleep(0.2)
        for one, more in tuple(going.items()):
            try:
                one.sendall(more.encode())
            except OSError:
                one.close()
                del going[one]
                ended.append(time.monotonic() - began)
    assert len(ended) == len(slow)
    assert 9 < min(ended) < max(ended) < 13
    for one in silent:
        one.settimeout(3)
        with suppress(ConnectionResetError):
            assert one.recv(1) == b""
        one.close()
    assert server.metric("faults_total") == 0
