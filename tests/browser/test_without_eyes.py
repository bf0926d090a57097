"""A whole game by the keyboard, by what a screen reader is told and nothing else."""

from typing import Any

from playwright.sync_api import CDPSession

from board_page import MATE, BoardPage


class Reader:
    """Presses keys and hears what has the focus, as the accessibility tree says it."""

    def __init__(self, board: BoardPage) -> None:
        self.keys = board.page.keyboard
        self.device: CDPSession = board.page.context.new_cdp_session(board.page)
        self.device.send("Accessibility.enable")

    def nodes(self) -> list[dict[str, Any]]:
        """What there is to be heard now."""
        tree = self.device.send("Accessibility.getFullAXTree")
        return [node for node in tree["nodes"] if not node["ignored"]]

    def focused(self) -> str:
        """Role and name of what has the focus."""
        for node in reversed(self.nodes()):
            if any(p["name"] == "focused" and p["value"]["value"] for p in node["properties"]):
                return f"{node['role']['value']}: {node['name']['value']}"
        return ""

    def press(self, key: str) -> str:
        """Presses a key, and hears where that leads."""
        self.keys.press(key)
        return self.focused()

    def tab_to(self, wanted: str) -> None:
        """Goes on until what has the focus is called so."""
        heard = [self.press("Tab")]
        while wanted not in heard[-1]:
            assert len(heard) < 40, heard
            heard.append(self.press("Tab"))

    def walk_to(self, square: str) -> str:
        """Goes over the board until the square is heard; gets all that is said of it."""
        here = self.focused()
        for _ in range(16):
            name = here.removeprefix("gridcell: ")
            if name.startswith(square):
                return name
            aside, ahead = ord(square[0]) - ord(name[0]), int(square[1]) - int(name[1])
            if aside:
                here = self.press("ArrowRight" if aside > 0 else "ArrowLeft")
            else:
                here = self.press("ArrowUp" if ahead > 0 else "ArrowDown")
        raise AssertionError(f"{square} not reached: {here}")

    def hears(self, words: str) -> bool:
        """Tells whether words stand anywhere in what can be heard."""
        return any(words in node.get("name", {}).get("value", "") for node in self.nodes())


def test_a_whole_game_without_eyes_and_mouse(desktop: BoardPage) -> None:
    desktop.home()
    reader = Reader(desktop)
    reader.tab_to("button: Two players, one board")
    reader.press("Enter")
    assert reader.hears("Two players, one board")
    reader.tab_to("button: Start")
    reader.press("Enter")
    desktop.wait()
    desktop.page.wait_for_selector(".game")
    reader.tab_to("gridcell: ")
    for number, move in enumerate(MATE, start=1):
        side = "white" if number % 2 else "black"
        assert f", {side} " in reader.walk_to(move[:2])
        assert reader.press("Enter").endswith(", chosen")
        assert reader.walk_to(move[2:]).endswith(("move here", "capture here"))
        reader.press("Enter")
        desktop.page.locator(".list button").nth(number - 1).wait_for()
    desktop.page.get_by_role("dialog").wait_for()
    assert reader.hears("White wins by checkmate.")
    desktop.expect_said("Ouk! Black is in check.")
    reader.tab_to("button: ")
    reader.press("Escape")
    reader.tab_to("button: Flip")
