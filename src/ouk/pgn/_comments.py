"""Comments and the commands inside them: `[%clk 0:05:00]` and `[%count start]`."""

import re

from ouk._board import Board, CountAction

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


def count_actions(comment: str) -> list[str]:
    """Gets the `[%count]` commands in their order: `start`, `stop`, `take`."""
    return _COUNT.findall(comment)


def with_count_action(comment: str, action: CountAction | None) -> str:
    """Gets the comment with its `[%count]` commands replaced by what `Board.count_action`
    says was done. A restart is written as what it is: a stop and a start."""
    rest = clean(_COUNT.sub("", comment))
    steps = ["stop", "start"] if action == "restart" else [action] if action else []
    return join(*(f"[%count {step}]" for step in steps), rest)


def perform(board: Board, action: str) -> None:
    """Does what a `[%count]` command says.

    :raises CountError: if that is not allowed.
    """
    if action == "start":
        board.start_count()
    elif action == "stop":
        board.stop_count()
    else:
        board.take_count_draw()
