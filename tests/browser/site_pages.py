"""Every page of the site and its states worth a look, for axe, small screens and pictures."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from playwright.sync_api import Browser, expect

from board_page import MATE
from online_page import FAST_MOVES, OnlinePage
from ouk_server.pages import PAGES
from real_games import a_count
from site_process import Site

# A middle game in which White, to move, has a knight that can capture.
MIDDLE_GAME = """
    e3e4 d6d5 c1d2 e8g7 g1e2 g8e7 c3c4 d5e4 d3e4 c6c5 e2f4 f8f7 b1c3 b8c6 d1b2 d8d6 e1e3 g6g5
    f4d3 c8b7 f1g2 e7g6 h3h4 g6e5 d3e5 d6e5 h4g5 h6g5 f3f4 e5d4 c3e2 g5g4 e3d4 c5d4
"""
GAME = MIDDLE_GAME.split()
# Games that the browser holds as soon as it opens their address.
SAVED: dict[str, dict[str, Any]] = {
    "game": {"log": GAME, "seats": {"white": "human", "black": 2}},
    "begun": {"log": []},
    "check": {"log": ["b1d2", "g8e7", "d2e4", "h6h5", "e4d6"]},
    "mating": {"log": MATE[:-1]},
    "near": {"log": a_count(30, 13)},
    "last": {"log": a_count(126, 60)},
    "choice": {"log": a_count(126, 0), "counting": "tournament"},
}
KEEP = """games => {
    const id = location.hash.slice(1);
    if (games[id]) localStorage.setItem(`ouk:game:${id}`, JSON.stringify(games[id]));
}"""
# A study of a game with a variation, at its last move.
STUDY = "analysis#cambodian//BL-0(rjTb)Lc5zcr/7"
TEN_MINUTES = {"type": "fischer", "base_ms": 600_000, "increment_ms": 5000}
NO_CLOCK = {"type": "untimed"}
NAMES = {"en": "Dara", "km": "សុខា", "sk": "Žofia", "de": "Jörg", "pt": "João"}
SAME_SITE = {"Sec-Fetch-Site": "same-origin"}


class Visitor(OnlinePage):
    """Somebody who looks at all of the site, in one language after the other."""

    def __init__(self, chromium: Browser, site: Site, **look: Any) -> None:
        """Comes, and with them somebody to play with."""
        super().__init__(chromium, site.url, **look)
        self.context.add_init_script(f"({KEEP})({json.dumps(_records())})")
        self.language = "en"
        self.rival = OnlinePage(chromium, site.url)
        self._hand = self.context.new_page()
        self._rooms: list[tuple[OnlinePage, str]] = []

    def close(self) -> None:
        """Leaves, and the other too."""
        self.close_rooms()
        self.rival.close()
        # The browser reports answers for what is not there as well.
        self.errors = [error for error in self.errors if "404 (Not Found)" not in error]
        super().close()

    def go(self, path: str = "") -> None:
        """Opens a page, anew even where only the part after # is another."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/{self.language}/{path}")
        self.page.wait_for_selector("main [role=status]", state="attached")
        self.page.wait_for_selector("main div:not(.state) h1, main .state", state="attached")
        expect(self.page.locator("main .loading, main .bars")).to_have_count(0)

    def press(self, selector: str, number: int = 0) -> None:
        """Presses the n-th of what a selector finds, whatever its name in the language."""
        self.page.locator(selector).nth(number).click()

    def open_dialog(self, selector: str, number: int = 0) -> None:
        """Presses what opens a dialog."""
        self.press(selector, number)
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def room(self, maker: OnlinePage, **settings: Any) -> str:
        """Lets one of the two open a room."""
        wanted = {"variant": "cambodian", "color": "white", "time": TEN_MINUTES, **settings}
        answer = maker.context.request.post(f"{self.url}/api/rooms", data=wanted, headers=SAME_SITE)
        assert answer.ok, answer.text()
        game: str = answer.json()["game"]
        self._rooms.append((maker, game))
        return game

    def close_rooms(self) -> None:
        """Empties the lobby."""
        for maker, game in self._rooms:
            maker.context.request.post(f"{self.url}/api/rooms/{game}/close", headers=SAME_SITE)
        self._rooms.clear()

    def begin(self, moves: list[str], **settings: Any) -> str:
        """Begins a game of the two, the visitor with White. The moves follow by themselves."""
        self.page.goto("about:blank")  # a lobby would follow its own room into the game
        game = self.room(self, **settings)
        self.rival.context.request.post(f"{self.url}/api/rooms/{game}/join")
        for first, page in enumerate((self._hand, self.rival.page)):
            page.goto(f"{self.url}/healthz")
            page.evaluate(FAST_MOVES, [game, moves, first])
        return game

    def name(self) -> str:
        """A name in the letters of the language."""
        return NAMES.get(self.language, "Dara")

    def be_nobody(self) -> None:
        """Leaves no trace of who this was."""
        self.close_rooms()
        self.context.clear_cookies()

    def sign_in(self) -> None:
        """Gets an account, or opens the one there is."""
        self.be_nobody()
        who = {"name": self.name(), "password": "a long password"}
        for door in ("account", "session"):
            answer = self.context.request.post(f"{self.url}/api/{door}", data=who)
            if answer.ok:
                return
        raise AssertionError(answer.text())


