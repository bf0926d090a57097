"""The UCI command `go`: how long to search."""

import re
from itertools import pairwise

from ouk.engine import Limit

_NUMBER = re.compile(r"-?[0-9]{1,18}")
_LARGEST = 1_000_000_000
_MOVES_AHEAD = 30  # that a clock must last for where nothing else is said
_RESERVE = 0.05  # seconds, for the way of the move to the GUI
_SHORTEST = 0.01


def parse_go(arguments: list[str], turn: bool) -> Limit | None:
    """Gets the limits for the side to move; None where there are none: until `stop`."""
    numbers = _numbers(arguments)
    limit = Limit(
        depth=numbers.get("depth"),
        nodes=numbers.get("nodes"),
        time=_seconds(numbers, "w" if turn else "b"),
    )
    return None if limit == Limit() or "infinite" in arguments else limit


def _numbers(arguments: list[str]) -> dict[str, int]:
    """Gets each number by the word before it, as large as the engine can take."""
    return {
        name: min(max(int(value), 1), _LARGEST)
        for name, value in pairwise(arguments)
        if _NUMBER.fullmatch(value)
    }


def _seconds(numbers: dict[str, int], side: str) -> float | None:
    """Gets the time for the move: the one given, or a share of the clock."""
    if "movetime" in numbers:
        return numbers["movetime"] / 1000
    if f"{side}time" not in numbers:
        return None
    clock = numbers[f"{side}time"] / 1000
    share = clock / numbers.get("movestogo", _MOVES_AHEAD)
    increment = numbers.get(f"{side}inc", 0) / 1000
    return max(min(share + increment * 3 / 4, clock * 4 / 5 - _RESERVE), _SHORTEST)
