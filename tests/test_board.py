"""The library as people import it: the board, its moves, errors and ends."""

import copy
import pickle
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import ouk

ROOK_ENDING = "8/8/8/3nk3/8/8/3R4/R3K3 w - - 0 1"
THREE_MEN = "7k/8/5n2/8/8/8/R7/RN1K4 b - - 0 1"


def names(squares: tuple[int, ...]) -> list[str]:
    return [ouk.square_name(square) for square in squares]


def test_everything_public_is_named_and_nothing_else() -> None:
    submodules = {"variants", "pgn", "svg", "engine", "cli"}
    visible = {name for name in vars(ouk) if not name.startswith("_")} - submodules
    assert visible == set(ouk.__all__) - submodules
    assert "variants" in ouk.__all__
    assert len(ouk.__all__) == len(set(ouk.__all__))


def test_import_is_quick_and_takes_nothing_along() -> None:
    script = (
        "import sys; before = set(sys.modules); import ouk; print(*(set(sys.modules) - before))"
    )
    command = [sys.executable, "-c", script]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert not {"asyncio", "fastapi", "xml", "ouk.svg", "ouk.pgn", "ouk_server"} & set(loaded)


def test_start_position() -> None:
    board = ouk.Board()
    assert board.fen() == ouk.STARTING_FEN
    assert board.turn is ouk.WHITE
    assert board.variant.name == "Ouk Chatrang"
    assert len(board.legal_moves) == 25
    assert names(board.leap_rights) == ["d1", "e1", "d8", "e8"]
    assert board.ply() == 0
    assert board.outcome() is None
    assert board.result() == "*"
    assert str(board).splitlines()[0] == "r n s m k s n r"
    assert eval(repr(board), {"Board": ouk.Board}) == board


def test_pieces() -> None:
    board = ouk.Board()
    assert board.piece_at(ouk.E1) == ouk.Piece(ouk.MET, ouk.WHITE)
    assert board.piece_at(ouk.E2) is None
    assert len(board.piece_map()) == 32
    assert board.king(ouk.BLACK) == ouk.E8
    assert names(board.attackers(ouk.WHITE, ouk.D2)) == ["b1", "c1", "d1", "e1"]
    promoted = ouk.Piece.from_symbol("m~")
    assert (promoted.promoted, promoted.color, promoted.symbol()) == (True, ouk.BLACK, "m")
    assert promoted != ouk.Piece.from_symbol("m")
    assert pickle.loads(pickle.dumps(promoted)) == promoted
    for symbol in ("", "x", "PP", "P~", "~"):
        with pytest.raises(ValueError, match="symbol"):
            ouk.Piece.from_symbol(symbol)


def test_moves() -> None:
    move = ouk.Move.from_uci("e5e6m")
    assert (move.from_square, move.to_square, move.promotion) == (ouk.E5, ouk.E6, ouk.MET)
    assert move == ouk.Move(ouk.E5, ouk.E6, ouk.MET) != ouk.Move(ouk.E5, ouk.E6)
    assert hash(move) == hash(ouk.Move.from_uci("e5e6m"))
    assert pickle.loads(pickle.dumps(move)) == move
    assert repr(move) == "Move.from_uci('e5e6m')"
    for text in ("", "e1", "e1e1", "e1e9", "e5e6q", "E1E3", "e1e3 ", "e1é3"):
        with pytest.raises(ouk.InvalidMoveError, match=re.escape(repr(text))):
            ouk.Move.from_uci(text)
    with pytest.raises(ValueError, match="MET"):
        ouk.Move(ouk.E5, ouk.E6, ouk.ROOK)
    with pytest.raises(ValueError, match="no square: 64"):
        ouk.Move(64, 0)


def test_illegal_moves_name_the_move_and_the_position() -> None:
    board = ouk.Board()
    with pytest.raises(ouk.IllegalMoveError, match=r"e1e3.*rnsmksnr"):
        board.push_uci("e1e3")
    with pytest.raises(ouk.IllegalMoveError, match=r"Me3.*rnsmksnr"):
        board.push_san("Me3")
    with pytest.raises(ouk.InvalidMoveError, match="'O-O'"):
        board.push_san("O-O")
    with pytest.raises(ouk.IllegalMoveError):
        board.push(ouk.Move(ouk.A1, ouk.A8))
    for ask in (board.san, board.gives_check, board.is_capture, board.is_leap):
        with pytest.raises(ouk.IllegalMoveError):
            ask(ouk.Move(ouk.A1, ouk.A8))
    with pytest.raises(ouk.AmbiguousMoveError):
        ouk.Board("4k3/8/8/8/8/8/4K3/R6R w - - 0 1").push_san("Rd1")
    assert board == ouk.Board()
    with pytest.raises(IndexError, match="no move"):
        board.pop()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("e6=M", "e5e6m"),
        ("e6M", "e5e6m"),
        ("e6=m", "e5e6m"),
        ("e6m", "e5e6m"),
        ("e6(M)", "e5e6m"),
        ("e6", "e5e6m"),
        ("e5e6", "e5e6m"),
        ("e5e6m", "e5e6m"),
        ("e5e6M", "e5e6m"),
        ("e6=M!?", "e5e6m"),
        ("Rg1a1", "g1a1"),
        ("Rgg8+", "g1g8"),
        ("Rg8", "g1g8"),
        ("Rg1-g8#", "g1g8"),
        ("Rxh4", "h1h4"),
        ("Rh4", "h1h4"),
    ],
)
def test_san_is_read_as_people_write_it(written: str, meant: str) -> None:
    board = ouk.Board("4k3/8/8/4P3/7r/8/8/3K2RR w - - 0 1")
    board.push_unchecked(ouk.Move.from_uci("d1c1"))
    board = ouk.Board("4k3/8/8/4P3/7r/8/2K5/6RR w - - 0 1")
    assert board.parse_san(written).uci() == meant


