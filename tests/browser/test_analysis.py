"""The analysis page: games opened, walked, changed and shared; the editor; the engine."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import ouk.pgn
from board_page import MATE, BoardPage, watch_errors
from online_page import OnlinePage
from site_process import Site

GAME = """\
[White "Sokha"]
[Black "Dara"]
[Result "1-0"]
[Variant "Cambodian"]

{ A short one. } 1. Nd2 Ne7 (1... d5 2. d4 {the centre}) 2. Ne4 {[%clk 0:09:58]} Nd7 3. Nxd6# 1-0
"""
BROKEN = "1. d4 d5 2. Rh8 Nd7 *"
PASTE = """text => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = { clipboardData: data, bubbles: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', paste));
}"""


class AnalysisPage(BoardPage):
    """The analysis page, and what a reader does on it."""

    def open(self, fragment: str = "", language: str = "en") -> None:
        """Opens the page, at a link if there is one."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{language}/analysis{fragment}")
        self.wait()

    def paste(self, text: str) -> None:
        """Pastes a text into the page."""
        self.page.evaluate(PASTE, text)

    def paste_game(self) -> None:
        """Pastes the game of these tests, and waits until it stands there."""
        self.paste(GAME)
        expect(self.tree).to_contain_text("A short one.")

    def keys(self, *keys: str) -> None:
        """Presses keys, wherever the focus is."""
        for key in keys:
            self.page.keyboard.press(key)

    def act(self, name: str) -> None:
        """Presses a button of the head."""
        self.page.locator(".study-head").get_by_role("button", name=name).click()

    def field(self, label: str) -> str:
        """What stands in a field to take along."""
        return self.page.get_by_label(label, exact=True).input_value()

    def expect_copied(self, text: str) -> None:
        """Waits until a text is in the clipboard."""
        self.page.wait_for_function(
            "async text => await navigator.clipboard.readText() === text", arg=text
        )

    def kept(self) -> None:
        """Waits until the browser keeps what is shown."""
        pgn = self.field("PGN")
        self.page.wait_for_function(
            "pgn => JSON.parse(localStorage['ouk:study']).pgn === pgn", arg=pgn
        )

    @property
    def tree(self) -> Locator:
        """The tree of moves."""
        return self.page.locator(".tree")

    def expect_current(self, move: str) -> None:
        """Waits until a move is the one that is shown."""
        expect(self.tree.locator("[aria-current]")).to_have_text(move)


@pytest.fixture(scope="module")
def analysis(chromium: Browser, site: Site) -> Iterator[AnalysisPage]:
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800}, permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    errors = watch_errors(page)
    yield AnalysisPage(page, site.url)
    context.close()
    # The browser reports the answer that there is no such room.
    assert [error for error in errors if "404" not in error] == []


@pytest.fixture(autouse=True)
def empty(analysis: AnalysisPage) -> None:
    analysis.open()
    analysis.page.evaluate("localStorage.clear()")
    analysis.open()


def read(text: str) -> ouk.pgn.Game:
    [game] = ouk.pgn.read_games(io.StringIO(text))
    assert game.errors == []
    return game


