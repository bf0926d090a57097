"""Games are kept in the browser at every move."""

import json

from playwright.sync_api import expect

from board_page import MATE, BoardPage


def test_a_game_is_saved_at_every_move_and_goes_on_after_a_reload(desktop: BoardPage) -> None:
    desktop.two_players()
    desktop.play("e3e4", "d6d5")
    assert [game["log"] for game in desktop.saved_games()] == [["e3e4", "d6d5"]]
    desktop.page.reload()
    desktop.expect_move(2, "d5")
    desktop.click("e4", "d5")
    desktop.expect_move(3, "exd5")


def test_games_are_listed_resumed_and_deleted_on_request(desktop: BoardPage) -> None:
    page = desktop.page
    desktop.seed(MATE[:3])
    desktop.home()
    page.get_by_role("link", name="Resume: Ouk Chatrang, move 2").click()
    desktop.expect_move(3, "Ne4")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="Ouk Chatrang").click()
    desktop.expect_move(3, "Ne4")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("button", name="Delete: Ouk Chatrang").click()
    page.get_by_role("button", name="No").click()
    page.get_by_role("button", name="Delete: Ouk Chatrang").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("No saved games yet.")).to_be_visible()
    assert desktop.saved_games() == []


def test_a_browser_that_keeps_no_games_is_told_so(desktop: BoardPage) -> None:
    desktop.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })"
    )
    desktop.page.goto(f"{desktop.url}/en/games")
    expect(desktop.page.locator(".lead")).to_contain_text("does not let the game be saved")


def test_broken_entries_are_reported_and_harm_nothing(desktop: BoardPage) -> None:
    desktop.seed(["e3e4"])
    desktop.store("ouk:game:bad", "{oops")
    desktop.store("ouk:game:odd", json.dumps({"v": 1, "log": ["x"]}))
    page = desktop.page
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_text("This saved game cannot be read.")).to_have_count(2)
    expect(page.get_by_role("link", name="Ouk Chatrang")).to_be_visible()
    page.goto(f"{desktop.url}/en/#bad")
    expect(page.get_by_text("This game is not saved here.")).to_be_visible()


def test_a_game_with_an_illegal_move_goes_on_before_it(desktop: BoardPage) -> None:
    desktop.seed(["e3e4", "a1a8", "d6d5"])
    desktop.expect_toast(
        "Part of this saved game could not be read. It goes on from the last good move."
    )
    desktop.expect_move(1, "e4")


def test_an_unknown_game_is_not_opened(desktop: BoardPage) -> None:
    desktop.seed(["e3e4"])
    record = json.dumps({**desktop.saved_games()[0], "id": "other", "variant": "makruk"})
    desktop.store("ouk:game:other", record)
    desktop.page.goto(f"{desktop.url}/en/#other")
    expect(desktop.page.get_by_text("This game is not saved here.")).to_be_visible()


def test_two_tabs_show_the_same_game(desktop: BoardPage) -> None:
    desktop.seed(["e3e4"])
    other = BoardPage(desktop.page.context.new_page(), desktop.url)
    other.page.goto(desktop.page.url)
    other.expect_move(1, "e4")
    desktop.click("d6", "d5")
    other.expect_move(2, "d5")
