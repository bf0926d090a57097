"""Questions about many, asked in parts: databases bound the parameters of a statement."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")
AT_ONCE = 500


def parts(items: Iterable[Item], size: int = AT_ONCE) -> Iterator[list[Item]]:
    """Cuts what may be long into lists that one statement takes."""
    waiting = list(items)
    for start in range(0, len(waiting), size):
        yield waiting[start : start + size]
