"""An attempt at a square that is not legal says why, in one sentence."""

import pytest
from playwright.sync_api import expect

from board_page import BoardPage

ROOK_CAME = ["a3a4", "h8h7", "a4a5", "h7d7"]
CASES = [
    ([], "a1", "a3", "Not a3: your own fish is there."),
    ([], "e1", "e3", "Not e3: a leap needs an empty square, and your own fish is there."),
    ([], "a1", "b2", "Not b2: a rook moves along its rank or file."),
    ([], "a1", "a4", "Not a4: the fish on a3 is in the way."),
    ([], "e3", "d4", "Not d4: a fish goes that way only to capture."),
    ([], "e3", "e5", "Not e5: a fish moves one square straight ahead."),
    ([], "c1", "c5", "Not c5: a koul moves one square diagonally or straight ahead."),
    (ROOK_CAME, "d1", "b2", "Not b2: the king lost its leap when a rook came to d7."),
    (
        ["d1d2", "a6a5", "d2d1", "a5a4"],
        "d1",
        "b2",
        "Not b2: this king has lost its leap: it may leap only as its first move.",
    ),
    (
        ["b1d2", "a6a5", "d2e4", "h6h5", "e4d6"],
        "h5",
        "h4",
        "Not h4: your king is in check from the knight on d6.",
    ),
    (
        ["b1d2", "a6a5", "d2e4", "h6h5", "e4d6"],
        "e8",
        "g7",
        "Not g7: the king cannot leap while in check.",
    ),
    (["e3e4", "e6e5"], "e4", "e5", "Not e5: a fish does not capture straight ahead."),
]


@pytest.mark.parametrize(("moves", "start", "end", "sentence"), CASES)
def test_every_reason_has_its_sentence(
    desktop: BoardPage, moves: list[str], start: str, end: str, sentence: str
) -> None:
    desktop.seed(moves)
    desktop.drag(start, end)
    desktop.expect_toast(sentence)
    expect(desktop.page.locator(".mark.why").first).to_be_visible()
    expect(desktop.page.locator(".mark.why")).to_have_count(0, timeout=3000)
    expect(desktop.page.locator(".list button")).to_have_count(len(moves))


def test_by_finger_and_by_keys_too(phone: BoardPage) -> None:
    phone.seed([])
    phone.tap("e1", "e3")
    sentence = "Not e3: a leap needs an empty square, and your own fish is there."
    phone.expect_toast(sentence)
    phone.square("a1").focus()
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("Enter")
    phone.walk("b2")
    phone.page.keyboard.press("Enter")
    phone.expect_toast("Not b2: a rook moves along its rank or file.")


def test_choosing_another_man_is_no_attempt(desktop: BoardPage) -> None:
    desktop.seed([])
    desktop.click("a1", "h3")
    expect(desktop.page.locator(".toast")).to_have_count(0)
    desktop.expect_marks("move", ["h4"])


def test_touching_the_other_sides_men_says_whose_turn_it_is(desktop: BoardPage) -> None:
    desktop.seed([])
    desktop.click("e6")
    desktop.expect_toast("It is White’s turn.")


def test_after_the_end_nothing_moves(desktop: BoardPage) -> None:
    desktop.seed(["e3e4"], ending={"kind": "agreement"}, over=True)
    desktop.click("e6")
    desktop.expect_toast("The game has ended.")


def test_the_sentence_goes_at_the_next_touch(desktop: BoardPage) -> None:
    desktop.seed([])
    desktop.drag("a1", "b2")
    expect(desktop.page.locator(".toast")).to_be_visible()
    desktop.click("h3")
    expect(desktop.page.locator(".toast")).to_have_count(0)
