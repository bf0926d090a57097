"""The order in which a file tells a tree of moves."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ouk.pgn._game import ChildNode, GameNode


class Step(Enum):
    """What happens to a node on the way through the tree."""

    TELL = auto()
    """Its move is named. The board stands before the move."""
    PLAY = auto()
    """Its move is made, to go on from there."""
    OPEN = auto()
    """A variation begins with it."""
    CLOSE = auto()
    """The variation that began with it is over: the board goes back to where that began."""


def walk(root: GameNode) -> Iterator[tuple[Step, ChildNode]]:
    """Gets the steps through all lines, main lines first. Depth costs no recursion."""
    ahead = _steps_after(root)
    while ahead:
        step, node = ahead.pop()
        yield step, node
        if step is Step.PLAY:
            ahead += _steps_after(node)


def _steps_after(node: GameNode) -> list[tuple[Step, ChildNode]]:
    """Gets the steps through a node's continuations, the last one first."""
    if not node.variations:
        return []
    main, *others = node.variations
    steps = [(Step.TELL, main)]
    for other in others:
        steps += [(step, other) for step in (Step.OPEN, Step.TELL, Step.PLAY, Step.CLOSE)]
    steps.append((Step.PLAY, main))
    return steps[::-1]
