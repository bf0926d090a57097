"""The lessons, done by finger and by keys: right moves, wrong ones, hints, and what is kept."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from board_page import BoardPage, watch_errors
from site_process import Site
from test_access import violations

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/lessons/lessons.json").read_text("utf-8")
)
LESSONS = {row["id"]: row for row in ROWS}
# One of each kind of goal; of wins one that takes several moves, and one of the other game.
OF_EACH_KIND = ["rook", "free-rook", "leap-rook", "step", "draw-takes", "guard-takes"]
WINS = ["trap-rook", "first-check"]
EMPTY = re.compile("empty|ទំនេរ")


def open_lesson(board: BoardPage, lesson: str, language: str = "en") -> None:
    board.page.goto("about:blank")
    board.page.goto(f"{board.url}/{language}/lessons#{lesson}")
    board.wait()


def expect_phase(board: BoardPage, phase: str) -> None:
    expect(board.page.locator(f".said[data-phase={phase}]")).to_have_count(1)


def own_moves(lesson: str) -> list[str]:
    row = LESSONS[lesson]
    moves: list[str] = row["solution"]
    return moves if row["goal"]["kind"] == "collect" else moves[::2]


def do(board: BoardPage, lesson: str) -> None:
    """Makes the right moves, each when the board shows that it is its turn."""
    touch = board.page.evaluate("navigator.maxTouchPoints > 0")
    for move in own_moves(lesson):
        start, end = move[:2], move[2:4]
        expect_phase(board, "own")
        (board.tap if touch else board.click)(start, end)
        expect(board.square(start)).to_have_attribute("aria-label", EMPTY)
    expect_phase(board, "solved")


def test_lessons_of_every_kind_are_done_by_finger(phone: BoardPage) -> None:
    for lesson in OF_EACH_KIND + WINS:
        open_lesson(phone, lesson)
        do(phone, lesson)
    following = ROWS[ROWS.index(LESSONS[lesson]) + 1]["id"]
    phone.page.get_by_role("link", name="Next lesson").tap()
    expect_phase(phone, "own")
    assert phone.page.url.endswith(f"#{following}")


def test_a_lesson_is_done_by_keys_and_said(desktop: BoardPage) -> None:
    open_lesson(desktop, "knight")
    page = desktop.page
    desktop.expect_said("The knight jumps over whatever is in its way.")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(desktop.square("e4")).to_have_attribute("aria-label", "e4, empty, marked")
    page.keyboard.press("Tab")
    for move in own_moves("knight"):
        desktop.walk(move[:2])
        page.keyboard.press("Enter")
        desktop.walk(move[2:4])
        page.keyboard.press("Enter")
    desktop.expect_said("Two squares straight and one aside")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    desktop.expect_said("A man takes by moving onto the other man’s square.")


def test_a_wrong_move_is_answered_and_taken_back(desktop: BoardPage) -> None:
    open_lesson(desktop, "trap-rook")
    page = desktop.page
    said = page.locator(".said")
    desktop.click("d7", "e6")
    expect(said).to_contain_text("Not e6: a rook moves along its rank or file.")
    desktop.click("d7", "g7")
    expect(said).to_contain_text("Stalemate: Black has no move and is not in check.")
    desktop.expect_said("Stalemate")
    page.get_by_role("button", name="Try again").click()
    expect(desktop.square("d7")).to_have_attribute("aria-label", "d7, white rook")
    desktop.click("f6", "f7")
    expect(said).to_contain_text("Black has an answer: the king goes to h7.")
    expect(desktop.square("h7")).to_have_attribute("aria-label", "h7, black king")
    page.get_by_role("button", name="Try again").click()
    expect(desktop.square("h8")).to_have_attribute("aria-label", "h8, black king")


def test_a_hint_shows_the_man_then_the_move(desktop: BoardPage) -> None:
    open_lesson(desktop, "mate-rook")
    page = desktop.page
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    desktop.expect_said("Look at the rook on d3.")
    expect(page.locator(".mark.hint")).to_have_count(1)
    expect(page.locator(".arrow")).to_have_count(0)
    hint.click()
    desktop.expect_said("The rook goes from d3 to d8.")
    expect(page.locator(".arrow")).to_have_count(1)


def test_the_count_runs_in_its_meter(phone: BoardPage) -> None:
    open_lesson(phone, "count-rooks")
    number = phone.page.locator(".count .n")
    expect(number).to_have_text("5 / 8")
    do(phone, "count-rooks")
    expect(number).to_have_text("7 / 8")
    expect(phone.page.locator(".said")).to_contain_text("Mate in time: 7 of 8.")


def test_what_is_done_is_kept_and_can_be_forgotten(desktop: BoardPage) -> None:
    page = desktop.page
    page.goto(f"{desktop.url}/en/lessons")
    page.get_by_role("link", name="Begin", exact=True).click()
    desktop.wait()
    do(desktop, "rook")
    page.get_by_role("link", name="Next lesson").click()
    expect_phase(desktop, "own")
    page.goto(f"{desktop.url}/en/lessons")
    expect(page.get_by_text(f"1 of {len(ROWS)} done")).to_be_visible()
    expect(page.get_by_role("link", name="Lesson 1, done:")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    assert page.url.endswith("#rook-round")
    page.get_by_role("link", name="All lessons").click()
    start_over = page.get_by_role("button", name="Start over")
    start_over.press("Enter")
    expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(start_over).to_be_focused()
    start_over.click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("link", name="Begin", exact=True)).to_be_visible()
    expect(page.locator(".tile.done")).to_have_count(0)
    expect(page.locator("#app")).to_be_focused()
    page.goto(f"{desktop.url}/en/lessons#no-such-lesson")
    expect(page).to_have_url(f"{desktop.url}/en/lessons")


def test_lessons_need_no_storage(chromium: Browser, site: Site) -> None:
    context = chromium.new_context()
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })"
    )
    board = BoardPage(context.new_page(), site.url)
    errors = watch_errors(board.page)
    open_lesson(board, "mate-rook")
    do(board, "mate-rook")
    board.page.get_by_role("link", name="All lessons").click()
    expect(board.page.locator(".tile.done")).to_have_count(1)
    assert errors == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_lessons(chromium: Browser, site: Site, scheme: Any) -> None:
    context = chromium.new_context(color_scheme=scheme, reduced_motion="reduce")
    board = BoardPage(context.new_page(), site.url)
    open_lesson(board, "rook", "km")
    do(board, "rook")
    assert violations(board) == []
    open_lesson(board, "free-rook", "km")
    board.click("d3", "d6")
    expect_phase(board, "wrong")
    assert violations(board) == []
    board.page.goto(f"{site.url}/km/lessons")
    board.page.locator(".tile.done").wait_for()
    assert violations(board) == []
    context.close()


def test_the_way_back_leads_past_a_lesson_that_is_none(desktop: BoardPage) -> None:
    page = desktop.page
    desktop.home()
    page.goto(f"{desktop.url}/en/lessons#no-such-lesson")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_url(f"{desktop.url}/en/lessons")
    page.go_back()
    expect(page).to_have_url(f"{desktop.url}/en/")
