"""PGN: broken files are read to their end without an error raised, and what was read of them is
written and read back."""

import io
import time
from random import Random

import pytest
from effort import EFFORT, SEED, fuzz
from hypothesis import given
from hypothesis import strategies as st
from mutation import ANY_TEXT, mutated

import ouk
from conformance_data import FOLDER
from ouk import pgn

FILES = [path.read_text("utf-8") for path in sorted((FOLDER.parent / "pgn").glob("*.pgn"))]
GAMES = [str(game) for text in FILES for game in pgn.read_games(io.StringIO(text))]
LIKELY = '[]{}();*.$!?"\\%/-0123456789KMSNRabcdefghmx=+# \r\n\t\0\ufeff'
TOKENS = st.sampled_from(
    [
        *("1.", "1...", "*", "1-0", "1/2-1/2", "(", ")", "{", "}", ";", "$3", "!?", "\n", "\n\n"),
        *("d4", "d5", "Me3", "Kf2", "e6=M", "d3d4", "O-O", "--", "Qd4", "%", "\ufeff", "\ud800"),
        *("{[%count start]}", "{[%count stop]}", "{[%count take]}", "{[%clk 0:01:00]}"),
        '\n[Event "x"]\n\n',
        '\n[Variant "Kar Ouk"]\n',
        '\n[Variant "none"]\n',
        '\n[Counting "tournament"]\n',
        '\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/2PRR3/8/3K4 w - - 0 1"]\n\n',
        '\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n',
        *("Kd2", "Kf7", "Ke7", "Re4", "c4", "Rd7"),
    ]
)
TEXTS = st.one_of(
    ANY_TEXT,
    st.lists(TOKENS, max_size=40).map(" ".join),
    st.lists(st.one_of(TOKENS, ANY_TEXT), max_size=20).map("".join),
    mutated(GAMES, LIKELY),
    st.lists(mutated(GAMES, LIKELY), max_size=3).map("".join),
)


@fuzz(600)
@given(TEXTS)
def test_any_text_is_read_to_its_end(text: str) -> None:
    begin = time.thread_time()
    lines = text.count("\n") + text.count("\r") + 1
    for game in pgn.read_games(io.StringIO(text)):
        assert all(1 <= error.line <= lines and error.ply >= 0 for error in game.errors)
        assert_written_and_read_back(game)
    assert time.thread_time() - begin < 5


def assert_written_and_read_back(game: pgn.Game) -> None:
    written = str(game)
    again = pgn.read_game(io.StringIO(written))
    assert again is not None
    assert str(again) == written
    if not game.errors:
        assert again == game


@pytest.mark.parametrize("variant", [variant.id for variant in ouk.variants.ALL])
def test_random_games_survive_being_written(variant: str) -> None:
    rng = Random(f"{SEED} {variant}")
    for _ in range(20 * EFFORT):
        board = random_board(variant, rng)
        again = pgn.read_game(io.StringIO(str(pgn.Game.from_board(board))))
        assert again is not None
        assert not again.errors
        assert again.end().board() == board
        assert again.headers["Result"] == board.result()


def random_board(variant: str, rng: Random) -> ouk.Board:
    """Plays at random, and does at random what may be done about the count."""
    fen = rng.choice([None, "4k3/8/8/8/8/2PRR3/8/3K4 b - - 0 1"])
    board = ouk.Board(fen, variant=variant, counting=rng.choice(["automatic", "tournament"]))
    for _ in range(rng.randrange(200)):
        if not board.legal_moves or "take" in board.count_actions:
            break
        if board.can_start_count and rng.random() < 0.2:
            board.start_count()
        elif board.can_stop_count and rng.random() < 0.1:
            board.stop_count()
        elif board.can_take_count_draw and rng.random() < 0.02:
            board.take_count_draw()
        board.push(rng.choice(board.legal_moves))
    return board


@fuzz(100)
@given(st.binary(max_size=200), st.sampled_from(["utf-8", "utf-8-sig", "latin-1", "ascii"]))
def test_any_bytes_are_read_as_a_file(data: bytes, encoding: str) -> None:
    handle = io.TextIOWrapper(io.BytesIO(data), encoding, errors="surrogateescape")
    for game in pgn.read_games(handle):
        assert str(game)
