"""A game in the plain model of the rules: what a single position does not know.

Repetition with leap rights, claims and tournament counting are where Fairy-Stockfish is blind,
so this is the only second opinion on them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import rules_model
from rules_model import (
    BLACK,
    RULES,
    STARTING_FEN,
    WHITE,
    Color,
    Count,
    Outcome,
    Position,
    automatic_count,
    has_pawns,
    is_bare,
    men,
)


@dataclass(frozen=True)
class Stage:
    """A position in a game, with what belongs to tournament counting at that ply."""

    position: Position
    counter: Color | None = None  # the side whose board count runs
    started_at: int = 0  # the game's ply when it was started
    draw_taken: bool = False

    def board_count(self) -> Count | None:
        """Get the count that was started, as far as it has come."""
        if self.counter is None:
            return None
        return Count.at(self.counter, self.position.ply() - self.started_at, 126)

    def pieces_decide(self) -> bool:
        """Check whether a king is bare and no pawn stands: then the count comes by itself."""
        board = self.position.board
        return (is_bare(board, WHITE) or is_bare(board, BLACK)) and not has_pawns(board)

    def after(self, uci: str) -> Stage:
        """Play a move. A board count goes on until the pieces decide, and then only if it is the
        bare king's and runs out sooner."""
        stage = replace(self, position=rules_model.play(self.position, uci), draw_taken=False)
        started, automatic = stage.board_count(), automatic_count(stage.position)
        if started and automatic and stage.pieces_decide():
            sooner = started.limit - started.ply < automatic.limit - automatic.ply
            if not (sooner and is_bare(stage.position.board, started.side)):
                return replace(stage, counter=None)
        return stage


class Game:
    """A game from a FEN on, under one of the two rules and one of the two counting modes."""

    def __init__(
        self, variant: str = "cambodian", fen: str = STARTING_FEN, *, counting: str = "automatic"
    ) -> None:
        self.rules = RULES[variant]
        self.tournament = counting == "tournament"
        self.stages = [Stage(rules_model.read_fen(fen))]
        self.moves: list[str] = []

    @property
    def stage(self) -> Stage:
        """Get the stage the game stands at."""
        return self.stages[-1]

    @property
    def position(self) -> Position:
        """Get the position on the board."""
        return self.stage.position

    def legal_moves(self) -> list[str]:
        """List the legal moves in UCI, sorted; a drawn position still has them."""
        return rules_model.legal_moves(self.position, self.rules)

    def push(self, uci: str) -> None:
        """Play a legal move."""
        self.stages.append(self.stage.after(uci))
        self.moves.append(uci)

    def pop(self) -> None:
        """Take the last move back, with all that was done at its ply."""
        self.stages.pop()
        self.moves.pop()

    def is_leap(self, uci: str) -> bool:
        """Check whether a legal move is a leap."""
        return uci[2:4] in rules_model.leaps(self.position, uci[:2])

    def is_capture(self, uci: str) -> bool:
        """Check whether a legal move captures."""
        return uci[2:4] in self.position.board

    def gives_check(self, uci: str) -> bool:
        """Check whether a legal move attacks the enemy king."""
        return rules_model.play(self.position, uci).in_check()

    def outcome(self, claim_draw: bool = False) -> Outcome | None:
        """Tell how the game has ended, or None: those of the position first."""
        end = rules_model.outcome(self.position, self.rules)
        if end and end.winner is not None and end.winner == self.stage.counter:
            return Outcome("count", None)  # it counts, so it has only drawn
        if end and end.termination != "count":
            return end
        count = self.count()
        if self.stage.draw_taken or (count and count.ply > count.limit):
            return Outcome("count", None)
        if self.is_repetition(3) and (claim_draw or self.rules.repetition_draws):
            return Outcome("threefold_repetition", None)
        return None

    def is_repetition(self, times: int) -> bool:
        """Check whether this position (men, side to move, leap rights) stands for the n-th time."""
        stood = [stage.position.identity for stage in self.stages]
        return stood.count(self.position.identity) >= times

    def can_claim_draw(self) -> bool:
        """Check whether a draw may be claimed that does not come by itself."""
        return self.outcome() is None and self.outcome(claim_draw=True) is not None

    def count(self) -> Count | None:
        """Get the count in force: the automatic one, or in a tournament the board count that was
        started, and without one what the pieces decide."""
        automatic = automatic_count(self.position)
        if self.tournament:
            return self.stage.board_count() or (automatic if self.stage.pieces_decide() else None)
        return automatic

    def can_start_count(self) -> bool:
        """Check whether the side to move may start a board count (tournament counting)."""
        board, turn = self.position.board, self.position.turn
        return (
            self.tournament
            and self.stage.counter is None
            and self.outcome() is None
            and men(board, turn) <= 3
            and not is_bare(board, not turn)
            and not self.stage.pieces_decide()
        )

    def can_stop_count(self) -> bool:
        """Check whether the side to move is the one whose board count runs."""
        return self.stage.counter == self.position.turn and self.outcome() is None

    def can_take_count_draw(self) -> bool:
        """Check whether a board count runs: its opponent may take the draw at any moment."""
        return self.stage.counter is not None and self.outcome() is None

    def start_count(self) -> None:
        """Start a board count at 1 with the next move."""
        assert self.can_start_count()
        here = self.position
        self.stages[-1] = replace(self.stage, counter=here.turn, started_at=here.ply())

    def stop_count(self) -> None:
        """Stop counting: nothing is counted any more."""
        assert self.can_stop_count()
        self.stages[-1] = replace(self.stage, counter=None)

    def take_count_draw(self) -> None:
        """Take the draw that the counting opponent offers."""
        assert self.can_take_count_draw()
        self.stages[-1] = replace(self.stage, draw_taken=True)
