"""The library against the plain model of the rules on random games, most of all where
Fairy-Stockfish is blind: repetition with leap rights, claims, tournament counting."""

from __future__ import annotations

from random import Random

import pytest

import library_view
import ouk
import rules_model
from game_model import Game
from random_games import random_game, tournament_game
from rules_model import BLACK, RULES, WHITE, Position

VARIANTS = list(RULES)


def assert_same_position(board: ouk.Board, position: Position, variant: str) -> None:
    """Compare all that a position tells without its history."""
    rules = RULES[variant]
    assert board.fen(promoted=True) == position.fen(promoted=True)
    assert library_view.legal_moves(board) == rules_model.legal_moves(position, rules)
    assert {ouk.square_name(s) for s in board.leap_rights} == position.leap_rights
    assert board.is_check() == position.in_check()
    assert library_view.insufficient(board) == tuple(
        rules.insufficient(position.board, color) for color in (WHITE, BLACK)
    )


def assert_same_game(board: ouk.Board, game: Game) -> None:
    """Compare all that depends on how the position came about."""
    assert library_view.count(board) == game.count()
    assert library_view.outcome(board) == game.outcome()
    assert library_view.outcome(board, claim_draw=True) == game.outcome(claim_draw=True)
    if not game.outcome():
        assert board.can_claim_draw() == game.can_claim_draw()
    assert [board.is_repetition(n) for n in (1, 2, 3, 4)] == [
        game.is_repetition(n) for n in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize("seed", range(200, 225))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(variant: str, seed: int) -> None:
    """Forward through the game, and back again by taking every move back."""
    played = random_game(variant, seed)
    start = played.stages[0].position.fen()
    game, board = Game(variant, start), ouk.Board(start, variant=variant)
    for move in played.moves:
        assert_same_position(board, game.position, variant)
        assert_same_game(board, game)
        game.push(move)
        board.push_uci(move)
    while game.moves:
        assert_same_game(board, game)
        assert board.pop().uci() == game.moves[-1]
        game.pop()
        assert board.fen(promoted=True) == game.position.fen(promoted=True)


@pytest.mark.parametrize("seed", range(300, 306))
@pytest.mark.parametrize("variant", VARIANTS)
def test_both_colours_play_the_same_game(variant: str, seed: int) -> None:
    for stage in random_game(variant, seed).stages:
        mirrored = rules_model.mirrored(stage.position)
        board = ouk.Board(stage.position.fen(promoted=True), variant=variant).mirror()
        assert_same_position(board, mirrored, variant)
        assert library_view.outcome(board) == rules_model.outcome(mirrored, RULES[variant])
        assert library_view.count(board) == rules_model.automatic_count(mirrored)


# Tournament counting


def assert_same_buttons(board: ouk.Board, game: Game) -> None:
    assert board.can_start_count == game.can_start_count()
    assert board.can_stop_count == game.can_stop_count()
    assert board.can_take_count_draw == game.can_take_count_draw()


@pytest.mark.parametrize("seed", range(400, 425))
@pytest.mark.parametrize("variant", VARIANTS)
def test_tournament_counting(variant: str, seed: int) -> None:
    """Long endings with counts started and stopped at random, and back again."""
    actions = []
    for game, action, move in tournament_game(variant, seed):
        if not game.moves:
            board = ouk.Board(game.position.fen(), variant=variant, counting="tournament")
        if action == "start":
            board.start_count()
        if action == "stop":
            board.stop_count()
        actions.append(action)
        assert board.count_actions == ((action,) if action else ())
        assert_same_game(board, game)
        assert_same_buttons(board, game)
        board.push_uci(move)
    while game.moves:
        board.pop()
        game.pop()
        assert_same_game(board, game)
        assert_same_buttons(board, game)


@pytest.mark.parametrize("variant", VARIANTS)
def test_taking_the_draw_of_the_count(variant: str) -> None:
    for seed in range(500, 510):
        for game, action, move in tournament_game(variant, seed):
            if not game.moves:
                board = ouk.Board(game.position.fen(), variant=variant, counting="tournament")
            if action == "start":
                board.start_count()
            if action == "stop":
                board.stop_count()
            if game.can_take_count_draw() and Random(f"{seed} {game.moves}").random() < 0.1:
                game.take_count_draw()
                board.take_count_draw()
                assert board.count_actions[-1] == "take"
                assert_same_game(board, game)
                assert_same_buttons(board, game)
                break
            board.push_uci(move)
