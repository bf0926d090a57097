"""Laws that hold whatever anyone asks of a game, in whatever order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ouk_server.domain import commands, events
from ouk_server.domain.clock import Clock, full
from ouk_server.domain.color import mover, other
from ouk_server.domain.commands import Command, Credit, OfferDraw
from ouk_server.domain.events import Chatted, Declined, Event, Moved, Offered, Rematched, Undone
from ouk_server.domain.game import fold
from ouk_server.domain.refusal import Refusal
from ouk_server.domain.time_control import Byoyomi, Daily, Fischer, TimeControl, Untimed
from server.domain.domain_table import (
    OPENING,
    PLAYERS,
    SHUFFLE,
    STRANGER,
    Table,
    can_start,
    moves_until,
)
from server.domain.snapshot import Snapshot, snapshot

BASE, INCREMENT, PERIOD = 20_000, 2_000, 5_000
CONTROLS: list[TimeControl] = [
    Untimed(),
    Fischer(BASE, INCREMENT),
    Byoyomi(BASE, PERIOD, 3),
    Daily(1),
]
BEGINNINGS: dict[str, Callable[[], list[str]]] = {
    "start": list,
    "opened": lambda: OPENING,
    "twice": lambda: SHUFFLE + SHUFFLE[:3],
    "three men": lambda: list(moves_until(can_start, "cambodian", "tournament")),
}

# A request: what, by whom, after how long, and numbers to choose details by.
Request = tuple[str, str, int, int, int]
WHAT = [
    *["move"] * 12,
    *["accept", "takeback", "count"] * 4,
    *["draw", "rematch", "decline", "claim", "absence", "say", "flag", "credit", "leave"],
    *["wrong move", "old move"],
]
REQUESTS = st.tuples(
    st.sampled_from(WHAT),
    st.sampled_from([*PLAYERS.values()] * 4 + [STRANGER]),
    st.one_of(st.integers(0, 1_000), st.integers(-50, 4_000), st.integers(0, 40_000)),
    st.integers(0, 1_000),
    st.integers(0, 1_000),
)


def command_of(table: Table, request: Request) -> Command:
    """Makes a command of a request, so that most of them fit and some do not."""
    what, player, _, one, two = request
    likely = {"move": the_mover, "count": the_counter, "accept": the_other}.get(what)
    who = {"at": table.now, "player": likely(table, one) if likely and two % 5 else player}
    return COMMANDS[what](table, who, one, two)


def the_mover(table: Table, _one: int) -> str:
    return PLAYERS[table.state.turn]


def the_counter(table: Table, one: int) -> str:
    turn = table.state.turn
    return PLAYERS[other(turn) if COUNTS[one % 3] == "take" else turn]


def the_other(table: Table, _one: int) -> str:
    offers = [offer.by for offer in table.state.offers.values()]
    return PLAYERS[other(offers[0]) if offers else "white"]


def a_move(table: Table, who: Any, one: int, two: int) -> Command:
    legal = table.state.position.board().legal_moves
    uci = legal[one % len(legal)].uci() if legal else "a1a1"
    return commands.Move(**who, ply=table.state.ply, uci=uci, round_trip=two)


def a_wrong_move(_table: Table, who: Any, one: int, two: int) -> Command:
    return commands.Move(**who, ply=one % 8 - 2, uci=f"a{two % 9}b{one % 9}")


def an_old_move(table: Table, who: Any, one: int, _two: int) -> Command:
    moves = table.state.moves or [Moved(at=0, ply=0, uci="a1a2")]
    old = moves[one % len(moves)]
    return commands.Move(**who, ply=old.ply, uci=old.uci)


def an_acceptance(table: Table, who: Any, one: int, two: int) -> Command:
    kind = next(iter(table.state.offers), (KINDS[two % 3],))[0]
    return commands.Accept(**who, kind=kind, game=f"game{one}")


def an_absence(table: Table, who: Any, one: int, two: int) -> Command:
    since = table.now - 100 * one if two % 3 else None
    return commands.ClaimAbsence(**who, claim="win" if one % 2 else "draw", away_since=since)


def a_gap(table: Table, _who: Any, one: int, two: int) -> Command:
    return Credit(at=table.now, since=table.now - 20 * one, until=table.now - two)


def a_line(_table: Table, who: Any, one: int, two: int) -> Command:
    return commands.Say(**who, text="ok\n" * (one % 80), phrase="hello" if two % 5 == 0 else None)


def a_departure(_table: Table, who: Any, one: int, two: int) -> Command:
    return (commands.Resign if one % 2 else commands.Abort)(**who) if two % 3 else OfferDraw(**who)


KINDS: tuple[events.OfferKind, ...] = ("draw", "takeback", "rematch")
COUNTS: tuple[events.CountAction, ...] = ("start", "stop", "take")
ORDERS: tuple[events.RematchOrder, ...] = ("swap", "loser-first")
COMMANDS: dict[str, Callable[[Table, Any, int, int], Command]] = {
    "move": a_move,
    "wrong move": a_wrong_move,
    "old move": an_old_move,
    "accept": an_acceptance,
    "absence": an_absence,
    "credit": a_gap,
    "say": a_line,
    "leave": a_departure,
    "draw": lambda _table, who, _one, _two: OfferDraw(**who),
    "takeback": lambda _table, who, _one, _two: commands.OfferTakeback(**who),
    "rematch": lambda _table, who, one, two: commands.OfferRematch(
        **who, game=f"game{one}", order=ORDERS[two % 2]
    ),
    "decline": lambda _table, who, one, _two: commands.Decline(**who, kind=KINDS[one % 3]),
    "count": lambda _table, who, one, _two: commands.Count(**who, action=COUNTS[one % 3]),
    "claim": lambda _table, who, _one, _two: commands.ClaimDraw(**who),
    "flag": lambda table, _who, _one, _two: commands.CallFlag(at=table.now),
}


class Witness:
    """Follows a table and knows what must never happen there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moves_made = table.state.ply
        self.snapshots = [snapshot(table.state)]
        self.stood: dict[int, object] = {}
        """What stood on the board after so many moves, when the next one was made."""

    def see(self, command: Command) -> None:
        """Passes a request on and judges what comes of it."""
        table, before = self.table, self.snapshots[-1]
        self.stood[before.ply] = standing(table)
        decision = table.ask(command)
        happened = () if isinstance(decision, Refusal) else decision
        for event in happened:
            self.judge(before, command, event)
        self.judge_clock(table.state.clock)
        now = snapshot(table.state)
        assert happened or now == before
        self.snapshots.append(now)

    def judge(self, before: Snapshot, command: Command, event: Event) -> None:
        player = getattr(command, "player", None)
        assert player != STRANGER
        if before.ended:
            assert isinstance(event, Chatted | Offered | Declined | Rematched)
        if isinstance(event, Moved):
            assert player == PLAYERS[before.turn] == PLAYERS[mover(event.ply)]
            self.moves_made += 1
        if isinstance(event, Undone):
            assert player == PLAYERS[other(mover(event.ply))]
            assert standing(self.table) == self.stood.get(event.ply, standing(self.table))

    def judge_clock(self, clock: Clock | None) -> None:
        control = self.table.state.started.time
        start = full(control, 0)
        if clock is None or start is None:
            assert clock is start is None
            return
        earned = INCREMENT * self.moves_made if isinstance(control, Fischer) else 0
        for side in (clock.white, clock.black):
            assert 0 <= side.time <= start.white.time + earned
            assert 0 <= side.periods <= start.white.periods
            assert 0 <= side.lag <= start.white.lag


