"""FEN, SAN, UCI and the small texts: what is no such text is refused with the documented errors,
what is one means what it says."""

import copy
import pickle
import resource
import sys
from collections.abc import Callable
from contextlib import suppress

import pytest
from effort import EFFORT, fuzz
from hypothesis import given
from hypothesis import strategies as st
from mutation import ANY_TEXT, mutated

import conformance_data
import ouk

VARIANTS = st.sampled_from([variant.id for variant in ouk.variants.ALL])
ROWS = conformance_data.rows("positions.jsonl")[:200]
FENS = [row["fen"] for row in ROWS]
LETTERS = "PMSNRKpmsnrk~/12345678 wb-DEde0+ \t\n\0"

NUMBERS = st.sampled_from(
    ["-", "0", "1", "14", "126", "1+1", "1000000", "1000001", "-1", "1e9", "9" * 30]
)
FIELDS = [
    st.lists(st.text("PMSNRKpmsnrk~12345678", max_size=9), min_size=7, max_size=9).map("/".join),
    st.sampled_from(["w", "b", "W", "-", ""]),
    st.one_of(st.just("-"), st.text("DEde", max_size=5)),
    NUMBERS,
    NUMBERS,
    NUMBERS,
]
FEN_TEXTS = st.one_of(
    ANY_TEXT,
    st.text(LETTERS, max_size=90),
    st.tuples(*FIELDS).map(" ".join),
    st.tuples(st.sampled_from(FENS).map(lambda fen: fen.split()[0]), *FIELDS[1:]).map(" ".join),
    mutated(FENS, LETTERS),
)


def use(board: ouk.Board) -> None:
    """Does a little of everything with a board."""
    moves = board.legal_moves
    board.outcome(claim_draw=True), board.count, board.checkers(), board.leap_rights
    str(board), repr(board), hash(board)
    assert board.mirror().mirror() == board
    assert pickle.loads(pickle.dumps(board)) == copy.copy(board) == board
    for move in moves[:3]:
        before = board.fen(promoted=True)
        board.push_san(board.san(move))
        assert board.pop() == move
        assert board.fen(promoted=True) == before


@fuzz(1_500)
@given(FEN_TEXTS, VARIANTS)
def test_fen(text: str, variant: str) -> None:
    try:
        board = ouk.Board(text, variant=variant)
    except (ouk.InvalidFenError, ouk.InvalidPositionError):
        return
    fen = board.fen(promoted=True)
    again = ouk.Board(fen, variant=variant)
    assert again == board
    assert again.fen(promoted=True) == fen
    use(board)


SANS = sorted({san for row in ROWS for san in row["san"]})
UCIS = sorted({uci for row in ROWS for uci in row["legal"]})
NOTATION = "abcdefgh12345678PMSNRKmx=+#!?:-()~ \0"
MOVE_TEXTS = st.one_of(
    ANY_TEXT, st.text(NOTATION, max_size=9), mutated(SANS, NOTATION), mutated(UCIS, NOTATION)
)


@fuzz(1_500)
@given(st.sampled_from(ROWS), MOVE_TEXTS, st.data())
def test_san(row: dict[str, str], text: str, data: st.DataObject) -> None:
    board = ouk.Board(row["fen"], variant=row["variant"])
    if row["san"] and data.draw(st.booleans()):
        text = data.draw(mutated(list(row["san"]), NOTATION))
    try:
        move = board.parse_san(text)
    except (ouk.InvalidMoveError, ouk.IllegalMoveError, ouk.AmbiguousMoveError):
        return
    assert move in board.legal_moves
    assert board.parse_san(board.san(move)) == move
    assert board.push_san(text) == move


