"""Colours, piece types and squares, numbered as in python-chess."""

# fmt: off
__all__ = [
    "A1",
    "A2",
    "A3",
    "A4",
    "A5",
    "A6",
    "A7",
    "A8",
    "B1",
    "B2",
    "B3",
    "B4",
    "B5",
    "B6",
    "B7",
    "B8",
    "BLACK",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "C6",
    "C7",
    "C8",
    "D1",
    "D2",
    "D3",
    "D4",
    "D5",
    "D6",
    "D7",
    "D8",
    "E1",
    "E2",
    "E3",
    "E4",
    "E5",
    "E6",
    "E7",
    "E8",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "FILE_NAMES",
    "G1",
    "G2",
    "G3",
    "G4",
    "G5",
    "G6",
    "G7",
    "G8",
    "H1",
    "H2",
    "H3",
    "H4",
    "H5",
    "H6",
    "H7",
    "H8",
    "KHON",
    "KING",
    "KNIGHT",
    "MET",
    "PAWN",
    "PIECE_TYPES",
    "RANK_NAMES",
    "ROOK",
    "SQUARES",
    "SQUARE_NAMES",
    "WHITE",
    "parse_square",
    "square",
    "square_file",
    "square_name",
    "square_rank",
]
# fmt: on

WHITE, BLACK = True, False

PAWN, MET, KHON, KNIGHT, ROOK, KING = range(1, 7)
PIECE_TYPES = range(PAWN, KING + 1)

SQUARES = range(64)
FILE_NAMES = "abcdefgh"
RANK_NAMES = "12345678"
SQUARE_NAMES = tuple(file + rank for rank in RANK_NAMES for file in FILE_NAMES)


def square(file: int, rank: int) -> int:
    """Gets the square of a file and a rank, both 0 to 7."""
    return 8 * rank + file


def square_file(square: int) -> int:
    """Gets the file of a square: 0 for the a-file."""
    return square & 7


def square_rank(square: int) -> int:
    """Gets the rank of a square: 0 for the first rank."""
    return square >> 3


def square_name(square: int) -> str:
    """Gets the name of a square, like `e3`."""
    return SQUARE_NAMES[square]


def parse_square(name: str) -> int:
    """Gets the square of a name.

    :raises ValueError: if the name is none of a square.
    """
    if name in SQUARE_NAMES:
        return SQUARE_NAMES.index(name)
    raise ValueError(f"no square: {name!r}")


# fmt: off
(
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
) = SQUARES
# fmt: on