def test_fen_defaults_and_dialects() -> None:
    assert ouk.Board("4k3/8/8/8/8/8/8/3K3R").fen() == "4k3/8/8/8/8/8/8/3K3R w - - 0 1"
    start = ouk.STARTING_FEN
    assert ouk.Board(start.replace(" - ", " 0 ")).fen() == start
    assert ouk.Board(start.replace(" - ", " - 1+1 "), variant="karouk").fen() == start
    counted = "4k3/8/8/8/8/4R3/8/3K4 b - 30 6 1"
    assert ouk.Board(counted).fen() == counted
    assert ouk.Board(counted.replace(" 6 1", " 1+1 6 1"), variant="karouk").fen() == counted
    promoted = "4k3/8/3M~4/8/8/8/8/3K3R w - - 0 1"
    assert ouk.Board(promoted).fen() == promoted.replace("~", "")
    assert ouk.Board(promoted).fen(promoted=True) == promoted
    assert ouk.Board(f"  {start}\r\n").fen() == start


@pytest.mark.parametrize(
    ("fen", "message"),
    [
        ("", "field 1.*not eight ranks"),
        ("8/8/8", "field 1.*not eight ranks"),
        ("9/8/8/8/8/8/8/8", "field 1.*unexpected '9' at character 1"),
        ("ksx5/8/8/8/8/8/8/8", "field 1.*unexpected 'x' at character 3"),
        ("k8/8/8/8/8/8/8/8", "field 1.*a rank has not eight squares at character 2"),
        ("8/8/8/8/8/8/8/8/8", "field 1.*not eight ranks"),
        ("8/8/8/8/8/8/8/R~7", "field 1.*unexpected '~'"),
        ("4k3/8/8/8/8/8/8/3K4 x", "field 2.*unexpected 'x'"),
        ("4k3/8/8/8/8/8/8/3K4 w KQ", "field 3.*unexpected 'K'"),
        ("4k3/8/8/8/8/8/8/3K4 w DD", "field 3.*unexpected 'D'"),
        ("4k3/8/8/8/8/8/8/3K4 w - a3", "field 4.*not a number"),
        ("4k3/8/8/8/8/8/8/3K4 w - - -1", "field 5.*not a number"),
        ("4k3/8/8/8/8/8/8/3K4 w - - 0 9999999999999", "field 6.*not a number"),
        ("4k3/8/8/8/8/8/8/3K4 w - - 0 1 1", "after the last field.*'1'"),
    ],
)
def test_a_refused_fen_says_which_field_and_why(fen: str, message: str) -> None:
    with pytest.raises(ouk.InvalidFenError, match=message):
        ouk.Board(fen)


def test_an_impossible_position_lists_all_its_faults() -> None:
    with pytest.raises(ouk.InvalidPositionError) as error:
        ouk.Board("P3k3/8/8/8/8/4R3/8/p7 w DE - 0 1")
    faults = error.value.faults
    assert faults == (
        "no white king",
        "black pawn on a back rank on a1",
        "white pawn on a back rank on a8",
        "leap right without its white king on d1",
        "leap right without its white met on e1",
        "side not to move attacked: black king on e8",
    )
    assert all(fault in str(error.value) for fault in faults)
    # Men beyond one army are no fault: problems have them.
    assert ouk.Board("RRRRRRRR/RRRRRRRR/8/8/k7/8/1N6/NNN4K b - - 0 1").is_check()


def test_unknown_variant_and_counting() -> None:
    with pytest.raises(ValueError, match="no variant: 'shogi'"):
        ouk.Board(variant="shogi")
    with pytest.raises(ValueError, match="counting"):
        ouk.Board(counting="manual")  # type: ignore[arg-type]
    assert ouk.variants.find("KAR-OUK").id == ouk.variants.find("karouk").id == "karouk"
    assert ouk.variants.find("ouk chatrang") is ouk.variants.find("Cambodian")


