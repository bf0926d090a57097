"""Whole games by link and from the lobby, between browsers that share nothing but the server."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from board_page import MATE
from online_page import DESKTOP, PHONE, OnlinePage, same_game
from site_process import Site

Enter = Callable[..., OnlinePage]
# After these Black, who has three men left, may start the count of the board.
MOVES = """
    h3h4 g6g5 h4g5 e8e7 h1h6 a8a7 h6f6 b8d7 f6f8 d7f6 f8f6 h8h7 f6e6 e7d7 e6d6 d7e7 d6d8 h7h5
    d8c8 h5h6 g5h6m e7d7 c8c6 d7d8 c6b6 a7e7 b6a6
"""
TO_THE_COUNT = MOVES.split()


@pytest.fixture
def enter(chromium: Browser, site: Site) -> Iterator[Enter]:
    """Lets players come, each with a browser of their own; all leave at the end."""
    players: list[OnlinePage] = []

    def enter(**options: Any) -> OnlinePage:
        players.append(OnlinePage(chromium, site.url, **options))
        return players[-1]

    yield enter
    for player in players:
        player.close()


@pytest.fixture
def pair(enter: Enter) -> tuple[OnlinePage, OnlinePage]:
    """White and Black of a game by link without a clock."""
    return begin(enter(**DESKTOP), enter(**DESKTOP))


def begin(white: OnlinePage, black: OnlinePage, *choices: str) -> tuple[OnlinePage, OnlinePage]:
    link = white.open_room("White", *(choices or ["No clock"]))
    black.join(link)
    white.wait_for_game()
    return white, black


def play(players: tuple[OnlinePage, OnlinePage], *moves: str, first: int = 1) -> None:
    for number, move in enumerate(moves, start=first):
        mover, other = players if number % 2 else players[::-1]
        mover.move(move, number)
        other.expect_moves(number)


def test_a_whole_game_by_link_with_a_reload_and_a_lost_network(enter: Enter) -> None:
    white, black = begin(enter(**DESKTOP), enter(**PHONE), "By invitation")
    assert same_game(white, black)
    expect(white.page.locator(".bar").last).to_contain_text("You")
    black.expect_side("black")
    play((white, black), *MATE[:2])

    white.page.reload()
    white.wait_for_game()
    white.expect_moves(2)
    white.move(MATE[2], 3)
    black.expect_moves(3)

    black.context.set_offline(True)
    expect(black.page.locator(".strip")).to_contain_text("Your moves are kept and sent later.")
    black.move(MATE[3], 4)
    white.expect_moves(3)
    expect(white.page.locator(".absent")).to_have_text("away")
    black.context.set_offline(False)
    white.expect_moves(4)
    expect(black.page.locator(".strip")).to_have_count(0)

    white.move(MATE[4], 5)
    for player in (white, black):
        player.expect_end("White wins by checkmate.")
    pgn = white.context.request.get(f"{white.url}/api/games/{white.page.url[-10:]}.pgn").text()
    assert '[Result "1-0"]' in pgn


def test_a_move_made_offline_outlives_a_reload(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    black.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    white.context.set_offline(True)
    white.move("e3e4", 1)
    expect(white.page.locator(".strip")).to_be_visible()
    white.context.set_offline(False)
    black.expect_moves(1)
    black.context.set_offline(True)
    black.move("d6d5", 2)
    kept = black.page.evaluate("Object.values(sessionStorage)")
    assert any("d6d5" in entry for entry in kept)
    # The line is back only later: until then the board stands as it was left, and says so.
    black.page.reload()
    black.wait_for_game()
    black.expect_moves(2)
    expect(black.page.locator(".strip")).to_contain_text("Your moves are kept and sent later.")
    white.expect_moves(1)
    black.context.set_offline(False)
    white.expect_moves(2)
    expect(black.page.locator(".strip")).to_have_count(0)


def test_a_game_with_the_keyboard_alone(enter: Enter) -> None:
    white, black = enter(**DESKTOP), enter(**DESKTOP)
    link = white.open_room("White", "No clock")
    keys = black.page.keyboard
    black.page.goto(link)
    expect(black.page.locator(".invited")).to_be_visible()

    def tab_to(selector: str) -> None:
        for _ in range(30):
            if black.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"not reached: {selector}")

    tab_to(".invited button.p")
    keys.press("Enter")
    black.wait_for_game()
    white.wait_for_game()
    for number, move in enumerate(MATE, start=1):
        if number % 2:
            white.move(move, number)
            black.expect_moves(number)
        else:
            tab_to("[data-square]")
            black.walk(move[:2])
            keys.press("Enter")
            black.walk(move[2:4])
            keys.press("Enter")
            white.expect_moves(number)
    black.expect_end("White wins by checkmate.")
    black.expect_said("White: knight e4 takes fish on d6.")
    black.expect_said("White wins by checkmate.")
    keys.press("Escape")
    tab_to(".acts button")
    expect(black.page.get_by_role("dialog")).to_have_count(0)


def test_the_link_goes_to_the_phones_own_share_sheet(enter: Enter) -> None:
    maker = enter(**PHONE)
    # A browser without a screen has no such sheet: what would be handed to it is kept instead.
    maker.page.add_init_script("navigator.share = async data => { window.handed = data; }")
    link = maker.open_room()
    maker.page.get_by_role("button", name="Share").click()
    assert maker.page.evaluate("handed") == {"url": link}


def test_premove_is_made_at_once_and_can_be_let_go(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    black.click("d6", "d5")
    expect(black.page.locator(".mark.premove")).to_have_count(2)
    black.expect_said("Premove: d6 to d5.")
    black.square("d5").focus()
    black.page.keyboard.press("Escape")
    expect(black.page.locator(".mark.premove")).to_have_count(0)
    black.click("g8", "e7")
    expect(black.page.locator(".mark.premove")).to_have_count(2)
    white.click("e3", "e4")
    white.expect_moves(2)
    black.expect_moves(2)
    expect(black.page.locator(".mark.premove")).to_have_count(0)
    # A man that is taken meanwhile makes no premove.
    white.click("e4", "e5")
    black.click("d6", "d5")
    white.expect_moves(4)
    black.click("d5", "d4")
    expect(black.page.locator(".mark.premove")).to_have_count(2)


def test_offers_are_answered(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    play(pair, "e3e4", "d6d5")
    white.act("Draw")
    white.act("Yes")
    white.expect_asked("Draw offered.")
    black.expect_asked("Your opponent offers a draw.")
    black.expect_said("Your opponent offers a draw.")
    black.act("Decline")
    white.expect_said("The draw is declined.")
    white.move("e4d5", 3)
    white.act("Take back")
    black.act("Accept")
    for player in pair:
        player.expect_moves(2)
    white.move("h3h4", 3)
    black.act("Draw")
    black.act("Yes")
    white.act("Accept")
    for player in pair:
        player.expect_end("Draw by agreement.")


def test_a_threefold_repetition_is_claimed(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    play(pair, *["b1d2", "b8d7", "d2b1", "d7b8"] * 2)
    white.act("Draw")
    white.expect_asked("The position has come up three times. Claim the draw?")
    white.act("Yes")
    for player in (white, black):
        player.expect_end("Draw: the same position for the third time.")


def test_rematch_the_loser_moves_first(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    play(pair, "e3e4", "d6d5")
    white.act("Resign")
    white.act("Yes")
    black.expect_end("Black wins: White resigned.")
    dialog = black.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="The loser").check()
    dialog.get_by_role("button", name="Rematch").click()
    white.page.get_by_role("dialog").get_by_role("button", name="Accept").click()
    for player in pair:
        player.expect_moves(0)
        expect(player.page.get_by_role("dialog")).to_have_count(0)
    white.expect_side("white")
    assert same_game(*pair)
    play(pair, "e3e4")
    # No page was asked for, and yet it is there without network.
    white.page.wait_for_function("caches.match(location.pathname).then(Boolean)")
    white.context.set_offline(True)
    white.page.reload()
    white.wait_for_game()
    white.expect_moves(1)
    white.context.set_offline(False)
    black.act("Abort")
    black.act("Yes")
    white.expect_end("Ended without a result.")
    white.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    black.page.get_by_role("dialog").get_by_role("button", name="Accept").click()
    black.expect_side("white")


def test_the_third_visitor_watches(enter: Enter) -> None:
    white, black = enter(**DESKTOP), enter(**DESKTOP)
    link = white.open_room("White", "No clock")
    watcher = enter(**PHONE)
    watcher.page.goto(link)
    expect(watcher.page.locator(".invited")).to_contain_text("You are invited to a game.")
    black.join(link)
    watcher.wait_for_game()
    play((white, black), "e3e4", "d6d5")
    watcher.expect_moves(2)
    watcher.tap("e4", "d5")
    watcher.expect_moves(2)
    late = enter(**DESKTOP)
    late.page.goto(link)
    late.wait_for_game()
    late.expect_moves(2)
    expect(late.page.locator(".panel header")).to_contain_text("You are watching.")
    expect(late.page.locator(".acts")).not_to_contain_text("Resign")
    expect(white.page.locator(".panel header")).to_contain_text("2 are watching")
    # The same link is a player's own seat again.
    white.page.goto(link)
    white.wait_for_game()
    white.expect_side("white")
    white.move("e4d5", 3)


def test_chat_in_phrases_and_words(enter: Enter) -> None:
    white, black = begin(enter(**DESKTOP), enter(locale="km", **PHONE))
    black.page.goto(black.page.url.replace("/en/", "/km/"))
    black.wait_for_game()
    white.page.get_by_role("button", name="Good luck.").click()
    chat = black.page.locator(".acts").get_by_role("button", name=re.compile("ជជែក"))
    expect(chat).to_have_attribute("aria-label", "ជជែក សារថ្មី ១")
    chat.click()
    dialog = black.page.get_by_role("dialog")
    expect(dialog.locator(".said")).to_contain_text("សូមសំណាងល្អ។")
    dialog.get_by_role("textbox").fill("<img src=x onerror=alert(1)> សួស្ដី")
    dialog.get_by_role("button", name="ផ្ញើ").click()
    expect(white.page.locator(".said")).to_contain_text("<img src=x onerror=alert(1)> សួស្ដី")
    white.page.get_by_role("button", name="Mute").click()
    expect(white.page.locator(".said")).to_have_text("Chat is muted. You see no messages.")


def test_lobby_rooms_come_go_and_are_joined_by_one_tap(enter: Enter) -> None:
    maker, guest = enter(**DESKTOP), enter(**PHONE)
    guest.page.goto(f"{guest.url}/en/lobby")
    expect(guest.page.get_by_text("No rooms are waiting")).to_be_visible()
    maker.page.goto(f"{maker.url}/en/lobby")
    maker.page.get_by_role("button", name="Open a room").first.click()
    dialog = maker.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Kar Ouk").check()
    dialog.get_by_role("radio", name="White").check()
    dialog.get_by_role("button", name="Open a room").click()
    expect(maker.page.locator(".invitation")).to_be_visible()
    row = guest.page.locator(".rows .row")
    expect(row).to_contain_text("Kar Ouk · 10 min + 5 s · you play Black")
    visitor = enter(**DESKTOP)
    visitor.home()
    ways = visitor.page.locator(".way")
    expect(ways.filter(has_text="1 room is waiting")).to_be_visible()
    visitor.context.set_offline(True)
    expect(ways.filter(has_text="Rooms waiting for a player")).to_be_visible()
    maker.page.get_by_role("link", name="To the lobby").click()
    own = maker.page.locator(".row.own")
    expect(own).to_contain_text("Your room")
    own.get_by_role("button", name="Cancel").click()
    expect(guest.page.locator(".rows .row")).to_have_count(0)

    maker.page.get_by_role("button", name="Open a room").first.click()
    dialog.get_by_role("button", name="Open a room").click()
    maker.page.get_by_role("link", name="To the lobby").click()
    expect(own).to_be_visible()
    guest.page.get_by_role("button", name="Join: Guest").click()
    guest.wait_for_game()
    maker.wait_for_game()
    assert same_game(maker, guest)
    expect(maker.page.locator(".clock")).to_have_count(2)
    expect(maker.page.locator(".clock").first).to_have_text("10:00")


def test_a_name_goes_with_its_games(pair: tuple[OnlinePage, OnlinePage]) -> None:
    white, black = pair
    play(pair, "e3e4", "d6d5")
    white.act("Resign")
    white.act("Yes")
    white.expect_end("Black wins: White resigned.")
    page = white.page
    page.goto(f"{white.url}/en/account")
    new = page.locator("form", has=page.get_by_role("heading", name="New account"))
    new.get_by_label("Name").fill("សុខា Sokha")
    new.get_by_label("Password").fill("a long password")
    new.get_by_role("button").click()
    expect(page.get_by_text("You are signed in as សុខា Sokha.")).to_be_visible()
    expect(page.locator(".rows .row")).to_contain_text("lost")
    page.get_by_role("button", name="Sign out", exact=True).click()
    door = page.locator("form", has=page.get_by_role("button", name="Sign in"))
    expect(door).to_contain_text("What you played here as a guest does not come along")
    door.get_by_label("Name").fill("សុខា Sokha")
    door.get_by_label("Password").fill("another password")
    door.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    door.get_by_label("Password").fill("a long password")
    door.get_by_role("button").click()
    expect(page.get_by_text("You are signed in as")).to_be_visible()
    page.get_by_role("link", name="Your page").click()
    expect(page.get_by_role("heading", name="សុខា Sokha")).to_be_visible()
    room = white.open_by_api(visibility="public", time={"type": "untimed"})
    white.page.goto(f"{white.url}/en/lobby")
    black.page.goto(f"{black.url}/en/lobby")
    black.page.get_by_role("link", name="សុខា Sokha").click()
    expect(black.page.get_by_role("heading", name="សុខា Sokha")).to_be_visible()
    black.sit(room)
    link = black.page.locator(".bar").get_by_role("link", name="សុខា Sokha")
    expect(link).to_have_attribute("href", re.compile("^/en/player/"))
    page.goto(f"{white.url}/en/account")
    page.get_by_role("button", name="Delete the account").click()
    page.locator("form").get_by_label("Password").fill("a long password")
    page.locator("form").get_by_role("button", name="Delete the account").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    white.errors.clear()  # the browser reports the answer to the wrong password


def test_clocks_are_shown_and_a_flag_falls(enter: Enter) -> None:
    white, black = enter(**DESKTOP), enter(**PHONE)
    game = white.open_by_api(time={"type": "fischer", "base_ms": 9000, "increment_ms": 0})
    black.sit(game)
    white.watch(game)
    expect(white.page.locator(".first-move")).to_contain_text("First move:")
    play((white, black), "e3e4", "d6d5")
    clock = black.page.locator(".bar[data-side=white] .clock")
    expect(clock).to_have_text(re.compile(r"^[5-8]\.\d$"))
    expect(clock).to_have_attribute("data-danger", "true")
    for player in (white, black):
        expect(player.page.get_by_role("dialog")).to_be_visible(timeout=12_000)
        player.expect_end("Black wins on time.")


def test_counting_buttons_are_for_who_may_press_them(enter: Enter) -> None:
    white, black = enter(**DESKTOP), enter(**PHONE)
    game = white.open_by_api(time={"type": "untimed"}, counting="tournament")
    black.sit(game)
    white.watch(game)
    watcher = enter(**DESKTOP)
    watcher.watch(game)
    white.start_moves(game, TO_THE_COUNT, 0)
    black.start_moves(game, TO_THE_COUNT, 1)
    for player in (white, black, watcher):
        player.expect_moves(len(TO_THE_COUNT))
    assert white.page.locator(".count-acts").count() == 0
    assert watcher.page.locator(".count-acts").count() == 0
    black.page.get_by_role("button", name="Start the count").click()
    for player in (white, black, watcher):
        expect(player.page.locator(".bar[data-side=black] .count .n")).to_contain_text("/ 64")
    expect(white.page.get_by_role("button", name="Take the draw")).to_be_visible()
    assert watcher.page.locator(".count-acts").count() == 0
    white.page.get_by_role("button", name="Take the draw").click()
    for player in (white, black, watcher):
        player.expect_end("Draw by the count.")


def test_a_killed_server_loses_nothing(chromium: Browser, own_site: Site) -> None:
    white, black = (OnlinePage(chromium, own_site.url, **look) for look in (DESKTOP, PHONE))
    begin(white, black, "By invitation")
    play((white, black), "e3e4", "d6d5")
    white.page.get_by_role("button", name="Good luck.").click()
    expect(white.page.locator(".said")).to_contain_text("Good luck.")
    own_site.kill()
    expect(white.page.locator(".strip")).to_have_text("Reconnecting…")
    white.move("e4d5", 3)
    expect(white.page.locator(".strip")).to_contain_text("Your move is kept and sent then.")
    own_site.start()
    expect(black.page.locator(".list button")).to_have_count(3, timeout=20_000)
    black.move("e6d5", 4)
    white.expect_moves(4)
    expect(white.page.locator(".strip")).to_have_count(0)
    expect(white.page.locator(".said")).to_contain_text("Good luck.")
    white.close()
    black.close()


def test_who_leaves_gives_the_game_away(enter: Enter, chromium: Browser, site: Site) -> None:
    white, black = enter(**DESKTOP), OnlinePage(chromium, site.url, **DESKTOP)
    game = white.open_by_api(time={"type": "fischer", "base_ms": 120_000, "increment_ms": 0})
    black.sit(game)
    white.watch(game)
    play((white, black), "e3e4", "d6d5")
    black.close()
    white.expect_said("Your opponent has lost the connection.")
    expect(white.page.locator(".absent")).to_have_text("away")
    expect(white.page.locator(".acts.ask")).to_contain_text("You can claim the win in")
    white.page.locator(".acts.ask").get_by_role("button", name="Close").click()
    expect(white.page.locator(".acts").get_by_role("button", name="Resign")).to_be_visible()
    claim = white.page.get_by_role("button", name="Claim the win")
    expect(claim).to_be_visible(timeout=35_000)
    claim.click()
    white.expect_end("White wins: Black has left.")