@fuzz(1_000)
@given(st.sampled_from(ROWS), MOVE_TEXTS)
def test_uci(row: dict[str, str], text: str) -> None:
    board = ouk.Board(row["fen"], variant=row["variant"])
    try:
        move = ouk.Move.from_uci(text)
    except ouk.InvalidMoveError:
        with pytest.raises(ouk.InvalidMoveError):
            board.parse_uci(text)
        return
    assert move.uci() == text
    assert board.is_legal(move) == (move in board.legal_moves)
    if board.is_legal(move):
        assert board.push_uci(text) == move
    else:
        for refuse in (board.push, board.san, board.gives_check, board.is_capture, board.is_leap):
            with pytest.raises(ouk.IllegalMoveError):
                refuse(move)


NAMES: list[Callable[[str], object]] = [
    ouk.parse_square,
    ouk.Piece.from_symbol,
    ouk.variants.find,
    lambda text: ouk.Board(variant=text),
    lambda text: ouk.Board(counting=text),  # type: ignore[arg-type]
]


@fuzz(500)
@given(st.one_of(ANY_TEXT, st.text("abcdefgh12345678PMSNRKm~", max_size=3)), st.sampled_from(NAMES))
def test_names(text: str, read: Callable[[str], object]) -> None:
    with suppress(ValueError):
        read(text)


@fuzz(500)
@given(st.integers(), st.integers(), st.integers())
def test_numbers(first: int, second: int, third: int) -> None:
    """Squares, kinds of men and depths from outside the board, and outside of any machine word."""
    board = ouk.Board()
    calls: list[Callable[[], object]] = [
        lambda: ouk.Move(first, second),
        lambda: ouk.Move(first % 64, second % 64, third),
        lambda: ouk.Piece(first, ouk.WHITE),
        lambda: board.piece_at(first),
        lambda: board.attackers(ouk.BLACK, first),
        lambda: board.why_not(first, second),
        lambda: ouk.perft(board, first if not 3 < first <= 64 else 3),
        lambda: ouk.square_name(first),
        lambda: ouk.square(first, second),
        lambda: board.is_repetition(first),
    ]
    for call in calls:
        with suppress(ValueError, TypeError, OverflowError, IndexError):
            call()


# Large texts, and many of them


@pytest.mark.parametrize(
    "piece", ["/", "8/", "p", "~", " ", "1+1 ", "0", "\0", "w ", "\ud800", "១"]
)
def test_huge_texts_are_refused(piece: str) -> None:
    text = piece * (3_000_000 // len(piece))
    with pytest.raises(ouk.InvalidFenError):
        ouk.Board(text)
    for fen in (f"{FENS[0]} {text}x", f"{FENS[0].split()[0]} w - - {text}x"):
        with pytest.raises(ouk.InvalidFenError):
            ouk.Board(fen)
    for read in (ouk.Board().parse_san, ouk.Board().parse_uci, ouk.Move.from_uci):
        with pytest.raises(ouk.InvalidMoveError):
            read(text)


REFUSED: list[Callable[[], object]] = [
    lambda: ouk.Board("8/8/8/3q4/8/8/8/8"),
    lambda: ouk.Board("P7/8/8/8/8/8/8/8 w DEde"),
    lambda: ouk.Board().parse_san("Qd2"),
    lambda: ouk.Board().parse_san("e6"),
    lambda: ouk.Board().push_uci("e3e3"),
    lambda: ouk.Board().push(ouk.Move(0, 63)),
    lambda: ouk.Board().pop(),
    lambda: ouk.Board().start_count(),
    lambda: ouk.Board().piece_at(64),
    lambda: ouk.Piece.from_symbol("x"),
]


@pytest.mark.parametrize("refused", REFUSED, ids=range(len(REFUSED)))
def test_refusals_leave_no_memory_behind(refused: Callable[[], object]) -> None:
    def repeat(times: int) -> None:
        for _ in range(times):
            with pytest.raises((ValueError, IndexError)):
                refused()

    repeat(1_000)
    before = peak_memory()
    repeat(10_000 * EFFORT)
    assert peak_memory() - before < 2_000_000


def peak_memory() -> int:
    """Get the most bytes that this process has held."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak
