"""
The rules of Ouk Chatrang and Kar Ouk, and the engine: the C++ half of `ouk`. Use it through that package.
"""

from collections.abc import Callable
from typing import overload


class InvalidFenError(ValueError):
    """A text is not a FEN. The message names the field and the reason."""

class InvalidPositionError(ValueError):
    """
    A FEN describes an impossible position. `faults` lists every reason, each a sentence.
    """

    faults: tuple = ()

class InvalidMoveError(ValueError):
    """A text is not a move."""

class IllegalMoveError(ValueError):
    """A move is not legal in the position."""

class AmbiguousMoveError(ValueError):
    """A SAN fits several legal moves."""

class CountError(ValueError):
    """Starting, stopping or using a tournament count is not allowed now."""

class Move:
    """
    A move from one square to another. It knows no position: see `Board.is_legal`.
    """

    def __init__(self, from_square: int, to_square: int, promotion: int | None = None) -> None:
        """
        Makes a move. Squares are 0 (a1) to 63 (h8); `promotion` is MET where a pawn promotes.

        :raises ValueError: for anything else.
        """

    @staticmethod
    def from_uci(uci: str) -> Move:
        """
        Reads UCI: `e1e3`, `e5e6m`.

        :raises InvalidMoveError: for any other text.
        """

    @property
    def from_square(self) -> int:
        """The square the man leaves."""

    @property
    def to_square(self) -> int:
        """The square it comes to."""

    @property
    def promotion(self) -> int | None:
        """MET where a pawn promotes, else None."""

    def uci(self) -> str:
        """The move as UCI."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __reduce__(self) -> tuple[type, tuple[object, ...]]: ...

class Piece:
    """A man of one side. `promoted` marks a pawn that became a met."""

    def __init__(self, piece_type: int, color: bool, promoted: bool = False) -> None:
        """
        Makes a man: PAWN to KING, True for White.

        :raises ValueError: for anything else.
        """

    @staticmethod
    def from_symbol(symbol: str) -> Piece:
        """
        Reads a FEN letter, `M~` for a promoted pawn.

        :raises ValueError: for any other text.
        """

    @property
    def piece_type(self) -> int:
        """PAWN (1) to KING (6)."""

    @property
    def color(self) -> bool:
        """True for White."""

    @property
    def promoted(self) -> bool:
        """Whether it is a pawn that became a met."""

    def symbol(self) -> str:
        """The FEN letter, a capital for White."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, other: object, /) -> bool: ...

    def __reduce__(self) -> tuple[type, tuple[object, ...]]: ...

_moves: list = []

