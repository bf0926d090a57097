"""What a phone loads until the first move can be made, and what the core weighs as WebAssembly.

Opens the first page of a running site in a fresh Chromium and adds up what came over the wire until
the men stand on the board (fonts apart: the page does not wait for them).

    uv run ouk serve &
    uv run benchmarks/page.py [--url http://127.0.0.1:8000/en/] [--chromium /usr/bin/chromium]
"""

import argparse
import gzip
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WASM = Path(__file__).parents[1] / "build" / "wasm"


def first_move_bytes(page: Page, url: str) -> dict[str, int]:
    """Opens the page and gets the bytes received, heads included, by address."""
    addresses: dict[str, str] = {}
    received: dict[str, int] = {}
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )
    network.on(
        "Network.loadingFinished",
        lambda event: received.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    page.goto(url)
    page.wait_for_selector("cg-board piece")
    page.wait_for_timeout(200)
    return {addresses[request]: size for request, size in received.items() if request in addresses}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000/en/")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    args = parser.parse_args()

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 360, "height": 640}, service_workers="block")
        sizes = first_move_bytes(page, args.url)
        browser.close()

    needed = {url: size for url, size in sizes.items() if not url.endswith(".woff2")}
    for url, size in sorted(needed.items(), key=lambda item: -item[1]):
        print(f"{size:9} {url.rsplit('/', 1)[-1] or 'page'}")
    print(f"{sum(needed.values()):9} bytes until the first move")
    for module in sorted(WASM.glob("*.wasm")):
        print(f"{len(gzip.compress(module.read_bytes(), 9)):9} {module.name}, gzip")


if __name__ == "__main__":
    main()
