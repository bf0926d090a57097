"""Light and private: what each page loads, in bytes as they were sent, and from where."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from board_page import BoardPage
from online_page import PHONE
from ouk_server.pages import PAGES
from site_process import Site

BUDGET, HOME_BUDGET = 120_000, 100_000
"""Bytes of all that a page loads but fonts, as they come over the line."""
FONTS = {
    "latin": (re.compile("[ -~]"), 45_000),
    "latin-ext": (re.compile("[\u0100-\u017f]"), 25_000),
    "khmer": (re.compile("[\u1780-\u17ff]"), 100_000),
}
"""The letters that each script of the fonts is for, and what its fonts may weigh."""
SCRIPT = re.compile(r"noto-\w+-khmer-([a-z-]+)-(?:wght|600)-")
SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver(list => shifts.push(...list.getEntries()))
    .observe({ type: 'layout-shift', buffered: true });
"""
ADDRESSES = [
    "km/",
    "sk/",
    *(f"en/{path}" for path in {page.name: path for path, page in PAGES.items()}.values()),
    "en/nowhere",
    "en/game/abcdefgh23",
    "en/player/Sok",
]


class Traffic:
    """What a page asks for from now on, its workers included."""

    def __init__(self, page: Page) -> None:
        self._requests: list[Request] = []
        self.origins: set[str] = set()
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("requestfinished", lambda request: self._requests.append(request))

    def _asked(self, url: str) -> None:
        if not url.startswith(("data:", "blob:")):
            self.origins.add(urlsplit(url).netloc)

    def sizes(self) -> dict[str, int]:
        """The bytes that came over the line for each address, heads included."""
        return {urlsplit(request.url).path: _size(request) for request in self._requests}

    def fonts(self) -> dict[str, int]:
        return {name: size for name, size in self.sizes().items() if name.endswith(".woff2")}

    def rest(self) -> int:
        return sum(self.sizes().values()) - sum(self.fonts().values())


def _size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page at its first visit, without what the service worker fetches behind it."""
    context = chromium.new_context(service_workers="block", locale="en")
    # The engine is looked at on its own: a page is never idle for Playwright while a worker loads.
    context.add_init_script("localStorage['ouk:engine'] = '{\"isOn\": false, \"lines\": 3}'")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_is_light_and_asks_nobody_else(page: Page, site: Site, address: str) -> None:
    traffic = Traffic(page)
    answer = page.goto(f"{site.url}/{address}")
    page.wait_for_load_state("networkidle")
    budget = BUDGET if address.partition("/")[2] else HOME_BUDGET
    assert 40_000 < traffic.rest() <= budget, traffic.sizes()
    shown = page.locator("body").inner_text()
    needed = {name for name, (letters, _) in FONTS.items() if letters.search(shown)}
    assert {SCRIPT.findall(name)[0] for name in traffic.fonts()} == needed
    assert sum(traffic.fonts().values()) <= sum(FONTS[name][1] for name in needed)
    assert traffic.origins == {urlsplit(site.url).netloc}
    # No script waits for another to ask for it.
    assert answer
    named = answer.text()
    assert [name for name in traffic.sizes() if name.endswith(".js") and name not in named] == []


@pytest.mark.parametrize(
    "address", ["", "lobby", "lessons", "games", "account", "guide", "guide/count", "analysis"]
)
def test_nothing_jumps_while_a_page_comes(chromium: Browser, site: Site, address: str) -> None:
    context = chromium.new_context(**PHONE, service_workers="block")
    page = context.new_page()
    page.add_init_script(SHIFTS)
    page.route("**/*.woff2", lambda route: route.abort())  # how others fit is chance
    page.goto(f"{site.url}/en/{address}")
    page.wait_for_load_state("networkidle")
    # Where 0.1 is what the Core Web Vitals call good.
    assert page.evaluate("shifts.reduce((sum, { value }) => sum + value, 0)") < 0.025, (
        page.evaluate("shifts.flatMap(one => one.sources.map(({ node }) => node?.outerHTML))")
    )
    context.close()


def test_a_game_against_the_computer_loads_the_engine_and_little_else(
    page: Page, site: Site
) -> None:
    traffic = Traffic(page)
    board = BoardPage(page, site.url)
    board.home()
    before = traffic.rest()
    board.click("e3", "e4")
    expect(page.locator(".list button")).to_have_count(2, timeout=30_000)
    assert any("ouk-engine" in name for name in traffic.sizes())
    assert traffic.rest() - before <= 40_000, traffic.sizes()
    assert traffic.origins == {urlsplit(site.url).netloc}


def test_the_browser_would_let_no_script_ask_anybody_else(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/en/")
    blocked = page.evaluate(
        """() => new Promise(resolve => {
            addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective));
            fetch('http://127.0.0.2:9/').catch(() => undefined);
        })"""
    )
    assert blocked == "connect-src"
