"""The site without its server, after one visit; a newer version, announced and never forced."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from board_page import BoardPage, watch_errors
from builds import BuiltSite, next_build
from ouk_server.assets import packaged
from ouk_server.pages import PAGES
from site_process import Site
from test_lesson_page import do, open_lesson

OFFLINE = [path for path, page in PAGES.items() if page.works_offline]
MODERN = re.compile("241d1a")
UPDATE = "New version · Reload"
LONG = 30_000  # milliseconds, for a machine that is busy


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    yield context
    context.close()


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return next_build(tmp_path_factory.mktemp("newer") / "assets")


@pytest.fixture
def two_builds() -> Iterator[BuiltSite]:
    site = BuiltSite(packaged())
    yield site
    site.stop()


def visit(page: Page, site: Site, language: str) -> BoardPage:
    """Opens the site for the first time, until it is kept."""
    board = BoardPage(page, site.url)
    board.home(language)
    page.evaluate("navigator.serviceWorker.ready")
    return board


def cut_off(page: Page, site: Site) -> None:
    """Takes the server away, and what the browser itself may have kept of its answers."""
    site.kill()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def kept(page: Page) -> list[str]:
    """What the service workers keep."""
    found: list[str] = page.evaluate(
        """async () => {
            const stores = (await caches.keys()).map(name => caches.open(name));
            const kept = stores.map(async store => (await store).keys());
            return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    return found


def stores(page: Page) -> int:
    count: int = page.evaluate("caches.keys().then(names => names.length)")
    return count


def test_every_page_works_after_one_visit(context: BrowserContext, own_site: Site) -> None:
    page = context.new_page()
    errors = watch_errors(page)
    board = visit(page, own_site, "km")
    cut_off(page, own_site)
    for path in OFFLINE:
        answer = page.goto(f"{own_site.url}/km/{path}")
        assert answer
        assert answer.from_service_worker
        expect(page.locator("html")).to_have_attribute("lang", "km")
        expect(page.locator("main h1, main cg-board").first).to_be_visible()
    board.home("en")
    board.click("e3", "e4")
    expect(page.locator(".list button")).to_have_count(2)  # the computer answers
    page.reload()
    expect(page.locator(".list button")).to_have_count(2)
    page.goto(f"{own_site.url}/")
    assert page.url == f"{own_site.url}/en/"

    # The guide plays, a lesson is done, the engine thinks about a position.
    page.goto(f"{own_site.url}/en/guide/leaps")
    page.get_by_role("button", name="to f2").click()
    expect(board.square("f2")).to_have_attribute("aria-label", "f2, white king")
    open_lesson(board, "rook")
    do(board, "rook")
    page.goto(f"{own_site.url}/en/analysis")
    page.get_by_role("switch", name="Engine").check()
    expect(page.locator(".engine-lines li")).to_have_count(3, timeout=LONG)

    # What needs the server says so, in a language that is here.
    for address, language in (("km/account", "km"), ("de/", "en"), ("km/nowhere", "km")):
        page.goto(f"{own_site.url}/{address}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("main[data-page=offline] h1")).to_be_visible()
    page.get_by_role("main").get_by_role("link").click()
    board.wait()
    assert errors == []


def test_only_the_languages_of_the_reader_are_kept(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    visit(page, site, "sk")

    def of(language: str) -> list[str]:
        texts = f"/static/assets/{language}-main-"
        return [name for name in kept(page) if name.startswith((f"/{language}/", texts))]

    assert len(of("sk")) == len(of("en")) == len(OFFLINE) + 1
    assert any("latin-ext" in name for name in kept(page))
    assert not any("khmer-khmer" in name for name in kept(page))
    assert of("km") == []
    page.goto(f"{site.url}/km/")
    page.wait_for_function(f"async () => (await caches.match('/km/{OFFLINE[-1]}')) !== undefined")
    context.set_offline(True)
    page.goto(f"{site.url}/km/games")
    expect(page.get_by_role("heading", name="ប្រវត្តិការប្រកួត")).to_be_visible()


def test_a_newer_version_waits_for_the_reader(
    context: BrowserContext, two_builds: BuiltSite, newer: Path
) -> None:
    home, game = context.new_page(), context.new_page()
    errors = watch_errors(home), watch_errors(game)
    visit(home, two_builds, "en")
    table = visit(game, two_builds, "en")
    table.two_players()
    table.play("e3e4")
    two_builds.kill()
    two_builds.assets = newer
    two_builds.start()

    # Announced on the home page, which is still the old one; not in the game.
    home.reload()
    expect(home.get_by_role("button", name=UPDATE)).to_be_visible(timeout=LONG)
    chip = home.get_by_role("button", name=UPDATE).bounding_box()
    assert chip
    assert (chip["height"] < 60, chip["y"] + chip["height"] <= 800) == (True, True)
    expect(home.get_by_role("heading", level=1)).not_to_contain_text("Newer")
    game.reload()
    table.expect_move(1, "e4")
    expect(game.get_by_role("button", name=UPDATE)).to_have_count(0)
    game.evaluate("window.isTheSamePage = true")

    # Taken by the reader: the home page is the newer one; the game goes on as it was, also with
    # files of the old build that it has not asked for before.
    home.get_by_role("button", name=UPDATE).click()
    expect(home.get_by_role("heading", level=1)).to_contain_text("Newer")
    expect(home.get_by_role("button", name=UPDATE)).to_have_count(0)
    cut_off(home, two_builds)
    table.play("d6d5")
    assert game.evaluate("window.isTheSamePage")
    game.locator("[data-do=settings]").click()
    game.get_by_role("radio", name="Modern").check()
    expect(game.locator("cg-board .k-piece.white")).to_have_css("background-image", MODERN)
    assert stores(game) == 2

    # Without network the newer version is whole, and the old one is forgotten with its last page.
    game.reload()
    table.expect_move(2, "d5")
    home.reload()
    expect(home.get_by_role("heading", level=1)).to_contain_text("Newer")
    home.wait_for_function("async () => (await caches.keys()).length === 1")
    for path in OFFLINE:
        home.goto(f"{two_builds.url}/en/{path}")
        expect(home.locator("main h1, main cg-board").first).to_be_visible()
    assert errors == ([], [])


def test_a_newer_version_comes_when_all_pages_were_closed(
    context: BrowserContext, two_builds: BuiltSite, newer: Path
) -> None:
    page = context.new_page()
    visit(page, two_builds, "km")
    two_builds.kill()
    two_builds.assets = newer
    two_builds.start()
    page.goto(f"{two_builds.url}/en/")
    expect(page.get_by_role("button", name=UPDATE)).to_be_visible(timeout=LONG)
    page.close()

    page = context.new_page()
    page.goto(f"{two_builds.url}/en/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Newer")
    cut_off(page, two_builds)
    page.goto(
        f"{two_builds.url}/km/"
    )  # the reader's language was kept anew without being asked for
    page.wait_for_selector("cg-board piece")


def test_of_the_rooms_that_were_visited_only_the_last_are_kept(
    context: BrowserContext, site: Site
) -> None:
    page = context.new_page()
    visit(page, site, "en")
    page.evaluate(
        """async () => {
            const store = await caches.open((await caches.keys())[0]);
            for (let n = 0; n < 40; n++) await store.put(`/en/game/${n}`, new Response(''));
        }"""
    )
    page.goto(f"{site.url}/en/game/bcdfghjkmn")
    page.goto(f"{site.url}/en/player/nobody")
    page.wait_for_function("async () => await caches.match('/en/game/0') === undefined")
    rooms = [name for name in kept(page) if name.startswith("/en/game/")]
    assert "/en/game/39" in rooms
    assert len(rooms) <= 30
    assert set(OFFLINE) <= {name.removeprefix("/en/") for name in kept(page)}
