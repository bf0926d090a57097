"""The guide: phrases that play on the board, the count that ticks, paper, no scripts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from board_page import BoardPage
from site_process import Site
from test_access import violations

CHAPTERS = ["set-up", "pieces", "fish", "leaps", "check", "kar-ouk", "draws", "count", "questions"]
SCROLL = """y => new Promise(done => {
  scrollTo(0, y);
  requestAnimationFrame(() => setTimeout(done));
})"""


def read(board: BoardPage, chapter: str, language: str = "en") -> None:
    """Opens a chapter and waits until its board is live."""
    board.page.goto(f"{board.url}/{language}/guide/{chapter}")
    board.wait()


def test_a_phrase_plays_on_the_board(desktop: BoardPage) -> None:
    read(desktop, "leaps")
    phrase = desktop.page.get_by_role("button", name="to f2")
    phrase.click()
    expect(desktop.square("f2")).to_have_attribute("aria-label", "f2, white king")
    expect(phrase).to_have_class(re.compile("shown"))
    desktop.expect_said("White: king d1 to f2.")
    desktop.page.evaluate(SCROLL, 60)
    expect(desktop.square("f2")).to_have_attribute("aria-label", "f2, white king")
    desktop.page.get_by_role("button", name="It may not leap while it is in check").press("Enter")
    desktop.expect_toast("Not f2: the king cannot leap while in check.")


def test_the_reader_may_move_too_and_go_back(phone: BoardPage) -> None:
    read(phone, "leaps")
    phone.tap("e3", "e4")
    expect(phone.square("e4")).to_have_attribute("aria-label", "e4, white fish")
    phone.tap("e8", "e5")
    phone.expect_toast("Not e5: a king moves one square.")
    back = phone.page.get_by_role("button", name="Previous move")
    back.tap()
    expect(phone.square("e3")).to_have_attribute("aria-label", "e3, white fish")
    expect(back).to_be_disabled()
    expect(back).to_be_focused()


def test_the_board_follows_the_reading_and_every_section_has_its_turn(desktop: BoardPage) -> None:
    read(desktop, "pieces")
    seen: list[str | None] = []
    way: int = desktop.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    for y in range(0, way + 30, 30):
        desktop.page.evaluate(SCROLL, y)
        shown = desktop.square("d4").get_attribute("aria-label")
        if shown not in seen:
            seen.append(shown)
    men = ("king", "neang", "koul", "knight", "rook")
    assert seen == [f"d4, white {man}, chosen" for man in men]


def test_the_count_ticks_move_by_move(phone: BoardPage) -> None:
    read(phone, "count")
    page = phone.page
    expect(page.locator(".meter")).to_have_text("No count is running.")
    page.get_by_role("button", name="The last man falls").tap()
    count = page.locator(".meter .count")
    expect(count.locator(".n")).to_have_text("5 / 8")
    expect(count).to_have_attribute("data-level", "near")
    for number in ("6 / 8", "6 / 8", "7 / 8"):
        page.get_by_role("button", name="Next move").tap()
        expect(count.locator(".n")).to_have_text(number)
    expect(count).to_have_attribute("data-level", "last")
    page.get_by_role("button", name="Next move").tap()
    expect(page.locator(".standing")).to_have_text("White wins by checkmate.")
    count.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Mate before the count reaches 8")


def test_squares_are_named_as_the_reader_chose(desktop: BoardPage) -> None:
    read(desktop, "leaps", "km")
    square = desktop.page.locator(".sq").first
    expect(square).to_have_text("b2")
    desktop.page.locator("[data-do=settings]").click()
    desktop.page.get_by_role("radio", name="ង៣").check()
    desktop.page.keyboard.press("Escape")
    expect(square).to_have_text("ខ២")


def test_on_paper_there_are_diagrams_and_no_bars(desktop: BoardPage) -> None:
    read(desktop, "leaps")
    expect(desktop.page.locator("figure").first).to_be_hidden()
    desktop.page.emulate_media(media="print")
    for figure in desktop.page.locator("figure").all():
        expect(figure).to_be_visible()
    for bar in (".top", ".stage", ".guide > .chapters", ".place", ".ends"):
        expect(desktop.page.locator(bar)).to_be_hidden()
    expect(desktop.page.locator(".kbach-line")).to_be_visible()
    expect(desktop.page.locator(".phrase").first).to_have_css("color", "rgb(0, 0, 0)")


def test_without_scripts_the_chapters_have_their_diagrams(chromium: Browser, site: Site) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site.url}/en/guide/pieces")
    expect(page.locator(".stage")).to_be_hidden()
    assert page.locator("figure:visible").count() == 5
    context.close()


@pytest.mark.parametrize(
    ("language", "width", "scheme"), [("en", 1280, "light"), ("km", 360, "dark")]
)
def test_axe_finds_nothing_in_the_guide(
    chromium: Browser, site: Site, language: str, width: int, scheme: Any
) -> None:
    context = chromium.new_context(
        viewport={"width": width, "height": 740}, color_scheme=scheme, reduced_motion="reduce"
    )
    board = BoardPage(context.new_page(), site.url)
    board.page.goto(f"{site.url}/{language}/guide")
    assert violations(board) == []
    read(board, "count", language)
    board.page.locator(".phrase").last.click()
    assert violations(board) == []
    context.close()


@pytest.mark.parametrize("language", ["de", "en", "km", "pt", "sk"])
def test_a_small_phone_has_room_for_the_guide(phone: BoardPage, language: str) -> None:
    for chapter in ("", "count", "questions"):
        phone.page.goto(f"{phone.url}/{language}/guide/{chapter}".rstrip("/"))
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_chapters_follow_one_another(desktop: BoardPage) -> None:
    desktop.page.goto(f"{desktop.url}/en/guide")
    desktop.page.get_by_role("link", name="Board and men").click()
    for chapter in CHAPTERS:
        desktop.page.wait_for_url(f"**/en/guide/{chapter}")
        if chapter != CHAPTERS[-1]:
            desktop.page.locator(".ends .next").click()


def test_nothing_moves_for_who_chose_so(desktop: BoardPage) -> None:
    page = desktop.page
    desktop.home()
    desktop.store("ouk:prefs", '{"motion": "still"}')
    page.goto(f"{desktop.url}/en/guide/kar-ouk")
    desktop.wait()
    page.locator(".phrase[data-example=first-quick]").click()
    expect(page.locator(".controls .step")).to_have_text("5 / 5", timeout=600)
