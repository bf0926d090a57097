"""The clock of a game: what each side has left, whose time runs, and since when.

A clock is a value; the functions here make the next one. A move is charged from the moment the
clock ran until the move's arrival, less a credit for the time it was on its way. The credit is
bounded threefold, so that a client gains nothing by delaying: by the round trip as the server
measured it, by `MAX_LAG` for each move, and by a budget that refills by `LAG_REFILL` a move.
Moments come from several machines and may run back a little: that costs nobody anything.
"""

from typing import assert_never

import msgspec

from ouk_server.domain.color import Color
from ouk_server.domain.time_control import DAY, Byoyomi, Daily, Fischer, TimeControl, Untimed

MAX_LAG = 100
LAG_BUDGET = 1000
LAG_REFILL = 25
FIRST_MOVE = 30_000
LEAST_START = 3000
"""Where the base is nothing, a game starts with the increment, and with at least this."""


class Remaining(msgspec.Struct, frozen=True, gc=False):
    """What a side has: time, then periods (byoyomi), and its budget of lag credit."""

    time: int
    periods: int = 0
    lag: int = LAG_BUDGET


class Clock(msgspec.Struct, frozen=True, gc=False):
    """Both sides' time as it stood at `since`, and the side whose time runs from then on."""

    white: Remaining
    black: Remaining
    running: Color | None = None
    since: int = 0

    def of(self, color: Color) -> Remaining:
        """Gets what a side had left at `since`."""
        return self.white if color == "white" else self.black


def full(control: TimeControl, at: int) -> Clock | None:
    """Gets the clock of a game that begins, standing still; None where there is no clock."""
    match control:
        case Untimed():
            return None
        case Fischer():
            start = Remaining(control.base_ms or max(control.increment_ms, LEAST_START))
        case Byoyomi():
            start = Remaining(control.base_ms, control.periods)
        case Daily():
            start = _day(control)
        case _:
            assert_never(control)
    return Clock(start, start, since=at)


def first_move_time(control: TimeControl) -> int:
    """Gets the time there is for a move that the clock does not charge."""
    return control.days * DAY if isinstance(control, Daily) else FIRST_MOVE


def left(control: TimeControl, clock: Clock, color: Color, at: int) -> Remaining:
    """Gets what a side has left at a moment, without credit."""
    remaining = clock.of(color)
    if clock.running != color:
        return remaining
    return _spend(control, remaining, max(0, at - clock.since))


def shown(control: TimeControl, remaining: Remaining) -> int:
    """Gets what a clock shows: the time, or where that is spent the period."""
    if isinstance(control, Byoyomi) and not remaining.time and remaining.periods:
        return control.period_ms
    return remaining.time


def flag_at(control: TimeControl, clock: Clock) -> int | None:
    """Gets the moment at which the flag of the running side falls: a move that arrives then or
    later is too late, whatever its credit. None while no time runs."""
    if clock.running is None:
        return None
    remaining = clock.of(clock.running)
    return clock.since + _allowance(control, remaining) + min(MAX_LAG, remaining.lag)


def is_too_late(control: TimeControl, clock: Clock, at: int, round_trip: int) -> bool:
    """Checks whether the flag fell before a move that arrives now."""
    if clock.running is None:
        return False
    remaining = clock.of(clock.running)
    elapsed = max(0, at - clock.since)
    return elapsed - _credit(remaining, elapsed, round_trip) >= _allowance(control, remaining)


def after_move(
    control: TimeControl, clock: Clock, at: int, round_trip: int, *, runs: Color | None
) -> Clock:
    """Gets the clock after a move of the running side that arrived at a moment.

    If no time runs, the move is free. From then on the time of `runs` runs.
    """
    if clock.running is not None:
        remaining = clock.of(clock.running)
        elapsed = max(0, at - clock.since)
        credit = _credit(remaining, elapsed, round_trip)
        spent = _spend(control, remaining, elapsed - credit)
        refilled = min(LAG_BUDGET, remaining.lag - credit + LAG_REFILL)
        earned = Remaining(_earn(control, spent.time), spent.periods, refilled)
        clock = _with(clock, clock.running, earned)
    return msgspec.structs.replace(clock, running=runs, since=max(at, clock.since))


def after_takeback(control: TimeControl, clock: Clock, at: int, *, runs: Color | None) -> Clock:
    """Gets the clock after a take-back: time that was spent stays spent."""
    clock = stopped(control, clock, at)
    if isinstance(control, Daily):
        clock = msgspec.structs.replace(clock, white=_day(control), black=_day(control))
    return msgspec.structs.replace(clock, running=runs)


def stopped(control: TimeControl, clock: Clock, at: int) -> Clock:
    """Gets the clock as it stands at the end of a game."""
    if clock.running is not None:
        clock = _with(clock, clock.running, left(control, clock, clock.running, at))
    return msgspec.structs.replace(clock, running=None, since=max(at, clock.since))


def credited(clock: Clock, since: int, until: int) -> Clock:
    """Gets the clock with the time from `since` to `until` given back to the side to move."""
    gap = until - max(since, clock.since)
    return msgspec.structs.replace(clock, since=clock.since + max(0, gap))


def _day(control: Daily) -> Remaining:
    return Remaining(control.days * DAY)


def _with(clock: Clock, color: Color, remaining: Remaining) -> Clock:
    return Clock(
        white=remaining if color == "white" else clock.white,
        black=remaining if color == "black" else clock.black,
        running=clock.running,
        since=clock.since,
    )


def _credit(remaining: Remaining, elapsed: int, round_trip: int) -> int:
    return max(0, min(round_trip, MAX_LAG, remaining.lag, elapsed))


def _allowance(control: TimeControl, remaining: Remaining) -> int:
    """Gets all the time a side has until its flag falls."""
    if isinstance(control, Byoyomi):
        return remaining.time + remaining.periods * control.period_ms
    return remaining.time


def _spend(control: TimeControl, remaining: Remaining, elapsed: int) -> Remaining:
    beyond = elapsed - remaining.time
    periods = remaining.periods
    if beyond > 0 and isinstance(control, Byoyomi):
        periods = max(0, periods - beyond // control.period_ms)
    return Remaining(max(0, -beyond), periods, remaining.lag)


def _earn(control: TimeControl, time: int) -> int:
    """Gets the time of a side after its move, from that before it."""
    match control:
        case Fischer():
            return time + control.increment_ms
        case Daily():
            return control.days * DAY
    return time
