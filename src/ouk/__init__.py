"""Cambodian chess, Ouk Chatrang and Kar Ouk, in the manner of python-chess.

>>> import ouk
>>> board = ouk.Board(variant="karouk")
>>> len(board.legal_moves)
25

Further: `ouk.variants`, `ouk.pgn`, `ouk.svg`, `ouk.engine`.
"""

import importlib as _importlib
import types as _types
import typing as _typing

from ouk import _squares, variants
from ouk._board import (
    Board,
    Count,
    CountAction,
    Counting,
    Outcome,
    Refusal,
    RefusalCode,
    Termination,
)
from ouk._core import (
    AmbiguousMoveError,
    CountError,
    IllegalMoveError,
    InvalidFenError,
    InvalidMoveError,
    InvalidPositionError,
    Move,
    Piece,
    perft,
)
from ouk._squares import *  # noqa: F403 (squares and pieces by name, see its __all__)

STARTING_FEN = variants.find("cambodian").starting_fen
"""The start array, the same in both games."""

__all__ = [
    "STARTING_FEN",
    "AmbiguousMoveError",
    "Board",
    "Count",
    "CountAction",
    "CountError",
    "Counting",
    "IllegalMoveError",
    "InvalidFenError",
    "InvalidMoveError",
    "InvalidPositionError",
    "Move",
    "Outcome",
    "Piece",
    "Refusal",
    "RefusalCode",
    "Termination",
    "perft",
    "variants",
]
__all__ += _squares.__all__

if _typing.TYPE_CHECKING:
    from ouk import engine as engine
    from ouk import pgn as pgn
    from ouk import svg as svg


def __getattr__(name: str) -> _types.ModuleType:
    """Loads `ouk.pgn`, `ouk.svg` and `ouk.engine` when they are first used."""
    if name in ("engine", "pgn", "svg"):
        return _importlib.import_module(f"ouk.{name}")
    raise AttributeError(f"module 'ouk' has no attribute {name!r}")