def standing(table: Table) -> object:
    """Gets what a take-back has to restore."""
    position, counts = table.state.position, table.state.counts
    return position.fen(), position.count(), position.can_claim_draw(), list(counts)


@pytest.mark.parametrize("beginning", BEGINNINGS)
@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: type(control).__name__)
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(requests=st.lists(REQUESTS, min_size=10, max_size=50))
def test_nothing_breaks_a_game(
    beginning: str, control: TimeControl, requests: list[Request]
) -> None:
    table = Table(control, counting="tournament").play(BEGINNINGS[beginning]())
    start = len(table.log)
    witness = Witness(table)
    for request in requests:
        table.now += request[2]
        witness.see(command_of(table, request))
    assert_replayed(table, start, witness.snapshots)


def assert_replayed(table: Table, start: int, snapshots: list[Snapshot]) -> None:
    """Checks that the log, as it was stored, leads through all that was seen."""
    stored = [events.decode(events.encode(event)) for event in table.log]
    state = fold(stored[:start])
    assert snapshot(state) == snapshots[0]
    by_seq = {seen.seq: seen for seen in snapshots}
    for event in stored[start:]:
        state.apply(event)
        if state.seq in by_seq:
            assert snapshot(state) == by_seq[state.seq]
    assert state.seq == len(stored) == snapshots[-1].seq
