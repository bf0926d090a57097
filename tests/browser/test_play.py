"""Whole games on the board page, by mouse, finger and keys."""

import pytest
from playwright.sync_api import Browser, expect

from board_page import MATE, BoardPage
from online_page import PHONE
from site_process import Site


def expect_end(board: BoardPage, title: str) -> None:
    dialog = board.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(title)


def test_a_game_by_mouse_to_mate(desktop: BoardPage) -> None:
    desktop.two_players()
    for number, move in enumerate(MATE, start=1):
        if number % 2:
            desktop.click(move[:2], move[2:4])
        else:
            desktop.drag(move[:2], move[2:4])
        expect(desktop.page.locator(".list button")).to_have_count(number)
    desktop.expect_move(5, "Nxd6#")
    expect_end(desktop, "White wins by checkmate.")
    desktop.expect_said("Ouk! Black is in check. White wins by checkmate.")
    desktop.page.get_by_role("button", name="Close").click()
    expect(desktop.page.locator(".call")).to_have_text("Ouk!")
    desktop.page.get_by_role("button", name="Result").click()
    expect_end(desktop, "White wins by checkmate.")


def test_a_game_by_finger_to_the_first_check(phone: BoardPage) -> None:
    phone.two_players(variant="Kar Ouk")
    for number, move in enumerate(["b1d2", "a6a5", "d2e4", "a5a4", "e4d6"], start=1):
        phone.tap(move[:2], move[2:4])
        expect(phone.page.locator(".list button")).to_have_count(number)
    expect_end(phone, "White wins by check.")


def test_a_game_by_keys_to_mate(desktop: BoardPage) -> None:
    desktop.two_players()
    desktop.square("e1").focus()
    for move in MATE:
        desktop.walk(move[:2])
        desktop.page.keyboard.press("Enter")
        desktop.walk(move[2:4])
        desktop.page.keyboard.press("Enter")
    expect_end(desktop, "White wins by checkmate.")


def test_a_game_against_the_computer(desktop: BoardPage) -> None:
    desktop.home()
    desktop.click("e3", "e4")
    # Moves that stay legal whatever the computer answers.
    for number, move in enumerate(["d1f2", "b1d2"], start=1):
        expect(desktop.page.locator(".bar[data-side=white]")).to_contain_text("Your move")
        expect(desktop.page.locator(".list button")).to_have_count(2 * number)
        desktop.click(move[:2], move[2:4])
    expect(desktop.page.locator(".list button")).to_have_count(6)
    expect(desktop.page.get_by_label("Computer, easy")).to_be_visible()
    desktop.page.get_by_role("button", name="Take back").click()
    expect(desktop.page.locator(".list button")).to_have_count(4)


def test_the_computer_may_begin(desktop: BoardPage) -> None:
    desktop.home()
    desktop.page.get_by_role("button", name="Play the computer").click()
    dialog = desktop.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Kar Ouk").check()
    dialog.get_by_role("radio", name="Medium").check()
    dialog.get_by_role("radio", name="Black").check()
    dialog.get_by_role("button", name="Start").click()
    expect(desktop.page.locator(".list button")).to_have_count(1)
    bottom = desktop.page.locator(".bar").last
    expect(bottom).to_contain_text("You")
    expect(bottom).to_have_attribute("data-side", "black")


def test_marks_tell_where_a_man_may_go(desktop: BoardPage) -> None:
    desktop.home()
    desktop.click("d1")
    desktop.expect_marks("leap", ["b2", "f2"])
    desktop.expect_marks("move", ["c2", "d2", "e2"])
    expect(desktop.page.locator(".hint")).to_have_text("The king may leap once: b2 or f2.")
    desktop.two_players()
    desktop.play("e3e4", "d6d5")
    desktop.click("e4")
    desktop.expect_marks("capture", ["d5"])
    desktop.click("e1")
    desktop.expect_marks("leap", ["e3"])


