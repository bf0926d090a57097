"""`ouk serve` as a process of its own, on a database of its own, for the tests."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from server.services import free_port

OUK = Path(sys.executable).with_name("ouk")


class ServerProcess:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database_url: str, log: Path, *options: str) -> None:
        """Starts on a free port; the database has its tables already."""
        self.port, self.database_url, self.log, self.options = (
            free_port(),
            database_url,
            log,
            options,
        )
        self.killed_at = 0.0
        """When it was killed last, in milliseconds of the epoch."""
        self.start()

    @property
    def host(self) -> str:
        """Gets the address with the port."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts, and waits until the server answers."""
        command = [str(OUK), "serve", "--port", str(self.port), "--database-url", self.database_url]
        with self.log.open("a") as log:
            self.process = subprocess.Popen([*command, *self.options], stderr=log)
        self.wait()

    def wait(self) -> None:
        """Waits until the server answers."""
        deadline = time.monotonic() + 90
        while True:
            try:
                self.get("/healthz")
                return
            except OSError:
                assert time.monotonic() < deadline, self.log.read_text()
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)

    def get(self, path: str) -> str:
        """Gets the text at a path. Raises OSError where that is not answered with 200."""
        with urllib.request.urlopen(f"http://{self.host}{path}", timeout=5) as answer:
            return str(answer.read().decode())

    def metric(self, name: str) -> float:
        """Gets a number from /metrics, 0 where nothing was counted."""
        for line in self.get("/metrics").splitlines():
            if line.startswith(f"ouk_{name} "):
                return float(line.split()[1])
        return 0.0

    def memory(self) -> int:
        """Gets the resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def kill(self) -> None:
        """Ends the process as a failure of power would."""
        self.killed_at = time.time() * 1000
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ends it gracefully, and sees that it does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=15)