def test_ends() -> None:
    mate = ouk.Board("7k/R7/6K1/8/8/8/8/1R6 w - 14 14 1")
    mate.push_uci("b1b8")
    assert mate.outcome() == ouk.Outcome(ouk.Termination.CHECKMATE, ouk.WHITE)
    assert mate.is_checkmate()
    assert mate.result() == "1-0"
    assert mate.legal_moves == ()

    check = ouk.Board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", variant="karouk")
    check.push_uci("a1a8")
    assert check.outcome() == ouk.Outcome(ouk.Termination.CHECK, ouk.WHITE)
    assert check.legal_moves == ()

    counted = ouk.Board("8/8/8/2K1k3/8/3R1R2/8/8 b - 14 14 1")
    assert counted.outcome() is None
    counted.push_uci("e5e6")
    assert counted.outcome() == ouk.Outcome(ouk.Termination.COUNT, None)
    assert counted.legal_moves  # one may play on

    assert ouk.Board("7k/5S2/6K1/8/8/8/8/R7 b - 30 10 1").is_stalemate()


def test_threefold_is_claimed_in_one_game_and_ends_the_other() -> None:
    shuffle = ["a1a2", "a8a7", "a2a1", "a7a8"] * 2
    claimed, ended = ouk.Board(), ouk.Board(variant="karouk")
    for uci in shuffle:
        assert not claimed.can_claim_draw()
        claimed.push_uci(uci)
        ended.push_uci(uci)
    assert claimed.can_claim_draw()
    assert claimed.outcome() is None
    draw = ouk.Outcome(ouk.Termination.THREEFOLD_REPETITION, None)
    assert claimed.outcome(claim_draw=True) == draw == ended.outcome()


def test_the_count_as_people_see_it() -> None:
    board = ouk.Board(ROOK_ENDING)
    board.push_uci("d2d5")
    assert board.count == ouk.Count(side=ouk.BLACK, number=4, target=8, ply=8, limit=14)
    board.push_uci("e5d5")
    assert board.count is not None
    assert board.count.number == 5
    board.pop()
    board.pop()
    assert board.count is None


def test_tournament_count_is_started_stopped_and_taken() -> None:
    board = ouk.Board(THREE_MEN, counting="tournament")
    assert board.count is None
    assert board.can_start_count
    board.start_count()
    assert board.count == ouk.Count(ouk.BLACK, 0, 64, 0, 126)
    assert board.count_actions == ("start",)
    board.push_uci("h8g8")
    assert not board.can_stop_count  # it is not Black's turn
    with pytest.raises(ouk.CountError, match="no count to stop"):
        board.stop_count()
    assert board.can_take_count_draw
    board.push_uci("a2b2")
    assert board.count == ouk.Count(ouk.BLACK, 1, 64, 2, 126)
    board.stop_count()
    board.start_count()
    restarted = board.copy()
    assert restarted.count_actions == ("stop", "start")
    assert restarted.count == ouk.Count(ouk.BLACK, 0, 64, 0, 126)
    assert pickle.loads(pickle.dumps(board)).count_actions == ("stop", "start")
    assert pickle.loads(pickle.dumps(board)) == board
    board.push_uci("g8h8")
    board.take_count_draw()
    assert board.outcome() == ouk.Outcome(ouk.Termination.COUNT, None)
    again = pickle.loads(pickle.dumps(board))
    assert again.outcome() == board.outcome()
    while board.move_stack:
        board.pop()
    assert board.count_actions == ("start",)


def test_why_not() -> None:
    board = ouk.Board()
    refusal = board.why_not(ouk.E1, ouk.E3)
    assert refusal == ouk.Refusal(
        ouk.RefusalCode.LEAP_NEEDS_EMPTY, ouk.E3, ouk.Piece(ouk.PAWN, ouk.WHITE)
    )
    assert board.why_not(ouk.D1, ouk.F2) is None
    with pytest.raises(ValueError, match="no square"):
        board.why_not(0, 64)


def test_copies_are_independent_and_equal() -> None:
    board = ouk.Board(variant="karouk")
    board.push_san("Kf2")
    for other in (
        board.copy(),
        copy.copy(board),
        copy.deepcopy(board),
        pickle.loads(pickle.dumps(board)),
    ):
        assert other == board
        assert hash(other) == hash(board)
        assert other.move_stack == board.move_stack
        other.pop()
        assert other != board
    assert board != ouk.Board()
    assert board != "a board"
    assert ouk.Board() != ouk.Board(variant="karouk") != ouk.Board(counting="tournament")
    assert board.root() == ouk.Board(variant="karouk")


def test_the_start_array_is_its_own_mirror_but_for_the_turn() -> None:
    assert ouk.Board().mirror().fen() == ouk.STARTING_FEN.replace(" w ", " b ")


def test_threads_use_different_boards() -> None:
    def play(seed: int) -> str:
        board = ouk.Board()
        for i in range(200):
            moves = board.legal_moves
            if not moves:
                break
            board.push(moves[(seed * 7919 + i * 31) % len(moves)])
        return board.fen()

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(play, range(40))) == [play(seed) for seed in range(40)]


def test_perft() -> None:
    assert ouk.perft(ouk.Board(), 0) == 1
    assert ouk.perft(ouk.Board(), 4) == 361719
    with pytest.raises(ValueError, match="depth"):
        ouk.perft(ouk.Board(), -1)
