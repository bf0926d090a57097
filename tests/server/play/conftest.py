"""A running server, for the tests of online play."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, migrated_sqlite: Path
) -> Iterator[ServerProcess]:
    """Gets a server on SQLite, for all tests of a file."""
    folder = tmp_path_factory.mktemp("server")
    shutil.copy(migrated_sqlite, folder / "ouk.db")
    server = ServerProcess(f"sqlite:///{folder / 'ouk.db'}", folder / "log")
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def pair(server: ServerProcess) -> Iterator[tuple[RemotePlayer, RemotePlayer, str]]:
    """Gets White, Black and their game, both watching."""
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create()
    assert black.join(game) == 200
    for player in (white, black):
        player.connect().watch(game)
    yield white, black, game
    white.close()
    black.close()
