"""Which fonts a language needs, read from the style sheets: each font names the letters it has."""

import re
from collections.abc import Iterable, Iterator

_FACE = re.compile(r"@font-face\s*\{([^}]*)\}")
_URL = re.compile(r"url\([\"']?([^)\"']+)")
_RANGE = re.compile(r"unicode-range:([^;}]+)")


def fonts_by_letters(style: str) -> dict[str, tuple[range, ...]]:
    """Gets the addresses of the fonts of a style sheet, and the letters that each is for."""
    return {
        _first(_URL, face): tuple(_ranges(_first(_RANGE, face))) for face in _FACE.findall(style)
    }


def needed(fonts: dict[str, tuple[range, ...]], text: str) -> Iterable[str]:
    """Chooses the fonts that have letters of a text."""
    letters = {ord(letter) for letter in text}
    return [
        address
        for address, ranges in fonts.items()
        if any(letter in letters_of for letters_of in ranges for letter in letters)
    ]


def _first(pattern: re.Pattern[str], face: str) -> str:
    found = pattern.search(face)
    if not found:
        raise ValueError(f"a font without {pattern.pattern}: {face}")
    return found[1]


def _ranges(written: str) -> Iterator[range]:
    for part in written.split(","):
        low, _, high = part.strip().removeprefix("U+").partition("-")
        # U+4?? means U+400 to U+4FF.
        yield range(int(low.replace("?", "0"), 16), int((high or low).replace("?", "F"), 16) + 1)