@dataclass(frozen=True)
class View:
    """A page in one of its states."""

    name: str
    path: str | Callable[[Visitor], str]
    """The address below the language, or what must be done before it is known."""
    then: Callable[[Visitor], None] = lambda _: None
    """What leads from the page to the state."""
    is_page: bool = False
    """Whether it stands for a page, and is not one more state of one."""

    def open(self, visitor: Visitor) -> None:
        """Brings the visitor there."""
        visitor.context.set_offline(False)
        visitor.go(self.path if isinstance(self.path, str) else self.path(visitor))
        self.then(visitor)
        visitor.page.evaluate("document.fonts.ready.then(() => true)")


def _pages() -> Iterator[View]:
    """The pages of the server's list, but for those of which some state below stands for all."""
    for path in PAGES:
        if path not in ("", "account", "analysis", "games", "lobby"):
            yield View(path.replace("/", "-"), path, is_page=True)


def _records() -> dict[str, dict[str, Any]]:
    usual = {
        "v": 1,
        "variant": "cambodian",
        "counting": "automatic",
        "seats": {"white": "human", "black": "human"},
        "over": False,
        "created": 1796000000000,
        "updated": 1796000000000,
    }
    return {name: {**usual, "id": name, **game} for name, game in SAVED.items()}


# ---- what leads to the states


def _home(visitor: Visitor) -> str:
    visitor.go("games")
    visitor.page.evaluate("localStorage.clear()")
    return ""


def _played(visitor: Visitor) -> str:
    visitor.go("#game")
    return ""


def _solve(visitor: Visitor) -> None:
    visitor.click("d3", "a3")
    expect(visitor.page.locator(".said[data-phase=solved]")).to_be_visible()


def _miss(visitor: Visitor) -> None:
    visitor.click("f6", "f7")
    expect(visitor.page.locator(".said[data-phase=wrong]")).to_be_visible()


def _saved_games(visitor: Visitor) -> str:
    visitor.page.evaluate(
        """games => {
            localStorage.clear();
            for (const game of games)
                localStorage.setItem(`ouk:game:${game.id}`, JSON.stringify(game));
            localStorage.setItem('ouk:game:broken', '{');
        }""",
        [game for name, game in _records().items() if name in ("game", "near", "mating")],
    )
    return "games"


def _no_games(visitor: Visitor) -> str:
    visitor.page.evaluate("localStorage.clear()")
    return "games"


def _ask_to_resign(visitor: Visitor) -> None:
    visitor.press(".acts button", 3)
    expect(visitor.page.locator(".acts.ask")).to_be_visible()


def _refused(visitor: Visitor) -> None:
    visitor.click("a1", "b2")
    expect(visitor.page.locator(".toast")).to_be_visible()


def _mated(visitor: Visitor) -> None:
    visitor.play("e4d6")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _lobby(visitor: Visitor) -> str:
    visitor.close_rooms()
    visitor.begin(GAME[:2], visibility="public")
    visitor.room(visitor, visibility="public")
    visitor.room(visitor.rival, visibility="public", color="random")
    visitor.room(visitor.rival, visibility="public", variant="karouk", time=NO_CLOCK)
    return "lobby"


def _empty_lobby(visitor: Visitor) -> str:
    visitor.close_rooms()
    return "lobby"


def _playing(visitor: Visitor) -> str:
    game = visitor.begin(GAME[:21])
    visitor.go(f"game/{game}")
    visitor.expect_moves(21)
    return f"game/{game}"


