"""The rules of Ouk Chatrang and Kar Ouk as a plain model, to be read beside the specification.

Slow and obvious on purpose: a board is a dictionary from square names to piece letters, a move is
its UCI text, a position is never changed. The fast core must agree with this model everywhere.

Read it from top to bottom: men, positions, moves, the automatic count, the two games, the end.
`game_model.py` goes on with what a single position does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import NamedTuple

Color = bool
WHITE, BLACK = True, False

# "e3" -> "P" white pawn, "p" black pawn, "M~" a promoted white fish: it moves as "M".
Board = dict[str, str]

FILES, RANKS = "abcdefgh", "12345678"
SQUARES = [file + rank for rank in RANKS for file in FILES]
STARTING_FEN = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"


# The men

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
FORWARD = [(0, 1)]  # as White sees it
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

STEPS = {
    "K": STRAIGHT + DIAGONAL,
    "M": DIAGONAL,
    "S": DIAGONAL + FORWARD,
    "N": KNIGHT,
    "P": [(1, 1), (-1, 1)],  # how it captures; its step is FORWARD
}

# A leap is open to the piece that stands on its start square and still holds the right.
LEAPS = {"K": [(2, 1), (-2, 1)], "M": [(0, 2)]}
LEAP_HOLDERS = {"d1": "K", "e1": "M", "d8": "m", "e8": "k"}


def kind(piece: str) -> str:
    """Get the piece's letter without colour and without the mark of a promoted fish."""
    return piece[0].upper()


def color_of(piece: str) -> Color:
    """Get the piece's colour: capitals are White."""
    return piece.isupper()


def men(board: Board, color: Color) -> int:
    """Count all men of a colour, the king included."""
    return sum(color_of(piece) == color for piece in board.values())


def is_bare(board: Board, color: Color) -> bool:
    """Check whether a side has only its king."""
    return men(board, color) == 1


def has_pawns(board: Board) -> bool:
    """Check whether an unpromoted pawn of either side stands on the board."""
    return any(kind(piece) == "P" for piece in board.values())


def king_square(board: Board, color: Color) -> str:
    """Find the king of a colour."""
    king = "K" if color == WHITE else "k"
    return next(square for square, piece in board.items() if piece == king)


@cache
def shift(square: str, files: int, ranks: int) -> str | None:
    """Go from a square by files and ranks; None beyond the edge."""
    file, rank = FILES.index(square[0]) + files, RANKS.index(square[1]) + ranks
    return FILES[file] + RANKS[rank] if 0 <= file < 8 and 0 <= rank < 8 else None


def reach(square: str, color: Color, steps: list[tuple[int, int]]) -> Iterator[str]:
    """List the squares that single steps lead to, forward being the colour's own."""
    up = 1 if color == WHITE else -1
    for files, ranks in steps:
        target = shift(square, files, up * ranks)
        if target:
            yield target


def rook_reach(board: Board, square: str) -> Iterator[str]:
    """List the squares a rook looks at: along each line up to the first man, that one included."""
    for files, ranks in STRAIGHT:
        target = shift(square, files, ranks)
        while target:
            yield target
            target = None if target in board else shift(target, files, ranks)


def attacks(board: Board, square: str) -> Iterator[str]:
    """List the squares that the piece on a square attacks. A leap attacks nothing."""
    piece = board[square]
    if kind(piece) == "R":
        return rook_reach(board, square)
    return reach(square, color_of(piece), STEPS[kind(piece)])


def is_attacked(board: Board, target: str, by: Color) -> bool:
    """Check whether any man of a colour attacks a square."""
    return any(
        target in attacks(board, square) for square, piece in board.items() if color_of(piece) == by
    )


# Positions


@dataclass(frozen=True)
class Position:
    """What a FEN says. `counting_limit` 0 means that no count runs; both count fields are plies."""

    board: Board
    turn: Color
    leap_rights: frozenset[str]  # the squares of the pieces that hold the right
    counting_limit: int
    counting_ply: int
    halfmove_clock: int
    fullmove_number: int

    def ply(self) -> int:
        """Get the number of half-moves before this position, by the move number."""
        return 2 * (self.fullmove_number - 1) + (self.turn == BLACK)

    @cached_property
    def identity(self) -> tuple[object, ...]:
        """Get what makes two positions the same; a promoted fish is a met like any other."""
        board = frozenset((square, piece[0]) for square, piece in self.board.items())
        return board, self.turn, self.leap_rights

    def in_check(self) -> bool:
        """Check whether the side to move stands in check."""
        return is_attacked(self.board, king_square(self.board, self.turn), not self.turn)

    def fen(self, promoted: bool = False) -> str:
        """Write the position; a running count takes the place of `-` and the half-move clock."""
        turn = "w" if self.turn == WHITE else "b"
        counts = f"{self.counting_limit} {self.counting_ply}"
        fields = counts if self.counting_limit else f"- {self.halfmove_clock}"
        placement = write_placement(self.board, promoted)
        rights = write_rights(self.leap_rights)
        return f"{placement} {turn} {rights} {fields} {self.fullmove_number}"


