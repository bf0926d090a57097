"""Every page in every state, one after another, in any language: for what must hold in all."""

from collections.abc import Callable
from itertools import count

from playwright.sync_api import Page, expect

from online_page import OnlinePage
from ouk_server.guide.chapters import CHAPTERS
from real_games import a_count

Look = Callable[[str], None]
# Each walk makes an account of its own.
NAMES = (f"សុខា {number}" for number in count(1))


def walk(player: OnlinePage, friend: OnlinePage, language: str, look: Look) -> None:
    """Brings a player's page into one state after another, and lets each be looked at."""
    home(player, language, look)
    game(player, language, look)
    saved(player, language, look)
    lessons(player, language, look)
    analysis(player, language, look)
    guide(player, language, look)
    online(player, friend, language, look)
    account(player, language, look)


def touch(player: OnlinePage, *squares: str) -> None:
    """Touches squares, also where the page must be moved to them first."""
    for square in squares:
        player.square(square).scroll_into_view_if_needed()
        player.click(square)


def home(player: OnlinePage, language: str, look: Look) -> None:
    """The first page, its dialogs and the menus of the header."""
    page = player.page
    player.home(language)
    look("home")
    touch(player, "d1")
    look("home, a leap")
    touch(player, "e5")
    page.locator(".toast").wait_for()
    look("home, why not")
    for number in range(3):
        page.locator(".ways .way").nth(number).click()
        look_at_dialog(page, look, f"home, way {number}")
    page.locator(".language summary").click()
    look("languages")
    page.locator(".language summary").click()
    page.locator("[data-do=settings]").click()
    look_at_dialog(page, look, "settings")


def look_at_dialog(page: Page, look: Look, state: str) -> None:
    """Looks at the dialog that opens, and closes it."""
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    look(state)
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")


def game(player: OnlinePage, language: str, look: Look) -> None:
    """A game at this device with a count that is near its end."""
    page = player.page
    for number in (11, 15):
        player.seed(a_count(30, number), language)
        look(f"a count at {number}")
    page.locator(".bar .count").click()
    look_at_dialog(page, look, "the count explained")
    page.locator(".acts button").last.click()
    look_at_dialog(page, look, "menu of a game")
    page.locator(".acts button").nth(3).click()
    look("resign?")
    page.locator(".acts .btn").first.click()
    look_at_dialog(page, look, "the end")
    look("ended")
    page.locator(".acts button").nth(3).click(force=True)
    page.locator(".toast").wait_for()
    look("too late")
    player.seed(["e3e4", "e6e5", "e1e3", "d8d6"], language, seats={"white": "human", "black": 3})
    touch(player, "b1", "b3")
    page.locator(".toast").wait_for()
    look("why not, in a game")


def saved(player: OnlinePage, language: str, look: Look) -> None:
    """Saved games, one of them broken, and pages that say that there is nothing."""
    page = player.page
    player.store("ouk:game:broken", "{")
    page.goto(f"{player.url}/{language}/games")
    page.locator(".rows button").first.click()
    look("saved games")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator(".games .state").wait_for()
    look("no saved games")
    for address in ("#gone", "nowhere", "player/nobody", "player/%E0", "game/aaaaaaaaaa"):
        page.goto(f"{player.url}/{language}/{address}")
        page.locator(".state h1, .state b, .problem").wait_for()
        look(address)


def lessons(player: OnlinePage, language: str, look: Look) -> None:
    """A lesson with a count, helped, wrong and done; one with many words; all lessons."""
    page = player.page
    page.goto(f"{player.url}/{language}/lessons#mate-rook")
    player.wait()
    for _ in range(2):
        page.locator(".lesson-acts button").click()
    look("a lesson with its hint")
    touch(player, "d3", "d8")
    page.locator(".said[data-phase=solved]").wait_for()
    look("a lesson done")
    page.goto(f"{player.url}/{language}/lessons#draw-count")
    page.locator(".lesson .count").wait_for()
    touch(player, "b1", "c1")
    page.locator(".said[data-phase=wrong]").wait_for()
    look("a lesson with a wrong move")
    page.goto(f"{player.url}/{language}/lessons#leap-rook")
    page.locator(".lesson .count").wait_for(state="detached")
    look("a lesson of many words")
    page.goto(f"{player.url}/{language}/lessons#")
    page.locator(".forget").click()
    look("all lessons")


STUDY = """\
[White "សុខា"]
[Black "ដារ៉ា"]
[FEN "4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1"]

1... Kd7 { [%clk 0:09:58] away from the rook } 2. Kd2 $5 (2. Kc2 $1 { or so } 2... Kc6 (2... Kd6))
2... Kd6 3. Rx9 *
"""

# Black's second move lets White give check on d6. White overlooks it once.
OVERLOOKED = '[Variant "Kar Ouk"]\n\n1. Nd2 a5 2. Ne4 a4 3. h4 h5 4. Nxd6# *'


