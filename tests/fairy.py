"""Fairy-Stockfish, through pyffish, as an oracle of the rules.

Every call costs it about 1.6 ms whatever is asked, so a game is followed by its last position
and move, and a question whose answer the position already shows is not asked.
"""

from __future__ import annotations

from functools import cached_property

import pyffish

from rules_model import BLACK, WHITE, Outcome


class FairyGame:
    """A game as Fairy-Stockfish plays it, from a FEN on; repetitions are not seen.

    `count_started` is its argument for tournament counting: 0 counts automatically, -1 not at all.
    """

    def __init__(self, variant: str, fen: str) -> None:
        self.variant = variant
        self.count_started = 0
        self._origin: tuple[str, str, list[str]] = (variant, fen, [])
        self.fen = self._fen()

    def push(self, uci: str) -> None:
        """Play a move."""
        self._origin = (self.variant, self.fen, [uci])
        self.fen = self._fen()
        self.__dict__.pop("legal_moves", None)

    @cached_property
    def legal_moves(self) -> list[str]:
        """The legal moves in UCI, sorted; none after a Kar Ouk check."""
        return sorted(pyffish.legal_moves(*self._origin))

    def outcome(self) -> Outcome | None:
        """Tell how the game has ended."""
        if not self.legal_moves:
            return self._end_without_moves()
        if not set("RSrs") & set(self.fen.split()[0]) and all(self.insufficient()):
            return Outcome("insufficient_material", None)
        return Outcome("count", None) if self._counted_out() else None

    def _end_without_moves(self) -> Outcome:
        winner = BLACK if self.fen.split()[1] == "w" else WHITE
        if pyffish.is_immediate_game_end(*self._origin)[0]:
            return Outcome("check", winner)
        if pyffish.game_result(*self._origin) == 0:
            return Outcome("stalemate", None)
        return Outcome("checkmate", winner)

    def insufficient(self) -> tuple[bool, bool]:
        """Tell for White and for Black whether they have nothing to win with."""
        return pyffish.has_insufficient_material(*self._origin)

    def count(self) -> tuple[int, int] | None:
        """Get limit and ply of the count, as the FEN shows them to one who counts so."""
        limit, ply = self._fen(self.count_started).split()[3:5]
        return None if limit == "-" else (int(limit), int(ply))

    def _counted_out(self) -> bool:
        if self.fen.split()[3] == "-":
            return False
        return pyffish.is_optional_game_end(*self._origin, False, self.count_started)[0]

    def _fen(self, count_started: int = 0) -> str:
        fields = pyffish.get_fen(*self._origin, False, False, False, count_started).split()
        return " ".join(field for field in fields if "+" not in field)  # no check counters
