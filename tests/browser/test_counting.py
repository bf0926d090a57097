"""The running count: where it stands, how it is drawn and explained; tournament counting."""

import pytest
from playwright.sync_api import expect

from board_page import BoardPage
from real_games import a_count, games


@pytest.mark.parametrize(
    ("limit", "number", "level"), [(30, 11, "calm"), (30, 13, "near"), (126, 60, "last")]
)
def test_the_count_stands_in_the_bar_of_the_side_that_counts(
    desktop: BoardPage, limit: int, number: int, level: str
) -> None:
    desktop.seed(a_count(limit, number))
    target = limit // 2 + 1
    meter = desktop.page.locator(".bar .count")
    expect(meter).to_have_attribute("data-level", level)
    expect(meter.locator(".n")).to_have_text(f"{number} / {target}")
    side = meter.locator("xpath=ancestor::section").get_attribute("data-side")
    expect(meter.locator(".label")).to_contain_text(f"{str(side).title()} counts")
    if level == "last":
        expect(meter).to_contain_text("4 left")


def test_a_tap_explains_the_count(phone: BoardPage) -> None:
    phone.seed(a_count(30, 11))
    phone.page.get_by_role("button", name="What does this mean?").tap()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Mate before the count reaches 16, or the game is drawn.")
    expect(dialog.locator(".targets .cur")).to_contain_text("King alone against one rook")
    phone.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_start_of_a_count_is_said_and_marked(desktop: BoardPage) -> None:
    row = next(row for row in games() if row["counts"][0][1] == 126)
    first = row["counts"][0][0]
    desktop.seed(row["moves"][: first - 1])
    move = row["moves"][first - 1]
    desktop.click(move[:2], move[2:4])
    desktop.expect_said(" counts: ")
    expect(desktop.page.locator(".list button").last).to_contain_text("=")


def test_the_end_of_a_count_is_a_draw(desktop: BoardPage) -> None:
    row = next(row for row in games() if row["end"] == "count" and row["counts"][0][1] == 126)
    desktop.seed(row["moves"][:-1])
    move = row["moves"][-1]
    desktop.click(move[:2], move[2:4])
    dialog = desktop.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("Draw: the count reached 64.")
    expect(dialog.locator(".count .end.done")).to_have_count(1)


def test_tournament_counts_are_started_stopped_and_taken(desktop: BoardPage) -> None:
    moves = a_count(126, 0)
    desktop.seed(moves, counting="tournament")
    page = desktop.page
    expect(page.locator(".count")).to_have_count(0)
    page.get_by_role("button", name="Start the count").click()
    expect(page.locator(".count .n")).to_have_text("0 / 64")
    page.get_by_role("button", name="Stop the count").click()
    expect(page.locator(".count")).to_have_count(0)
    page.get_by_role("button", name="Start the count").click()
    page.reload()
    expect(page.locator(".count .n")).to_have_text("0 / 64")
    page.get_by_role("button", name="Take the draw").click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Draw by the count.")
    assert desktop.saved_games()[0]["log"][-1] == "@take"
