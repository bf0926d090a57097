"""The two sides, as messages name them."""

from typing import Literal

Color = Literal["white", "black"]


def other(color: Color) -> Color:
    """Gets the opposing side."""
    return "black" if color == "white" else "white"


def mover(ply: int) -> Color:
    """Gets the side that makes the move with this number, counted from 0."""
    return "black" if ply % 2 else "white"