def analysis(player: OnlinePage, language: str, look: Look) -> None:
    """A study without and with moves, what is opened and what cannot be, and the editor."""
    page = player.page
    head = page.locator(".study-head button")
    page.goto(f"{player.url}/{language}/analysis")
    player.wait()
    look("analysis")
    for text in ("4k3/8/8/8/8/8/8/3P4 w - - 0 x", "nothing", "1. d4 *\n\n1. e4 *", STUDY):
        head.nth(0).click()
        page.locator(".paste textarea").fill(text)
        page.locator(".open-dialog [type=submit]").click()
        if text != STUDY:
            page.locator(".open-dialog :is([role=alert], .choices)").wait_for()
            look_at_dialog(page, look, f"opening {text}")
    page.locator(".notice").wait_for()
    look("a game with a fault")
    page.locator(".notice button").click()
    page.keyboard.press("End")
    look("a studied game")
    for tab in page.locator(".tabs button").all():
        tab.click()
        look("a part of it")
    if page.locator(".tabs").count():
        page.locator("#tab-moves").click()
        page.locator(".facts button").click()
        look_at_dialog(page, look, "notes")
    head.nth(0).click()
    page.locator(".paste textarea").fill(OVERLOOKED)
    page.locator(".open-dialog [type=submit]").click()
    show_part(page, "graph")
    page.locator(".review .btn").click()
    page.locator(".faults li").nth(2).wait_for()
    page.locator(".faults button").first.click()
    page.locator(".plot canvas").wait_for()
    look("a review")
    show_part(page, "lines")
    page.locator(".switch input").evaluate("one => one.click()")
    page.locator(".engine-lines li").nth(2).wait_for()
    look("the lines of the engine")
    page.locator(".switch input").evaluate("one => one.click()")
    head.last.click()
    look_at_dialog(page, look, "menu of a study")
    head.nth(1).click()
    look("editor")
    page.locator(".editor-acts button").nth(1).click()
    look("editor, faults")


def guide(player: OnlinePage, language: str, look: Look) -> None:
    """The list of chapters, each of them, a refusal, and the count at its last mark."""
    page = player.page
    page.goto(f"{player.url}/{language}/guide")
    look("guide")
    for chapter in CHAPTERS:
        page.goto(f"{player.url}/{language}/{chapter.path}")
        player.wait()
        look(chapter.path)
    page.goto(f"{player.url}/{language}/guide/leaps")
    player.wait()
    page.locator("[data-example=king-leap-rook].phrase").click()
    page.locator(".stage .toast").wait_for()
    look("guide, why not")
    page.goto(f"{player.url}/{language}/guide/count")
    player.wait()
    page.locator(".phrase[data-ply='12']").click()
    page.locator(".stage .count[data-level=last]").wait_for()
    look("guide, the count")


def show_part(page: Page, name: str) -> None:
    """Goes to a part of the analysis page that has a tab on a phone."""
    tab = page.locator(f"#tab-{name}")
    if tab.count():
        tab.click()


def online(player: OnlinePage, friend: OnlinePage, language: str, look: Look) -> None:
    """From the empty lobby to a rematch."""
    page = player.page
    page.goto(f"{player.url}/{language}/lobby")
    page.locator(".lobby .state").wait_for()
    look("empty lobby")
    page.locator(".lobby .btn.p").first.click()
    for kind in ("fischer", "byoyomi", "daily"):
        page.locator(f"[name=time-kind][value={kind}]").check()
        look(f"new room, {kind}")
    page.locator("dialog [type=submit]").click()
    page.locator(".invitation").wait_for()
    look("own room")
    page.goto(f"{player.url}/{language}/lobby")
    page.locator(".row.own").wait_for()
    look("own room in the lobby")
    page.locator(".row.own button").last.click()
    time = {"type": "byoyomi", "base_ms": 5400_000, "period_ms": 30_000, "periods": 3}
    game = friend.open_by_api(time=time, visibility="public", counting="tournament")
    page.locator(".rows .row:not(.own)").wait_for()
    look("a room in the lobby")
    page.goto(f"{player.url}/{language}/game/{game}")
    page.locator(".invited").wait_for()
    look("invited")
    page.locator(".invited .btn").click()
    player.wait_for_game()
    friend.watch(game)
    look("game online")
    friend.move("e3e4", 1)
    player.expect_moves(1)
    page.locator(".acts button").last.click()
    look_at_dialog(page, look, "menu of a game online")
    touch(player, "e6", "e5")
    player.expect_moves(2)
    friend.expect_moves(2)
    chat(player, friend, look)
    friend.page.locator(".acts button").nth(1).click()
    friend.page.locator(".acts .btn").first.click()
    page.locator(".acts.ask").wait_for()
    look("an offer")
    page.locator(".acts.ask .btn").first.click()
    look_at_dialog(page, look, "the end online")
    look("ended online")
    player.context.set_offline(True)
    page.locator(".strip").wait_for()
    look("without a line")
    player.context.set_offline(False)


def chat(player: OnlinePage, friend: OnlinePage, look: Look) -> None:
    """A phrase comes in, beside the board or in a dialog of its own."""
    page = player.page
    friend.page.locator(".phrases button").nth(1).click()
    expect(friend.page.locator(".said p")).to_have_count(1)
    if page.locator(".talk:visible").count() == 0:
        page.locator(".acts .marked").click()
    expect(page.locator(".said p")).to_have_count(1)
    look("chat")
    page.keyboard.press("Escape")


def account(player: OnlinePage, language: str, look: Look) -> None:
    """Doors, a refusal, an account and its page."""
    page = player.page
    page.goto(f"{player.url}/{language}/account")
    page.locator(".doors").wait_for()
    look("account")
    name = next(NAMES)
    forms = page.locator(".doors form")
    for form in (forms.first, forms.last):
        form.locator("[name=name]").fill(name)
        form.locator("[name=password]").fill("a long password")
        form.locator("button").click()
        if form == forms.first:
            page.locator(".problem").wait_for()
            look("a refusal")
    page.locator(".account .item.d").click()
    look("own account")
    page.goto(f"{player.url}/{language}/player/{name}")
    page.locator(".rows").wait_for()
    look("player")
