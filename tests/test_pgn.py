"""PGN: files are read as their expectations say, what is written is read back, nothing breaks."""

import io
import json
import random
import time
import tracemalloc
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import TextIO, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ouk
from ouk import pgn

FILES = sorted((Path(__file__).parent / "pgn").glob("*.pgn"))
# A bare king and a side that may count: what tournament counting needs.
COUNTING_FEN = "5k2/8/8/8/8/2PRR3/8/3K4 b - - 0 1"


def read(text: str) -> pgn.Game:
    game = pgn.read_game(io.StringIO(text))
    assert game is not None
    return game


def read_all(text: str) -> list[pgn.Game]:
    return list(pgn.read_games(io.StringIO(text)))


def faults(game: pgn.Game) -> list[tuple[int, int]]:
    return [(error.line, error.ply) for error in game.errors]


def main_line(game: pgn.Game) -> list[str]:
    return [move.uci() for move in game.mainline_moves()]


def end_fen(game: pgn.Game) -> str | None:
    try:
        return game.end().board().fen()
    except ValueError:
        return None


# Files


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_are_read_as_expected(path: Path) -> None:
    with path.open(encoding="utf-8") as handle:
        games = list(pgn.read_games(handle))
    expected = json.loads(path.with_suffix(".json").read_text())
    assert [dict(game.headers) for game in games] == [row["tags"] for row in expected]
    assert [main_line(game) for game in games] == [row["moves"] for row in expected]
    assert [end_fen(game) for game in games] == [row["fen"] for row in expected]
    assert [[list(fault) for fault in faults(game)] for game in games] == [
        row["errors"] for row in expected
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_are_written_as_expected(path: Path) -> None:
    # The browser writes the same: web/src/pgn/pgn.test.ts.
    with path.open(encoding="utf-8") as handle:
        written = "\n\n".join(map(str, pgn.read_games(handle)))
    expected = path.parent / "written" / path.name
    assert f"{written}\n" == expected.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_games_of_files_are_read_back(path: Path) -> None:
    with path.open(encoding="utf-8") as handle:
        for game in pgn.read_games(handle):
            assert read(str(game)) == game


def test_read_game_goes_on_in_the_same_file() -> None:
    handle = io.StringIO("1. d4 *\n\n\n1. d9 *\n")
    first, second = pgn.read_game(handle), pgn.read_game(handle)
    assert first is not None
    assert second is not None
    assert faults(first) == []
    assert faults(second) == [(4, 1)]
    assert pgn.read_game(handle) is None


def test_lines_are_counted_in_every_handle_anew() -> None:
    assert faults(read("1. d9 *")) == faults(read("1. d9 *")) == [(1, 1)]


def test_what_stands_in_an_open_variation_is_kept() -> None:
    game = read("1. d4 {main} (1. e4 {other} (1. c4 {third}")
    assert [node.comment for node in game.variations] == ["main", "other", "third"]


def test_an_error_says_all() -> None:
    [error] = read('[Variant "Cambodian"]\n\n1. d4 d5\n2. Rh8 *').errors
    assert (error.line, error.ply, error.text) == (4, 3, "Rh8")
    assert "illegal" in error.reason
    assert str(error).startswith("line 4, ply 3: illegal")


# Writing


def test_a_game_as_text() -> None:
    game = pgn.Game()
    game.headers["White"] = 'The "Lion"'
    node = game.add_variation(ouk.Move.from_uci("d3d4"))
    node.comment = "centre " * 12
    node.nags.update({14, 1})
    other = game.add_variation(ouk.Move.from_uci("e3e4"))
    other.starting_comment = "or"
    other.add_variation(ouk.Move.from_uci("e6e5"))
    node.add_variation(ouk.Move.from_uci("d6d5")).set_clock(3599.5)
    assert (
        str(game)
        == r"""[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "The \"Lion\""]
[Black "?"]
[Result "*"]
[Variant "Cambodian"]

1. d4 $1 $14 { centre centre centre centre centre centre centre centre centre
centre centre centre } ( { or } 1. e4 e5 ) 1... d5 { [%clk 0:59:59.5] } *"""
    )


def test_lines_have_at_most_80_columns() -> None:
    text = str(pgn.Game.from_board(random_board(random.Random(1), 200)))
    assert max(map(len, text.splitlines())) <= 80


def test_only_legal_moves_are_added() -> None:
    with pytest.raises(ouk.IllegalMoveError):
        pgn.Game().add_variation(ouk.Move.from_uci("d3d5"))


def test_headers() -> None:
    headers = pgn.Headers({"FEN": "a\r\nb", "White": "W"})
    assert list(headers)[:7] == ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
    assert (headers["FEN"], headers["White"]) == ("a b", "W")
    del headers["FEN"], headers["White"]
    assert headers == pgn.Headers()
    with pytest.raises(ValueError, match="tag name"):
        headers["no name"] = "x"


def test_clock() -> None:
    game = read("1. d4 {[%clk 1:02:03.25] a note} *")
    node = game.end()
    assert node.clock() == 3723.25
    node.set_clock(7)
    assert node.comment == "a note [%clk 0:00:07]"
    node.set_clock(None)
    assert node.comment == "a note"
    assert game.clock() is None


def test_nodes_know_their_place() -> None:
    game = read("1. d4 (1. e4 e5) d5 *")
    main, other = game.variations
    assert [node.san() for node in game.mainline()] == ["d4", "d5"]
    assert (other.is_mainline(), other.starts_variation(), other.ply()) == (False, True, 1)
    assert (other.end().ply(), other.end().is_end(), other.game() is game) == (2, True, True)
    assert main.is_mainline()
    assert repr(main) == "<ChildNode d3d4 at ply 1>"


def test_a_board_becomes_a_game() -> None:
    board = ouk.Board("k7/8/1K6/8/8/8/8/7R w - - 0 1", variant="karouk")
    board.push_san("Rh8")
    game = pgn.Game.from_board(board)
    assert game.headers["Variant"] == "Karouk"
    assert game.headers["SetUp"] == "1"
    assert game.headers["Result"] == "1-0"
    assert game.end().board() == board


# Tournament counting


def test_counts_are_told_in_comments() -> None:
    board = ouk.Board(COUNTING_FEN, counting="tournament")
    board.start_count()
    for san in ("Kf7", "Kd2"):
        board.push_san(san)
    board.stop_count()
    board.start_count()
    board.push_san("Kf8")
    board.take_count_draw()
    game = pgn.Game.from_board(board)
    assert str(game).endswith(
        "{ [%count start] } 1... Kf7 2. Kd2 { [%count stop] [%count start] } 2... Kf8 {\n"
        "[%count take] } 1/2-1/2"
    )
    assert read(str(game)) == game
    assert read(str(game)).end().board() == board


def test_a_count_belongs_to_the_move_after_it() -> None:
    game = read(
        f'[Counting "tournament"]\n[FEN "{COUNTING_FEN}"]\n\n'
        "{[%count start]} 1... Kf7 (1... Kg8 2. Kd2) 2. Kd2 *"
    )
    main, other = game.variations
    assert main.end().board().count == ouk.Count(ouk.BLACK, 1, 64, 2, 126)
    assert other.end().board().count is None


@given(st.randoms(use_true_random=False))
def test_random_tournament_games_are_read_back(rng: random.Random) -> None:
    board = ouk.Board(COUNTING_FEN, counting="tournament")
    for _ in range(rng.randrange(30)):
        random_count_action(board, rng)
        if not board.legal_moves or "take" in board.count_actions:
            break
        board.push(rng.choice(board.legal_moves))
    game = pgn.Game.from_board(board)
    again = read(str(game))
    assert again == game
    assert again.errors == []
    assert again.end().board() == board


def random_count_action(board: ouk.Board, rng: random.Random) -> None:
    choice = rng.randrange(12)
    if board.can_stop_count and choice < 4:
        board.stop_count()
    if board.can_start_count and choice < 6:
        board.start_count()
    if board.can_take_count_draw and choice == 11:
        board.take_count_draw()


# Laws


def random_board(rng: random.Random, plies: int) -> ouk.Board:
    board = ouk.Board(variant=rng.choice(ouk.variants.ALL).id)
    while plies and board.legal_moves:
        board.push(rng.choice(board.legal_moves))
        plies -= 1
    return board


def random_game(rng: random.Random, texts: Iterator[str]) -> pgn.Game:
    """Makes a bushy tree with a text wherever one may stand."""
    game = pgn.Game(variant=rng.choice(ouk.variants.ALL).id)
    game.headers["White"] = next(texts)
    game.comment = next(texts)
    nodes: list[pgn.GameNode] = [game]
    for _ in range(rng.randrange(25)):
        parent = rng.choice(nodes[-3:])
        taken = {child.move for child in parent.variations}
        moves = [move for move in parent.board().legal_moves if move not in taken]
        if moves:
            node = parent.add_variation(rng.choice(moves))
            node.comment = next(texts)
            if node.starts_variation():
                node.starting_comment = next(texts)
            node.nags.update(rng.sample(range(256), rng.randrange(3)))
            nodes.append(node)
    return game


@given(st.randoms(use_true_random=False), st.lists(st.text(max_size=12), min_size=1))
def test_what_is_written_is_read_back(rng: random.Random, texts: list[str]) -> None:
    game = random_game(rng, iter(lambda: rng.choice(texts), None))
    again = read(str(game))
    assert again.errors == []
    assert again == game
    assert str(again) == str(game)


FRAGMENTS = st.sampled_from(
    [
        *("[", '"', "]", '[Event "x"]', '[FEN "', f'[FEN "{COUNTING_FEN}"]\n', '[FEN "\ud800"]'),
        *(
            '[Counting "tournament"]\n',
            "[%count start]",
            "1. ",
            "d4",
            "d5",
            "Kf7",
            "Kd2",
            "$1",
            "!",
        ),
        *(
            "(",
            ")",
            "{",
            "}",
            ";",
            "*",
            "1-0",
            " ",
            "\n",
            "\n\n",
            "\r",
            "%",
            "\\",
            "\ufeff",
            "\x00",
        ),
    ]
)


@given(st.one_of(st.text(), st.lists(FRAGMENTS).map("".join)))
def test_no_text_raises(text: str) -> None:
    for game in read_all(text):
        read(str(game))
        assert all(error.line >= 1 and error.ply >= 0 for error in game.errors)


# Hostile and large files


@pytest.mark.parametrize(
    "text",
    [
        "1. d4 " + "(1. e4 " * 30_000,
        "1. d4 " + "(1. e4 " * 30_000 + ")" * 30_000 + " d5 *",
        "1. d4 " + "(1. e4) " * 30_000,
        "1. d4 " + "(" * 300_000,
        "(" * 300_000,
        "1. d4 " + "{a}" * 200_000,
        "1. d4 " + "(1. e4) {x} " * 20_000,
        "{" * 500_000,
        "1. d4 * " * 20_000,
        '[A "x"] ' * 50_000,
        '[A "' + "\\" * 300_000,
        '[A "' + '" ' * 200_000,
        "[" * 500_000,
        "1. d4 " + "$1 " * 200_000,
        "9" * 500_000,
        "d4" * 300_000,
        " " * 500_000 + "1. d4 *",
    ],
    ids=range(17),
)
def test_hostile_text_is_read_in_time(text: str) -> None:
    begin = time.process_time()
    for game in read_all(text):
        str(game)
    assert time.process_time() - begin < 10


def test_a_deep_variation_is_read_back() -> None:
    fen = "4k2r/8/8/8/8/8/8/R2K4 w - - 0 1"
    line = "Kd2 (Kc2 Ke7 (Kf7 Kd1 (Kc1 Ke8 (Kf8 "
    game = read(f'[FEN "{fen}"]\n\n{line * 5_000}{")" * 20_000} *')
    assert game.errors == []
    assert read(str(game)) == game


def test_a_game_without_end_is_cut_off() -> None:
    text = "1. d4 {" + "x" * 1_500_000 + '} d5 *\n\n2. d4\n[Event "next"]\n\n1. d4 *\n'
    cut, following = read_all(text)
    assert "longer" in cut.errors[0].reason
    assert following.headers["Event"] == "next"
    assert following.errors == []


class ManyGames:
    """A stream of games that are made as they are read."""

    def __init__(self, games: int) -> None:
        game = ['[Event "x"]\n', "\n", "1. d4 d5 2. e4 e5 (2... Nd7) *\n", "\n"]
        self._lines = chain.from_iterable(repeat(game, games))

    def readline(self, _limit: int) -> str:
        return next(self._lines, "")


def peak_memory(games: int) -> int:
    tracemalloc.start()
    try:
        read = 0
        for _ in pgn.read_games(cast(TextIO, ManyGames(games))):
            read += 1
        assert read == games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_many_games_take_the_memory_of_few() -> None:
    assert peak_memory(4_000) < 2 * peak_memory(1_000)
