"""What the library says, in the words of the model and of the conformance data."""

from __future__ import annotations

import ouk
import rules_model


def legal_moves(board: ouk.Board) -> list[str]:
    """List the legal moves in UCI, sorted."""
    return sorted(move.uci() for move in board.legal_moves)


def outcome(board: ouk.Board, *, claim_draw: bool = False) -> rules_model.Outcome | None:
    """Tell how the game has ended."""
    end = board.outcome(claim_draw=claim_draw)
    return rules_model.Outcome(end.termination.name.lower(), end.winner) if end else None


def count(board: ouk.Board) -> rules_model.Count | None:
    """Get the count in force."""
    if (here := board.count) is None:
        return None
    return rules_model.Count(here.side, here.number, here.target, here.ply, here.limit)


def insufficient(board: ouk.Board) -> tuple[bool, bool]:
    """Tell for White and for Black whether they have nothing to win with."""
    return board.has_insufficient_material(ouk.WHITE), board.has_insufficient_material(ouk.BLACK)
