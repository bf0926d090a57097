"""The rules of the board game, as the domain needs them: the only place that knows `ouk.Board`."""

from __future__ import annotations

from typing import NamedTuple, cast

import msgspec

import ouk
from ouk_server.domain.color import Color
from ouk_server.domain.events import CountAction, Counting, Reason, Result

LONGEST_UCI = 5


class CountShown(msgspec.Struct, frozen=True):
    """A running count: `side` must not let `number` reach `target`, or the game is drawn.

    `ply` and `limit` are the same in half-moves.
    """

    side: Color
    number: int
    target: int
    ply: int
    limit: int


class Outcome(NamedTuple):
    """The end of a game by the rules of the board."""

    result: Result
    reason: Reason


class Position:
    """A position with the moves and count actions that led to it."""

    def __init__(self, board: ouk.Board) -> None:
        self._board = board
        self._next: tuple[str, Position] | None = None
        """The last move asked about, and where it leads: who judges a move then makes it."""

    @classmethod
    def start(cls, variant: str, counting: Counting) -> Position:
        """Makes the position in which a game begins.

        :raises ValueError: if there is no such variant.
        """
        return cls(ouk.Board(variant=variant, counting=counting))

    @property
    def turn(self) -> Color:
        """The side to move."""
        return _color(self._board.turn)

    def fen(self) -> str:
        """Gets the FEN, with promoted pawns marked."""
        return self._board.fen(promoted=True)

    def board(self) -> ouk.Board:
        """Gets an independent board."""
        return self._board.copy()

    def after(self, uci: str) -> Position | None:
        """Gets the position after a move, or None if that is not legal."""
        if len(uci) > LONGEST_UCI:
            return None
        if self._next is None or self._next[0] != uci:
            board = self._board.copy()
            try:
                board.push_uci(uci)
            except ValueError:
                return None
            self._next = uci, Position(board)
        return self._next[1]

    def back(self, plies: int) -> Position:
        """Gets the position before the last moves, with the counts as they stood there."""
        board = self._board.copy()
        for _ in range(plies):
            board.pop()
        return Position(board)

    def outcome(self) -> Outcome | None:
        """Gets how the game has ended, or None while it goes on."""
        outcome = self._board.outcome()
        if outcome is None:
            return None
        reason = outcome.termination.name.lower().replace("_", "-")
        return Outcome(cast(Result, outcome.result()), cast(Reason, reason))

    def can_claim_draw(self) -> bool:
        """Checks whether the position stands for the third time."""
        return self._board.can_claim_draw()

    def can_win(self, color: Color) -> bool:
        """Checks whether a side could still win, by however bad play of the other."""
        return not self._board.has_insufficient_material(color == "white")

    def count(self) -> CountShown | None:
        """Gets the count in force, or None when nothing counts."""
        count = self._board.count
        if count is None:
            return None
        return CountShown(_color(count.side), count.number, count.target, count.ply, count.limit)

    def can_count(self, action: CountAction, color: Color) -> bool:
        """Checks whether a side may do this about the count now (tournament counting)."""
        board = self._board
        if action == "take":
            count = self.count()
            return board.can_take_count_draw and count is not None and count.side != color
        return self.turn == color and (
            board.can_start_count if action == "start" else board.can_stop_count
        )

    def counted(self, action: CountAction) -> Position:
        """Gets the position after something was done about the count.

        :raises ouk.CountError: if that is not allowed.
        """
        board = self._board.copy()
        {
            "start": board.start_count,
            "stop": board.stop_count,
            "take": board.take_count_draw,
        }[action]()
        return Position(board)


def _color(color: bool) -> Color:
    return "white" if color else "black"