def test_a_turned_fish_is_drawn_turned_and_men_taken_lie_in_the_tray(desktop: BoardPage) -> None:
    desktop.two_players()
    desktop.play("e3e4", "a6a5", "e4e5", "a5a4", "e5d6")
    desktop.expect_move(5, "exd6=M")
    desktop.expect_said("The fish turns over.")
    expect(desktop.page.locator("cg-board .pm-piece.white")).to_have_count(1)
    expect(desktop.square("d6")).to_have_attribute("aria-label", "d6, white promoted fish")
    expect(desktop.page.get_by_label("Taken: fish × 1")).to_be_visible()


def test_stepping_through_the_moves(desktop: BoardPage) -> None:
    desktop.seed(MATE)
    page = desktop.page
    page.get_by_role("button", name="First position").click()
    expect(desktop.square("b1")).to_have_attribute("aria-label", "b1, white knight")
    page.get_by_role("button", name="Next move").click()
    expect(desktop.square("d2")).to_have_attribute("aria-label", "d2, white knight")
    page.get_by_role("button", name="Ne4").click()
    expect(desktop.square("e4")).to_have_attribute("aria-label", "e4, white knight")
    last = page.get_by_role("button", name="Last move")
    last.click()
    expect(desktop.square("d6")).to_have_attribute("aria-label", "d6, white knight")
    expect(last).to_be_disabled()
    expect(last).to_be_focused()


def test_flip_and_take_back(desktop: BoardPage) -> None:
    desktop.seed(["e3e4", "d6d5"])
    desktop.page.get_by_role("button", name="Flip").click()
    assert desktop.centre("a8")[1] > desktop.centre("a1")[1]
    desktop.click("e4", "d5")
    desktop.expect_move(3, "exd5")
    for left in (2, 1, 0):
        desktop.page.get_by_role("button", name="Take back").click()
        expect(desktop.page.locator(".list button")).to_have_count(left)
    desktop.page.get_by_role("button", name="Take back").click(force=True)
    desktop.expect_toast("There is no move to take back.")


def test_resigning_is_asked_once(desktop: BoardPage) -> None:
    desktop.seed(["e3e4"])
    page = desktop.page
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="No").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Black resigns?")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    expect_end(desktop, "White wins: Black resigned.")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".list button")).to_have_count(0)
    assert len(desktop.saved_games()) == 2


def test_draw_by_agreement_and_by_claim(desktop: BoardPage) -> None:
    page = desktop.page
    desktop.seed(["e3e4"])
    page.get_by_role("button", name="Draw").click()
    page.get_by_role("button", name="Yes").click()
    expect_end(desktop, "Draw by agreement.")
    shuffle = ["b1d2", "b8d7", "d2b1", "d7b8"]
    desktop.seed(shuffle * 2)
    page.get_by_role("button", name="Draw").click()
    expect(page.get_by_text("has come up three times. Claim the draw?")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    expect_end(desktop, "Draw: the same position for the third time.")


def test_the_computer_takes_no_draw(desktop: BoardPage) -> None:
    desktop.seed(["e3e4", "d6d5"], seats={"white": "human", "black": 1})
    desktop.page.get_by_role("button", name="Draw").click(force=True)
    desktop.expect_toast("The computer does not accept a draw: play on.")


@pytest.mark.parametrize("path", ["", "analysis"])
def test_a_page_that_could_not_be_loaded_says_so_and_loads_again(
    chromium: Browser, site: Site, path: str
) -> None:
    context = chromium.new_context(**PHONE)
    board = BoardPage(context.new_page(), site.url)
    board.page.route("**/*.wasm", lambda route: route.abort())
    board.page.goto(f"{site.url}/en/{path}")
    alert = board.page.get_by_role("alert")
    expect(alert).to_contain_text("The board could not be loaded.")
    expect(board.page.get_by_role("banner")).to_be_visible()  # there is a way out
    board.page.unroute("**/*.wasm")
    alert.get_by_role("button", name="Reload").click()
    board.wait()
    expect(alert).to_have_count(0)
    context.close()
