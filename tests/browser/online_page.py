"""What a player of an online game does, and what is seen of the other."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from board_page import BoardPage, watch_errors

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}


FAST_MOVES = """([game, moves, first]) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    const say = message => socket.send(JSON.stringify({ game, ...message }));
    let ply = 0;
    const go = () => {
        if (ply % 2 === first && ply < moves.length) say({ type: 'move', ply, uci: moves[ply] });
    };
    socket.onmessage = ({ data }) => {
        const notice = JSON.parse(data);
        if (notice.type === 'welcome') say({ type: 'watch', id: 1 });
        if (notice.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: notice.n }));
        if (notice.type !== 'events') return;
        ply += notice.events.filter(event => event.type === 'moved').length;
        go();
    };
}"""


class OnlinePage(BoardPage):
    """A player's own browser: no cookie is shared with another."""

    def __init__(self, chromium: Browser, url: str, **options: Any) -> None:
        self.context = chromium.new_context(**(options or DESKTOP))
        super().__init__(self.context.new_page(), url)
        self.errors = watch_errors(self.page)

    def close(self) -> None:
        """Leaves; nothing may have gone wrong meanwhile."""
        self.context.close()
        assert self.errors == []

    # ---- rooms

    def open_room(self, *choices: str, language: str = "en") -> str:
        """Opens a room for a friend from the first page, and gets the link to send."""
        self.home(language)
        self.page.locator(".way").nth(2).click()
        dialog = self.page.get_by_role("dialog")
        for choice in choices:
            dialog.get_by_role("radio", name=choice).check()
        dialog.locator("button[type=submit]").click()
        link = self.page.locator(".link input")
        expect(link).to_be_visible()
        return link.input_value()

    def join(self, link: str) -> None:
        """Opens a link and takes the free seat."""
        self.page.goto(link)
        self.page.locator(".invited button.p").click()
        self.wait_for_game()

    def wait_for_game(self) -> None:
        """Waits until the board of the game stands."""
        self.page.wait_for_selector(".online cg-board piece")

    def open_by_api(self, **settings: Any) -> str:
        """Opens a room, also with what the dialog does not offer, and gets its id."""
        self.home()
        wanted = {"variant": "cambodian", "color": "white", **settings}
        answer = self.context.request.post(
            f"{self.url}/api/rooms", data=wanted, headers={"Sec-Fetch-Site": "same-origin"}
        )
        assert answer.ok, answer.text()
        game: str = answer.json()["game"]
        return game

    def sit(self, game: str) -> None:
        """Takes the free seat of a room, and opens its page."""
        self.context.request.post(f"{self.url}/api/rooms/{game}/join")
        self.watch(game)

    def watch(self, game: str, language: str = "en") -> None:
        """Opens the page of a game."""
        self.page.goto(f"{self.url}/{language}/game/{game}")
        self.wait_for_game()

    def start_moves(self, game: str, moves: list[str], first: int) -> None:
        """Makes every second move as soon as its turn comes, without a hand."""
        self.page.evaluate(FAST_MOVES, [game, moves, first])

    # ---- the game

    def move(self, move: str, number: int) -> None:
        """Makes the n-th half-move by clicks or taps, and sees it in the list."""
        touch = self.page.evaluate("navigator.maxTouchPoints > 0")
        (self.tap if touch else self.click)(move[:2], move[2:4])
        self.expect_moves(number)

    def expect_moves(self, number: int) -> None:
        """Waits until so many half-moves stand in the list."""
        expect(self.page.locator(".list button")).to_have_count(number)

    def walk(self, name: str) -> None:
        """Moves the focus to a square by the arrow keys, also on a board that Black sees."""
        bottom = self.page.locator(".online .bar").last.get_attribute("data-side")
        turned = {"ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown"}
        turned |= {after: before for before, after in turned.items()}
        for arrow in self.way(name):
            self.page.keyboard.press(turned[arrow] if bottom == "black" else arrow)

    def act(self, name: str) -> None:
        """Presses one of the actions, or answers the question in their place."""
        self.page.locator(".acts").get_by_role("button", name=name).click()

    def expect_asked(self, text: str) -> None:
        """Waits until a question stands in the place of the actions."""
        expect(self.page.locator(".acts.ask > span")).to_have_text(text)

    def expect_end(self, title: str | re.Pattern[str]) -> None:
        """Waits for the dialog of the end."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading").first).to_have_text(title)

    def expect_side(self, side: str) -> None:
        """Waits until the player sits below with a colour."""
        expect(self.page.locator(".online .bar").last).to_have_attribute("data-side", side)


def same_game(*players: OnlinePage) -> bool:
    """Tells whether all are at one address."""
    return len({player.page.url.split("/game/")[-1] for player in players}) == 1


def statuses(page: Page) -> str:
    """What the live region says."""
    return page.get_by_role("status").first.inner_text()
