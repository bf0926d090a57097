"""How Lighthouse judges pages on a phone: uv run python tests/browser/lighthouse.py en/ km/guide

Needs a quiet machine: the speed that it tells of is that of the processor at the moment.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, sync_playwright

from board_page import BoardPage
from site_process import Site, chromium_path, free_port

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "lighthouse"
STEADY = ("accessibility", "best-practices", "seo")
"""What does not depend on the machine."""
PAGES = ("", "guide", "lobby", "#seeded")


def install() -> None:
    """Fetches Lighthouse where it is not here yet."""
    if not (FOLDER / "node_modules" / ".package-lock.json").exists():
        _npm("ci")


def audit(
    chromium: BrowserType, site: Site, pages: Sequence[str], categories: Sequence[str] = STEADY
) -> dict[str, dict[str, Any]]:
    """Gets scores, faults and figures of pages, in a Chromium that has a saved game."""
    port = str(free_port())
    addresses = {page: f"{site.url}/{page}" for page in pages}
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(
            profile,
            executable_path=chromium_path(),
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
        )
        BoardPage(context.new_page(), site.url).seed(["e3e4", "d6d5", "e4d5"])
        done = _npm("run", "audit", "--", port, ",".join(categories), *addresses.values())
        context.close()
    reports: dict[str, dict[str, Any]] = json.loads(done)
    return {page: reports[address] for page, address in addresses.items()}


def _npm(*args: str) -> str:
    npm = [sys.executable, str(ROOT / "scripts" / "npm.py"), "--silent", "--prefix", str(FOLDER)]
    return subprocess.run([*npm, *args], check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    """Prints what is found on the pages, in the languages that are named."""
    install()
    site = Site()
    pages = sys.argv[1:] or [f"en/{page}" for page in PAGES]
    with sync_playwright() as playwright:
        for page in pages:
            report = audit(playwright.chromium, site, [page], ("performance", *STEADY))[page]
            print(page, report["scores"], report["figures"], *report["faults"], sep="\n    ")
    site.stop()


if __name__ == "__main__":
    main()
