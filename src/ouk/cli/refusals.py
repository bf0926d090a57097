"""Why a move that somebody typed is not legal."""

import re

from ouk._board import Board, RefusalCode
from ouk._core import AmbiguousMoveError, Piece
from ouk._squares import FILE_NAMES, PAWN, RANK_NAMES, parse_square, square_file, square_rank
from ouk.cli import words

_TRIED = re.compile(r"(?P<man>[KMSNR])?(?P<file>[a-h])?(?P<rank>[1-8])?[x-]?(?P<target>[a-h][1-8])")


def why_refused(board: Board, text: str, error: ValueError) -> str:
    """Says in a sentence why the text, which reads like a move, is none on the board."""
    tried = _TRIED.match(text)
    if isinstance(error, AmbiguousMoveError) or not tried:
        return words.AMBIGUOUS
    target = parse_square(tried["target"])
    kind = Piece.from_symbol(tried["man"] or "P").piece_type
    origins = _origins(board, tried, kind)
    reasons = [(board.why_not(origin, target), origin) for origin in origins]
    telling = [
        (reason, origin)
        for reason, origin in reasons
        if reason and (len(origins) == 1 or reason.code is not RefusalCode.NOT_HOW_IT_MOVES)
    ]
    return words.refusal(*telling[0], target) if telling else words.cannot(kind, target)


def _origins(board: Board, tried: re.Match[str], kind: int) -> list[int]:
    """Gets the squares that the text may mean: the one it names, or those of the men it names."""
    file, rank = tried["file"], tried["rank"]
    if file and rank:
        return [parse_square(file + rank)]
    if kind == PAWN and not file:
        file = tried["target"][0]
    return [
        square
        for square, piece in board.piece_map().items()
        if (piece.color, piece.piece_type) == (board.turn, kind)
        and (not file or FILE_NAMES[square_file(square)] == file)
        and (not rank or RANK_NAMES[square_rank(square)] == rank)
    ]
