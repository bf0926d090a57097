"""Many players at a server, through real sockets: durable moves a second, delays, memory.

Each mode starts a server of its own, unless --url names one that runs already (of this machine, if
--pid is to show its processor time and memory). A move counts when `done` says that it is durable;
its delay is from sending it until then.

    uv run --group bench benchmarks/load.py [saturation paced idle storm] [--database-url URL]
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import uvloop
from load_clients import PATIENCE, Client, Table, Tally, all_of, loopback, request

OUK = Path(sys.executable).with_name("ouk")
WARM_UP = 2.0
SETTLING = 5.0


class Server:
    """The process under load, with its workers."""

    def __init__(self, url: str, pid: int | None) -> None:
        """Knows a server that runs already."""
        self.url, self._pid = url, pid

    def cpu(self) -> float:
        """Gets the processor time used so far, in seconds."""
        ticks = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Gets the resident memory in bytes, of all its processes."""
        pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._pids())
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    async def until_ready(self) -> None:
        """Waits until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    if (await request(self.url, "GET", "/healthz"))[0] == 200:
                        return
                await asyncio.sleep(0.1)

    def _pids(self) -> list[int]:
        if self._pid is None:
            return []
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text()
        return [self._pid, *map(int, children.split())]


@contextlib.asynccontextmanager
async def a_server(args: argparse.Namespace) -> AsyncIterator[Server]:
    """Starts a server, on a new SQLite file unless told which database, and ends it."""
    if args.url:
        yield Server(args.url, args.pid)
        return
    folder = tempfile.mkdtemp(prefix="ouk-load-")
    database = f"--database-url={args.database_url or f'sqlite:///{folder}/ouk.db'}"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    subprocess.run([OUK, "migrate", database], check=True, stdout=subprocess.DEVNULL)
    command = [str(OUK), "serve", f"--port={port}", f"--workers={args.workers}", database]
    if args.redis_url:
        command.append(f"--redis-url={args.redis_url}")
    process = subprocess.Popen(command)
    try:
        server = Server(f"http://127.0.0.1:{port}", process.pid)
        await server.until_ready()
        yield server
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        shutil.rmtree(folder)


async def play(server: Server, seconds: float, sockets: int, rate: float) -> None:
    """Plays at all tables and tells how it went; rate 0: as fast as it goes."""
    tally, interval = Tally(), sockets / 2 / rate if rate else 0.0
    tables = [Table(server.url, number, tally, interval) for number in range(sockets // 2)]
    await all_of([table.open() for table in tables])
    await asyncio.sleep(WARM_UP)
    tally.reset()
    began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    spent, own = time.perf_counter() - began, time.process_time() - own
    cpu, moves = server.cpu() - cpu, len(tally.delays)
    print(f"  {moves / spent:.0f} durable moves/s at {sockets} sockets: {in_words(tally.delays)}")
    if cpu:
        print(f"  the server used {cpu / spent:.2f} cores: {moves / cpu:.0f} moves per CPU second")
    print(f"  clients used {own / spent:.2f} cores, {tally.games} games ended, ", end="")
    print(f"{len(tally.refused)} refusals {sorted(set(tally.refused)) or ''}")
    await asyncio.gather(*(table.close() for table in tables))


def in_words(delays: list[float]) -> str:
    """Gets the quantiles of delays."""
    marks, ordered = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "longest": 1.0}, sorted(delays)
    return ", ".join(
        f"{name} {ordered[round((len(ordered) - 1) * mark)] * 1000:.1f} ms"
        for name, mark in marks.items()
    )


async def saturation(server: Server, args: argparse.Namespace) -> None:
    """Each side answers at once."""
    await play(server, args.seconds, args.sockets or 200, 0)


async def paced(server: Server, args: argparse.Namespace) -> None:
    """Many players at a given pace."""
    await play(server, args.seconds, args.sockets or 1000, args.rate)


async def idle(server: Server, args: argparse.Namespace) -> None:
    """Memory of sockets that look on: half of them at the lobby, half at a game."""
    number = args.sockets or 2000
    table = Table(server.url, 0, Tally(), 1.0)
    await table.open()
    clients = [Client(server.url, loopback(server.url, 1 + n // 100)) for n in range(number)]

    async def come(client: Client, at_game: bool) -> None:
        await client.open()
        if at_game:
            await client.ask("watch", game=table.game, seq=0)
        else:
            await client.ask("lobby", on=True)

    before = server.memory()
    await all_of([come(one, n % 2 == 1) for n, one in enumerate(clients)])
    await asyncio.sleep(SETTLING)
    each = (server.memory() - before) / number
    print(f"  {each / 1000:.1f} kB for each of {number} sockets")
    await table.close()
    for client in clients:
        client.drop()


async def storm(server: Server, args: argparse.Namespace) -> None:
    """All players lose their sockets at once and come back at once."""
    tables = [Table(server.url, n, Tally(), 1.0) for n in range((args.sockets or 1000) // 2)]
    await all_of([table.open() for table in tables])
    await asyncio.sleep(SETTLING)
    for table in tables:
        await table.close()
    delays: list[float] = []
    began, cpu = time.perf_counter(), server.cpu()

    async def come_back(client: Client, game: str) -> None:
        await client.open()
        await client.ask("watch", game=game, seq=0)
        delays.append(time.perf_counter() - began)

    back = [come_back(client, table.game) for table in tables for client in table.seats]
    await all_of(back, at_once=len(back))
    print(f"  {len(delays)} sockets are back at their games after {in_words(delays)}; ", end="")
    print(f"the server used {server.cpu() - cpu:.1f} s of CPU")
    for table in tables:
        await table.close()


MODES = {mode.__name__: mode for mode in (saturation, paced, idle, storm)}


async def run(args: argparse.Namespace) -> None:
    """Runs the modes, each on a fresh server."""
    for name in args.modes or MODES:
        async with a_server(args) as server:
            print(f"{name}: {MODES[name].__doc__} Load average {os.getloadavg()[0]:.1f} before.")
            await MODES[name](server, args)
            sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", help=f"of {', '.join(MODES)} (default: all)")
    parser.add_argument("--url", help="of a running server, such as http://127.0.0.1:8000")
    parser.add_argument("--pid", type=int, help="of the server at --url")
    parser.add_argument("--database-url", help="for a server of our own (default: a new SQLite)")
    parser.add_argument("--redis-url")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sockets", type=int, help="instead of each mode's own number")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second, when paced")
    args = parser.parse_args()
    if unknown := set(args.modes) - set(MODES):
        parser.error(f"no such mode: {', '.join(sorted(unknown))}")
    uvloop.run(run(args))


if __name__ == "__main__":
    main()
