"""No meaning by colour alone: all must still differ when every colour is black or white."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from board_page import MATE, BoardPage
from online_page import OnlinePage
from real_games import a_count
from site_process import Site

# Every colour that has a name becomes black or white, whichever is nearer.
TO_INK = """() => {
    const root = document.documentElement, probe = document.createElement('i');
    root.dataset.motion = 'still';
    root.append(probe);
    const names = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
        .filter(rule => rule.selectorText === ':root')
        .flatMap(rule => [...rule.style]).filter(name => name.startsWith('--'));
    for (const name of names) {
        probe.style.color = '';
        probe.style.color = `var(${name})`;
        if (!CSS.supports('color', getComputedStyle(root).getPropertyValue(name))) continue;
        const [red, green, blue] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
        const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
        root.style.setProperty(name, isLight ? '#fff' : '#000');
    }
    probe.remove();
    return names.length;
}"""


def to_ink(page: Page) -> None:
    assert page.evaluate(TO_INK) > 30
    page.evaluate("document.fonts.ready.then(() => true)")


def expect_seen(seen: Locator, change: Callable[[], Any]) -> None:
    """Checks that a change can be seen in an element."""
    box = seen.bounding_box()
    assert box
    before = seen.page.screenshot(clip=box)
    assert seen.page.screenshot(clip=box) == before, "moves by itself"
    change()
    assert seen.page.screenshot(clip=box) != before, seen


def without(element: Locator, attribute: str) -> Callable[[], None]:
    """What takes an attribute away."""
    return lambda: element.evaluate("(e, name) => e.removeAttribute(name)", attribute)


def test_choices_and_places(desktop: BoardPage) -> None:
    desktop.home()
    page = desktop.page
    to_ink(page)
    karouk = page.locator("[name=variant][value=karouk]")
    expect_seen(page.locator(".seg label").nth(1), karouk.check)
    here = page.locator(".nav [aria-current]")
    expect_seen(here, without(here, "aria-current"))
    page.locator(".language summary").click()
    current = page.locator(".language [aria-current]")
    expect_seen(current, without(current, "aria-current"))
    page.keyboard.press("Escape")
    page.locator("[data-do=settings]").click()
    switch = page.get_by_role("switch").first
    switch.scroll_into_view_if_needed()
    expect_seen(switch, switch.uncheck)


def test_marks_on_squares(desktop: BoardPage) -> None:
    desktop.seed([*MATE[:4], "h3h4", "a6a5"])
    to_ink(desktop.page)
    seen = ["d1", "c2", "b2", "a4", "e8"]  # chosen, a move, a leap, nothing, in check

    def pictures() -> dict[str, bytes]:
        boxes = {name: desktop.square(name).bounding_box() for name in seen}
        return {name: desktop.page.screenshot(clip=box) for name, box in boxes.items() if box}

    def changed() -> set[str]:
        return {name for name, picture in pictures().items() if picture != plain[name]}

    plain = pictures()
    desktop.click("d1")
    assert changed() == {"d1", "c2", "b2"}
    desktop.page.keyboard.press("Escape")
    desktop.play("e4d6")
    desktop.page.get_by_role("dialog").wait_for()
    desktop.page.keyboard.press("Escape")
    expect(desktop.page.get_by_role("dialog")).to_have_count(0)
    assert changed() == {"e8"}


@pytest.mark.parametrize("level", ["near", "last"])
def test_counts_near_their_end(desktop: BoardPage, level: str) -> None:
    desktop.seed(a_count(30, 11))
    to_ink(desktop.page)
    meter = desktop.page.locator(".bar .count")
    expect_seen(meter, lambda: meter.evaluate("(e, l) => { e.dataset.level = l }", level))


def test_a_clock_that_runs_out(chromium: Browser, site: Site) -> None:
    player, friend = OnlinePage(chromium, site.url), OnlinePage(chromium, site.url)
    time = {"type": "fischer", "base_ms": 60_000, "increment_ms": 0}
    game = player.open_by_api(time=time, visibility="private")
    friend.sit(game)
    player.watch(game)
    to_ink(player.page)
    clock = player.page.locator(".bar.on .clock")
    expect_seen(clock, lambda: clock.evaluate("e => { e.dataset.danger = 'true' }"))
    player.close()
    friend.close()