def test_a_pasted_game_is_walked_and_taken_along(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste_game()
    expect(page.get_by_text("Sokha – Dara")).to_be_visible()
    analysis.keys("ArrowRight", "ArrowRight")
    analysis.expect_current("Ne7")
    analysis.keys("ArrowDown", "ArrowRight")
    analysis.expect_current("2.d4")
    analysis.tree.get_by_role("button", name="Ne4").click()
    expect(page.locator(".bar[data-side=white]")).to_contain_text("9:58")
    analysis.keys("End")
    expect(page.locator(".call")).to_have_text("Ouk!")
    expect(page.locator(".facts")).to_contain_text("White wins by checkmate.")
    assert read(analysis.field("PGN")) == read(GAME)
    page.get_by_role("button", name="Copy: FEN").click()
    analysis.expect_copied(analysis.field("FEN"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download as PGN").click()
    assert read(Path(download.value.path()).read_text()) == read(GAME)


def test_moves_comments_and_glyphs_are_added_and_outlive_a_reload(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste_game()
    analysis.keys("ArrowRight")
    analysis.expect_current("Nd2")
    analysis.click("d6", "d5")  # stands in a variation already
    analysis.expect_current("1…d5")
    analysis.click("e3", "e4")
    analysis.expect_current("2.e4")
    page.get_by_label("Comment on e4").fill("a { new } idea")
    page.get_by_role("button", name="Interesting move").click()
    page.get_by_role("button", name="Make main line").click()
    analysis.kept()
    page.reload()
    analysis.wait()
    analysis.expect_current("e4!?")
    expect(analysis.tree).to_contain_text("a { new ) idea")
    game = read(analysis.field("PGN"))
    assert [move.uci() for move in game.mainline_moves()] == ["b1d2", "d6d5", "e3e4"]
    assert len(game.variations[0].variations) == 2
    page.get_by_role("button", name="Delete from here").click()
    page.get_by_role("button", name="Yes").click()
    analysis.expect_current("d5")


def test_a_game_opened_at_once_after_a_step_is_the_one_that_is_kept(
    analysis: AnalysisPage,
) -> None:
    analysis.paste_game()
    analysis.kept()
    analysis.keys("ArrowRight")
    analysis.paste("1. e4 e5 *")
    expect(analysis.tree.get_by_role("button")).to_have_text(["e4", "e5"])
    analysis.page.reload()
    analysis.wait()
    expect(analysis.tree.get_by_role("button")).to_have_text(["e4", "e5"])


def test_the_comment_field_follows_what_else_changes_the_comment(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste("1. d4 (1. {Better is this.} e4) *")
    analysis.tree.get_by_role("button", name="e4").click()
    field = page.get_by_label("Comment on e4")
    field.press_sequentially("good ")
    expect(field).to_have_value("good ")
    page.get_by_role("button", name="Make main line").click()
    expect(field).to_have_value("Better is this. good")
    field.press_sequentially("!")
    expect(analysis.tree).to_contain_text("Better is this. good!")


def test_a_study_that_the_browser_does_not_keep_is_told_once(analysis: AnalysisPage) -> None:
    page = analysis.page
    page.evaluate("() => void (Storage.prototype.setItem = () => { throw new Error('full'); })")
    warning = page.locator(".notice").filter(has_text="does not let the study be kept")
    analysis.click("a3", "a4")
    expect(warning).to_have_count(1)
    analysis.expect_said("It is lost when you leave the page.")
    warning.get_by_role("button", name="Close").click()
    analysis.click("a6", "a5")
    page.wait_for_timeout(600)  # so long nothing is kept
    expect(warning).to_have_count(0)


def test_a_link_holds_the_game_and_the_place_in_it(
    analysis: AnalysisPage, chromium: Browser
) -> None:
    analysis.paste_game()
    analysis.keys("ArrowRight", "ArrowRight", "ArrowDown")
    analysis.expect_current("1…d5")
    link = analysis.field("Link")
    fen = analysis.field("FEN")
    analysis.act("Copy link")
    analysis.expect_copied(link)
    other = chromium.new_context()
    reader = AnalysisPage(other.new_page(), analysis.url)
    reader.page.goto(link)
    reader.wait()
    reader.expect_current("1…d5")
    assert reader.field("FEN") == fen
    assert "#" not in reader.page.url
    other.close()


def test_a_damaged_link_says_so_and_leaves_what_was_studied(analysis: AnalysisPage) -> None:
    analysis.paste_game()
    analysis.kept()
    for fragment in ("#cambodian//TbTb/1", "#%E0%A4%A", "#nonsense"):
        analysis.open(fragment)
        expect(analysis.page.locator(".notice")).to_contain_text("This link is damaged")
        expect(analysis.tree).to_contain_text("A short one.")


def test_a_broken_game_is_opened_up_to_its_fault(analysis: AnalysisPage) -> None:
    analysis.paste(BROKEN)
    notice = analysis.page.locator(".notice")
    expect(notice).to_contain_text("Line 1, 2. “Rh8” cannot be played there.")
    said = analysis.page.locator(".unseen[role=status]")
    expect(said).to_contain_text("Some of this game could not be read.")
    expect(said).to_contain_text("“Rh8” cannot be played there.")
    expect(analysis.tree.get_by_role("button")).to_have_text(["d4", "d5"])
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_one_of_several_games_is_chosen_and_the_study_before_comes_back(
    analysis: AnalysisPage,
) -> None:
    page = analysis.page
    analysis.paste_game()
    analysis.act("Open")
    page.get_by_label("A game as PGN or a position as FEN").fill(f"{GAME}\n\n1. e4 e5 *\n")
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(page.get_by_role("dialog")).to_contain_text("2 games: which one?")
    page.get_by_role("button", name="Game 2").click()
    expect(analysis.tree.get_by_role("button")).to_have_text(["e4", "e5"])
    analysis.act("Open")
    page.get_by_role("button", name="Back to what you studied before").click()
    expect(analysis.tree).to_contain_text("A short one.")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "There is no game and no position"),
        ("4k3/8/8/8/8/8/8/3P4 w - - 0 x", "A number should stand here (the number of the move)."),
        ("8/8/8/8/8/8/8/P7 w D - 0 1", "A fish cannot stand on a1"),
        ("9/8/8/8/8/8/8/8 w", "“9” means nothing here (the men)."),
    ],
)
def test_what_cannot_be_opened_is_told(analysis: AnalysisPage, text: str, words: str) -> None:
    analysis.paste(text)
    expect(analysis.page.get_by_role("dialog")).to_contain_text(words)


def test_the_same_file_may_be_chosen_again(analysis: AnalysisPage) -> None:
    page = analysis.page
    file = {"name": "a.pgn", "mimeType": "text/plain", "buffer": b"hello"}
    analysis.act("Open")
    field = page.locator("input[type=file]")
    for _ in range(2):
        field.set_input_files(file)  # type: ignore[arg-type]
        expect(page.get_by_role("alert")).to_contain_text("There is no game and no position")
        assert field.input_value() == ""


def test_a_file_whose_dialog_was_closed_is_not_opened(analysis: AnalysisPage) -> None:
    page = analysis.page
    page.evaluate(
        "() => void (File.prototype.text = () => new Promise(read => { window.read = read; }))"
    )
    analysis.act("Open")
    file = {"name": "a.pgn", "mimeType": "text/plain", "buffer": b"1. e4 *"}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_function("window.read !== undefined")
    analysis.keys("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("window.read('1. e4 *')")
    page.wait_for_timeout(200)  # so long nothing is opened
    expect(analysis.tree.get_by_role("button")).to_have_count(0)


def test_the_focus_stays_on_the_page_when_what_had_it_goes(analysis: AnalysisPage) -> None:
    page = analysis.page
    heading = page.get_by_role("heading", level=1)
    expect(heading).not_to_be_focused()
    analysis.act("Set up")
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Set up a position")
    page.get_by_role("button", name="Cancel").last.click()
    expect(heading).to_be_focused()
    analysis.act("Open")
    page.get_by_label("A game as PGN or a position as FEN").fill("1. e4 *")
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(heading).to_be_focused()
    step = page.get_by_role("button", name="Next move")
    step.focus()
    analysis.keys("Enter")
    expect(step).to_be_disabled()
    expect(step).to_be_focused()
    analysis.keys("Enter")
    analysis.expect_current("e4")
    page.get_by_role("button", name="Delete from here").click()
    page.get_by_role("button", name="Yes").click()
    expect(analysis.tree).to_contain_text("No moves yet.")
    expect(page.locator("#app")).to_be_focused()


def test_the_editor_says_all_that_is_wrong_and_opens_what_is_right(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.act("Set up")
    page.get_by_role("button", name="Clear").click()
    faults = page.locator(".editor-faults li")
    expect(faults).to_have_text(["White has no king.", "Black has no king."])
    page.get_by_role("button", name="white king").click()
    page.locator("[data-square=d1]").click()
    page.get_by_label("black king, e8").check()
    expect(faults).to_have_text(["Black has no king.", re.compile("could still leap stands on e8")])
    page.get_by_label("black king, e8").uncheck()
    page.locator("[data-square=e8]").focus()
    analysis.keys("k", "ArrowDown", "R", "Delete", "ArrowRight", "R")
    expect(faults).to_have_count(0)
    expect(page.locator("[data-square=e8]")).to_have_attribute("aria-label", "e8, black king")
    page.get_by_role("button", name="Analyse").click()
    analysis.wait()
    assert analysis.field("FEN").startswith("4k3/5R2/8/8/8/8/8/3K4 w - - 0 1")


def test_a_fen_that_is_none_stays_in_the_editor_and_opens_nothing(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.act("Set up")
    field = page.get_by_label("FEN")
    usual = field.input_value()
    field.fill("4k3/8/8/8/8/8/8/3K4 w - - 0 x")
    analysis.keys("Enter")
    problem = page.get_by_text("A number should stand here (the number of the move).")
    expect(problem).to_be_visible()
    analysis.keys("Tab")
    expect(field).to_have_value("4k3/8/8/8/8/8/8/3K4 w - - 0 x")
    expect(page.get_by_role("button", name="Analyse")).to_be_disabled()
    page.get_by_role("button", name="First position").click()
    expect(field).to_have_value(usual)
    field.fill("4k3/8/8/8/8/8/8/3K4  w")
    analysis.keys("Tab")
    expect(field).to_have_value("4k3/8/8/8/8/8/8/3K4 w - - 0 1")


def test_a_count_is_set_in_the_editor_and_shown_in_the_bar(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste("4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1")
    expect(page.locator(".bar[data-side=black] .count")).to_contain_text("3 / 16")
    analysis.act("Set up")
    page.get_by_label("Draws at").select_option("8")
    page.get_by_label("Count", exact=True).fill("5")
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".bar[data-side=black] .count")).to_contain_text("5 / 8")


def test_the_count_is_typed_without_the_field_correcting_it(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste("4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1")
    analysis.act("Set up")
    page.get_by_role("radio", name="White").last.check()  # who counts: not the side to move
    field = page.get_by_label("Count", exact=True)
    field.press("Control+a")
    analysis.keys("Delete")
    expect(field).to_have_value("")
    analysis.keys("5")
    expect(field).to_have_value("5")
    field.fill("99")
    analysis.keys("Tab")
    expect(field).to_have_value("16")


def test_the_count_is_typed_in_either_digits(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.open(language="km")
    analysis.paste("4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1")
    page.locator(".study-head").get_by_role("button", name="រៀប").click()
    field = page.locator(".pair input")
    expect(field).to_have_value("៣")
    for typed in ("៥", "5"):
        field.fill(typed)
        expect(field).to_have_value(typed)
        analysis.keys("Tab")
        expect(field).to_have_value("៥")


def test_a_tournament_count_is_started_stopped_and_taken(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.paste("5k2/8/8/8/8/2PRR3/8/3K4 b - - 0 1")
    page.get_by_role("radio", name="Tournament").check()
    page.get_by_role("button", name="Start the count").click()
    analysis.click("f8", "f7")
    page.get_by_role("button", name="Take the draw").click()
    expect(page.locator(".facts")).to_contain_text("Draw by the count.")
    assert "{ [%count start] } 1... Kf7 { [%count take] }" in analysis.field("PGN")


def test_the_engine_tells_lines_that_can_be_played(analysis: AnalysisPage) -> None:
    page = analysis.page
    page.get_by_role("switch", name="Engine").check()
    lines = page.locator(".engine-lines li")
    expect(lines).to_have_count(3)
    expect(page.locator(".arrows .arrow")).to_have_count(3)
    expect(page.locator(".evaluation")).to_be_visible()
    page.locator("[name=lines][value='1']").check()
    expect(lines).to_have_count(1)
    lines.get_by_role("button").nth(1).click()
    expect(analysis.tree.get_by_role("button")).to_have_count(2)
    page.get_by_role("switch", name="Engine").uncheck()
    expect(lines).to_have_count(0)


def test_a_finished_game_of_this_browser_is_reviewed(analysis: AnalysisPage) -> None:
    page = analysis.page
    analysis.seed(MATE[:4])
    analysis.click(MATE[4][:2], MATE[4][2:])
    page.get_by_role("link", name="Review").click()
    analysis.wait()
    expect(analysis.tree.get_by_role("button")).to_have_text(["Nd2", "Ne7", "Ne4", "Nd7", "Nxd6#"])
    assert '[Result "1-0"]' in analysis.field("PGN")
    page.get_by_role("button", name="Review the game").click()
    graph = page.get_by_role("slider", name="Evaluation")
    graph.focus()
    analysis.keys("End")
    analysis.expect_current("Nxd6#")
    marks = analysis.tree.locator(".grade").count()
    analysis.act("Set up")
    page.get_by_role("button", name="Cancel").last.click()
    expect(graph).to_be_visible()
    expect(analysis.tree.locator(".grade")).to_have_count(marks)


def test_a_finished_online_game_opens_with_its_clocks(
    analysis: AnalysisPage, chromium: Browser, site: Site
) -> None:
    white, black = OnlinePage(chromium, site.url), OnlinePage(chromium, site.url)
    game = white.open_by_api(time={"type": "fischer", "base_ms": 300_000, "increment_ms": 0})
    black.home()
    black.sit(game)
    white.watch(game)
    white.move("e3e4", 1)
    black.expect_moves(1)
    black.move("e6e5", 2)
    white.expect_moves(2)
    analysis.open(f"#room={game}")
    expect(analysis.tree.get_by_role("button")).to_have_text(["e4", "e5"])
    assert "[%clk 0:0" in analysis.field("PGN")
    analysis.open("#room=aaaaaaaaaa")
    expect(analysis.page.locator(".notice")).to_contain_text("There is no such room.")
    white.close()
    black.close()


def test_a_phone_shows_one_part_at_a_time(phone: BoardPage) -> None:
    page = AnalysisPage(phone.page, phone.url)
    page.open()
    page.paste_game()
    box = page.page.locator(".part.is-moves").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 640
    for name in ("Lines", "Graph", "FEN · PGN"):
        page.page.get_by_role("tab", name=name).tap()
        expect(page.page.get_by_role("tabpanel")).to_have_count(1)
        expect(page.page.get_by_role("tabpanel", name=name)).to_be_visible()
    page.page.get_by_role("tab", name="Moves").tap()
    page.tap("a3", "a4")
    page.expect_current("1.a4")
    page.page.get_by_role("button", name="Comment and variation").tap()
    page.page.get_by_label("Comment on a4").fill("at the edge")
    page.keys("Escape")
    expect(page.tree).to_contain_text("at the edge")
