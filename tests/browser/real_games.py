"""Real games with counts, of those that all parts of the project repeat."""

import json
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "conformance" / "games.jsonl"


def games() -> list[dict[str, Any]]:
    """Gets the games of Ouk Chatrang in which somebody counted."""
    rows = [json.loads(line) for line in GAMES.read_text("utf-8").splitlines()]
    return [row for row in rows if row["variant"] == "cambodian" and row["counts"]]


def a_count(limit: int, number: int) -> list[str]:
    """The moves of a real game up to where a count to `limit` plies stands at a number."""
    for row in games():
        for ply, row_limit, counted in row["counts"]:
            if row_limit == limit and (counted + 1) // 2 == number:
                return [*row["moves"][:ply]]
    raise LookupError((limit, number))
