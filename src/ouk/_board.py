"""The board: a game of Ouk Chatrang or Kar Ouk, its position and its moves."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, Self

from ouk import _core, variants
from ouk._core import Move, Piece
from ouk._squares import square

Counting = Literal["automatic", "tournament"]
CountAction = Literal["stop", "start", "take"]


class Termination(Enum):
    """How a game ended. The values are the core's."""

    CHECK = 1
    """The first check, where it wins."""
    CHECKMATE = 2
    STALEMATE = 3
    INSUFFICIENT_MATERIAL = 4
    COUNT = 5
    """The count ran out, its draw was taken, or the side that counted mated."""
    THREEFOLD_REPETITION = 6


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: how it came, and the winner (None for a draw)."""

    termination: Termination
    winner: bool | None

    def result(self) -> str:
        """Gets the result as PGN has it: `1-0`, `0-1` or `1/2-1/2`."""
        return "1/2-1/2" if self.winner is None else "1-0" if self.winner else "0-1"


@dataclass(frozen=True, slots=True)
class Count:
    """A running endgame count.

    `side` counts; people are shown `number` of `target`: the game is drawn when the number reaches
    the target. `ply` and `limit` are the same in half-moves, as FEN has them.
    """

    side: bool
    number: int
    target: int
    ply: int
    limit: int


class RefusalCode(Enum):
    """Why a move is not legal. The values are the core's."""

    GAME_OVER = 1
    NO_PIECE = 2
    NOT_YOUR_TURN = 3
    SAME_SQUARE = 4
    OWN_PIECE = 5
    LEAP_NEEDS_EMPTY = 6
    LEAP_LOST_MOVED = 7
    LEAP_LOST_ROOK = 8
    LEAP_IN_CHECK = 9
    KING_ATTACKED = 10
    KING_EXPOSED = 11
    MUST_ANSWER_CHECK = 12
    BLOCKED = 13
    PAWN_NEEDS_CAPTURE = 14
    PAWN_BLOCKED = 15
    NOT_HOW_IT_MOVES = 16


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal, with the square and the man that are the reason, if any."""

    code: RefusalCode
    square: int | None
    piece: Piece | None


# In the order of the core's bits, which is that of the actions of a ply.
_COUNT_ACTIONS: tuple[CountAction, ...] = ("stop", "start", "take")


class Board(_core.Board):
    """A game: its position and the moves that led to it.

    >>> board = Board()
    >>> board.push_san("Kf2")
    Move.from_uci('d1f2')
    >>> board.is_leap(board.peek()) if board.turn else board.fen()
    'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/5K2/RNS1MSNR b Ede - 1 1'

    `variant` is an id, name or alias (see `ouk.variants`). With `counting="tournament"` no board
    count starts by itself: see `start_count`.

    :raises InvalidFenError: if the FEN cannot be read.
    :raises InvalidPositionError: if it describes an impossible position.
    :raises ValueError: if there is no such variant or counting.
    """

    __slots__ = ("counting", "variant")

    variant: variants.Variant
    """The game that is played."""
    counting: Counting
    """Whether counts start by themselves (`automatic`) or when a side asks (`tournament`)."""

    def __init__(
        self,
        fen: str | None = None,
        *,
        variant: str = "cambodian",
        counting: Counting = "automatic",
    ) -> None:
        if counting not in ("automatic", "tournament"):
            raise ValueError(f"counting is 'automatic' or 'tournament', not {counting!r}")
        game = variants.find(variant)
        super().__init__(
            game.starting_fen if fen is None else fen, game.id, counting == "tournament"
        )
        self.variant = game
        self.counting = counting

    def copy(self) -> Self:
        """Gets an independent copy, moves and all."""
        board = self.__class__.__new__(self.__class__)
        _core.Board.__init__(board, self)
        board.variant = self.variant
        board.counting = self.counting
        return board

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def root(self) -> Self:
        """Gets a board with the position before the first move."""
        return self.__class__(self._root_fen(), variant=self.variant.id, counting=self.counting)

    def mirror(self) -> Self:
        """Gets a board with the position seen from the other side.

        The board is turned by half and the colours are swapped: so the start array maps to itself.
        """
        return self.__class__(self._mirrored_fen(), variant=self.variant.id, counting=self.counting)

    def push_uci(self, uci: str) -> Move:
        """Reads UCI and makes the move.

        :raises InvalidMoveError: if the text is no move.
        :raises IllegalMoveError: if the move is not legal.
        """
        move = self.parse_uci(uci)
        self.push_unchecked(move)
        return move

    def push_san(self, san: str) -> Move:
        """Reads SAN (leniently, see `parse_san`) and makes the move.

        :raises InvalidMoveError: if the text is no move.
        :raises IllegalMoveError: if no legal move fits.
        :raises AmbiguousMoveError: if several fit.
        """
        move = self.parse_san(san)
        self.push_unchecked(move)
        return move

    @property
    def count(self) -> Count | None:
        """The count in force, or None when nothing counts."""
        parts = self._count()
        return None if parts is None else Count(*parts)

    @property
    def count_actions(self) -> tuple[CountAction, ...]:
        """What was done about the count at this ply, before its move (tournament counting).

        In order: a running count may have been stopped, one started, and its draw taken.
        """
        done = self._count_actions()
        return tuple(action for bit, action in enumerate(_COUNT_ACTIONS) if done >> bit & 1)

    def do_count_action(self, action: CountAction) -> None:
        """Calls `stop_count`, `start_count` or `take_count_draw`.

        :raises CountError: if that is not allowed.
        """
        if action == "stop":
            self.stop_count()
        elif action == "start":
            self.start_count()
        else:
            self.take_count_draw()

    def outcome(self, *, claim_draw: bool = False) -> Outcome | None:
        """Gets how the game ended, or None while it goes on.

        A threefold repetition ends a game of Kar Ouk. In Ouk Chatrang it may be claimed: with
        `claim_draw` it counts as claimed.
        """
        parts = self._outcome()
        if parts is not None:
            termination, winner = parts
            return Outcome(Termination(termination), winner)
        if claim_draw and self.can_claim_draw():
            return Outcome(Termination.THREEFOLD_REPETITION, None)
        return None

    def is_game_over(self, *, claim_draw: bool = False) -> bool:
        """Checks whether the game has ended; see `outcome`."""
        return self.outcome(claim_draw=claim_draw) is not None

    def result(self, *, claim_draw: bool = False) -> str:
        """Gets the result as PGN has it, `*` while the game goes on."""
        outcome = self.outcome(claim_draw=claim_draw)
        return "*" if outcome is None else outcome.result()

    def is_checkmate(self) -> bool:
        """Checks whether the side to move is mated: in check, without a legal move.

        Where the first check wins there are no moves after it, and every check is one that won.
        """
        return self.is_check() and not self.legal_moves

    def is_stalemate(self) -> bool:
        """Checks whether the side to move has no legal move and is not in check."""
        return not self.is_check() and not self.legal_moves

    def why_not(self, from_square: int, to_square: int) -> Refusal | None:
        """Gets the reason why the side to move may not go from one square to another.

        None means that it may.

        :raises ValueError: if a square is out of range.
        """
        parts = self._refusal(from_square, to_square)
        if parts is None:
            return None
        code, reason_square, piece = parts
        return Refusal(RefusalCode(code), reason_square, piece)

    def __str__(self) -> str:
        def symbol(square: int) -> str:
            piece = self.piece_at(square)
            return "." if piece is None else piece.symbol()

        return "\n".join(
            " ".join(symbol(square(file, rank)) for file in range(8)) for rank in reversed(range(8))
        )

    def __repr__(self) -> str:
        if not hasattr(self, "variant"):  # refused by the constructor, and shown by a debugger
            return "<Board without a position>"
        return f"Board({self.fen(promoted=True)!r}, variant={self.variant.id!r})"

    def _repr_svg_(self) -> str:
        from ouk import svg  # a notebook's need: not loaded with every `import ouk`

        return svg.board(self, lastmove=self.peek() if self.move_stack else None)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (
            type(self),
            self._root_fen(),
            self.variant.id,
            self.counting,
            *self._record(),
        )

    def _record(self) -> tuple[tuple[Move, ...], dict[int, tuple[CountAction, ...]]]:
        """Gets the moves, and what was done about the count at which ply."""
        moves, actions, board = self.move_stack, {}, self.copy()
        if self.counting == "tournament":
            for ply in range(len(moves), -1, -1):
                if board.count_actions:
                    actions[ply] = board.count_actions
                if ply:
                    board.pop()
        return moves, actions


def _restore(
    cls: type[Board],
    fen: str,
    variant: str,
    counting: Counting,
    moves: tuple[Move, ...],
    actions: dict[int, tuple[CountAction, ...]],
) -> Board:
    """Rebuilds a pickled board."""
    board = cls(fen, variant=variant, counting=counting)
    for ply, move in enumerate((*moves, None)):
        for action in actions.get(ply, ()):
            board.do_count_action(action)
        if move is not None:
            board.push(move)
    return board
