"""The conformance data: facts about both games that every face of the core must agree with."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "conformance"


def rows(name: str) -> list[dict[str, Any]]:
    """Read a file of the folder; its README.md names the fields."""
    text = (FOLDER / name).read_text()
    parsed = map(json.loads, text.splitlines()) if name.endswith(".jsonl") else json.loads(text)
    return list(parsed)


WINNERS = {None: None, "white": True, "black": False}
LONGEST_GAME = 500


def moves_of(game: dict[str, Any]) -> list[str]:
    """Get the moves that a row of games.jsonl speaks of: of the game that was broken off at the
    greatest length, all fields but `moves` tell how it stood before the last one."""
    moves: list[str] = game["moves"]
    return moves[: LONGEST_GAME - 1]
