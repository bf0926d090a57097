"""Pictures of boards and men, as SVG that needs nothing else.

>>> import ouk, ouk.svg
>>> picture = ouk.svg.board(ouk.Board(), lastmove=ouk.Move.from_uci("d1b2"), size=390)

The drawings lie in `ouk/pieces`, one file per man; each is read when it is first used.
"""

import math
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, get_args

from ouk._board import Board
from ouk._core import Move, Piece
from ouk._squares import FILE_NAMES, RANK_NAMES, WHITE, square_file, square_rank

PieceSet = Literal["khmer", "modern"]
"""The drawings: turned Khmer men, or the same alphabet in circles and straight steps."""


class Arrow(NamedTuple):
    """An arrow from square to square; one that stays on its square is a ring.

    The arrows of a `second` line are dashed and of another colour.
    """

    tail: int
    head: int
    second: bool = False


# All lengths in hundredths of a square.
_SQUARE = 100
_BOARD = 8 * _SQUARE
_EDGE, _LETTERED_EDGE = 16, 40
_MAN = 96  # of a square

_GRID = "".join(f"M0 {at}H{_BOARD}M{at} 0V{_BOARD}" for at in range(0, _BOARD + 1, _SQUARE))

_DEFINITIONS = """\
<linearGradient id="ouk-wood" x2="1" y2=".18"><stop stop-color="#e4bd89"/>\
<stop offset=".4" stop-color="#dcb27c"/><stop offset=".75" stop-color="#e4bd89"/>\
<stop offset="1" stop-color="#dcb27c"/></linearGradient>\
<pattern id="ouk-grain" width="35" height="35" patternUnits="userSpaceOnUse" \
patternTransform="rotate(3)" stroke="#5a320f"><path d="M1.5 0V35" stroke-opacity=".07" \
stroke-width="3"/><path d="M14.5 0V35" stroke-opacity=".05" stroke-width="1.5"/></pattern>\
<pattern id="ouk-sheen" width="62" height="62" patternUnits="userSpaceOnUse" \
patternTransform="rotate(1)"><path d="M10.5 0V62" stroke="#fff0d2" stroke-opacity=".1" \
stroke-width="21"/></pattern>\
<filter id="ouk-shadow" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="804">\
<feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset dy="1.5"/>\
<feComponentTransfer><feFuncA type="linear" slope=".35"/></feComponentTransfer>\
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"""

_MARKS = {
    "target": '<path d="M0 0H100V100H0Z" fill="#cedef7" fill-opacity=".58"/>',
    "last": '<path d="M2 22V2H22M78 2H98V22M98 78V98H78M22 98H2V78" fill="none" stroke="#123f7a" '
    'stroke-width="7"/>',
    "check": '<circle cx="50" cy="50" r="45" fill="#a3121f" fill-opacity=".34" stroke="#a3121f" '
    'stroke-width="5"/><circle cx="50" cy="50" r="37.5" fill="none" stroke="#fff4da" '
    'stroke-opacity=".85" stroke-width="3"/>',
    "dot": '<circle cx="50" cy="50" r="15" fill="#2b1b14" fill-opacity=".72" stroke="#fff4da" '
    'stroke-opacity=".55" stroke-width="3"/>',
    "ring": '<circle cx="50" cy="50" r="44" fill="none" stroke="#fff4da" stroke-opacity=".6" '
    'stroke-width="11"/><circle cx="50" cy="50" r="44" fill="none" stroke="#2b1b14" '
    'stroke-width="6"/>',
}

_ARROW_RING = '<circle r="44" fill="none" stroke="currentColor" stroke-width="8"/>'


def board(
    board: Board,
    *,
    lastmove: Move | None = None,
    check: int | None = None,
    arrows: Iterable[Arrow | tuple[int, int]] = (),
    squares: Iterable[int] = (),
    coordinates: bool = True,
    orientation: bool = WHITE,
    pieces: PieceSet = "khmer",
    size: int | None = None,
) -> str:
    """Draws a board.

    `lastmove` is marked by brackets, the square in `check` by a disc, each of `squares` by a dot,
    or by a ring if a man stands there. `orientation` is the side that sits below. Without a `size`
    in pixels the picture fills the place it is given.

    :raises ValueError: if there is no such set of pieces.
    """
    view = _View(orientation)
    men = board.piece_map()
    edge = _LETTERED_EDGE if coordinates else _EDGE
    parts = [f"<defs>{_DEFINITIONS}{_symbols(men.values(), pieces)}</defs>", _frame(edge)]
    if coordinates:
        parts.append(view.coordinates())
    if lastmove is not None:
        parts.append(view.last_move(lastmove))
    if check is not None:
        parts.append(view.mark("check", check))
    parts.append(view.men(men, pieces))
    parts += [view.mark("ring" if square in men else "dot", square) for square in squares]
    parts += [view.arrow(Arrow(*arrow)) for arrow in arrows]
    return _picture((-edge, -_EDGE, edge + _BOARD + _EDGE), size, "".join(parts))


def piece(piece: Piece, *, pieces: PieceSet = "khmer", size: int | None = None) -> str:
    """Draws a man.

    :raises ValueError: if there is no such set of pieces.
    """
    return _picture((0, 0, _SQUARE), size, _drawing(pieces, _code(piece)))


