"""Comments and the commands inside them: `[%clk 0:05:00]` and `[%count start]`."""

import re
from collections.abc import Iterable
from typing import cast

from ouk._board import CountAction

_CLOCK = re.compile(r"\[%clk\s+(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)\]")
_COUNT = re.compile(r"\[%count\s+(start|stop|take)\]")


def clean(text: str) -> str:
    """Gets the comment as a file can hold it: single spaces, and no closing brace."""
    return " ".join(text.replace("}", ")").split())


def join(*texts: str) -> str:
    """Gets the comments as one, leaving out empty ones."""
    return " ".join(filter(None, texts))


def clock(comment: str) -> float | None:
    """Gets the seconds of the first `[%clk]` command, or `None`."""
    found = _CLOCK.search(comment)
    if not found:
        return None
    hours, minutes, seconds = found.groups()
    return int(hours) * 3600 + int(minutes) * 60 + float(seconds)


def with_clock(comment: str, seconds: float | None) -> str:
    """Gets the comment with its `[%clk]` command replaced (`None`: removed)."""
    rest = clean(_CLOCK.sub("", comment))
    if seconds is None:
        return rest
    minutes, milliseconds = divmod(round(max(seconds, 0) * 1000), 60_000)
    hours, minutes = divmod(minutes, 60)
    shown = f"{milliseconds / 1000:06.3f}".rstrip("0").rstrip(".")
    return join(rest, f"[%clk {hours}:{minutes:02}:{shown}]")


def count_actions(comment: str) -> list[CountAction]:
    """Gets the `[%count]` commands in their order: `start`, `stop`, `take`."""
    return cast("list[CountAction]", _COUNT.findall(comment))


def with_count_actions(comment: str, actions: Iterable[CountAction]) -> str:
    """Gets the comment with its `[%count]` commands replaced by what `Board.count_actions`
    says was done."""
    rest = clean(_COUNT.sub("", comment))
    return join(*(f"[%count {action}]" for action in actions), rest)
