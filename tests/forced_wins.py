"""Forced wins found by trying every move: the slow and obvious judge of the engine."""

from __future__ import annotations

from ouk import Board, Move


def winning_moves(board: Board, moves: int) -> list[Move]:
    """Find the moves after which the side to move wins within a number of moves of its own, this
    one among them, whatever the other side does. A win is a mate or, where it wins, a check."""
    return [move for move in board.legal_moves if _wins(board, move, moves)]


def losing_moves(board: Board, moves: int) -> list[Move]:
    """Find the moves after which the other side wins within a number of its moves."""
    return [move for move in board.legal_moves if _loses(board, move, moves)]


def _wins(board: Board, move: Move, moves: int) -> bool:
    side = board.turn
    board.push_unchecked(move)
    outcome = board.outcome()
    if outcome:
        won = outcome.winner == side
    else:
        won = moves > 1 and all(_loses(board, reply, moves - 1) for reply in board.legal_moves)
    board.pop()
    return won


def _loses(board: Board, move: Move, moves: int) -> bool:
    board.push_unchecked(move)
    lost = not board.is_game_over() and any(_wins(board, m, moves) for m in board.legal_moves)
    board.pop()
    return lost
