"""The lines of a text stream, with a place inside the current one."""

from typing import TextIO


class Lines:
    """Reads a stream line by line and knows where it stands."""

    def __init__(self, handle: TextIO, limit: int) -> None:
        """`limit` bounds the characters held at a time: a longer line comes in several parts."""
        self._handle = handle
        self._limit = limit
        self._before = 0
        self.text = ""
        self.pos = 0
        self.number = 0

    @property
    def place(self) -> int:
        """The number of characters left behind."""
        return self._before + self.pos

    def advance(self) -> bool:
        """Goes to the next line; `False` at the end of the stream."""
        continues = bool(self.text) and not self.text.endswith("\n")
        self._before += len(self.text)
        self.text = self._handle.readline(self._limit)
        self.pos = 1 if self.text.startswith("\ufeff") else 0
        self.number += bool(self.text) and not continues
        return bool(self.text)

    def more(self) -> bool:
        """Checks that something is left to read, in this line or after it. Lines that begin with
        `%` are passed over, as the standard wants it."""
        while self.pos == len(self.text) or (self.pos == 0 and self.text[0] == "%"):
            if not self.advance():
                return False
        return True

    def skip(self) -> None:
        """Leaves the rest of the line behind."""
        self.pos = len(self.text)
