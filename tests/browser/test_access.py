"""For everyone: keyboard and screen reader, small screens, every language, light and dark."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from board_page import BoardPage
from site_process import Site

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(board: BoardPage) -> list[str]:
    board.page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = board.page.evaluate("axe.run()")
    return [f"{rule['id']}: {rule['nodes'][0]['html']}" for rule in result["violations"]]


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


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "km"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing(
    chromium: Browser, site: Site, language: str, width: int, scheme: Any
) -> None:
    context = chromium.new_context(
        viewport={"width": width, "height": 740}, color_scheme=scheme, reduced_motion="reduce"
    )
    board = BoardPage(context.new_page(), site.url)
    board.home(language)
    assert violations(board) == []
    board.page.locator(".way").first.click()
    assert violations(board) == []
    board.seed(["e3e4", "d6d5", "e4d5", "e6d5"], language)
    assert violations(board) == []
    board.page.locator(".acts button").last.click()
    assert violations(board) == []
    board.page.goto(f"{site.url}/{language}/games")
    board.page.wait_for_selector(".rows")
    assert violations(board) == []
    context.close()


@pytest.mark.parametrize("language", ["de", "en", "km", "pt", "sk"])
def test_a_small_phone_has_room_for_all(phone: BoardPage, language: str) -> None:
    def scrolls() -> bool:
        # Not innerWidth: on a phone it grows with what is too wide.
        return bool(phone.page.evaluate("document.documentElement.scrollWidth > 360"))

    def small() -> list[str]:
        found: list[str] = phone.page.locator(
            "main button:visible, main a:visible, header :is(a, button, summary):visible"
        ).evaluate_all(
            """all => all.filter(e => { const b = e.getBoundingClientRect();
            return b.width && (b.height < 44 || b.width < 38) }).map(e => e.outerHTML)"""
        )
        return found

    phone.home(language)
    assert not scrolls()
    assert small() == []
    phone.tap("e1", "e3")
    phone.page.wait_for_selector(".toast")
    assert not scrolls()
    phone.seed(["e3e4", "d6d5", "e4d5", "e6d5"], language)
    assert not scrolls()
    assert small() == []
    actions = phone.page.locator(".acts").bounding_box()
    assert actions
    assert actions["y"] + actions["height"] <= 640
    assert phone.centre("b1")[0] - phone.centre("a1")[0] >= 44
    phone.page.goto(f"{phone.url}/{language}/games")
    phone.page.wait_for_selector(".rows")
    assert not scrolls()


def test_both_languages_and_khmer_digits(desktop: BoardPage) -> None:
    desktop.seed(["e3e4", "d6d5"], "km")
    page = desktop.page
    expect(page.get_by_role("heading", name="អុកចត្រង្គ")).to_be_visible()
    expect(page.locator(".list .no")).to_have_text("១")
    desktop.drag("a1", "b2")
    desktop.expect_toast("មិនបាន b2៖ ទូកដើរតាមជួរដេក ឬជួរឈរ។")
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
