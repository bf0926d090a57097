"""A game as a PGN file keeps it: with the clocks, and with what was done about the count."""

from datetime import UTC, datetime
from itertools import groupby

import ouk.pgn
from ouk_server.domain import clock as clocks
from ouk_server.domain import time_control
from ouk_server.domain.color import mover
from ouk_server.domain.events import Moved, Reason
from ouk_server.domain.state import GameState

_TERMINATIONS: dict[Reason, str] = {
    "time": "time forfeit",
    "no-first-move": "abandoned",
    "aborted": "abandoned",
    "abandonment": "abandoned",
}
"""The words of the PGN standard; all other ends are `normal`."""


def pgn(state: GameState, *, white: str, black: str, site: str) -> str:
    """Gets the PGN of a game, finished or not, with the names of its players and its address."""
    game = ouk.pgn.Game.from_board(state.position.board())
    game.headers.update(_tags(state) | {"White": white, "Black": black, "Site": site})
    # A board knows what was done last before a move; the log knows all of it.
    nodes = [game, *game.mainline()]
    for ply, counts in groupby(state.counts, lambda count: count.ply):
        nodes[ply].comment = " ".join(f"[%count {count.action}]" for count in counts)
    for node, move in zip(nodes[1:], state.moves, strict=True):
        time = _left(state, move)
        if time is not None:
            node.set_clock(time / 1000)
    return f"{game}\n"


def _left(state: GameState, move: Moved) -> int | None:
    """Gets what the clock of the side that made a move showed after it."""
    if move.clock is None:
        return None
    return clocks.shown(state.started.time, move.clock.of(mover(move.ply)))


def _tags(state: GameState) -> dict[str, str]:
    start = datetime.fromtimestamp(state.started.at / 1000, UTC)
    return {
        "Event": "Ouk",
        "Date": f"{start:%Y.%m.%d}",
        "Result": state.ended.result if state.ended else "*",
        "UTCDate": f"{start:%Y.%m.%d}",
        "UTCTime": f"{start:%H:%M:%S}",
        "TimeControl": time_control.pgn(state.started.time),
        "Termination": _termination(state),
    }


def _termination(state: GameState) -> str:
    return _TERMINATIONS.get(state.ended.reason, "normal") if state.ended else "unterminated"
