"""The computer player: it analyses a game, or chooses a move at a level.

>>> import ouk, ouk.engine
>>> board = ouk.Board("1k6/8/1K6/8/8/8/8/6R1 w - - 0 1")
>>> engine = ouk.engine.Engine()
>>> best, *others = engine.analyse(board, ouk.engine.Limit(depth=5))
>>> str(best.score), best.pv[0]
('mate 1', Move.from_uci('g1g8'))
>>> board.push(engine.play(board, level=2))
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ouk import _core
from ouk._board import Board
from ouk._core import Move

Level = Literal[1, 2, 3]
"""How well the computer plays: 1 for a beginner, 3 for what it can do in a second."""


@dataclass(frozen=True, slots=True)
class Limit:
    """When an analysis ends: at the first that is reached. Without any, when it is stopped.

    It also ends where a win or loss is found that no deeper search can change.
    """

    depth: int | None = None
    """Half-moves."""
    nodes: int | None = None
    time: float | None = None
    """Seconds."""


@dataclass(frozen=True, slots=True)
class Score:
    """What the side to move has: hundredths of a pawn, or moves to a forced end.

    Where the first check wins, `mate` counts the moves to the check. It is negative for the loser.
    """

    cp: int | None = None
    mate: int | None = None

    def __str__(self) -> str:
        """Writes the score as UCI does: `cp 25`, `mate -3`."""
        return f"cp {self.cp}" if self.mate is None else f"mate {self.mate}"


@dataclass(frozen=True, slots=True)
class Info:
    """A line that a search has found, and what the search had done by then."""

    depth: int
    """Half-moves that were searched in full: 0 if the search was stopped before any."""
    seldepth: int
    """Half-moves of the longest line."""
    multipv: int
    """The rank of the line: 1 is the best."""
    score: Score
    nodes: int
    time: float
    """Seconds."""
    pv: tuple[Move, ...]
    """The best moves of both sides, the move to play first."""


class Engine:
    """A computer player with its memory. One search runs at a time.

    `hash_mb` is the size of its table of positions, 1 to 65536 megabytes.

    :raises ValueError: for another size, or more than one thread.
    :raises MemoryError: if there is no room for the table.
    """

    def __init__(self, hash_mb: int = 16, threads: int = 1) -> None:
        if not 1 <= hash_mb <= 65536:
            raise ValueError(f"hash_mb is 1 to 65536, not {hash_mb}")
        if threads != 1:
            raise ValueError(f"this engine searches with one thread, not with {threads}")
        self._core = _core.Engine(hash_mb)

    def analyse(
        self,
        board: Board,
        limit: Limit,
        *,
        multipv: int = 1,
        on_info: Callable[[Info], object] | None = None,
    ) -> list[Info]:
        """Finds the best `multipv` moves, or all, each with its line, the best first.

        `on_info` is called with each line whenever the search has gone one half-move deeper. An
        exception that it raises ends the search and comes out here. Other threads run meanwhile.

        :raises ValueError: if the game is over or a limit makes no sense.
        :raises RuntimeError: if a search of this engine is running in another thread.
        """
        _check(limit, multipv)
        tell = None if on_info is None else lambda parts: on_info(_info(parts))
        ms = None if limit.time is None else limit.time * 1000
        found = self._core.analyse(board, limit.depth, limit.nodes, ms, multipv, tell)
        return [_info(parts) for parts in found]

    def play(self, board: Board, level: Level = 3, *, seed: int | None = None) -> Move:
        """Chooses a move as a player of a level does.

        The lower levels vary their moves; with the same `seed` they play the same. No level misses
        a win in two moves, nor allows one that it can prevent.

        :raises ValueError: if the game is over or there is no such level.
        :raises RuntimeError: if a search of this engine is running in another thread.
        """
        if seed is None:
            seed = random.getrandbits(64)
        return self._core.play(board, level, seed % 2**64)

    def stop(self) -> None:
        """Ends the search that runs in another thread, which returns what it has found by then.

        Without one it does nothing. `play` then returns a move that may be bad.
        """
        self._core.stop()

    def new_game(self) -> None:
        """Says that another game begins. Each search begins anew, so there is nothing to forget."""


def _check(limit: Limit, multipv: int) -> None:
    for name, value in (
        ("depth", limit.depth),
        ("nodes", limit.nodes),
        ("time", limit.time),
        ("multipv", multipv),
    ):
        if value is not None and not value > 0:
            raise ValueError(f"{name} is more than 0, not {value}")


def _info(parts: tuple[int, int, int, int, int, int, float, tuple[Move, ...]]) -> Info:
    depth, seldepth, multipv, value, mate, nodes, ms, pv = parts
    score = Score(mate=mate) if mate else Score(cp=value)
    return Info(depth, seldepth, multipv, score, nodes, ms / 1000, pv)
