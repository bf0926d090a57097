"""What the reader chose: there before the first paint, on every page, and after a return."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from board_page import MATE, BoardPage
from online_page import OnlinePage
from site_process import Site

# What is played and how the device trembles, noted instead of heard and felt.
NOTED = """
    window.heard = []; window.felt = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
        heard.push(Math.round(this.buffer.duration * 100));
        return start.apply(this, args);
    };
    Navigator.prototype.vibrate = pattern => felt.push(pattern.join(' '));
"""
MOVE, CAPTURE, OUK, END = 14, 22, 36, 140


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="de-DE")
    yield context
    context.close()


def choose(context: BrowserContext, **prefs: str) -> None:
    """Opens every page of a browser with these choices kept in it."""
    context.add_init_script(f"localStorage['ouk:prefs'] = {json.dumps(json.dumps(prefs))}")


def test_choices_stand_before_any_script_of_the_page(context: BrowserContext, site: Site) -> None:
    choose(context, pieces="letters", contrast="more", theme="dark", squares="soft")
    context.route(re.compile(r"/assets/app-.*\.js$"), lambda route: route.abort())
    page = context.new_page()
    page.goto(f"{site.url}/en/")
    men = page.locator(".still .man")
    expect(men).to_have_count(32)
    expect(men.first).to_have_css("background-image", re.compile("circle"))
    expect(page.locator("html")).to_have_css("background-color", "rgb(0, 0, 0)")


def test_the_device_may_ask_for_contrast(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(contrast="more", color_scheme="light")
    board = BoardPage(context.new_page(), site.url)
    board.home()
    board.page.locator("[data-do=theme]").click()
    board.page.locator("[data-do=theme]").click()
    expect(board.page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    context.close()


@pytest.mark.parametrize("pieces", ["modern", "letters"])
def test_a_set_of_pieces_is_loaded_once(context: BrowserContext, site: Site, pieces: str) -> None:
    choose(context, pieces=pieces)
    board = BoardPage(context.new_page(), site.url)
    board.home()
    expect(board.page.locator(f"link[href*='/{pieces}-']")).to_have_count(1)
    king = board.page.locator("cg-board .k-piece.white")
    expect(king).not_to_have_css("background-image", "none")


def test_moves_are_heard_and_felt_until_they_are_not(context: BrowserContext, site: Site) -> None:
    context.add_init_script(NOTED)
    board = BoardPage(context.new_page(), site.url)
    page = board.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    board.seed(MATE[:3])
    assert not any("/player-" in url for url in asked)
    board.play(MATE[3], MATE[4])
    page.get_by_role("dialog").wait_for()
    page.wait_for_function("() => heard.length == 3")
    assert page.evaluate("heard") == [MOVE, OUK, END]
    assert page.evaluate("felt") == ["10 60", "40 60 80 60", "80 80 80 60"]

    board.seed([])
    board.play("e3e4")
    page.wait_for_function("() => heard.length == 1")
    page.locator(".acts button").last.click()
    page.get_by_role("button", name="Turn sounds off").click()
    page.keyboard.press("Escape")
    board.play("d6d5", "e4d5")
    assert page.evaluate("heard") == [MOVE]
    assert page.evaluate("felt") == ["10 60", "10 60", "25 60"]
    page.reload()
    board.wait()
    board.play("e6d5")
    page.wait_for_function("() => felt.length == 1")
    assert page.evaluate("heard") == []


def test_nothing_sounds_before_the_page_is_touched(context: BrowserContext, site: Site) -> None:
    # The driver's own doing counts as a touch, so the browser's word for it is replaced.
    context.add_init_script(
        NOTED + "navigator.__proto__.__defineGetter__('userActivation', "
        "() => ({ hasBeenActive: window.touched === true }))"
    )
    board = BoardPage(context.new_page(), site.url)
    board.seed([], seats={"white": 1, "black": "human"})
    expect(board.page.locator(".list button")).to_have_count(1)
    assert board.page.evaluate("[...heard, ...felt]") == []
    board.page.evaluate("touched = true")
    board.play("a6a5")
    board.page.wait_for_function("() => heard.length > 0")


def test_digits_of_the_language_or_the_common_ones(chromium: Browser, site: Site) -> None:
    """Everywhere, clocks included; what is written in squares and moves keeps its signs."""
    player, watcher = OnlinePage(chromium, site.url), OnlinePage(chromium, site.url)
    time = {"type": "fischer", "base_ms": 300_000, "increment_ms": 3000}
    game = player.open_by_api(time=time, visibility="public")
    watcher.sit(game)
    watcher.watch(game, "km")

    figures = watcher.page.locator(".panel > header, .clock")

    def expect_figures(wanted: re.Pattern[str], other: re.Pattern[str]) -> None:
        expect(figures.filter(has_text=other)).to_have_count(0)
        expect(figures.filter(has_text=wanted)).to_have_count(3)

    khmer, common = re.compile(r"[០-៩]"), re.compile(r"[0-9]")
    expect_figures(khmer, common)
    watcher.page.locator("[data-do=settings]").click()
    watcher.page.get_by_role("radio", name="លេខអារ៉ាប់").check()
    watcher.page.keyboard.press("Escape")
    expect_figures(common, khmer)
    watcher.page.goto(f"{site.url}/km/guide/count")
    watcher.wait()
    expect(watcher.page.locator("body")).not_to_have_text(khmer)
    watcher.page.locator("[data-do=settings]").click()
    watcher.page.get_by_role("radio", name="លេខខ្មែរ").check()
    expect(watcher.page.locator("article")).to_have_text(khmer)
    watcher.close()
    player.close()


def test_a_chosen_language_is_remembered_and_the_game_goes_on(
    context: BrowserContext, site: Site
) -> None:
    board = BoardPage(context.new_page(), site.url)
    page = board.page
    page.goto(site.url)
    expect(page).to_have_url(f"{site.url}/de/")
    board.seed(["e3e4", "d6d5"], "de")
    page.locator(".acts button").last.click()
    page.get_by_role("dialog").get_by_role("link", name="Slovenčina").click()
    expect(page).to_have_url(f"{site.url}/sk/#seeded")
    board.expect_move(2, "d5")
    page.goto(site.url)
    expect(page).to_have_url(f"{site.url}/sk/")
    page.locator(".language summary").click()
    page.get_by_role("link", name="ខ្មែរ").click()
    expect(page).to_have_url(f"{site.url}/km/")
    page.goto(site.url)
    expect(page).to_have_url(f"{site.url}/km/")


def test_a_room_keeps_its_page_in_another_language(chromium: Browser, site: Site) -> None:
    player = OnlinePage(chromium, site.url)
    friend = OnlinePage(chromium, site.url)
    game = player.open_by_api(time={"type": "untimed"}, visibility="private")
    friend.sit(game)
    player.watch(game)
    player.move("e3e4", 1)
    player.page.locator(".language summary").click()
    player.page.get_by_role("link", name="Português").click()
    expect(player.page).to_have_url(f"{site.url}/pt/game/{game}")
    player.expect_moves(1)
    friend.move("d6d5", 2)
    player.expect_moves(2)
    friend.page.goto(f"{site.url}/{game}")
    expect(friend.page).to_have_url(f"{site.url}/en/game/{game}")
    player.page.goto(f"{site.url}/{game}")
    expect(player.page).to_have_url(f"{site.url}/pt/game/{game}")
    player.close()
    friend.close()


def test_what_is_chosen_in_one_tab_holds_in_the_others(context: BrowserContext, site: Site) -> None:
    first, second = (BoardPage(context.new_page(), site.url) for _ in range(2))
    for board in (first, second):
        board.home()
    first.page.locator("[data-do=settings]").click()
    first.page.get_by_role("radio", name="Dark").check()
    expect(second.page.locator("html")).to_have_attribute("data-theme", "dark")
    second.page.locator("[data-do=settings]").click()
    second.page.get_by_role("switch", name="Sounds").uncheck()
    expect(first.page.locator("html")).to_have_attribute("data-sound", "off")
    second.page.reload()
    expect(second.page.locator("html")).to_have_attribute("data-theme", "dark")
