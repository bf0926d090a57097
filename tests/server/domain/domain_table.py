"""A table with two players, for tests: it asks, takes down what happened, and keeps the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

import ouk
from ouk_server.domain import commands
from ouk_server.domain.color import Color
from ouk_server.domain.events import Counting, Ended, Event
from ouk_server.domain.game import begin, decide, fold
from ouk_server.domain.refusal import Refusal
from ouk_server.domain.room import Seats, Settings
from ouk_server.domain.time_control import Fischer, TimeControl

PLAYERS: dict[Color, str] = {"white": "player-one", "black": "player-two"}
STRANGER = "passer-by"
START = 1_800_000_000_000
BLITZ = Fischer(300_000, 3_000)
OPENING = ["d3d4", "d6d5"]
SHUFFLE = ["b1d2", "b8d7", "d2b1", "d7b8"]


class Table:
    """A game under way. `now` is the time of day; what is asked arrives then."""

    def __init__(
        self,
        time: TimeControl = BLITZ,
        *,
        variant: str = "cambodian",
        counting: Counting = "automatic",
    ) -> None:
        self.now = START
        settings = Settings(variant=variant, time=time, counting=counting)
        seats = Seats(PLAYERS["white"], PLAYERS["black"])
        self.log: list[Event] = [begin(settings, seats, at=START)]
        self.state = fold(self.log)

    def ask(self, command: commands.Command) -> tuple[Event, ...] | Refusal:
        """Asks, and takes down what comes of it."""
        decision = decide(self.state, command)
        for event in () if isinstance(decision, Refusal) else decision:
            self.state.apply(event)
            self.log.append(event)
        return decision

    def does(self, color: str, command: type[Any], **fields: object) -> Any:
        """A player asks for something (`stranger` sits nowhere). Gets the events or the code."""
        player = PLAYERS.get(color, STRANGER)  # type: ignore[call-overload]
        decision = self.ask(command(at=self.now, player=player, **fields))
        return decision.code if isinstance(decision, Refusal) else decision

    def move(self, uci: str, round_trip: int = 0) -> Any:
        """The side to move moves."""
        return self.does(
            self.state.turn, commands.Move, ply=self.state.ply, uci=uci, round_trip=round_trip
        )

    def play(self, moves: Iterable[str], each: int = 0) -> Table:
        """Moves are made, each after so much time."""
        for uci in moves:
            self.now += each
            made = self.move(uci)
            assert isinstance(made, tuple), (uci, made)
        return self

    def time_left(self, color: Color) -> int:
        """Gets what the clock of a side had when it was last read."""
        assert self.state.clock is not None
        return self.state.clock.of(color).time

    @property
    def end(self) -> tuple[str, str] | None:
        """The result and the reason."""
        ended: Ended | None = self.state.ended
        return (ended.result, ended.reason) if ended else None


@cache
def moves_until(
    is_reached: Callable[[ouk.Board], bool], variant: str, counting: ouk.Counting
) -> tuple[str, ...]:
    """Finds a game from the start, in which men are taken early, that comes to such a position."""
    for seed in range(400):
        random, board = Random(seed), ouk.Board(variant=variant, counting=counting)
        while board.outcome() is None and len(board.move_stack) < 300:
            if is_reached(board):
                return tuple(move.uci() for move in board.move_stack)
            captures = [move for move in board.legal_moves if board.is_capture(move)]
            board.push(random.choice(captures or board.legal_moves))
    raise AssertionError("no game comes there")


def can_start(board: ouk.Board) -> bool:
    """Checks whether the side to move may start a count."""
    return board.can_start_count


def mates(board: ouk.Board) -> str | None:
    """Gets a move that wins, if there is one."""
    for move in board.legal_moves:
        after = board.copy()
        after.push(move)
        outcome = after.outcome()
        if outcome and outcome.winner is not None:
            return move.uci()
    return None
