"""Tournament counting where random games seldom come: the library's presses, one law at a time."""

from __future__ import annotations

import io
import pickle

import pytest

import ouk
from ouk import CountError, Termination, pgn

# White has three men and can mate (in Kar Ouk: check) on b8 or wait on c1.
THREE_MEN = "7k/R7/6K1/p7/8/8/8/1R6 w - - 0 1"
WAITING = ["b1c1", "h8g8", "c1b1", "g8h8"]

# Black has two men, and the koul can take one of them.
NEARLY_BARE = "7k/8/8/3m4/4S3/8/N7/K7 b - - 0 1"
SHUFFLE = ["h8h7", "a1b1", "h7h8", "b1a1"]


def tournament(fen: str, variant: str = "cambodian") -> ouk.Board:
    return ouk.Board(fen, variant=variant, counting="tournament")


def play(board: ouk.Board, moves: list[str]) -> None:
    for move in moves:
        board.push_uci(move)


def end(board: ouk.Board) -> tuple[Termination, bool | None] | None:
    outcome = board.outcome()
    return (outcome.termination, outcome.winner) if outcome else None


@pytest.mark.parametrize("variant", ["cambodian", "karouk"])
def test_a_side_that_mates_while_it_counts_has_only_drawn(variant: str) -> None:
    board = tournament(THREE_MEN, variant)
    board.start_count()
    board.push_uci("b1b8")
    assert end(board) == (Termination.COUNT, None)
    assert board.result() == "1/2-1/2"


@pytest.mark.parametrize(
    ("variant", "won"), [("cambodian", Termination.CHECKMATE), ("karouk", Termination.CHECK)]
)
def test_a_side_that_stops_counting_may_win(variant: str, won: Termination) -> None:
    board = tournament(THREE_MEN, variant)
    board.start_count()
    play(board, WAITING)
    board.stop_count()
    assert board.count is None
    board.push_uci("b1b8")
    assert end(board) == (won, ouk.WHITE)


def test_a_side_mated_by_its_opponent_has_lost_though_it_counts() -> None:
    board = tournament("7K/r7/6k1/8/8/8/4P3/1r6 w - - 0 1")
    board.start_count()
    play(board, ["e2e3", "b1b8"])
    assert end(board) == (Termination.CHECKMATE, ouk.BLACK)


def test_nothing_is_counted_until_a_side_starts_and_a_restart_begins_at_one() -> None:
    board = tournament(THREE_MEN)
    play(board, WAITING)
    assert board.count is None
    for _ in range(2):
        board.start_count()
        assert board.count == ouk.Count(ouk.WHITE, 0, 64, 0, 126)
        board.push_uci("b1c1")
        assert board.count == ouk.Count(ouk.WHITE, 1, 64, 1, 126)
        play(board, WAITING[1:])
        assert board.count == ouk.Count(ouk.WHITE, 2, 64, 4, 126)
        board.stop_count()
    board.start_count()
    assert board.count_actions == ("stop", "start")
    assert board.count == ouk.Count(ouk.WHITE, 0, 64, 0, 126)


def test_a_board_count_draws_at_sixty_four() -> None:
    board = tournament(THREE_MEN)
    board.start_count()
    play(board, WAITING * 31)
    play(board, WAITING[:2])
    assert board.count == ouk.Count(ouk.WHITE, 63, 64, 126, 126)
    assert end(board) is None
    board.push_uci("c1b1")
    assert end(board) == (Termination.COUNT, None)


def test_the_automatic_count_draws_nothing_while_nobody_counts() -> None:
    board = tournament(THREE_MEN)
    play(board, WAITING * 40)
    assert board.fen().split()[3:5] == ["126", "159"]  # begun by itself after the first move
    assert end(board) is None


def test_only_the_side_to_move_with_three_men_against_more_than_a_king_may_start() -> None:
    assert tournament(THREE_MEN).can_start_count
    for refused in [
        "7k/R7/6K1/p7/4S3/8/8/1R6 w - - 0 1",  # four men
        "7k/R7/6K1/8/8/8/8/1R6 w - - 0 1",  # against a bare king
        "7k/R7/6K1/8/8/8/8/1R6 b - - 0 1",  # a bare king without a pawn: its count comes by itself
    ]:
        board = tournament(refused)
        assert not board.can_start_count
        with pytest.raises(CountError):
            board.start_count()


def test_the_other_side_takes_the_draw_instead_of_starting_its_own_count() -> None:
    board = tournament(THREE_MEN)
    board.start_count()
    assert not board.can_start_count
    board.push_uci("b1c1")
    assert not board.can_start_count
    assert not board.can_stop_count
    board.take_count_draw()
    assert end(board) == (Termination.COUNT, None)
    assert board.count_actions == ("take",)


@pytest.mark.parametrize(("shuffles", "stays"), [(12, True), (11, False)])
def test_a_bare_king_stays_in_its_board_count_where_that_runs_out_sooner(
    shuffles: int, stays: bool
) -> None:
    board = tournament(NEARLY_BARE)
    board.start_count()
    play(board, SHUFFLE * shuffles)
    play(board, ["h8h7", "e4d5"])
    plies = 4 * shuffles + 2
    assert board.count == (
        ouk.Count(ouk.BLACK, plies // 2, 64, plies, 126)
        if stays
        else ouk.Count(ouk.BLACK, 4, 44, 8, 86)
    )
    assert board.can_stop_count == stays


def test_a_count_is_over_when_the_opponent_is_bared() -> None:
    board = tournament("7k/R7/6K1/n7/8/8/8/1R6 w - - 0 1")
    board.start_count()
    board.push_uci("a7a5")
    assert board.count == ouk.Count(ouk.BLACK, 4, 8, 8, 14)
    play(board, ["h8g8", "b1b8"])
    assert end(board) == (Termination.CHECKMATE, ouk.WHITE)


def test_taking_a_move_back_restores_the_count_that_stood_before_it() -> None:
    board = tournament(THREE_MEN)
    board.start_count()
    board.push_uci("b1c1")
    board.take_count_draw()
    board.pop()
    assert board.count_actions == ("start",)
    assert board.count == ouk.Count(ouk.WHITE, 0, 64, 0, 126)
    assert not board.is_game_over()


def test_automatic_counting_has_no_buttons() -> None:
    board = ouk.Board(THREE_MEN)
    assert not any([board.can_start_count, board.can_stop_count, board.can_take_count_draw])
    for press in (board.start_count, board.stop_count, board.take_count_draw):
        with pytest.raises(CountError):
            press()


def test_a_draw_taken_in_the_ply_of_the_start_is_remembered_with_it() -> None:
    board = tournament(THREE_MEN)
    board.start_count()
    board.take_count_draw()
    assert board.count_actions == ("start", "take")
    again = pickle.loads(pickle.dumps(board))
    assert again.count_actions == board.count_actions
    assert end(again) == (Termination.COUNT, None)
    game = pgn.Game.from_board(board)
    read = pgn.read_game(io.StringIO(str(game)))
    assert read is not None
    assert read.errors == []
    assert end(read.end().board()) == (Termination.COUNT, None)
