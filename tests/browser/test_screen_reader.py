"""Whole games by what a screen reader knows: names, roles, states and what is said."""

import pytest

from board_page import MATE, BoardPage
from screen_reader import ScreenReader


@pytest.fixture
def reader(desktop: BoardPage) -> ScreenReader:
    desktop.page.goto(f"{desktop.url}/en/")
    return ScreenReader(desktop.page)


def begin(reader: ScreenReader, variant: str) -> None:
    reader.press("button", "^Two players")
    reader.find("dialog")
    reader.press("radio", variant, "Space")
    reader.press("button", "^Start$")
    reader.find("heading", variant)


def move(reader: ScreenReader, start: str, end: str) -> None:
    """Makes a move from one square to another by their names, and hears what may be done."""
    reader.press("gridcell", f"^{start}, ")
    assert reader.find("gridcell", f"^{start}, .*, chosen$").states["selected"] is True
    reader.find("gridcell", f"^{end}, .*(move|capture|leap) here$")
    reader.press("gridcell", f"^{end}, ")


def test_a_game_to_mate_and_another(reader: ScreenReader) -> None:
    begin(reader, "Ouk Chatrang")
    for number, uci in enumerate(MATE, start=1):
        start, end = uci[:2], uci[2:4]
        man = reader.find("gridcell", f"^{start}, ").name.split(", ")[1]
        side, kind = man.split(" ", 1)
        move(reader, start, end)
        reader.hear(f"{side.title()}: {kind} {start} (to|takes)")
        if number < len(MATE):
            assert len(reader.things("button", r"^[KMSNR]?\w?x?[a-h][1-8]")) == number
            # The focus stays on the board, and the square tells who stands there now.
            reader.expect_focus(f"{end}, {man}")
    reader.hear(r"Ouk! Black is in check\. White wins by checkmate\.")
    assert reader.find("dialog").name == "White wins by checkmate."
    reader.expect_focus("Play again")
    reader.page.keyboard.press("Escape")
    reader.expect_none("dialog")
    reader.expect_focus("d6, white knight")
    reader.press("button", "^Result$")
    reader.press("button", "^Play again$")
    reader.find("gridcell", "^b1, white knight$")  # a new game
    move(reader, "e3", "e4")
    reader.hear("White: fish e3 to e4")


def test_a_game_by_the_keyboard_alone(reader: ScreenReader) -> None:
    keys = reader.page.keyboard
    reader.find("button", "^Two players")
    reader.tab_to("button", "^Two players")
    keys.press("Enter")
    reader.find("dialog")
    reader.tab_to("button", "^Start$")
    keys.press("Enter")
    reader.find("button", "^Flip$")
    reader.tab_to("gridcell", "")
    for number, uci in enumerate(MATE, start=1):
        side = "White" if number % 2 else "Black"
        assert f", {side.lower()} " in reader.walk_to(uci[:2])
        keys.press("Enter")
        assert reader.focused().name.endswith(", chosen")
        assert reader.walk_to(uci[2:4]).endswith(("move here", "capture here"))
        keys.press("Enter")
        reader.hear(f"^{side}: ")
    reader.hear("White wins by checkmate")
    keys.press("Escape")
    reader.tab_to("button", "^Flip$")


def test_a_game_of_kar_ouk_to_the_first_check(reader: ScreenReader) -> None:
    begin(reader, "Kar Ouk")
    for uci in ("b1d2", "a6a5", "d2e4", "a5a4", "e4d6"):
        move(reader, uci[:2], uci[2:4])
    reader.hear("White wins by check")
    assert reader.find("dialog").name == "White wins by check."


def test_the_computer_answers_aloud(reader: ScreenReader) -> None:
    reader.press("button", "^Play the computer")
    reader.press("button", "^Start$")
    move(reader, "e3", "e4")
    reader.hear("Black: ")
    assert reader.find("region", "^Computer").name == "Computer, easy"
    move(reader, "d1", "f2")


def test_a_refused_move_is_explained_aloud(reader: ScreenReader) -> None:
    begin(reader, "Ouk Chatrang")
    reader.press("gridcell", "^e1, white neang")
    reader.press("gridcell", "^e3, white fish")
    reader.hear("^Not e3: .*fish")
