"""What a player does on the board page: moves by mouse, finger and keys, and what is seen."""

import json
from typing import Any

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, expect

MATE = ["b1d2", "g8e7", "d2e4", "b8d7", "e4d6"]
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}


def watch_errors(page: Page) -> list[str]:
    """Collects what goes wrong on a page while it is used."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.extend(_complaint(message)))
    return errors


def _complaint(message: ConsoleMessage) -> list[str]:
    # The browser reports a request that found no server; that the page bears it is what is tested.
    is_offline = "net::ERR_" in message.text
    return [message.text] if message.type == "error" and not is_offline else []


class BoardPage:
    """A page of the site with a board on it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    # ---- going somewhere

    def home(self, language: str = "en") -> None:
        """Opens the first page."""
        self.page.goto(f"{self.url}/{language}/")
        self.wait()

    def wait(self) -> None:
        """Waits until the board is live."""
        self.page.wait_for_selector("cg-board piece")

    def two_players(self, *, variant: str = "Ouk Chatrang", counting: str = "Automatic") -> None:
        """Starts a game of two people on one board."""
        self.home()
        self.page.get_by_role("button", name="Two players").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=variant).check()
        dialog.get_by_role("radio", name=counting).check()
        dialog.get_by_role("button", name="Start").click()
        self.page.wait_for_selector(".game")

    def seed(self, moves: list[str], language: str = "en", **change: Any) -> None:
        """Puts a saved game into the browser and opens it."""
        self.home(language)
        seats = {"white": "human", "black": "human"}
        times = {"created": 1796000000000, "updated": 1796000000000}
        game = {"v": 1, "id": "seeded", "variant": "cambodian", "counting": "automatic"}
        record = {**game, "seats": seats, "log": moves, "over": False, **times, **change}
        self.store("ouk:game:seeded", json.dumps(record))
        self.page.goto(f"{self.url}/{language}/#seeded")
        self.page.reload()
        self.page.wait_for_selector(".game cg-board piece")

    def store(self, key: str, text: str) -> None:
        """Writes an entry of the browser's storage."""
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    def saved_games(self) -> list[dict[str, Any]]:
        """Reads what is saved in the browser."""
        texts: list[str] = self.page.evaluate(
            "Object.entries(localStorage).filter(([k]) => k.startsWith('ouk:game:')).map(e => e[1])"
        )
        return [json.loads(text) for text in texts]

    # ---- moving

    def square(self, name: str) -> Locator:
        """The square of a name."""
        return self.page.locator(f"[data-square={name}]")

    def centre(self, name: str) -> tuple[float, float]:
        """The middle of a square on the screen."""
        box: FloatRect | None = self.square(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, *squares: str) -> None:
        """Clicks squares one after another."""
        for name in squares:
            self.page.mouse.click(*self.centre(name))

    def play(self, *moves: str) -> None:
        """Plays moves by clicks, each when the one before stands in the move list."""
        played = self.page.locator(".list button")
        for move in moves:
            number = played.count() + 1
            self.click(move[:2], move[2:4])
            expect(played).to_have_count(number)

    def tap(self, *squares: str) -> None:
        """Taps squares one after another."""
        for name in squares:
            self.page.touchscreen.tap(*self.centre(name))

    def drag(self, start: str, end: str) -> None:
        """Drags a man with the mouse."""
        self.page.mouse.move(*self.centre(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.centre(end), steps=6)
        self.page.mouse.up()

    def walk(self, name: str) -> None:
        """Moves the focus to a square by the arrow keys."""
        for arrow in self.way(name):
            self.page.keyboard.press(arrow)

    def way(self, name: str) -> list[str]:
        """The arrow keys that lead from the focused square to another, as White sees the board."""
        here = self.page.evaluate("document.activeElement.dataset.square")
        columns, rows = ord(name[0]) - ord(here[0]), int(name[1]) - int(here[1])
        aside, ahead = ARROWS.get((_sign(columns), 0), ""), ARROWS.get((0, _sign(rows)), "")
        return [aside] * abs(columns) + [ahead] * abs(rows)

    # ---- seeing

    def expect_move(self, number: int, san: str) -> None:
        """Waits until the move list ends with the n-th half-move."""
        moves = self.page.locator(".list button")
        expect(moves).to_have_count(number)
        expect(moves.last).to_contain_text(san)

    def expect_said(self, text: str) -> None:
        """Waits until a sentence is read out."""
        # A dialog has a voice of its own, as what is behind it cannot be heard.
        said = self.page.get_by_role("status").filter(has_text=text)
        expect(said.first).to_be_attached()

    def expect_toast(self, text: str) -> None:
        """Waits until the page says why not, and reads the same out."""
        expect(self.page.locator(".toast")).to_have_text(text)
        self.expect_said(text)

    def expect_marks(self, name: str, squares: list[str]) -> None:
        """Waits until exactly these squares wear a mark: move, capture or leap."""
        marked = self.page.locator(f".squares [role=gridcell]:has(.mark.{name})")
        expect(marked).to_have_count(len(squares))
        found = marked.evaluate_all("cells => cells.map(cell => cell.dataset.square)")
        assert sorted(found) == squares


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