def mirrored_square(square: str) -> str:
    """Turn the board half round: a1 becomes h8."""
    return FILES[-1 - FILES.index(square[0])] + RANKS[-1 - RANKS.index(square[1])]


def mirrored(position: Position) -> Position:
    """Give each side the other's place; the starting array maps onto itself."""
    board = {mirrored_square(s): piece.swapcase() for s, piece in position.board.items()}
    rights = frozenset(map(mirrored_square, position.leap_rights))
    return replace(position, board=board, turn=not position.turn, leap_rights=rights)


def read_fen(fen: str) -> Position:
    """Read six fields; Fairy-Stockfish's check counters (`1+1`) are passed over."""
    placement, turn, rights, limit, ply, number = (f for f in fen.split() if "+" not in f)
    counts = limit not in ("-", "0")  # Cute Chess writes 0
    return Position(
        board=read_placement(placement),
        turn=turn == "w",
        leap_rights=frozenset(right_square(letter) for letter in rights if letter != "-"),
        counting_limit=int(limit) if counts else 0,
        counting_ply=int(ply) if counts else 0,
        halfmove_clock=0 if counts else int(ply),
        fullmove_number=int(number),
    )


def read_placement(placement: str) -> Board:
    """Read FEN field 1, from a8 to h1; a digit counts empty squares."""
    board: Board = {}
    for rank, row in zip(reversed(RANKS), placement.split("/"), strict=True):
        file = 0
        for letter in row:
            if letter == "~":
                board[FILES[file - 1] + rank] += letter
            elif letter.isdigit():
                file += int(letter)
            else:
                board[FILES[file] + rank] = letter
                file += 1
    return board


def write_placement(board: Board, promoted: bool) -> str:
    """Write FEN field 1, with `~` behind a promoted fish where asked."""
    rows = []
    for rank in reversed(RANKS):
        row, empty = "", 0
        for file in FILES:
            piece = board.get(file + rank)
            if piece is None:
                empty += 1
                continue
            row += (str(empty) if empty else "") + (piece if promoted else piece[0])
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows)


def right_square(letter: str) -> str:
    """Turn a letter of FEN field 3 into the square of the piece that holds the right."""
    return letter.lower() + ("1" if letter.isupper() else "8")


def write_rights(squares: frozenset[str]) -> str:
    """Write FEN field 3: White's files in capitals, then Black's."""
    letters = [s[0].upper() if s[1] == "1" else s[0] for s in squares]
    return "".join(sorted(letters)) or "-"


# Moves


def promotes(piece: str, target: str) -> bool:
    """Check whether a pawn arrives on its sixth rank, or beyond it from a hand-made place."""
    return piece == "P" and target[1] >= "6" or piece == "p" and target[1] <= "3"


def leaps(position: Position, square: str) -> Iterator[str]:
    """List the empty squares that the piece may leap to, over anything; no king leaps in check."""
    piece = position.board[square]
    if square not in position.leap_rights or kind(piece) == "K" and position.in_check():
        return
    for target in reach(square, position.turn, LEAPS[kind(piece)]):
        if target not in position.board:
            yield target


def steps(board: Board, square: str) -> Iterator[str]:
    """List where the piece may go by its ordinary move, own king's safety aside."""
    piece = board[square]
    for target in attacks(board, square):
        captures = target in board and color_of(board[target]) != color_of(piece)
        if captures or target not in board and kind(piece) != "P":
            yield target
    if kind(piece) == "P":
        yield from (t for t in reach(square, color_of(piece), FORWARD) if t not in board)


def after(board: Board, uci: str) -> Board:
    """Make a move on the board alone."""
    start, target = uci[:2], uci[2:4]
    result = {square: piece for square, piece in board.items() if square != start}
    piece = board[start]
    mark = ("M~" if color_of(piece) == WHITE else "m~") if promotes(piece, target) else piece
    result[target] = mark
    return result


def legal_moves(position: Position, rules: Rules) -> list[str]:
    """List the legal moves in UCI, sorted: all that leave the own king unattacked.

    Where a check wins, the side that stands in check has lost and has none.
    """
    if rules.check_wins and position.in_check():
        return []
    board, turn = position.board, position.turn
    moves = []
    for square, piece in board.items():
        if color_of(piece) != turn:
            continue
        for target in {*steps(board, square), *leaps(position, square)}:
            uci = square + target + ("m" if promotes(piece, target) else "")
            then = after(board, uci)
            if not is_attacked(then, king_square(then, turn), not turn):
                moves.append(uci)
    return sorted(moves)


def rights_after(position: Position, uci: str) -> frozenset[str]:
    """A right goes when its piece moves or is captured, and a king's when an enemy rook moves to
    a square on its file or rank, whatever stands between."""
    start, target = uci[:2], uci[2:4]
    rights = position.leap_rights - {start, target}
    if kind(position.board[start]) == "R":
        king = king_square(position.board, not position.turn)
        if target[0] == king[0] or target[1] == king[1]:
            rights -= {king}
    return rights


