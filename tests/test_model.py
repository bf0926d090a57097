"""The plain model of the rules against what Fairy-Stockfish states, on file and live."""

from __future__ import annotations

from random import Random
from typing import Any

import pyffish
import pytest

import random_games
import rules_model
from conformance_data import WINNERS, moves_of, rows
from fairy import FairyGame
from game_model import Game
from rules_model import BLACK, RULES, WHITE, Position

VARIANTS = list(RULES)


def ends(position: Position, variant: str) -> str | None:
    outcome = rules_model.outcome(position, RULES[variant])
    return outcome and outcome.termination


def perft(position: Position, variant: str, depth: int) -> int:
    moves = rules_model.legal_moves(position, RULES[variant])
    if depth == 1:
        return len(moves)
    return sum(perft(rules_model.play(position, move), variant, depth - 1) for move in moves)


# On file


def test_positions_of_the_conformance_data() -> None:
    for row in rows("positions.jsonl"):
        position, rules = rules_model.read_fen(row["fen"]), RULES[row["variant"]]
        seen = row | {
            "fen": position.fen(),
            "check": position.in_check(),
            "legal": rules_model.legal_moves(position, rules),
            "end": ends(position, row["variant"]),
            "insufficient": [rules.insufficient(position.board, c) for c in (WHITE, BLACK)],
        }
        assert seen == row


@pytest.mark.parametrize("row", rows("edge_cases.json"), ids=lambda row: row["name"])
def test_edge_cases_of_the_conformance_data(row: dict[str, Any]) -> None:
    game = Game(row["variant"], row["fen"])
    for move in row["moves"]:
        assert move in game.legal_moves()
        game.push(move)
    assert game.position.fen() == row["final_fen"]
    assert game.legal_moves() == row["legal"]
    assert ends(game.position, row["variant"]) == row["end"]


def test_games_of_the_conformance_data() -> None:
    for row in rows("games.jsonl"):
        game, counts, threefold = Game(row["variant"]), [], None
        for ply, move in enumerate([*moves_of(row), None]):
            here = game.position
            if here.counting_limit:
                counts.append([ply, here.counting_limit, here.counting_ply])
            if threefold is None and game.is_repetition(3):
                threefold = ply
            if move:
                game.push(move)
        assert game.position.fen() == row["final_fen"]
        outcome = rules_model.outcome(game.position, game.rules)
        assert (outcome or (None, None)) == (row["end"], WINNERS[row["winner"]])
        assert counts[:400] == row["counts"]
        assert threefold == row["threefold_at_ply"]


@pytest.mark.parametrize("row", [row for row in rows("perft.json") if row["nodes"] < 20_000])
def test_small_perfts_of_the_conformance_data(row: dict[str, Any]) -> None:
    position = rules_model.read_fen(row["fen"])
    assert perft(position, row["variant"], row["depth"]) == row["nodes"]


def test_endgames_of_the_conformance_data() -> None:
    for row in rows("endgames.jsonl"):
        position, rules = rules_model.read_fen(row["fen"]), RULES[row["variant"]]
        moves = rules_model.legal_moves(position, rules)
        assert position.fen() == row["fen"]
        assert set(row["best"]) <= set(moves)
        if row["dtm_plies"] == 1:
            winning = [m for m in moves if wins(rules_model.play(position, m), row["variant"])]
            assert winning == sorted(row["best"])
        assert (row["dtm_plies"] == 0) == wins(position, row["variant"])


def wins(position: Position, variant: str) -> bool:
    return ends(position, variant) in ("check", "checkmate")


# Live


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_agree_with_fairy_stockfish(variant: str, seed: int) -> None:
    game = random_games.random_game(variant, seed)
    fairy = FairyGame(variant, game.stages[0].position.fen())
    for stage, move in zip(game.stages, [*game.moves, None], strict=True):
        position = stage.position
        assert position.fen() == fairy.fen
        assert rules_model.legal_moves(position, game.rules) == fairy.legal_moves
        assert rules_model.outcome(position, game.rules) == fairy.outcome()
        if move:
            fairy.push(move)


@pytest.mark.parametrize("variant", VARIANTS)
def test_promoted_fish_are_marked_where_fairy_stockfish_marks_them(variant: str) -> None:
    for seed in range(20):
        game = random_games.random_game(variant, seed)
        start = game.stages[0].position.fen()
        marked = pyffish.get_fen(variant, start, game.moves, False, False, True)
        assert game.position.fen(promoted=True).split()[0] == marked.split()[0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_material_that_cannot_win_is_what_fairy_stockfish_says(variant: str) -> None:
    rng = Random(variant)
    for _ in range(200):
        position = random_games.random_ending(variant, rng)
        says = tuple(RULES[variant].insufficient(position.board, c) for c in (WHITE, BLACK))
        assert says == FairyGame(variant, position.fen()).insufficient(), position.fen()


@pytest.mark.parametrize("variant", VARIANTS)
def test_tournament_counts_are_those_of_fairy_stockfish(variant: str) -> None:
    """Fairy-Stockfish is told when the count was started; whose it is, it leaves to its caller."""
    for seed in range(6):
        for ply, (game, _, _) in enumerate(random_games.tournament_game(variant, seed)):
            if ply == 0:
                fairy = FairyGame(variant, game.position.fen())
            else:
                fairy.push(game.moves[-1])
            stage, count = game.stage, game.count()
            fairy.count_started = -1 if stage.counter is None else stage.started_at + 1
            if theirs := fairy.count():  # which shows nothing before the automatic count runs
                assert (count.limit, count.ply) == theirs if count else theirs[1] == 0
                assert game.outcome() == fairy.outcome()
