"""For everyone: keyboard and screen reader, small screens, every language, light and dark."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from board_page import BoardPage
from site_pages import VIEWS, Visitor
from site_process import Site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL_RULES = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
# What alone depends on the colours.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}
LOOKS = (("dark", "auto"), ("dark", "more"), ("light", "more"))
# Every state is looked at in one language, each page in all: on a wide page too in two scripts.
WIDE = ("en", "km")
# Links in running text may be as high as a line.
SMALL = """() => {
    const controls = 'main :is(button, a), header :is(a, button, summary)';
    return [...document.querySelectorAll(controls)].filter(control => {
        const { width, height } = control.getBoundingClientRect();
        const isInText = getComputedStyle(control).display === 'inline';
        return width > 1 && !isInText && (height < 43.5 || width < 38);
    }).map(control => control.outerHTML);
}"""
# Nothing that stands still while the page scrolls may lie over what has the focus. The squares let
# the pointer through: what the eye sees there is below them.
COVERED = """() => {
    const place = document.querySelector('dialog[open]') ?? document;
    const isSeen = (control, x, y) => {
        const seen = document.elementFromPoint(x, y);
        const around = seen?.closest('label') ?? seen;
        return seen && (control.contains(seen) || around.contains(control));
    };
    return [...place.querySelectorAll('a, button, input, summary, .said')].filter(control => {
        control.focus();
        if (document.activeElement !== control) return false;
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return !isSeen(control, left + 3, top + 3) && !isSeen(control, right - 3, bottom - 3)
            && !isSeen(control, (left + right) / 2, (top + bottom) / 2);
    }).map(control => control.outerHTML);
}"""


def violations(board: BoardPage, options: dict[str, Any] = ALL_RULES) -> list[str]:
    if not board.page.evaluate("'axe' in window"):
        board.page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = board.page.evaluate("options => axe.run(options)", options)
    return [f"{rule['id']}: {rule['nodes'][0]['html']}" for rule in result["violations"]]


def faults(visitor: Visitor, *, is_wide: bool) -> Iterator[str]:
    """Finds what keeps somebody out of the page that is open."""
    page = visitor.page
    yield from violations(visitor)
    yield from (f"small: {html}" for html in page.evaluate(SMALL))
    if (width := page.evaluate("document.documentElement.scrollWidth")) > 360:
        yield f"is {width} wide"
    yield from colour_faults(visitor)
    yield from (f"covered: {html}" for html in page.evaluate(COVERED))
    if is_wide:
        page.set_viewport_size({"width": 1280, "height": 740})
        yield from (f"wide: {fault}" for fault in violations(visitor))
        page.set_viewport_size({"width": 360, "height": 640})


def colour_faults(visitor: Visitor) -> Iterator[str]:
    """Looks at the colours in the dark, and as those want them who need more contrast."""
    for theme, contrast in (
        ("dark", "auto"),
        ("dark", "more"),
        ("light", "more"),
        ("light", "auto"),
    ):
        visitor.page.evaluate(
            "chosen => Object.assign(document.documentElement.dataset, chosen)",
            {"theme": theme, "contrast": contrast},
        )
        if (theme, contrast) in LOOKS:
            yield from (f"{theme}, {contrast}: {it}" for it in violations(visitor, COLOURS))


@pytest.fixture(scope="module")
def visitor(chromium: Browser) -> Iterator[Visitor]:
    site = Site()  # with a lobby that is empty at first
    look = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
    visitor = Visitor(chromium, site, color_scheme="light", **look)
    yield visitor
    visitor.close()
    site.stop()


@pytest.mark.parametrize("language", ["de", "en", "km", "pt", "sk"])
def test_no_page_keeps_anybody_out(visitor: Visitor, language: str) -> None:
    visitor.language = language
    found = []
    for view in VIEWS:
        if language == "en" or view.is_page:
            view.open(visitor)
            is_wide = language in WIDE and view.is_page
            found += [f"{view.name}: {fault}" for fault in faults(visitor, is_wide=is_wide)]
    assert found == []


def test_every_square_is_named_and_reached(desktop: BoardPage) -> None:
    desktop.home()
    names = desktop.page.locator("[role=gridcell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    assert len(names) == 64
    assert "e3, white fish" in names
    assert "d8, black neang" in names
    assert "e4, empty" in names
    expect(desktop.page.locator("[role=gridcell][tabindex='0']")).to_have_count(1)


def test_keys_choose_move_and_let_go(desktop: BoardPage) -> None:
    desktop.seed([])
    desktop.square("e1").focus()
    desktop.walk("d1")
    desktop.page.keyboard.press("Space")
    expect(desktop.square("d1")).to_have_attribute("aria-label", "d1, white king, chosen")
    expect(desktop.square("b2")).to_have_attribute("aria-label", "b2, empty, leap here")
    expect(desktop.square("c2")).to_have_attribute("aria-label", "c2, empty, move here")
    desktop.page.keyboard.press("Escape")
    expect(desktop.square("d1")).to_have_attribute("aria-label", "d1, white king")
    desktop.page.keyboard.press("Enter")
    desktop.walk("f2")
    desktop.page.keyboard.press("Enter")
    desktop.expect_said("White: king d1 to f2.")


def test_a_small_phone_has_room_for_the_game(phone: BoardPage) -> None:
    phone.seed(["e3e4", "d6d5", "e4d5", "e6d5"])
    actions = phone.page.locator(".acts").bounding_box()
    assert actions
    assert actions["y"] + actions["height"] <= 640
    assert phone.centre("b1")[0] - phone.centre("a1")[0] >= 44


def test_both_languages_and_khmer_digits(desktop: BoardPage) -> None:
    desktop.seed(["e3e4", "d6d5"], "km")
    page = desktop.page
    expect(page.get_by_role("heading", name="អុកចត្រង្គ")).to_be_visible()
    expect(page.locator(".list .no")).to_have_text("១")
    desktop.drag("a1", "b2")
    desktop.expect_toast("ទៅ b2 មិនបាន៖ ទូកដើរតាមជួរដេក ឬជួរឈរ។")
    page.locator("[data-do=settings]").click()
    page.get_by_role("radio", name="ង៣").check()
    page.keyboard.press("Escape")
    expect(page.locator(".list button").first).to_have_text("ត្រី ង៤")
    expect(page.locator(".files")).to_have_text("កខគឃងចឆជ")
    page.locator(".language summary").click()
    page.get_by_role("link", name="English").click()
    desktop.expect_move(2, "d5")


def test_settings_take_effect_and_are_kept(desktop: BoardPage) -> None:
    desktop.home()
    page = desktop.page
    page.locator("[data-do=settings]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dark").check()
    dialog.get_by_role("radio", name="Modern").check()
    page.keyboard.press("Escape")
    page.reload()
    desktop.wait()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    king = page.locator("cg-board .k-piece.white")
    expect(king).to_have_css("background-image", re.compile("241d1a"))


def test_still_pages_for_those_who_want_them(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(reduced_motion="reduce")
    board = BoardPage(context.new_page(), site.url)
    board.two_players()
    board.click("e3", "e4")
    assert board.page.locator("piece.anim").count() == 0
    context.close()


def test_the_link_past_the_header_leads_there_and_nowhere_else(page: Page, site: Site) -> None:
    for path in ("en/", "en/lessons", "en/analysis", "en/lobby", "en/guide/fish", "en/games"):
        page.goto(f"{site.url}/{path}")
        expect(page.locator("main h1").first).to_be_attached()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        expect(page).to_have_url(f"{site.url}/{path}")
        expect(page.locator(".notice, .toast")).to_have_count(0)


def test_a_dialog_stays_while_what_is_in_it_is_used(desktop: BoardPage) -> None:
    page = desktop.page
    page.goto(f"{desktop.url}/en/analysis")
    page.get_by_role("button", name="Open").click()
    words = page.locator(".paste textarea")
    words.fill("1. e4 e5")
    box = words.bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(20, box["y"] + 20)
    page.mouse.up()
    expect(words).to_have_value("1. e4 e5")
    # What the browser tells when no file was chosen after all.
    page.locator("[type=file]").dispatch_event("cancel", {"bubbles": True})
    expect(words).to_have_value("1. e4 e5")
    page.mouse.click(20, 20)
    expect(page.get_by_role("dialog")).to_have_count(0)