def _talking(visitor: Visitor) -> None:
    visitor.page.wait_for_selector(".acts")
    if not visitor.page.locator(".talk").count():
        visitor.open_dialog(".acts button", 3)
    visitor.press(".phrases button")
    visitor.press(".phrases button", 1)
    expect(visitor.page.locator(".said p")).to_have_count(2)


def _asked(visitor: Visitor) -> None:
    visitor.rival.watch(visitor.page.url[-10:])
    visitor.rival.act("Draw")
    visitor.rival.act("Yes")
    expect(visitor.page.locator(".acts.ask")).to_be_visible()


def _lost_line(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    expect(visitor.page.locator(".strip")).to_be_visible()


def _over(visitor: Visitor) -> None:
    visitor.rival.watch(visitor.page.url[-10:])
    visitor.rival.act("Resign")
    visitor.rival.act("Yes")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _gone(visitor: Visitor) -> str:
    path = f"game/{visitor.room(visitor.rival)}"
    visitor.close_rooms()
    return path


def _stranger(visitor: Visitor) -> str:
    visitor.be_nobody()
    return "account"


def _owner(visitor: Visitor) -> str:
    visitor.sign_in()
    _playing(visitor)
    return "account"


def _no_study(visitor: Visitor) -> str:
    visitor.page.evaluate("localStorage.clear()")
    return "analysis"


def _broken_game(visitor: Visitor) -> None:
    visitor.open_dialog(".study-head button")
    visitor.page.locator(".paste textarea").fill("1. d4 d5 (1... e5 $1 {or so}) 2. Rh8 *")
    visitor.press(".open-dialog [type=submit]")
    visitor.page.locator(".notice").wait_for()


def _editor(visitor: Visitor) -> None:
    visitor.press(".study-head button", 1)


def _editor_faults(visitor: Visitor) -> None:
    _editor(visitor)
    visitor.press(".editor-acts button", 1)
    visitor.press(".count-fields [type=checkbox]")


STATES = [
    View("home", _home),
    View("home-leap", "", lambda visitor: visitor.click("d1")),
    View("home-resume", _played),
    View("languages", "", lambda visitor: visitor.press(".language summary")),
    View("settings", "", lambda visitor: visitor.open_dialog("[data-do=settings]")),
    View("new-game", "", lambda visitor: visitor.open_dialog(".way")),
    View("new-room", "", lambda visitor: visitor.open_dialog(".way", 2)),
    View("lesson", "lessons#rook"),
    View("lesson-solved", "lessons#free-rook", _solve),
    View("lesson-missed", "lessons#trap-rook", _miss),
    View("game", "#game"),
    View("game-begun", "#begun"),
    View("game-refused", "#begun", _refused),
    View("game-check", "#check"),
    View("game-near", "#near"),
    View("game-last", "#last"),
    View("game-choice", "#choice"),
    View("game-resign", "#game", _ask_to_resign),
    View("game-menu", "#game", lambda visitor: visitor.open_dialog(".acts button", 4)),
    View("game-end", "#mating", _mated),
    View("game-count", "#near", lambda visitor: visitor.open_dialog(".bar .count")),
    View("game-gone", "#nothing"),
    View("analysis", STUDY),
    View("analysis-empty", _no_study),
    View("analysis-open", "analysis", lambda visitor: visitor.open_dialog(".study-head button")),
    View("analysis-broken", "analysis", _broken_game),
    View("analysis-editor", STUDY, _editor),
    View("analysis-faults", "analysis", _editor_faults),
    View("games", _saved_games),
    View("games-empty", _no_games),
    View("lobby-empty", _empty_lobby),
    View("lobby", _lobby),
    View("room", lambda visitor: f"game/{visitor.room(visitor)}"),
    View("room-invited", lambda visitor: f"game/{visitor.room(visitor.rival)}"),
    View("room-gone", _gone),
    View("room-missing", "game/bcdfghjkmn"),
    View("online", _playing),
    View("online-chat", _playing, _talking),
    View("online-asked", _playing, _asked),
    View("online-offline", _playing, _lost_line),
    View("online-end", _playing, _over),
    View("account-new", _stranger),
    View("account", _owner),
    View("player", lambda visitor: f"player/{visitor.name()}"),
    View("player-missing", "player/nobody"),
    View("missing", "nowhere"),
]
STAND_FOR_PAGES = {
    "home",
    "lesson",
    "game",
    "analysis",
    "games",
    "lobby",
    "room",
    "online",
    "account",
    "player",
    "missing",
}
VIEWS = [
    *_pages(),
    *(replace(view, is_page=view.name in STAND_FOR_PAGES) for view in STATES),
]
