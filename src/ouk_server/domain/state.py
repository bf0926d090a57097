"""The state of a game, made from its events alone."""

from __future__ import annotations

import copy
from collections.abc import Iterable

from ouk_server.domain import clock as clocks
from ouk_server.domain.color import Color, mover, other
from ouk_server.domain.events import (
    Chatted,
    Counted,
    Credited,
    Declined,
    Ended,
    Event,
    Moved,
    Offered,
    OfferKind,
    Rematched,
    Started,
    Undone,
)
from ouk_server.domain.position import Position
from ouk_server.domain.room import Seats

FREE_PLIES = 2
"""Each side's first move costs no time; before it the game may be aborted."""


class GameState:
    """The state of a game after its first `seq` events. Changes only by `apply`."""

    def __init__(self, started: Started) -> None:
        """Takes in the first event of a log."""
        self.seq = 1
        self.started = started
        self.seats = Seats(started.white, started.black)
        self.position = Position.start(started.variant, started.counting)
        self.clock = started.clock
        self.moves: list[Moved] = []
        self.counts: list[Counted] = []
        """What was done about the count on the way to this position."""
        self.offers: dict[tuple[OfferKind, Color], Offered] = {}
        """The offers that stand."""
        self.spent: set[tuple[OfferKind, Color]] = set()
        """The offers that may not be made again before one's next move."""
        self.chat: list[Chatted] = []
        self.credited_until = started.at
        self.ended: Ended | None = None
        self.rematch: Rematched | None = None

    @property
    def ply(self) -> int:
        """The number of moves on the board."""
        return len(self.moves)

    @property
    def turn(self) -> Color:
        """The side to move."""
        return mover(self.ply)

    def color_of(self, player: str) -> Color | None:
        """Gets the colour of a player, or None for anyone else."""
        return self.seats.color_of(player)

    def deadline(self) -> int | None:
        """Gets the moment from which `CallFlag` ends the game, or None if no time runs."""
        if self.ended or self.clock is None:
            return None
        if self.ply < FREE_PLIES:
            return self.clock.since + clocks.first_move_time(self.started.time)
        return clocks.flag_at(self.started.time, self.clock)

    def copy(self) -> GameState:
        """Gets an independent state, to see what events would make of it."""
        twin = copy.copy(self)
        twin.moves, twin.counts, twin.chat = list(self.moves), list(self.counts), list(self.chat)
        twin.offers, twin.spent = dict(self.offers), set(self.spent)
        return twin

    def apply(self, event: Event) -> None:
        """Takes in the next event of the log."""
        self.seq += 1
        match event:
            case Moved():
                self._move(event)
            case Undone():
                self._undo(event)
            case Counted():
                self.position = self.position.counted(event.action)
                self.counts.append(event)
            case Offered():
                self.offers[event.kind, event.by] = event
                self.spent.add((event.kind, event.by))
            case Declined():
                self.offers.pop((event.kind, event.of), None)
            case Chatted():
                self.chat.append(event)
            case Credited():
                self.clock = event.clock
                self.credited_until = event.until
            case Ended():
                self.clock = event.clock
                self.ended = event
                self.offers.clear()
            case Rematched():
                self.rematch = event
                self.offers.clear()
            case Started():
                raise ValueError("a game starts once")

    def _move(self, event: Moved) -> None:
        position = self.position.after(event.uci)
        if position is None or event.ply != self.ply:
            raise ValueError(f"not a move of this game: {event.uci} at ply {event.ply}")
        color = self.turn
        self.position = position
        self.moves.append(event)
        self.clock = event.clock
        self._lapse(color)

    def _lapse(self, moved: Color) -> None:
        """Ends the offers that a move answers, and allows the mover new ones."""
        for offer in (("draw", other(moved)), ("takeback", "white"), ("takeback", "black")):
            self.offers.pop(offer, None)
        self.spent -= {("draw", moved), ("takeback", moved)}

    def _undo(self, event: Undone) -> None:
        self.position = self.position.back(event.plies)
        del self.moves[event.ply :]
        self.counts = [count for count in self.counts if count.ply <= event.ply]
        self.clock = event.clock
        self.offers.clear()


def fold(events: Iterable[Event], onto: GameState | None = None) -> GameState:
    """Makes the state of a game from its log, or from one before, which stays as it is, and what
    followed that.

    :raises ValueError: if the events are not the log of a game.
    """
    remaining = iter(events)
    if onto is None:
        first = next(remaining, None)
        if not isinstance(first, Started):
            raise ValueError("the log of a game begins with its start")
        state = GameState(first)
    else:
        state = onto.copy()
    for event in remaining:
        state.apply(event)
    return state
