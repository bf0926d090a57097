"""The chapters of the guide, in their order.

Their text stands in templates/guide/ and in the catalogues.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Chapter:
    """One chapter: its address below `guide/`, its words, and the man that stands for it."""

    name: str
    words: str
    """How its messages begin; those of its page are `title-…` and `describe-…`."""
    man: str

    @property
    def title(self) -> str:
        """Gets the message with its heading."""
        return f"{self.words}-title"

    @property
    def brief(self) -> str:
        """Gets the message that says what it is about."""
        return f"describe-{self.words}"

    @property
    def path(self) -> str:
        """Gets the address below the language."""
        return f"guide/{self.name}"


CHAPTERS = (
    Chapter("set-up", "guide-setup", "white n-piece"),
    Chapter("pieces", "guide-pieces", "white s-piece"),
    Chapter("fish", "guide-fish", "white pm-piece"),
    Chapter("leaps", "guide-leaps", "white k-piece"),
    Chapter("check", "guide-check", "black k-piece"),
    Chapter("kar-ouk", "guide-first", "black n-piece"),
    Chapter("draws", "guide-draws", "black s-piece"),
    Chapter("count", "guide-count", "white r-piece"),
    Chapter("questions", "guide-questions", "white m-piece"),
)


def chapter_at(path: str) -> Chapter | None:
    """Gets the chapter at an address below the language, None where there is none."""
    return next((chapter for chapter in CHAPTERS if chapter.path == path), None)
