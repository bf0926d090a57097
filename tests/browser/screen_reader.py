"""Somebody who sees nothing: of a page they know what Chromium tells a screen reader."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

WAIT_TIMES = 100
WAIT = 50
LONGEST_WAY = 40


@dataclass(frozen=True)
class Thing:
    """A node of the accessibility tree."""

    role: str
    name: str
    states: dict[str, Any]
    handle: int
    """By which the browser knows the element behind it."""


class ScreenReader:
    """Reads the accessibility tree, goes to what it finds there by name, and hears live regions."""

    def __init__(self, page: Page) -> None:
        """Listens to a page."""
        self.page = page
        self._browser = page.context.new_cdp_session(page)

    def things(self, role: str, name: str = "") -> list[Thing]:
        """Gets what there is of a role whose name matches a pattern, in reading order."""
        pattern = re.compile(name)
        return [it for it in self._read() if it.role == role and pattern.search(it.name)]

    def find(self, role: str, name: str = "") -> Thing:
        """Waits for the first thing of a role whose name matches a pattern."""
        for _ in range(WAIT_TIMES):
            if found := self.things(role, name):
                return found[0]
            self.page.wait_for_timeout(WAIT)
        there = [f"{it.role} {it.name!r}" for it in self._read() if it.name]
        raise AssertionError(f"no {role} {name!r} among {there}")

    def press(self, role: str, name: str = "", key: str = "Enter") -> None:
        """Goes to a thing and presses a key there."""
        self._browser.send("DOM.focus", {"backendNodeId": self.find(role, name).handle})
        self.page.keyboard.press(key)

    def focused(self) -> Thing:
        """Gets what has the focus."""
        return next(it for it in reversed(self._read()) if it.states.get("focused"))

    def expect_focus(self, name: str) -> None:
        """Waits until what has the focus is called so."""
        for _ in range(WAIT_TIMES):
            here = [it.name for it in self._read() if it.states.get("focused")]
            if here[-1:] == [name]:
                return
            self.page.wait_for_timeout(WAIT)
        raise AssertionError(f"{name!r} has not got the focus, but {here}")

    def expect_none(self, role: str) -> None:
        """Waits until there is nothing of a role."""
        for _ in range(WAIT_TIMES):
            if not self.things(role):
                return
            self.page.wait_for_timeout(WAIT)
        raise AssertionError(f"there is still a {role}")

    def tab_to(self, role: str, name: str) -> None:
        """Goes on by Tab until what has the focus is of a role and its name matches a pattern."""
        passed: list[str] = []
        while len(passed) < LONGEST_WAY:
            self.page.keyboard.press("Tab")
            here = self.focused()
            if here.role == role and re.search(name, here.name):
                return
            passed.append(here.name)
        raise AssertionError(f"{name!r} is not reached: {passed}")

    def walk_to(self, square: str) -> str:
        """Goes over the board by arrow keys to a square; gets all that is said of it."""
        while not (name := self.focused().name).startswith(square):
            aside, ahead = ord(square[0]) - ord(name[0]), int(square[1]) - int(name[1])
            sideways = "ArrowRight" if aside > 0 else "ArrowLeft"
            self.page.keyboard.press(sideways if aside else "ArrowUp" if ahead > 0 else "ArrowDown")
        return name

    def heard(self) -> str:
        """Gets what the live regions say now."""
        regions = [node for node in self._nodes() if _value(node, "role") == "status"]
        return " ".join(text for node in regions for text in self._texts(node)).strip()

    def hear(self, pattern: str) -> str:
        """Waits until a live region says something that matches a pattern."""
        for _ in range(WAIT_TIMES):
            if re.search(pattern, said := self.heard()):
                return said
            self.page.wait_for_timeout(WAIT)
        raise AssertionError(f"{pattern!r} was not said, but {said!r}")

    def _nodes(self) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]

    def _read(self) -> list[Thing]:
        return [
            Thing(
                role=_value(node, "role"),
                name=_value(node, "name"),
                states={it["name"]: it["value"].get("value") for it in node.get("properties", [])},
                handle=node["backendDOMNodeId"],
            )
            for node in self._nodes()
            if "backendDOMNodeId" in node
        ]

    def _texts(self, region: dict[str, Any]) -> Iterator[str]:
        nodes = {node["nodeId"]: node for node in self._nodes()}
        for child in region.get("childIds", []):
            if (node := nodes.get(child)) and _value(node, "role") == "StaticText":
                yield _value(node, "name")


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))
