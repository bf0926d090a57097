"""The site as a process of its own, for the tests."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserType

OUK = Path(sys.executable).with_name("ouk")


def chromium_path() -> str:
    """Where the machine's Chromium lies."""
    path = shutil.which("chromium")
    assert path, "scripts/install installs chromium"
    return path


def launch(chromium: BrowserType, *arguments: str, **options: Any) -> Browser:
    """Starts the machine's Chromium."""
    return chromium.launch(
        executable_path=chromium_path(), args=["--no-sandbox", *arguments], **options
    )


class Site:
    """`ouk serve` as a process of its own."""

    def __init__(self) -> None:
        """Starts it on a free port, with data of its own."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = tempfile.mkdtemp()
        self.start()

    def start(self) -> None:
        """Starts the process, again with the same address and data, and waits until it answers."""
        environment = {**os.environ, "XDG_DATA_HOME": self._data}
        self.process = subprocess.Popen(self.command(), env=environment)
        self._wait()

    def command(self) -> list[str | Path]:
        """What runs."""
        return [OUK, "serve", "--port", str(self.port)]

    def kill(self) -> None:
        """Ends the process without a chance to tidy up. The data stay."""
        self.process.kill()
        self.process.wait(timeout=10)

    def stop(self) -> None:
        """Ends the process and forgets its data."""
        self.process.terminate()
        self.process.wait(timeout=10)
        shutil.rmtree(self._data, ignore_errors=True)

    def _wait(self) -> None:
        deadline = time.monotonic() + 90
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)


def free_port() -> int:
    """Finds a port that nobody has."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
