"""The engine on the analysis page: what it says, drawn and in words, and the review of a game."""

import re
import string

from playwright.sync_api import Locator, Page, expect

from board_page import BoardPage
from conformance_data import rows
from test_access import violations

SIGNS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
# Black's second move lets White give check on d6. White overlooks it once.
OVERLOOKED = ["b1d2", "a6a5", "d2e4", "a5a4", "h3h4", "h6h5", "e4d6"]


def study(board: BoardPage, variant: str, moves: list[str], shown: int) -> None:
    """Opens the analysis page with a game, after so many moves."""
    squares = [name for move in moves for name in (move[:2], move[2:4])]
    signs = "".join(SIGNS["abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)] for name in squares)
    board.page.goto(f"{board.url}/en/analysis#{variant}//{signs}/{shown}")
    board.wait()


def evaluation(page: Page, words: str) -> Locator:
    return page.get_by_role("img", name=f"Evaluation: {words}", exact=True)


def test_lines_arrows_and_the_bar_say_the_same(desktop: BoardPage) -> None:
    page = desktop.page
    study(desktop, "karouk", OVERLOOKED, 4)
    page.get_by_role("switch", name="Engine").check()
    expect(evaluation(page, "White gives check in 1")).to_be_visible(timeout=30_000)
    lines = page.get_by_role("list", name="Best moves").get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.first).to_contain_text("#1")
    expect(page.get_by_text(re.compile(r"^Depth \d+$"))).to_be_visible()
    expect(page.get_by_text("thousand positions a second")).to_be_visible()
    expect(page.locator(".arrow.best")).to_have_count(1)
    expect(page.locator(".arrow.other")).to_have_count(2)

    lines.first.get_by_role("button").first.click()
    expect(evaluation(page, "White has won")).to_be_visible()
    expect(page.locator(".engine-facts")).to_have_text("White wins by check.")
    expect(page.locator(".arrow")).to_have_count(0)


def test_a_review_by_finger_and_keys_without_network(phone: BoardPage) -> None:
    page = phone.page
    study(phone, "karouk", OVERLOOKED, 0)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    phone.wait()
    page.context.set_offline(True)
    page.get_by_role("tab", name="Graph").tap()
    page.get_by_role("button", name="Review the game").tap()
    graph = page.get_by_role("slider", name="Evaluation, move by move")
    expect(graph.locator("canvas")).to_be_visible(timeout=60_000)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(phone) == []

    faults = page.get_by_role("list", name="Moves to look at").get_by_role("listitem")
    expect(faults).to_have_text(
        [
            re.compile(r"^2… a4Blunder.*Better: "),
            re.compile(r"^3\. h4Blunder.*Better: N"),
            re.compile(r"^3… h5Blunder.*Better: "),
        ]
    )
    faults.nth(1).get_by_role("button").first.tap()
    expect(graph).to_have_attribute("aria-valuenow", "5")
    graph.press("End")
    expect(graph).to_have_attribute("aria-valuetext", "4. Nxd6#: White has won")
    graph.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuenow", "6")
    graph.tap(position={"x": 4, "y": 40})
    expect(graph).to_have_attribute("aria-valuenow", "0")

    faults.nth(1).get_by_role("button", name="Better").tap()
    expect(graph).to_have_attribute("aria-valuenow", "4")  # where the better line leaves the game
    page.get_by_role("tab", name="Lines").tap()
    page.get_by_role("switch", name="Engine").tap()
    expect(evaluation(page, "White has won")).to_be_visible()


def test_a_review_can_be_stopped(desktop: BoardPage) -> None:
    page = desktop.page
    [game, *_] = rows("games.jsonl")
    moves = game["moves"]
    study(desktop, game["variant"], moves, 0)
    page.get_by_role("button", name="Review the game").click()
    expect(
        page.get_by_text(re.compile(rf"^[1-9]\d* of {len(moves) + 1} positions$"))
    ).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Review the game")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
