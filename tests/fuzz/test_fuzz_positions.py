"""The library against the plain model in positions that games never reach."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from effort import EFFORT, SEED
from hostile_positions import facts, hostile_position, is_possible, spoiled, with_random_rights

import library_view
import ouk
import rules_model
from rules_model import BLACK, RULES, WHITE, Position

POSITIONS = 2_000 * EFFORT
PLIES = 2


def test_the_facts_on_file_are_what_the_model_says() -> None:
    """All faces of the core are tested with this file."""
    lines = Path(__file__).with_name("hostile_positions.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == list(facts())
    for row in facts():
        board = ouk.Board(str(row["fen"]), variant=str(row["variant"]))
        assert library_view.legal_moves(board) == row["legal"]


@pytest.mark.parametrize("variant", list(RULES))
def test_hostile_positions(variant: str) -> None:
    """A position and a few moves on."""
    rng = Random(f"{SEED} {variant}")
    for _ in range(POSITIONS):
        position = with_random_rights(hostile_position(rng), rng)
        board = ouk.Board(position.fen(promoted=True), variant=variant)
        for _ in range(PLIES):
            moves = assert_same(board, position, variant)
            if not moves:
                break
            move = rng.choice(moves)
            position = rules_model.play(position, move)
            board.push_uci(move)


def assert_same(board: ouk.Board, position: Position, variant: str) -> list[str]:
    """Compare all that a position tells, and gets its legal moves."""
    rules = RULES[variant]
    moves = rules_model.legal_moves(position, rules)
    assert board.fen(promoted=True) == position.fen(promoted=True)
    assert library_view.legal_moves(board) == moves, board.fen()
    assert board.is_check() == position.in_check(), board.fen()
    assert {ouk.square_name(s) for s in board.checkers()} == checkers(position), board.fen()
    assert library_view.outcome(board) == rules_model.outcome(position, rules), board.fen()
    assert library_view.count(board) == rules_model.automatic_count(position), board.fen()
    assert library_view.insufficient(board) == tuple(
        rules.insufficient(position.board, color) for color in (WHITE, BLACK)
    ), board.fen()
    return moves


def checkers(position: Position) -> set[str]:
    board, turn = position.board, position.turn
    king = rules_model.king_square(board, turn)
    return {
        square
        for square, piece in board.items()
        if rules_model.color_of(piece) != turn and king in rules_model.attacks(board, square)
    }


def test_impossible_positions_are_refused_and_no_others() -> None:
    rng = Random(SEED)
    for _ in range(POSITIONS):
        position = spoiled(hostile_position(rng), rng)
        fen = position.fen(promoted=True)
        if is_possible(position):
            assert ouk.Board(fen).fen(promoted=True) == fen
        else:
            with pytest.raises(ouk.InvalidPositionError) as error:
                ouk.Board(fen)
            assert error.value.faults


@pytest.mark.parametrize("variant", list(RULES))
def test_notation_in_hostile_positions(variant: str) -> None:
    """Every legal move is found by its SAN and its UCI, and every two squares are explained."""
    rng = Random(f"{SEED} {variant} notation")
    for _ in range(POSITIONS // 4):
        position = with_random_rights(hostile_position(rng), rng)
        board = ouk.Board(position.fen(), variant=variant)
        sans = {board.san(move): move for move in board.legal_moves}
        assert len(sans) == len(board.legal_moves)
        for san, move in sans.items():
            assert board.parse_san(san) == move
            assert board.parse_uci(move.uci()) == move
        legal = {(move.from_square, move.to_square) for move in board.legal_moves}
        for start in rng.sample(ouk.SQUARES, 8):
            for target in ouk.SQUARES:
                assert (board.why_not(start, target) is None) == ((start, target) in legal)
