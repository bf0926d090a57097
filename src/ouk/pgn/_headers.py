"""The tag pairs of a game, and the faults a reader finds in one."""

import re
from collections.abc import Iterator, Mapping, MutableMapping

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")

_ROSTER = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}
_NAME = re.compile(r"[A-Za-z0-9_]+")


class PgnError(ValueError):
    """A fault in a PGN file: where it is, what stands there and why it cannot be read.

    `ply` counts the half-moves of the line from 1, the faulty one included; 0 means the tags.
    """

    def __init__(self, line: int, ply: int, reason: str, text: str) -> None:
        super().__init__(line, ply, reason, text)
        self.line = line
        self.ply = ply
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return f"line {self.line}, ply {self.ply}: {self.reason}"


class Headers(MutableMapping[str, str]):
    """Tag names and values, the seven of the standard roster first.

    The roster is always there, with `?` for what is not known. Setting a tag raises
    `ValueError` if its name holds anything but letters, digits and underscores; line ends in
    a value become spaces, since no PGN file could hold them.
    """

    def __init__(self, tags: Mapping[str, str] | None = None) -> None:
        self._tags = dict(_ROSTER)
        self.update(tags or {})

    def __getitem__(self, name: str) -> str:
        return self._tags[name]

    def __setitem__(self, name: str, value: str) -> None:
        if not _NAME.fullmatch(name):
            raise ValueError(f"invalid tag name: {name!r}")
        self._tags[name] = re.sub(r"[\r\n]+", " ", value)

    def __delitem__(self, name: str) -> None:
        if name in _ROSTER:
            self._tags[name] = _ROSTER[name]
        else:
            del self._tags[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tags)

    def __len__(self) -> int:
        return len(self._tags)

    def __repr__(self) -> str:
        return f"Headers({self._tags!r})"
