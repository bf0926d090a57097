"""What docs/deploy.md tells: the shipped unit and nginx configuration, back-up and restore."""

import os
import re
import shlex
import shutil
import ssl
import subprocess
import urllib.request
from collections.abc import Iterator
from configparser import ConfigParser
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.play.remote_player import BLITZ, RemotePlayer
from server.play.server_process import OUK, ServerProcess
from server.services import Postgres, RedisServer, free_port, wait_for_port

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "ouk@.service"
OPENING = ("e3e4", "e6e5", "d3d4", "d6d5")


def substituted(text: str, new: dict[str, str]) -> str:
    """Puts the paths and ports of a test into what is shipped."""
    for shipped, ours in new.items():
        assert shipped in text, shipped
        text = text.replace(shipped, ours)
    return text


def unit() -> ConfigParser:
    """Reads the unit."""
    parser = ConfigParser(interpolation=None, strict=False)
    parser.read_string(UNIT.read_text())
    return parser


class Worker(ServerProcess):
    """A worker, started as its unit says, with the settings that are shipped."""

    def __init__(self, settings: dict[str, str], log: Path) -> None:
        """Starts it. `settings` are the values for the variables of the shipped file."""
        lines = (ROOT / "deploy" / "ouk.env").read_text().splitlines()
        named = [line.partition("=")[0] for line in lines if not line.startswith("#")]
        self._settings = {name: settings[name] for name in named}
        super().__init__(settings["OUK_DATABASE_URL"], log)

    def start(self) -> None:
        """Starts, and waits until the worker answers."""
        ours = {"/opt/ouk/bin/ouk": str(OUK), "%i": str(self.port)}
        command = shlex.split(substituted(unit()["Service"]["ExecStart"], ours))
        with self.log.open("a") as log:
            environment = os.environ | self._settings
            self.process = subprocess.Popen(command, env=environment, stderr=log)
        self.wait()


class Nginx:
    """nginx with the shipped configuration, before workers on other ports."""

    def __init__(self, folder: Path, workers: list[Worker]) -> None:
        """Starts it, with a certificate of its own."""
        self.folder, self.http, self.https = folder, free_port(), free_port()
        self._make_certificate()
        self.tls = ssl.create_default_context(cafile=folder / "certificate.pem")
        shipped = (ROOT / "deploy" / "ouk-nginx.conf").read_text()
        (folder / "site.conf").write_text(substituted(shipped, self._ours(workers)))
        (folder / "nginx.conf").write_text(self._frame())
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program, "nginx is not installed: scripts/install"
        command = [program, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
        self.process = subprocess.Popen(command)
        wait_for_port(self.https)

    @property
    def host(self) -> str:
        """Gets the address of the site."""
        return f"127.0.0.1:{self.https}"

    def get(self, path: str) -> "urllib.request._UrlopenRet":
        """Opens an address of the site. Raises HTTPError."""
        address = f"https://{self.host}{path}"
        return urllib.request.urlopen(address, timeout=10, context=self.tls)

    def player(self) -> RemotePlayer:
        """Makes a visitor."""
        return RemotePlayer(self.host, tls=self.tls)

    def _ours(self, workers: list[Worker]) -> dict[str, str]:
        return {
            "127.0.0.1:8001": workers[0].host,
            "127.0.0.1:8002": workers[1].host,
            "listen 80;": f"listen 127.0.0.1:{self.http};",
            "listen 443 ssl": f"listen 127.0.0.1:{self.https} ssl",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "server_name ouk.example.org;": "server_name 127.0.0.1;",
            "/etc/letsencrypt/live/ouk.example.org/fullchain.pem": f"{self.folder}/certificate.pem",
            "/etc/letsencrypt/live/ouk.example.org/privkey.pem": f"{self.folder}/key.pem",
        }

    def _frame(self) -> str:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        user = "user root;\n" if os.geteuid() == 0 else ""
        return (
            f"{user}daemon off;\npid {self.folder}/pid;\nworker_processes 1;\n"
            "events { worker_connections 256; }\n"
            f"http {{\naccess_log off;\n{folders}include {self.folder}/site.conf;\n}}\n"
        )

    def _make_certificate(self) -> None:
        options = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=ouk"
        files = ("-keyout", f"{self.folder}/key.pem", "-out", f"{self.folder}/certificate.pem")
        names = ("-addext", "subjectAltName=IP:127.0.0.1")
        command = ["openssl", *options.split(), *names, *files]
        subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="module")