class Board:
    """A game: its position and the moves that led to it."""

    @overload
    def __init__(self, fen: str, variant: str, tournament: bool) -> None: ...

    @overload
    def __init__(self, board: Board) -> None: ...

    @property
    def turn(self) -> bool:
        """The side to move: True for White."""

    @property
    def fullmove_number(self) -> int:
        """
        The move number of the FEN: 1 at the start, one more after each move of Black.
        """

    @property
    def halfmove_clock(self) -> int:
        """
        Half-moves since the last capture or pawn move (since loading, where a count runs).
        """

    def ply(self) -> int:
        """Half-moves since the start of the game, by the move number."""

    def fen(self, promoted: bool = False) -> str:
        """
        The FEN, with the automatic count in its fields 4 and 5 while one runs.

        With `promoted`, promoted pawns are written `M~`.
        """

    def board_fen(self, promoted: bool = False) -> str:
        """The first field of the FEN."""

    def piece_at(self, square: int) -> Piece | None:
        """The man on a square, or None."""

    def piece_map(self) -> dict[int, Piece]:
        """All men by square."""

    def king(self, color: bool) -> int:
        """The square of a side's king."""

    def is_check(self) -> bool:
        """Whether the king of the side to move is attacked."""

    def checkers(self) -> tuple[int, ...]:
        """The squares of the men that give check."""

    def attackers(self, color: bool, square: int) -> tuple[int, ...]:
        """
        The squares of a side's men that attack a square. Leaps attack nothing.
        """

    @property
    def leap_rights(self) -> tuple[int, ...]:
        """
        The squares of the kings and mets that still hold their first-move leap.
        """

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """
        The legal moves: none after a mate, a stalemate or, in Kar Ouk, a check.
        """

    def is_legal(self, move: Move) -> bool:
        """Whether a move is legal."""

    def gives_check(self, move: Move) -> bool:
        """
        Whether a legal move gives check.

        :raises IllegalMoveError: if it is not legal.
        """

    def is_capture(self, move: Move) -> bool:
        """
        Whether a legal move takes a man.

        :raises IllegalMoveError: if it is not legal.
        """

    def is_leap(self, move: Move) -> bool:
        """
        Whether a legal move is a first-move leap.

        :raises IllegalMoveError: if it is not legal.
        """

    def push(self, move: Move) -> None:
        """
        Makes a move.

        :raises IllegalMoveError: if it is not legal.
        """

    def push_unchecked(self, move: Move) -> None:
        """
        Makes a move that is known to be legal: any other leaves a board that means nothing.
        """

    def pop(self) -> Move:
        """
        Takes back the last move and what was done since, and returns the move.

        :raises IndexError: if no move was made.
        """

    def peek(self) -> Move:
        """
        The last move.

        :raises IndexError: if no move was made.
        """

    @property
    def move_stack(self) -> tuple[Move, ...]:
        """The moves made on this board."""

    def parse_uci(self, uci: str) -> Move:
        """
        Reads the UCI of a legal move.

        :raises InvalidMoveError: if the text is no move.
        :raises IllegalMoveError: if the move is not legal.
        """

    def parse_san(self, san: str) -> Move:
        """
        Reads the SAN of a legal move, and what people write for it (`e6M`, missing `+`, UCI).

        :raises InvalidMoveError: if the text is no move.
        :raises IllegalMoveError: if no legal move fits.
        :raises AmbiguousMoveError: if several fit.
        """

    def san(self, move: Move) -> str:
        """
        The SAN of a legal move.

        :raises IllegalMoveError: if it is not legal.
        """

    def _refusal(self, from_square: int, to_square: int) -> tuple[int, int | None, Piece | None] | None: ...

    def _outcome(self) -> tuple[int, bool | None] | None: ...

    def has_insufficient_material(self, color: bool) -> bool:
        """Whether a side can never win again, whatever the other does."""

    def is_insufficient_material(self) -> bool:
        """Whether neither side can ever win again: a draw."""

    def is_repetition(self, count: int = 3) -> bool:
        """
        Whether men, side to move and leap rights are the same for the `count`-th time or more.
        """

    def can_claim_draw(self) -> bool:
        """
        Whether the position stands for the third time: a draw may be claimed, or is there (Kar Ouk).
        """

    def _count(self) -> tuple[bool, int, int, int, int] | None: ...

    def _count_actions(self) -> int: ...

    @property
    def can_start_count(self) -> bool:
        """
        Whether the side to move may start a board count (tournament counting).
        """

    @property
    def can_stop_count(self) -> bool:
        """Whether the side to move may stop its count."""

    @property
    def can_take_count_draw(self) -> bool:
        """
        Whether a side counts, so that the other may take the draw at any moment.
        """

    def start_count(self) -> None:
        """
        Starts counting for the side to move.

        :raises CountError: if it may not.
        """

    def stop_count(self) -> None:
        """
        Stops the count of the side to move.

        :raises CountError: if it has none running.
        """

    def take_count_draw(self) -> None:
        """
        Ends the game as a draw, for the side that does not count.

        :raises CountError: if nobody counts.
        """

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def _root_fen(self) -> str: ...

    def _mirrored_fen(self) -> str: ...

def perft(board: Board, depth: int) -> int:
    """
    The number of lines of legal moves of a length (0 to 64 half-moves). Draws do not end a line.

    :raises ValueError: if the depth is out of range.
    """

def _variants() -> list[tuple[str, str, str, str]]: ...

class Engine:
    """A computer player. Use it through `ouk.engine`."""

    def __init__(self, hash_mb: int) -> None: ...

    def analyse(self, board: Board, depth: int | None, nodes: int | None, ms: float | None, lines: int, on_info: Callable[[tuple[int, int, int, int, int, int, float, tuple[Move, ...]]], object] | None) -> list[tuple[int, int, int, int, int, int, float, tuple[Move, ...]]]: ...

    def play(self, board: Board, level: int, seed: int) -> Move: ...

    def stop(self) -> None:
        """
        Ends the search that runs in another thread, which then returns what it has found.

        Without one it does nothing.
        """
