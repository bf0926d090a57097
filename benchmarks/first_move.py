"""How long a newcomer waits for the first move on a phone: slow network, slow processor, all new.

Opens the first page of a running site in a fresh Chromium and notes when the board stands (as it
comes from the server), when it is live, and when the first move stands on it: a finger on a man and
a finger on a square, as soon as the board takes them.

    uv run ouk serve &
    uv run benchmarks/first_move.py [--url http://127.0.0.1:8000/en/] [--runs 5] [--slowdown 4]
"""

import argparse
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

# Lighthouse's mobile network: 150 ms there and back, 1.6 Mbit/s down, 0.75 up.
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE: Any = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NOTE = """
    const note = (name, selector) => {
        const look = () => {
            if (document.querySelector(selector)) (window.noted ??= {})[name] = performance.now();
            else requestAnimationFrame(look);
        };
        look();
    };
    note('stands', '.board .man');
    note('live', 'cg-board piece');
    note('moved', '.list button');
"""


def first_move(browser: Browser, url: str, slowdown: float) -> dict[str, float]:
    """Opens the page as a newcomer and makes a move. Gets milliseconds since the start."""
    context = browser.new_context(service_workers="block", **PHONE)
    page = context.new_page()
    page.add_init_script(NOTE)
    device = context.new_cdp_session(page)
    device.send("Network.enable")
    device.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    device.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(url, wait_until="commit")
    page.wait_for_selector("cg-board piece")
    for square in ("e3", "e4"):
        box = page.locator(f"[data-square={square}]").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(".list button")
    noted: dict[str, float] = page.evaluate("noted")
    context.close()
    return noted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", default="http://127.0.0.1:8000/en/")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slowdown", type=float, default=4)
    args = parser.parse_args()

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.chromium, args=["--no-sandbox"])
        runs = [first_move(browser, args.url, args.slowdown) for _ in range(args.runs)]
        browser.close()
    for name in runs[0]:
        times = sorted(run[name] for run in runs)
        print(f"{name:7} {median(times):6.0f} ms   ({times[0]:.0f} to {times[-1]:.0f})")


if __name__ == "__main__":
    main()
