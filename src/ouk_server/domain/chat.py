"""What players say to each other. Watchers read along; to hear nothing is each client's choice."""

import unicodedata

from ouk_server.domain.color import Color
from ouk_server.domain.commands import Say
from ouk_server.domain.events import Chatted
from ouk_server.domain.refusal import Decision, Refusal
from ouk_server.domain.state import GameState

LONGEST = 200
MOST_LINES = 200
"""Of one player in one game."""
BURST = 5
BURST_TIME = 10_000
"""A player may say so much in so much time."""

# Khmer marks the places where a line may break by the first; the others shape letters and emoji.
_INVISIBLE = "\u200b\u200c\u200d"


def say(state: GameState, color: Color, command: Say) -> Decision:
    """Judges a line of chat; both players may talk as long as they like, also afterwards."""
    text = None if command.text is None else cleaned(command.text)
    if (command.phrase is None) == (not text):
        return Refusal("empty")
    if text and len(text) > LONGEST:
        return Refusal("too-long")
    if _is_too_much(state, color, command.at):
        return Refusal("too-many")
    return (Chatted(at=command.at, by=color, text=text or None, phrase=command.phrase),)


def cleaned(text: str) -> str:
    """Gets a text without control characters, with single spaces; empty if nothing shows."""
    shown = "".join(character if _is_fit(character) else " " for character in text)
    return " ".join(shown.split()) if shown.strip(f"{_INVISIBLE} ") else ""


def _is_fit(character: str) -> bool:
    """Rejects controls, marks of direction, halves of characters and separators of lines."""
    category = unicodedata.category(character)
    return character in _INVISIBLE or category not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def _is_too_much(state: GameState, color: Color, at: int) -> bool:
    times = [line.at for line in state.chat if line.by == color]
    return (
        len(times) >= MOST_LINES or sum(at - time < BURST_TIME for time in times[-BURST:]) >= BURST
    )