def workers(
    postgres: Postgres,
    migrated_postgres: str,
    redis: RedisServer,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[list[Worker]]:
    """Two workers on PostgreSQL and Redis."""
    folder = tmp_path_factory.mktemp("workers")
    url = postgres.new_database(migrated_postgres)
    settings = {"OUK_DATABASE_URL": url, "OUK_REDIS_URL": redis.url}
    workers = [Worker(settings, folder / f"log{number}") for number in range(2)]
    yield workers
    for worker in workers:
        worker.stop()
        assert "Traceback" not in worker.log.read_text(), worker.log.read_text()


@pytest.fixture(scope="module")
def nginx(workers: list[Worker], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    """nginx in front of the two."""
    server = Nginx(tmp_path_factory.mktemp("nginx"), workers)
    yield server
    server.process.terminate()
    server.process.wait(timeout=10)


@pytest.fixture
def pair(nginx: Nginx) -> Iterator[tuple[RemotePlayer, RemotePlayer, str]]:
    """White, Black and their game, through nginx."""
    white, black = nginx.player(), nginx.player()
    game = white.create()
    assert black.join(game) == 200
    for player in (white, black):
        player.connect().watch(game)
    yield white, black, game
    white.close()
    black.close()


def test_the_unit_is_valid(tmp_path: Path) -> None:
    service = unit()["Service"]
    assert service["User"] == "ouk"
    assert service["EnvironmentFile"] == "/etc/ouk.env"
    assert int(service["TimeoutStopSec"]) > 5  # what the server takes at most
    checked = tmp_path / "ouk@8001.service"
    checked.write_text(substituted(UNIT.read_text(), {"/opt/ouk/bin/ouk": str(OUK)}))
    if program := shutil.which("systemd-analyze"):
        done = subprocess.run([program, "verify", checked], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_game_through_nginx_with_its_players_apart(
    pair: tuple[RemotePlayer, RemotePlayer, str], workers: list[Worker]
) -> None:
    white, black, game = pair
    assert [worker.metric("sockets") for worker in workers] == [1, 1]
    for ply, uci in enumerate(OPENING):
        mover, other = (black, white) if ply % 2 else (white, black)
        assert mover.move(game, ply, uci) == "done"
        assert other.get(lambda one, uci=uci: uci in str(one))  # type: ignore[misc]


def test_pages_of_others_are_told_apart_behind_nginx(nginx: Nginx) -> None:
    with pytest.raises(InvalidStatus):
        nginx.player().connect(Origin="https://elsewhere.example")
    nginx.player().connect(Origin=f"https://{nginx.host}").close()


def test_an_address_that_a_client_says_is_not_believed(nginx: Nginx) -> None:
    said = ({"X-Forwarded-For": f"10.7.0.{number}"} for number in range(21))
    asked = [nginx.player().request("GET", "/api/account/export", None, one)[0] for one in said]
    assert (asked[0], asked[-1]) == (401, 429)  # ten at each of two workers


def test_what_nginx_adds_and_keeps_to_itself(nginx: Nginx) -> None:
    visitor = nginx.player()
    assert visitor.request("GET", "/metrics")[0] == 404
    assert visitor.request("GET", "/healthz") == (200, "ok\n")
    assert "<title>" in visitor.request("GET", "/en/")[1]
    with nginx.get("/en/") as page:
        assert page.headers["Strict-Transport-Security"]
        assert page.headers["Content-Security-Policy"]
    plain = HTTPConnection("127.0.0.1", nginx.http, timeout=5)
    plain.request("GET", "/en/")
    answer = plain.getresponse()
    assert (answer.status, answer.getheader("Location")) == (301, "https://127.0.0.1/en/")
    plain.close()


def test_the_cookie_is_for_tls_alone(nginx: Nginx) -> None:
    wanted = urllib.request.Request(
        f"https://{nginx.host}/api/rooms",
        f'{{"variant":"karouk","time":{BLITZ}}}'.replace("'", '"').encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(wanted, timeout=10, context=nginx.tls) as answer:
        assert "; Secure" in answer.headers["Set-Cookie"]


def is_cut(player: RemotePlayer) -> bool:
    """Checks whether a socket has been closed from the other end."""
    try:
        player.ask(type="lobby")
    except ConnectionClosed:
        return True
    return False


def test_workers_restart_one_by_one(
    pair: tuple[RemotePlayer, RemotePlayer, str], nginx: Nginx, workers: list[Worker]
) -> None:
    white, black, game = pair
    lost = 0
    for ply, worker in enumerate(workers):
        worker.stop()
        for player in (white, black):
            if is_cut(player):
                assert player.closing() == 1012
                assert player.seen[-1] == {"type": "bye", "reason": "restart"}
                lost += 1
                player.connect().watch(game)
            assert nginx.player().request("GET", "/en/")[0] == 200
        assert (black if ply else white).move(game, ply, OPENING[ply]) == "done"
        worker.start()
    assert lost == 3  # one was on the first worker, then both on the second


def run_documented(heading: str, new: dict[str, str], url: str) -> None:
    """Runs the commands that docs/deploy.md gives, but those to systemd."""
    text = (ROOT / "docs" / "deploy.md").read_text()
    block = re.search(rf"### {heading}\n.*?```sh\n(.*?)```", text, re.DOTALL)
    assert block, heading
    lines = [line for line in block[1].splitlines() if not line.startswith("systemctl")]
    programs = ":".join(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)))
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "OUK_DATABASE_URL": url}
    script = substituted("\n".join(lines), new)
    subprocess.run(["sh", "-euc", script], check=True, env=environment, timeout=30)


@pytest.fixture
def server(database_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A worker on either database."""
    server = ServerProcess(database_url, tmp_path / "log")
    yield server
    server.stop()


def paths(server: ServerProcess, backups: Path) -> tuple[str, dict[str, str]]:
    """Gets the name of the database in the documentation, and which paths stand for which."""
    ours = {"/var/backups": str(backups)}
    if not server.database_url.startswith("sqlite"):
        return "PostgreSQL", ours
    return "SQLite", ours | {"/var/lib/ouk/ouk.db": server.database_url.removeprefix("sqlite:///")}


def test_back_up_and_restore(server: ServerProcess, tmp_path: Path) -> None:
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create()
    assert black.join(game) == 200
    for ply, player in enumerate((white, black)):
        assert player.connect().move(game, ply, OPENING[ply]) == "done"
    backups = tmp_path / "backups"
    backups.mkdir()
    kind, ours = paths(server, backups)
    run_documented(f"Back-up of {kind}", ours, server.database_url)
    assert white.move(game, 2, "a3a4") == "done"

    server.stop()
    owner = {"-o ouk -g ouk ": ""} if kind == "SQLite" else {}
    run_documented(f"Restore of {kind}", ours | owner, server.database_url)
    server.start()
    moved = [event["uci"] for event in white.connect().watch(game) if event["type"] == "moved"]
    assert moved == list(OPENING[:2])
    assert white.move(game, 2, OPENING[2]) == "done"
    assert black.connect().move(game, 3, OPENING[3]) == "done"
    for player in (white, black):
        player.close()
