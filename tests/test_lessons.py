"""The lessons of the site: each has the solution that it states, and no other."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self

import pytest

from forced_wins import winning_moves
from ouk import Board, Move, parse_square
from ouk.engine import Engine, Limit

LESSONS = Path(__file__).parents[1] / "web" / "src" / "lessons" / "lessons.json"


class Lesson(NamedTuple):
    id: str
    board: Board
    kind: str
    squares: frozenset[int]
    solution: list[Move]

    @classmethod
    def read(cls, row: dict[str, Any]) -> Self:
        board = Board(row["fen"], variant=row["variant"])
        for move in row.get("before", ()):
            board.push_uci(move)
        goal = row["goal"]
        squares = frozenset(map(parse_square, goal.get("squares", ())))
        solution = [Move.from_uci(move) for move in row["solution"]]
        return cls(row["id"], board, goal["kind"], squares, solution)

    @property
    def moves(self) -> int:
        """The moves of the learner."""
        return len(self.solution) if self.kind == "collect" else (len(self.solution) + 1) // 2


ALL = [Lesson.read(row) for row in json.loads(LESSONS.read_text("utf-8"))]


def of(*kinds: str) -> pytest.MarkDecorator:
    chosen = [lesson for lesson in ALL if lesson.kind in kinds]
    return pytest.mark.parametrize("lesson", chosen, ids=[lesson.id for lesson in chosen])


def test_there_are_about_forty_of_different_names() -> None:
    assert 38 <= len(ALL) <= 50
    assert len({lesson.id for lesson in ALL}) == len(ALL)
    assert {lesson.kind for lesson in ALL} == {*JUDGES, "collect"}


@of("collect", "leap", "answer", "take", "guard", "draw", "win")
def test_a_lesson_begins_with_a_game_that_goes_on(lesson: Lesson) -> None:
    assert lesson.board.turn
    assert lesson.kind == "collect" or not lesson.board.outcome()


# ---- squares to reach while the other side waits


@of("collect")
def test_the_squares_are_reached_and_not_sooner(lesson: Lesson) -> None:
    board, left = lesson.board, lesson.squares
    for move in lesson.solution:
        assert left
        board, left = walk(board, left, move)
    assert not left
    assert not reachable(lesson.board, lesson.squares, lesson.moves - 1)


def walk(board: Board, left: frozenset[int], move: Move) -> tuple[Board, frozenset[int]]:
    """Make a move for which the other side waits: no check, for nobody can wait in check."""
    assert not board.gives_check(move)
    board = board.copy()
    board.push(move)
    fen = board.fen(promoted=True).replace(" b ", " w ")
    return Board(fen, variant=board.variant.id), left - {move.to_square}


def reachable(board: Board, left: frozenset[int], moves: int) -> bool:
    if not left:
        return True
    return moves >= len(left) and any(
        reachable(*walk(board, left, move), moves - 1)
        for move in board.legal_moves
        if not board.gives_check(move)
    )


# ---- one move at a time that alone is right


@of("leap", "answer", "take", "guard", "draw", "win")
def test_each_move_is_the_only_one_that_is_right(lesson: Lesson) -> None:
    board = lesson.board.copy()
    for n, move in own_moves(lesson, board):
        assert JUDGES[lesson.kind](board, n) == [move], board
    outcome = board.outcome()
    assert bool(outcome) == (lesson.kind in ("win", "draw"))
    assert outcome is None or outcome.winner is (True if lesson.kind == "win" else None)


@of("win")
def test_there_is_no_faster_win(lesson: Lesson) -> None:
    if lesson.moves > 1:
        assert winning_moves(lesson.board, lesson.moves - 1) == []


@of("win")
def test_the_engine_finds_the_same_win(lesson: Lesson) -> None:
    board = lesson.board.copy()
    engine = Engine(hash_mb=1)
    for n, move in own_moves(lesson, board):
        best = engine.analyse(board, Limit(depth=2 * n + 2))[0]
        assert (best.score.mate, best.pv[0]) == (n, move)


@of("win")
def test_the_other_side_defends_as_long_as_it_can(lesson: Lesson) -> None:
    board = lesson.board.copy()
    for n, move in own_moves(lesson, board):
        if n < lesson.moves:
            assert n == 1 or not winning_moves(board, n - 1), move


def test_a_count_leaves_no_move_to_spare() -> None:
    counted = [lesson for lesson in ALL if lesson.id.startswith("count-")]
    assert len({count.target for lesson in counted if (count := lesson.board.count)}) == 5
    for lesson in counted:
        count = lesson.board.count
        assert count
        assert (count.limit - count.ply + 1) // 2 == lesson.moves


@of("leap", "answer", "take", "guard", "draw", "win")
def test_a_count_runs_from_the_beginning_or_not_at_all(lesson: Lesson) -> None:
    board = lesson.board.copy()
    counts = [board.count, *(after_push(board, move).count for move in lesson.solution)]
    assert len({count is None for count in counts}) == 1, counts


def test_a_trap_is_a_move_that_leaves_no_move() -> None:
    traps = [lesson for lesson in ALL if lesson.id.startswith("trap-")]
    assert len(traps) >= 3
    for lesson in traps:
        assert any(after(lesson.board, move).is_stalemate() for move in lesson.board.legal_moves)


def own_moves(lesson: Lesson, board: Board) -> Iterator[tuple[int, Move]]:
    """Play the solution, stopping before each move of the learner with the number of moves left."""
    for i, move in enumerate(lesson.solution):
        if i % 2 == 0:
            yield lesson.moves - i // 2, move
        board.push(move)


def after(board: Board, move: Move) -> Board:
    return after_push(board.copy(), move)


def after_push(board: Board, move: Move) -> Board:
    board.push(move)
    return board


def leaps(board: Board, _: int) -> list[Move]:
    return [move for move in board.legal_moves if board.is_leap(move)]


def answers(board: Board, _: int) -> list[Move]:
    assert board.is_check()
    return list(board.legal_moves)


def free_captures(board: Board, _: int) -> list[Move]:
    """The captures after which nothing takes back."""
    captures = [move for move in board.legal_moves if board.is_capture(move)]
    assert len(captures) > 2
    return [
        move
        for move in captures
        if all(reply.to_square != move.to_square for reply in after(board, move).legal_moves)
    ]


def guards(board: Board, _: int) -> list[Move]:
    """The moves that leave the other side no winning move."""
    return [move for move in board.legal_moves if not winning_moves(after(board, move), 1)]


def draws(board: Board, moves: int) -> list[Move]:
    """The moves that reach a draw within a number of moves, whatever the other side does."""
    return [move for move in board.legal_moves if is_drawn(after(board, move), moves)]


def is_drawn(board: Board, moves: int) -> bool:
    outcome = board.outcome()
    if outcome or moves == 1:
        return outcome is not None and outcome.winner is None
    replies = [after(board, reply) for reply in board.legal_moves]
    return all(
        outcome.winner is None if (outcome := reply.outcome()) else bool(draws(reply, moves - 1))
        for reply in replies
    )


JUDGES = {
    "leap": leaps,
    "answer": answers,
    "take": free_captures,
    "guard": guards,
    "draw": draws,
    "win": winning_moves,
}
