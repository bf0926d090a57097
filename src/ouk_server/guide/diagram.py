"""Diagrams as books have them: thin lines on paper, read without scripts, printed well."""

from collections.abc import Iterable
from html import escape

import ouk
import ouk.svg
from ouk_server.guide.examples import Example

_GRID = "".join(f"M0 {at}H800M{at} 0V800" for at in range(0, 801, 100))
_MARKS = {
    "move": '<circle r="13"/>',
    "capture": '<circle class="line" r="44"/>',
    "leap": '<path class="line" d="M0-26L26 0L0 26L-26 0ZM-12 5L0-6L12 5"/>',
    "refused": '<path class="line" d="M-24-24L24 24M-24 24L24-24"/>',
}


def board_of(example: Example) -> ouk.Board:
    """Makes the board of an example, its moves made."""
    board = ouk.Board(example.fen, variant=example.variant)
    for move in example.moves.split():
        board.push_uci(move)
    return board


def draw(example: Example, label: str) -> str:
    """Draws the end of an example. The page needs the `sprite` of its men too."""
    board = board_of(example)
    parts = [f'<path class="grid" d="{_GRID}"/>', _coordinates()]
    if example.moves:
        parts.append(_arrow(board.peek()))
    parts += [_man(square, man) for square, man in board.piece_map().items()]
    parts += [_mark(name, square) for square, name in _marks(example, board)]
    return (
        f'<svg class="diagram" viewBox="-44 -4 848 852" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def sprite(examples: Iterable[Example]) -> str:
    """Draws each kind of man of the examples once, for their diagrams to use."""
    men = {man for example in examples for man in board_of(example).piece_map().values()}
    return f'<svg class="sprite" aria-hidden="true">{"".join(sorted(map(_symbol, men)))}</svg>'


def _symbol(man: ouk.Piece) -> str:
    drawing = ouk.svg.piece(man, pieces="modern")
    content = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    return f'<symbol id="{_id(man)}" viewBox="0 0 100 100">{content}</symbol>'


def _id(man: ouk.Piece) -> str:
    side = "w" if man.color else "b"
    return f"man-{side}{man.symbol()[0].upper()}{'p' if man.promoted else ''}"


def _man(square: int, man: ouk.Piece) -> str:
    x, y = _corner(square)
    return f'<use href="#{_id(man)}" x="{x + 4}" y="{y + 4}" width="92" height="92"/>'


def _marks(example: Example, board: ouk.Board) -> Iterable[tuple[int, str]]:
    if example.tried:
        yield ouk.parse_square(example.tried[2:4]), "refused"
    if not example.pick:
        return
    origin = ouk.parse_square(example.pick)
    for move in board.legal_moves:
        if move.from_square == origin:
            kind = "capture" if board.is_capture(move) else "move"
            yield move.to_square, "leap" if board.is_leap(move) else kind


def _mark(name: str, square: int) -> str:
    x, y = _corner(square)
    return f'<g class="mark-{name}" transform="translate({x + 50} {y + 50})">{_MARKS[name]}</g>'


def _arrow(move: ouk.Move) -> str:
    (x, y), (to_x, to_y) = _corner(move.from_square), _corner(move.to_square)
    return f'<path class="way" d="M{x + 50} {y + 50}L{to_x + 50} {to_y + 50}"/>'


def _coordinates() -> str:
    files = "".join(
        f'<text x="{50 + 100 * i}" y="836">{name}</text>' for i, name in enumerate("abcdefgh")
    )
    ranks = "".join(f'<text x="-22" y="{763 - 100 * i}">{i + 1}</text>' for i in range(8))
    return f"<g>{files}{ranks}</g>"


def _corner(square: int) -> tuple[int, int]:
    return 100 * ouk.square_file(square), 700 - 100 * ouk.square_rank(square)