def play(position: Position, uci: str) -> Position:
    """Make a legal move: the board, the rights, the count, the clocks."""
    us = position.turn
    piece, taken = position.board[uci[:2]], position.board.get(uci[2:4])
    board = after(position.board, uci)
    limit, ply = advance_count(position, board, taken, promoted=uci.endswith("m"))
    return Position(
        board=board,
        turn=not us,
        leap_rights=rights_after(position, uci),
        counting_limit=limit,
        counting_ply=ply,
        halfmove_clock=0 if taken or kind(piece) == "P" else position.halfmove_clock + 1,
        fullmove_number=position.fullmove_number + (us == BLACK),
    )


# The automatic count


def allowed(board: Board, color: Color) -> int | None:
    """Tell how many moves a side in need may count, as its men and its opponent's stand now."""
    if men(board, color) > 3 or is_bare(board, not color):
        return None
    if not is_bare(board, color):
        return 63
    if has_pawns(board):
        return None
    theirs = [kind(piece) for piece in board.values() if color_of(piece) != color]
    for letter, number, moves in [("R", 2, 7), ("R", 1, 15), ("S", 2, 21), ("N", 2, 31)]:
        if theirs.count(letter) >= number:
            return moves
    return 43 if "S" in theirs else 63


def advance_count(
    before: Position, board: Board, taken: str | None, *, promoted: bool
) -> tuple[int, int]:
    """Get limit and ply of the count after a move that led from `before` to `board`."""
    us, them = before.turn, not before.turn
    limit, ply = before.counting_limit, before.counting_ply
    if limit:
        ply += 1
    took_pawn = taken is not None and kind(taken) == "P"
    if took_pawn and is_bare(board, us) and (moves := allowed(board, us)):
        limit, ply = 2 * moves, 2 * len(board) - 1  # a bare king's, so no pawn is left
    changed = taken is not None or promoted
    if (not limit or changed and is_bare(board, them)) and (moves := allowed(board, them)):
        limit, ply = 2 * moves, 2 * len(board) if is_bare(board, them) else 0
    return limit, ply


class Count(NamedTuple):
    """A count as people see it: "5 / 8" is number / target; ply and limit are its half-moves."""

    side: Color
    number: int
    target: int
    ply: int
    limit: int

    @classmethod
    def at(cls, side: Color, ply: int, limit: int) -> Count:
        """Name a count by its half-moves."""
        return cls(side, (ply + 1) // 2, limit // 2 + 1, ply, limit)


def automatic_count(position: Position) -> Count | None:
    """Get the count that starts by itself; at an even ply the side to move counts."""
    if not position.counting_limit:
        return None
    side = position.turn if position.counting_ply % 2 == 0 else not position.turn
    return Count.at(side, position.counting_ply, position.counting_limit)


# The two games


def cannot_mate(board: Board, color: Color) -> bool:
    """Check whether a side has nothing to mate with, in Fairy-Stockfish's words and order."""
    own = [kind(piece) for piece in board.values() if color_of(piece) == color]
    if "R" in own or "S" in own:
        return False
    mets = {square_shade(square) for square, piece in board.items() if kind(piece) == "M"}
    others = [piece for piece in board.values() if kind(piece) not in "KM"]
    if "M" in own and (len(mets) == 2 or others):
        return False  # a met helped by a man that stands on the other colour, whosoever it is
    helped = len(board) - 2 >= 2
    return not (helped and ("N" in own or "P" in own))


def square_shade(square: str) -> int:
    """Get 0 for a dark square, 1 for a light one."""
    return (FILES.index(square[0]) + RANKS.index(square[1])) % 2


class Rules(NamedTuple):
    """What one game has of its own; all else is common to both."""

    check_wins: bool
    repetition_draws: bool  # at once; otherwise the draw may be claimed
    insufficient: Callable[[Board, Color], bool]


RULES = {
    "cambodian": Rules(check_wins=False, repetition_draws=False, insufficient=cannot_mate),
    "karouk": Rules(check_wins=True, repetition_draws=True, insufficient=is_bare),
}


# The end


class Outcome(NamedTuple):
    """How a game ended and for whom; no winner is a draw."""

    termination: str
    winner: Color | None


def outcome(position: Position, rules: Rules) -> Outcome | None:
    """Tell how a position ends a game, whatever came before; the ends are asked in this order."""
    if rules.check_wins and position.in_check():
        return Outcome("check", not position.turn)
    if not legal_moves(position, rules):
        if position.in_check():
            return Outcome("checkmate", not position.turn)
        return Outcome("stalemate", None)
    if all(rules.insufficient(position.board, color) for color in (WHITE, BLACK)):
        return Outcome("insufficient_material", None)
    if position.counting_ply > position.counting_limit:
        return Outcome("count", None)
    return None
