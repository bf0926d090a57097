"""Laws that hold on every board, tried on random games of both kinds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from functools import cache
from itertools import permutations

import pytest

import library_view
import ouk
from random_games import random_game, tournament_game

ALL_MOVES = [
    ouk.Move(start, target, promotion)
    for start, target in permutations(ouk.SQUARES, 2)
    for promotion in (None, ouk.MET)
]
GAMES = [(variant, seed) for variant in ("cambodian", "karouk") for seed in range(600, 610)]


@cache
def recorded(variant: str, seed: int) -> tuple[str, list[str]]:
    """Play a random game once: its FEN and its moves."""
    game = random_game(variant, seed)
    return game.stages[0].position.fen(), game.moves


def replayed(variant: str, seed: int) -> Iterator[ouk.Board]:
    """Replay a random game on one board, yielding it before every move and at the end."""
    fen, moves = recorded(variant, seed)
    board = ouk.Board(fen, variant=variant)
    yield board
    for move in moves:
        board.push_uci(move)
        yield board


def state(board: ouk.Board) -> tuple[object, ...]:
    """Get all that a board tells of itself."""
    return (
        board.fen(promoted=True),
        board.halfmove_clock,
        board.move_stack,
        board.leap_rights,
        board.count,
        board.count_actions,
        (board.can_start_count, board.can_stop_count, board.can_take_count_draw),
        library_view.outcome(board, claim_draw=True),
        [board.is_repetition(n) for n in (2, 3)],
        hash(board),
    )


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def boards(request: pytest.FixtureRequest) -> Iterator[ouk.Board]:
    """The boards of one random game: one and the same board, played on."""
    return replayed(*request.param)


def test_a_fen_says_the_whole_position(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        for promoted in (False, True):
            again = ouk.Board(board.fen(promoted), variant=board.variant.id)
            assert again.fen(promoted) == board.fen(promoted)
            assert hash(again) == hash(board)
            assert again.legal_moves == board.legal_moves
            assert again.count == board.count


def test_taking_moves_back_restores_everything(boards: Iterator[ouk.Board]) -> None:
    states = []
    for board in boards:
        for move in board.legal_moves:
            before = state(board)
            board.push(move)
            assert board.pop() == move
            assert state(board) == before
        states.append(state(board))
    while board.move_stack:
        assert state(board) == states.pop()
        board.pop()
    assert [state(board)] == states


def test_tournament_counts_are_restored_pickled_and_copied() -> None:
    for seed in range(610, 616):
        states = []
        for game, action, move in tournament_game("cambodian", seed):
            if not game.moves:
                board = ouk.Board(game.position.fen(), counting="tournament")
            if action:
                (board.start_count if action == "start" else board.stop_count)()
            states.append(state(board))
            board.push_uci(move)
        for other in (board.copy(), pickle.loads(pickle.dumps(board))):
            for before in reversed(states):
                other.pop()
                assert state(other) == before


def test_the_half_turn_with_swapped_colours_changes_nothing(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        mirror = board.mirror()
        turned = sorted(
            ouk.Move(63 - move.from_square, 63 - move.to_square, move.promotion).uci()
            for move in board.legal_moves
        )
        assert library_view.legal_moves(mirror) == turned
        assert mirror.mirror().fen(promoted=True) == board.fen(promoted=True)
        assert ouk.perft(mirror, 2) == ouk.perft(board, 2)


def test_legal_moves_are_those_that_are_legal(boards: Iterator[ouk.Board]) -> None:
    for board in every(7, boards):
        assert sorted(filter(board.is_legal, ALL_MOVES), key=str) == sorted(
            board.legal_moves, key=str
        )


def test_a_move_is_legal_or_there_is_a_reason_why_not(boards: Iterator[ouk.Board]) -> None:
    for board in every(7, boards):
        legal = {(move.from_square, move.to_square) for move in board.legal_moves}
        for start in ouk.SQUARES:
            for target in ouk.SQUARES:
                assert (board.why_not(start, target) is None) == ((start, target) in legal)


def test_what_is_said_of_a_move_is_seen_when_it_is_made(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        men = board.piece_map()
        for move in board.legal_moves:
            check, capture = board.gives_check(move), board.is_capture(move)
            board.push(move)
            assert board.is_check() == check
            assert (len(board.piece_map()) < len(men)) == capture
            assert bool(board.checkers()) == check
            board.pop()


def test_san_and_uci_name_every_move_and_no_other(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        moves = board.legal_moves
        assert len({board.san(move) for move in moves}) == len(moves)
        for move in moves:
            assert board.parse_san(board.san(move)) == move
            assert board.parse_uci(move.uci()) == move
            assert ouk.Move.from_uci(move.uci()) == move


def test_a_copy_is_equal_and_goes_its_own_way(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        before = state(board)
        for twin in (board.copy(), copy.copy(board), copy.deepcopy(board)):
            assert twin == board
            assert state(twin) == before
            for move in twin.legal_moves[:1]:
                twin.push(move)
                assert twin != board
            assert state(board) == before


def test_a_pickled_board_is_the_same_game(boards: Iterator[ouk.Board]) -> None:
    for board in every(7, boards):
        again = pickle.loads(pickle.dumps(board))
        assert again == board
        assert state(again) == state(board)
        assert again.root().fen(promoted=True) == board.root().fen(promoted=True)


def test_attackers_agree_with_checkers_and_pieces(boards: Iterator[ouk.Board]) -> None:
    for board in boards:
        king = board.king(board.turn)
        assert king is not None
        assert board.attackers(not board.turn, king) == board.checkers()
        for square, piece in board.piece_map().items():
            assert board.piece_at(square) == piece


def every(step: int, boards: Iterator[ouk.Board]) -> Iterator[ouk.Board]:
    """Leave out most boards of a game where a law is slow to try."""
    for number, board in enumerate(boards):
        if number % step == 0:
            yield board


@pytest.mark.parametrize("variant", ["cambodian", "karouk"])
def test_positions_with_other_leap_rights_are_not_the_same(variant: str) -> None:
    knights, kings = ["g1e2", "g8e7", "e2g1", "e7g8"], ["d1d2", "e8e7", "d2d1", "e7e8"]
    for cycle, plies in ((knights, 8), (kings, 10)):
        board = ouk.Board(variant=variant)
        for uci in cycle * 3:
            board.push_uci(uci)
            assert board.is_repetition(3) == (len(board.move_stack) >= plies)
        assert board.is_game_over() == (variant == "karouk")
        assert board.is_game_over(claim_draw=True)
        assert len(board.legal_moves) > 0