class _View:
    """Puts things on their squares as the side sees them that sits below."""

    def __init__(self, orientation: bool) -> None:
        self._orientation = orientation

    def corner(self, square: int) -> tuple[int, int]:
        """Gets the upper left corner of a square."""
        file, rank = square_file(square), square_rank(square)
        column, row = (file, 7 - rank) if self._orientation == WHITE else (7 - file, rank)
        return column * _SQUARE, row * _SQUARE

    def mark(self, name: str, square: int) -> str:
        """Draws one of the marks."""
        x, y = self.corner(square)
        return f'<g transform="translate({x} {y})">{_MARKS[name]}</g>'

    def last_move(self, move: Move) -> str:
        """Marks both squares of a move, and more so where it ended."""
        return (
            self.mark("target", move.to_square)
            + self.mark("last", move.from_square)
            + self.mark("last", move.to_square)
        )

    def men(self, men: Mapping[int, Piece], pieces: PieceSet) -> str:
        """Puts the men on their squares, each by its symbol."""
        inset = (_SQUARE - _MAN) // 2
        uses = []
        for square, piece in men.items():
            x, y = self.corner(square)
            uses.append(
                f'<use href="#{_symbol_id(piece, pieces)}" x="{x + inset}" y="{y + inset}" '
                f'width="{_MAN}" height="{_MAN}"/>'
            )
        return f'<g filter="url(#ouk-shadow)">{"".join(uses)}</g>'

    def arrow(self, arrow: Arrow) -> str:
        """Draws an arrow from its tail, which is notched, to its head."""
        (x, y), (to_x, to_y) = self.corner(arrow.tail), self.corner(arrow.head)
        half = _SQUARE // 2
        length = math.hypot(to_x - x, to_y - y)
        angle = math.degrees(math.atan2(to_y - y, to_x - x))
        shape = _arrow_shape(length, arrow.second) if length else _ARROW_RING
        color = "#8a5a0b" if arrow.second else "#2f6a3d"
        return (
            f'<g transform="translate({x + half} {y + half}) rotate({angle:.6g})" '
            f'color="{color}" opacity=".8">{shape}</g>'
        )

    def coordinates(self) -> str:
        """Writes the files below the board and the ranks beside it, on the frame."""
        half = _SQUARE // 2
        texts = [
            f'<text x="{self.corner(square)[0] + half}" y="{_BOARD + 28}">{name}</text>'
            for square, name in zip(range(8), FILE_NAMES, strict=True)
        ] + [
            f'<text x="-20" y="{self.corner(square)[1] + half + 8}">{name}</text>'
            for square, name in zip(range(0, 64, 8), RANK_NAMES, strict=True)
        ]
        return (
            '<g fill="#f6e3bf" font-family="Noto Sans,sans-serif" font-size="22" '
            f'font-weight="500" text-anchor="middle">{"".join(texts)}</g>'
        )


def _picture(box: tuple[int, int, int], size: int | None, content: str) -> str:
    """Gets a square picture: its upper left corner and width, and what is in it."""
    x, y, width = box
    shown = f' width="{size}" height="{size}"' if size is not None else ""
    view_box = f'viewBox="{x} {y} {width} {width}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view_box}{shown}>{content}</svg>'


def _frame(edge: int) -> str:
    """Draws the frame and the plain wood with its grid."""
    layers = "".join(
        f'<path d="M0 0H{_BOARD}V{_BOARD}H0Z" fill="url(#ouk-{layer})"/>'
        for layer in ("wood", "sheen", "grain")
    )
    width = edge + _BOARD + _EDGE
    return (
        f'<rect x="{-edge}" y="{-_EDGE}" width="{width}" height="{width}" rx="9" fill="#6b4226"/>'
        f'{layers}<path d="{_GRID}" stroke="#7d4f2b" stroke-width="2"/>'
    )


def _arrow_shape(length: float, dashed: bool) -> str:
    """Gets an arrow that points to the right, 12 hundredths of a square wide."""
    neck, tip = length - 34, length - 8
    head = f'<path d="M{neck:.6g}-20L{tip:.6g} 0L{neck:.6g} 20Z" fill="currentColor"/>'
    if dashed:
        line = f"M8 0H{neck:.6g}"
        return (
            f'<path d="{line}" stroke="currentColor" stroke-width="12" stroke-dasharray="20 9"/>'
            f"{head}"
        )
    return f'<path d="M8-6H{neck:.6g}V6H8L16 0Z" fill="currentColor"/>{head}'


def _code(piece: Piece) -> str:
    """Gets the name of a man's drawing, like `wK`; `p` marks a promoted fish."""
    color = "w" if piece.color == WHITE else "b"
    return color + piece.symbol()[0].upper() + ("p" if piece.promoted else "")


def _symbol_id(piece: Piece, pieces: PieceSet) -> str:
    return f"ouk-{pieces}-{_code(piece)}"


def _symbols(men: Iterable[Piece], pieces: PieceSet) -> str:
    """Gets a symbol for each kind of man that stands on the board."""
    kinds = {_symbol_id(man, pieces): _drawing(pieces, _code(man)) for man in men}
    return "".join(
        f'<symbol id="{name}" viewBox="0 0 100 100">{kind}</symbol>'
        for name, kind in sorted(kinds.items())
    )


@cache
def _drawing(pieces: PieceSet, code: str) -> str:
    """Gets what is inside the drawing of a man."""
    if pieces not in get_args(PieceSet):
        raise ValueError(f"no set of pieces: {pieces!r} (known: {', '.join(get_args(PieceSet))})")
    text = (files("ouk") / "pieces" / pieces / f"{code}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]
