"""SVG: well-formed pictures that hold what they should."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest

import ouk
from ouk import svg

SVG = "{http://www.w3.org/2000/svg}"
PROMOTED_FEN = "4k3/8/3M~4/8/8/3m~4/8/3K4 w - - 0 1"


def parse(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def men_at(picture: str) -> dict[tuple[str | None, str | None], str]:
    """Gets the name of the drawing at each place."""
    uses = parse(picture).iter(f"{SVG}use")
    return {(use.get("x"), use.get("y")): use.attrib["href"].removeprefix("#ouk-") for use in uses}


def test_every_man_is_drawn_where_it_stands() -> None:
    men = men_at(svg.board(ouk.Board()))
    assert len(men) == 32
    assert men["302", "702"] == "khmer-wK"
    assert men["402", "2"] == "khmer-bK"


def test_the_other_side_may_sit_below() -> None:
    men = men_at(svg.board(ouk.Board(), orientation=ouk.BLACK, pieces="modern"))
    assert men["402", "2"] == "modern-wK"
    assert men["302", "702"] == "modern-bK"


def test_a_promoted_fish_is_drawn_as_one() -> None:
    assert set(men_at(svg.board(ouk.Board(PROMOTED_FEN))).values()) == {
        *("khmer-wK", "khmer-bK", "khmer-wMp", "khmer-bMp")
    }


def test_a_picture_needs_nothing_else() -> None:
    root = parse(svg.board(ouk.Board(), arrows=[(ouk.D1, ouk.B2)]))
    names = {element.get("id") for element in root.iter()}
    used = {value[1:] for element in root.iter() if (value := element.get("href"))}
    filled = {
        value[5:-1]
        for element in root.iter()
        for key in ("fill", "filter")
        if (value := element.get(key, "")).startswith("url(")
    }
    assert used | filled <= names


@pytest.mark.parametrize(
    "marks",
    [
        {"check": ouk.D1},
        {"squares": [ouk.D1]},
        {"squares": [ouk.D4]},
        {"arrows": [(ouk.D1, ouk.B2)]},
        {"arrows": [svg.Arrow(ouk.D1, ouk.B2, second=True)]},
        {"arrows": [(ouk.D1, ouk.D1)]},
        {"coordinates": False},
        {"pieces": "modern"},
        {"size": 400},
    ],
    ids=str,
)
def test_every_option_is_seen(marks: dict[str, object]) -> None:
    marked = svg.board(ouk.Board(), **marks)  # type: ignore[arg-type]
    parse(marked)
    assert marked != svg.board(ouk.Board())


def test_the_last_move_is_seen() -> None:
    marked = svg.board(ouk.Board(), lastmove=ouk.Move.from_uci("d1b2"))
    assert 'transform="translate(300 700)"' in marked
    assert 'transform="translate(100 600)"' in marked


def test_size() -> None:
    assert parse(svg.board(ouk.Board(), size=300)).get("width") == "300"
    assert parse(svg.board(ouk.Board())).get("width") is None


@pytest.mark.parametrize("pieces", ["khmer", "modern"])
@pytest.mark.parametrize("color", [ouk.WHITE, ouk.BLACK])
def test_every_man_has_its_own_drawing(pieces: svg.PieceSet, color: bool) -> None:
    men = [ouk.Piece(kind, color) for kind in ouk.PIECE_TYPES]
    men.append(ouk.Piece(ouk.MET, color, promoted=True))
    pictures = {svg.piece(man, pieces=pieces, size=50) for man in men}
    assert len(pictures) == 7
    for picture in pictures:
        parse(picture)


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(ValueError, match="known: khmer, modern"):
        svg.board(ouk.Board(), pieces="paper")  # type: ignore[arg-type]


def test_notebooks_show_the_board() -> None:
    board = ouk.Board()
    board.push_san("d4")
    assert board._repr_svg_() == svg.board(board, lastmove=board.peek())


def test_the_library_loads_no_drawings() -> None:
    code = "import ouk, sys; sys.exit('ouk.svg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
