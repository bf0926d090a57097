"""The library and Fairy-Stockfish side by side through a random game."""

from __future__ import annotations

import library_view
import ouk
from fairy import FairyGame
from random_games import random_game, tournament_game
from rules_model import Outcome


def first_difference(variant: str, seed: int) -> str | None:
    """Play a random game on both; tell where FEN, legal moves or the end first differ."""
    game = random_game(variant, seed)
    start = game.stages[0].position.fen()
    board, fairy = ouk.Board(start, variant=variant), FairyGame(variant, start)
    for ply, move in enumerate([*game.moves, None]):
        ours = (board.fen(), library_view.legal_moves(board), end_without_history(board))
        theirs = (fairy.fen, fairy.legal_moves, fairy.outcome())
        if ours != theirs:
            moves = " ".join(game.moves[:ply])
            return f"{variant} {seed}: {start} moves {moves}\n  ouk  {ours}\n  fairy {theirs}"
        if move:
            board.push_uci(move)
            fairy.push(move)
    return None


def first_difference_of_counts(variant: str, seed: int) -> str | None:
    """Play an ending under tournament counting on both; tell where count or end first differ.

    Fairy-Stockfish is told when a count was started. Whose it is, it leaves to its caller, and it
    shows none before the automatic count runs.
    """
    for game, action, move in tournament_game(variant, seed):
        if not game.moves:
            start = game.stages[0].position.fen()
            board = ouk.Board(start, variant=variant, counting="tournament")
            fairy = FairyGame(variant, start)
        if action == "start":
            board.start_count()
        if action == "stop":
            board.stop_count()
        counter, began = game.stage.counter, game.stage.started_at
        fairy.count_started = -1 if counter is None else began + 1
        if theirs := fairy.count():
            count = board.count
            same = (count.limit, count.ply) == theirs if count else theirs[1] == 0
            if not same or end_without_history(board) != fairy.outcome():
                moves = " ".join(game.moves)
                return f"{variant} {seed}: {start} moves {moves}\n  ouk  {count}\n  fairy {theirs}"
        board.push_uci(move)
        fairy.push(move)
    return None


def end_without_history(board: ouk.Board) -> Outcome | None:
    """Tell how the game has ended, repetitions aside: Fairy-Stockfish sees the last move only."""
    end = library_view.outcome(board)
    return None if end and end.termination == "threefold_repetition" else end
