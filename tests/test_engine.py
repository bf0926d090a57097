"""The computer player: it sees what is forced, keeps to its limits, and can be stopped."""

from __future__ import annotations

import _thread
import json
import threading
import time
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import ouk
from conformance_data import rows
from forced_wins import losing_moves, winning_moves
from ouk.engine import Engine, Info, Level, Limit, Score

VARIANTS = ("cambodian", "karouk")
LEVELS: tuple[Level, ...] = get_args(Level)
ENGINE = Engine()
BENCH = Path(__file__).with_name("engine_bench.json")
LINES = Path(__file__).with_name("engine_lines.json")


def board_in(row: dict[str, Any]) -> ouk.Board:
    return ouk.Board(row["fen"], variant=row["variant"])


def best_line(board: ouk.Board, limit: Limit) -> Info:
    [line] = ENGINE.analyse(board, limit)
    return line


# What is forced

ENDGAMES = [row for row in rows("endgames.jsonl") if not board_in(row).is_game_over()]


def test_endgames_are_won_and_lost_by_the_shortest_way() -> None:
    for row in ENDGAMES:
        plies = row["dtm_plies"]
        if plies is None or plies > 9 or row["wins_within_count"] is False:
            continue
        line = best_line(board_in(row), Limit(depth=plies))
        assert line.score == Score(mate=(plies + 1) // 2 if plies % 2 else -plies // 2), row
        assert line.pv[0].uci() in row["best"], row
        assert len(line.pv) == plies, row


def test_no_win_is_seen_where_there_is_none_or_the_count_forbids_it() -> None:
    for row in ENDGAMES:
        if row["dtm_plies"] is None or row["wins_within_count"] is False:
            assert best_line(board_in(row), Limit(nodes=20_000)).score.mate is None, row


def random_board(variant: str, rng: Random) -> ouk.Board:
    """Put a few men anywhere, half of the time while a count is about to run out."""
    while True:
        army = rng.choice(["PMSNRpmsnr", "PMSNR", "RRNSpmsnr"])
        men = ["K", "k", *rng.choices(army, k=rng.randint(2, 8))]
        at = dict(zip(rng.sample(range(64), len(men)), men, strict=True))
        ranks = ("".join(at.get(8 * rank + file, "1") for file in range(8)) for rank in range(8))
        limit = rng.choice([0, 0, 0, 14, 30, 126])
        count = f"{limit} {limit - rng.randrange(8)}" if limit else "- 0"
        try:
            fen = f"{'/'.join(ranks)} {rng.choice('wb')} - {count} 1"
            board = ouk.Board(fen, variant=variant)
        except ouk.InvalidPositionError:
            continue
        if not board.is_game_over():
            return board


def random_boards(variant: str, count: int) -> list[ouk.Board]:
    rng = Random(f"{variant} {count}")
    return [random_board(variant, rng) for _ in range(count)]


@pytest.mark.parametrize(("variant", "count"), [("cambodian", 2000), ("karouk", 250)])
def test_no_level_misses_a_win_in_two_moves(variant: str, count: int) -> None:
    found = 0
    for board in random_boards(variant, count):
        if winning := winning_moves(board, 2):
            found += 1
            for level in LEVELS:
                assert ENGINE.play(board, level) in winning, (level, board)
    assert found > 30


@pytest.mark.parametrize(("variant", "count"), [("cambodian", 800), ("karouk", 80)])
def test_no_level_allows_a_win_in_two_moves_that_it_can_prevent(variant: str, count: int) -> None:
    tempted = 0
    for board in random_boards(variant, count):
        losing = losing_moves(board, 2)
        if losing and len(losing) < len(board.legal_moves):
            tempted += 1
            for level in LEVELS[:2]:
                assert ENGINE.play(board, level) not in losing, (level, board)
    assert tempted > 15


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_winner_does_not_stalemate(level: Level) -> None:
    for fen, blunders in {
        "8/1K4R1/8/8/8/7k/8/4N3 w - - 0 1": "e1f3",
        "7K/8/6R1/8/5N2/8/8/7k w - - 0 1": "g6g2",
        "8/5K1k/5M2/8/8/8/6S1/8 w - - 0 1": "f6g7",
        "1R6/8/5K2/8/8/8/4N3/k7 w - - 0 1": "e2c1 e2c3",
        "8/8/5M2/8/8/8/6R1/5K1k w - - 0 1": "f1f2 f6e5 f6g5 f6e7 f6g7 g2a2 g2b2 g2c2 g2f2",
    }.items():
        board = ouk.Board(fen)
        move = ENGINE.play(board, level)
        assert move.uci() not in blunders.split(), fen


def test_the_last_move_of_the_count_wins_or_draws() -> None:
    mate_now = (
        "k7/8/1K6/8/8/8/8/7R w - 30 29 60"  # Rh8 mates, and any other move lets the count run out
    )
    assert best_line(ouk.Board(mate_now), Limit(depth=3)).score == Score(mate=1)
    mate_next = "k7/8/2K5/8/8/8/8/7R w - 30 29 60"  # Kb6 would, had it one move more
    assert best_line(ouk.Board(mate_next), Limit(depth=5)).score == Score(cp=0)
    assert best_line(ouk.Board(mate_next.replace("29", "27")), Limit(depth=5)).score == Score(
        mate=2
    )


REPEATED = (
    "c1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8"  # a1b1 would bring a position for the third time
)


def after_repetition(fen: str) -> ouk.Board:
    board = ouk.Board(fen)
    for move in REPEATED.split():
        board.push_uci(move)
    return board


def test_the_winner_avoids_repetition() -> None:
    board = after_repetition("7r/4k1pp/8/8/8/1P6/PPNN2K1/2R5 w - - 0 1")
    for level in LEVELS:
        assert ENGINE.play(board, level).uci() != "a1b1"


def test_the_loser_takes_repetition() -> None:
    board = after_repetition("7r/1k2nnss/8/8/8/1P6/PP4K1/2R5 w - - 0 1")
    line = best_line(board, Limit(depth=4))
    assert (line.pv[0].uci(), line.score) == ("a1b1", Score(cp=0))


# What it does otherwise


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_whole_games_by_legal_moves(variant: str) -> None:
    for seed in range(3):
        board = ouk.Board(variant=variant)
        while not board.is_game_over(claim_draw=True) and board.ply() < 80:
            board.push(ENGINE.play(board, 1, seed=seed))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_line_can_be_played(variant: str) -> None:
    for board in random_boards(variant, 50):
        for line in ENGINE.analyse(board, Limit(depth=4), multipv=3):
            after = board.copy()
            for move in line.pv:
                after.push(move)


def test_the_same_seed_plays_the_same_and_others_vary() -> None:
    board = ouk.Board()
    assert ENGINE.play(board, 1, seed=5) == ENGINE.play(board, 1, seed=5)
    assert len({ENGINE.play(board, 1, seed=seed) for seed in range(12)}) > 1
    assert len({ENGINE.play(board, 1) for _ in range(20)}) > 1


def test_the_only_move_needs_no_thought() -> None:
    board = ouk.Board("k7/8/2K5/8/8/8/8/1R6 b - - 0 1")
    started = time.monotonic()
    assert ENGINE.play(board, 3).uci() == "a8a7"
    assert time.monotonic() - started < 0.9


@pytest.mark.parametrize("row", json.loads(BENCH.read_text()), ids=lambda row: row["variant"])
def test_a_search_has_the_same_nodes_everywhere(row: dict[str, Any]) -> None:
    """A change of these numbers is a change of play: say so in the commit that makes it."""
    board = board_in(row)
    line = best_line(board, Limit(depth=row["depth"]))
    assert (line.nodes, line.pv[0].uci()) == (row["nodes"], row["move"])


@pytest.mark.parametrize("row", json.loads(LINES.read_text()), ids=lambda row: row["variant"])
def test_an_analysis_has_the_same_lines_everywhere(row: dict[str, Any]) -> None:
    """The browser's tests read the same file."""
    board = ouk.Board(row["fen"], variant=row["variant"], counting=row["counting"])
    for entry in row["moves"]:
        if entry == "@start":
            board.start_count()
        else:
            board.push_uci(entry)
    found = ENGINE.analyse(board, Limit(depth=row["depth"]), multipv=row["lines"])
    assert {info.nodes for info in found} == {row["nodes"]}
    assert [f"{info.score} pv {' '.join(move.uci() for move in info.pv)}" for info in found] == row[
        "found"
    ]


def test_lines_are_told_apart_the_best_first() -> None:
    board = ouk.Board()
    lines = ENGINE.analyse(board, Limit(depth=3), multipv=4)
    assert [line.multipv for line in lines] == [1, 2, 3, 4]
    assert len({line.pv[0] for line in lines}) == 4
    values = [line.score.cp or 0 for line in lines]
    assert values == sorted(values, reverse=True)
    assert len(ENGINE.analyse(board, Limit(depth=1), multipv=500)) == len(board.legal_moves)


def test_each_iteration_is_told() -> None:
    told: list[Info] = []
    found = ENGINE.analyse(ouk.Board(), Limit(depth=4), multipv=2, on_info=told.append)
    assert [(info.depth, info.multipv) for info in told] == [
        (depth, number) for depth in range(1, 5) for number in (1, 2)
    ]
    assert [(info.score, info.pv) for info in told[-2:]] == [(x.score, x.pv) for x in found]
    assert str(told[0].score).startswith("cp ")
    assert all(info.seldepth >= 1 and info.nodes > 0 and info.time >= 0 for info in told)


# Its end


def test_a_crowd_of_rooks_does_not_drown_it() -> None:
    board = ouk.Board("2S1RK2/S1r1rN2/1Rr1rr2/nRrS2Nk/1R2r1n1/1RrnRN2/2r3rr/2r3SR w - - 0 1")
    assert best_line(board, Limit(depth=4)).nodes < 5_000_000


def test_a_board_full_of_men_does_not_keep_it_for_ever() -> None:
    knights = "NKs1sNkN/NNsN2ss/sssNNs1s/sNNN1N1s/ssssNNsN/ssNNsNNs/NssssNNs/NssNNsNN w - - 0 114"
    board = ouk.Board(knights)
    assert ENGINE.play(board, level=1) in board.legal_moves
    assert ENGINE.analyse(board, Limit(nodes=1000))[0].nodes < 6_000_000


def test_nodes_and_time_are_limits() -> None:
    assert best_line(ouk.Board(), Limit(nodes=3000)).nodes <= 3001
    started = time.monotonic()
    best_line(ouk.Board(), Limit(time=0.1))
    assert 0.05 < time.monotonic() - started < 5


def test_it_is_stopped_from_another_thread() -> None:
    engine = Engine(hash_mb=1)
    depths = []

    def stop_at_depth_5(info: Info) -> None:
        depths.append(info.depth)
        if info.depth == 5:
            threading.Thread(target=engine.stop).start()

    [line] = engine.analyse(ouk.Board(), Limit(), on_info=stop_at_depth_5)
    assert line.depth >= 5
    assert line.depth == depths[-1]
    engine.stop()  # nothing runs: nothing happens to the next search
    [line] = engine.analyse(ouk.Board(), Limit(depth=3))
    assert line.depth == 3


def test_one_search_at_a_time() -> None:
    engine = Engine(hash_mb=1)

    def search_again(_: Info) -> None:
        engine.analyse(ouk.Board(), Limit(depth=1))

    with pytest.raises(RuntimeError, match="searching already"):
        engine.analyse(ouk.Board(), Limit(), on_info=search_again)


def test_an_error_of_the_listener_comes_out() -> None:
    def fail(_: Info) -> None:
        raise LookupError("not this")

    with pytest.raises(LookupError, match="not this"):
        ENGINE.analyse(ouk.Board(), Limit(), on_info=fail)


def test_ctrl_c_ends_a_search() -> None:
    threading.Timer(0.1, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        ENGINE.analyse(ouk.Board(), Limit())


@pytest.mark.parametrize(
    "board",
    [
        ouk.Board("k6R/8/1K6/8/8/8/8/8 b - - 0 1"),
        ouk.Board("4k3/8/8/8/8/8/8/3KR3 b - - 0 1", variant="karouk"),
        ouk.Board("k7/8/1K6/8/8/8/8/7R w - 30 31 60"),
        ouk.Board("7k/8/8/8/8/8/8/K7 w - - 0 1"),
    ],
    ids=["mate", "check", "count", "material"],
)
def test_there_is_nothing_to_search_when_the_game_is_over(board: ouk.Board) -> None:
    with pytest.raises(ValueError, match="the game is over"):
        ENGINE.analyse(board, Limit(depth=1))
    with pytest.raises(ValueError, match="the game is over"):
        ENGINE.play(board)


def test_what_makes_no_sense_is_refused() -> None:
    board = ouk.Board()
    for limit in (Limit(depth=0), Limit(nodes=-1), Limit(time=0), Limit(time=float("nan"))):
        with pytest.raises(ValueError, match="is more than 0"):
            ENGINE.analyse(board, limit)
    with pytest.raises(ValueError, match="multipv"):
        ENGINE.analyse(board, Limit(depth=1), multipv=0)
    with pytest.raises(ValueError, match="level"):
        ENGINE.play(board, 4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="hash_mb"):
        Engine(hash_mb=0)
    with pytest.raises(ValueError, match="one thread"):
        Engine(threads=2)
