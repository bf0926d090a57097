"""A PostgreSQL and a Redis of the tests' own, on free ports, with their data in a new folder."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

# Debian keeps PostgreSQL's programs off the path.
_DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
# PostgreSQL does not run as root.
_POSTGRES_USER = "postgres" if os.geteuid() == 0 else None


class Postgres:
    """A cluster that is thrown away. Nothing is flushed to disk: a killed client loses nothing."""

    def __init__(self) -> None:
        """Makes it and starts it."""
        self.folder = Path(tempfile.mkdtemp(prefix="ouk-postgres-"))
        if _POSTGRES_USER:
            shutil.chown(self.folder, _POSTGRES_USER)
        self.port = free_port()
        self._databases = 0
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stops the server at once, as if it had crashed."""
        self._run("pg_ctl", "-w", "-s", "-m", "immediate", "stop")

    def new_database(self, template: str = "template0") -> str:
        """Makes a database and gets its URL; `template` is the URL of another that it copies."""
        self._databases += 1
        name = f"ouk{self._databases}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE {template.rpartition('/')[2]}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stops the server and removes its data."""
        self.stop()
        shutil.rmtree(self.folder)

    def _sql(self, statement: str) -> None:
        address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        subprocess.run([_program("psql"), "-qc", statement, address], check=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [_program(program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, user=_POSTGRES_USER, cwd="/", stdout=subprocess.DEVNULL)


class RedisServer:
    """A Redis, or a Valkey where that is what there is, which keeps nothing on disk."""

    def __init__(self) -> None:
        """Starts it."""
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Starts the server and waits until it listens."""
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program, "neither redis-server nor valkey-server is installed: scripts/install"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, cwd="/tmp")
        wait_for_port(self.port)

    def kill(self) -> None:
        """Ends the server at once, as if it had crashed."""
        self.process.kill()
        self.process.wait()


def free_port() -> int:
    """Gets a port of the loopback interface that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def wait_for_port(port: int, seconds: float = 20) -> None:
    """Waits until somebody listens on a port."""
    until = time.monotonic() + seconds
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            assert time.monotonic() < until, f"nobody listens on port {port}"
            time.sleep(0.02)


def _program(name: str) -> str:
    path = os.pathsep.join([*map(str, _DEBIAN), os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=path)
    assert found, f"{name} of PostgreSQL is not installed: scripts/install"
    return found


def _migrate(url: str) -> None:
    from ouk_server.store.migrations import upgrade  # slow to load

    asyncio.run(upgrade(url))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The cluster that the tests share; each takes a database of its own."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> str:
    """A migrated database, to be copied by tests and not used itself."""
    url = postgres.new_database()
    _migrate(url)
    return url


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """The Redis that the tests share."""
    server = RedisServer()
    yield server
    server.kill()


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A Redis of one's own, to be killed in the middle of a test."""
    server = RedisServer()
    yield server
    server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new migrated database: the test runs once on SQLite and once on PostgreSQL."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.new_database(request.getfixturevalue("migrated_postgres"))
    copy = tmp_path / "ouk.db"
    shutil.copy(request.getfixturevalue("migrated_sqlite"), copy)
    return f"sqlite:///{copy}"


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database, to be copied by tests and not used itself."""
    path = tmp_path_factory.mktemp("migrated") / "ouk.db"
    _migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"
