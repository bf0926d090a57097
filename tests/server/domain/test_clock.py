"""The clock: what is charged, what is credited, when the flag falls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ouk_server.domain import clock as clocks
from ouk_server.domain.clock import LAG_BUDGET, LAG_REFILL, MAX_LAG, Clock, Remaining
from ouk_server.domain.color import Color
from ouk_server.domain.time_control import DAY, Byoyomi, Daily, Fischer, TimeControl, Untimed

T0 = 1_800_000_000_000
BLITZ = Fischer(60_000, 2_000)
LONG = Fischer(10_000_000, 0)
BYOYOMI = Byoyomi(60_000, 10_000, 3)
SPANS = st.integers(0, 20_000)
TIMED: list[TimeControl] = [BLITZ, Fischer(60_000, 0), BYOYOMI, Byoyomi(0, 10_000, 3), Daily(1)]


def running(control: TimeControl, color: Color = "white") -> Clock:
    clock = clocks.full(control, T0)
    assert clock is not None
    return clocks.after_move(control, clock, T0, 0, runs=color)


def moved(control: TimeControl, clock: Clock, after: int, round_trip: int = 0) -> Clock:
    runs: Color = "black" if clock.running == "white" else "white"
    return clocks.after_move(control, clock, clock.since + after, round_trip, runs=runs)


@pytest.mark.parametrize(
    ("control", "time", "periods"),
    [
        (BLITZ, 60_000, 0),
        (Fischer(0, 5_000), 5_000, 0),
        (Fischer(0, 1_000), 3_000, 0),
        (BYOYOMI, 60_000, 3),
        (Daily(2), 2 * DAY, 0),
    ],
)
def test_a_game_begins_with_full_clocks_that_stand(
    control: TimeControl, time: int, periods: int
) -> None:
    side = Remaining(time, periods)
    assert clocks.full(control, T0) == Clock(side, side, None, T0)


def test_an_untimed_game_has_no_clock() -> None:
    assert clocks.full(Untimed(), T0) is None


def test_a_move_is_charged_and_then_earns_the_increment() -> None:
    clock = moved(BLITZ, running(BLITZ), 7_500)
    assert clock.white == Remaining(60_000 - 7_500 + 2_000)
    assert clock.black == Remaining(60_000)
    assert (clock.running, clock.since) == ("black", T0 + 7_500)


def test_a_move_is_free_while_no_time_runs() -> None:
    clock = clocks.full(BLITZ, T0)
    assert clock is not None
    after = clocks.after_move(BLITZ, clock, T0 + 9_000, 500, runs=None)
    assert (after.white, after.black) == (clock.white, clock.black)
    assert (after.running, after.since) == (None, T0 + 9_000)


def test_time_that_runs_back_costs_nobody_anything() -> None:
    clock = moved(BLITZ, running(BLITZ), -40)
    assert clock.white.time == 62_000
    assert clock.since == T0


@pytest.mark.parametrize(
    ("elapsed", "time", "periods"),
    [
        (0, 60_000, 3),
        (59_999, 1, 3),
        (60_000, 0, 3),
        (69_999, 0, 3),  # within the period: it is whole again
        (70_000, 0, 2),
        (79_999, 0, 2),
        (80_000, 0, 1),
        (89_999, 0, 1),
        (90_000, 0, 0),
        (500_000, 0, 0),
    ],
)
def test_byoyomi_loses_a_period_only_if_a_move_takes_all_of_it(
    elapsed: int, time: int, periods: int
) -> None:
    clock = moved(BYOYOMI, running(BYOYOMI), elapsed)
    assert clock.white == Remaining(time, periods)
    is_lost = periods == 0
    assert clocks.is_too_late(BYOYOMI, running(BYOYOMI), T0 + elapsed, 0) == is_lost


def test_in_byoyomi_the_clock_shows_the_period_once_the_time_is_spent() -> None:
    assert clocks.shown(BYOYOMI, Remaining(1, 3)) == 1
    assert clocks.shown(BYOYOMI, Remaining(0, 2)) == 10_000
    assert clocks.shown(BYOYOMI, Remaining(0, 0)) == 0
    assert clocks.shown(BLITZ, Remaining(0)) == 0


def test_a_day_begins_anew_with_each_move() -> None:
    control = Daily(1)
    clock = moved(control, running(control), DAY - 1)
    assert clock.white == Remaining(DAY)
    assert clocks.flag_at(control, clock) == T0 + DAY - 1 + DAY + MAX_LAG


@pytest.mark.parametrize(
    ("round_trip", "credit"), [(0, 0), (60, 60), (100, 100), (5_000, 100), (-50, 0)]
)
def test_lag_credit_is_at_most_the_round_trip_and_a_tenth_of_a_second(
    round_trip: int, credit: int
) -> None:
    clock = moved(BLITZ, running(BLITZ), 1_000, round_trip)
    assert clock.white.time == 60_000 - 1_000 + credit + 2_000
    assert clock.white.lag == min(LAG_BUDGET, LAG_BUDGET - credit + LAG_REFILL)


def test_lag_credit_never_gives_more_time_than_the_move_took() -> None:
    assert moved(BLITZ, running(BLITZ), 30, 100).white.time == 62_000


@given(st.lists(st.tuples(SPANS, st.integers(-100, 10_000)), max_size=60))
def test_no_delay_widens_the_credit(answers: list[tuple[int, int]]) -> None:
    clock, gained = running(LONG), 0
    for elapsed, round_trip in answers:
        before = clock.white.time
        clock = moved(LONG, clock, elapsed, round_trip)
        gain = elapsed - (before - clock.white.time)
        assert 0 <= gain <= min(MAX_LAG, max(0, round_trip))
        gained += gain
        clock = moved(LONG, clock, 0)
    assert gained <= LAG_BUDGET + LAG_REFILL * len(answers)
    assert 0 <= clock.white.lag <= LAG_BUDGET


def test_who_always_delays_soon_has_little_credit() -> None:
    clock, credits_ = running(LONG), []
    for _ in range(40):
        before = clock.white.time
        clock = moved(LONG, moved(LONG, clock, 1_000, 5_000), 1_000)
        credits_.append(1_000 - (before - clock.white.time))
    assert credits_[:10] == [MAX_LAG] * 10
    assert credits_[20:] == [LAG_REFILL] * 20
    assert sum(credits_) < LAG_BUDGET + 40 * LAG_REFILL


@pytest.mark.parametrize("control", TIMED)
@given(elapsed=st.integers(0, 100_000), round_trip=st.integers(0, 300))
def test_whoever_is_late_for_one_clock_is_late_for_all(
    control: TimeControl, elapsed: int, round_trip: int
) -> None:
    clock = running(control)
    flag = clocks.flag_at(control, clock)
    assert flag is not None
    is_late = clocks.is_too_late(control, clock, T0 + elapsed, round_trip)
    if T0 + elapsed >= flag:
        assert is_late
    if not is_late:
        left = moved(control, clock, elapsed, round_trip).white
        assert left.time > 0 or left.periods > 0
    full_credit = clocks.is_too_late(control, clock, T0 + elapsed, MAX_LAG)
    assert full_credit == (T0 + elapsed >= flag)


def test_no_flag_falls_while_no_time_runs() -> None:
    clock = clocks.full(BLITZ, T0)
    assert clock is not None
    assert clocks.flag_at(BLITZ, clock) is None
    assert not clocks.is_too_late(BLITZ, clock, T0 + DAY, 0)


@pytest.mark.parametrize(
    ("since", "until", "credit"),
    [
        (1_000, 4_000, 3_000),
        (-5_000, 4_000, 4_000),  # what passed before the clock ran was nobody's
        (-5_000, -1_000, 0),
        (4_000, 4_000, 0),
        (4_000, 1_000, 0),
    ],
)
def test_time_in_which_the_server_was_down_is_given_back(
    since: int, until: int, credit: int
) -> None:
    clock = clocks.credited(running(BLITZ), T0 + since, T0 + until)
    assert clock.since == T0 + credit
    assert clocks.left(BLITZ, clock, "white", T0 + 10_000).time == 50_000 + credit


@pytest.mark.parametrize("control", TIMED)
@given(elapsed=st.integers(-1_000, 200_000))
def test_a_stopped_clock_shows_what_was_left(control: TimeControl, elapsed: int) -> None:
    clock = running(control)
    stopped = clocks.stopped(control, clock, T0 + elapsed)
    assert stopped.running is None
    assert stopped.black == clock.black
    assert stopped.white == clocks.left(control, clock, "white", T0 + elapsed)
    assert 0 <= stopped.white.time <= clock.white.time
    assert clocks.stopped(control, stopped, T0 + 999_999).white == stopped.white


def test_a_takeback_gives_no_time_back_but_days() -> None:
    clock = clocks.after_takeback(BLITZ, running(BLITZ), T0 + 5_000, runs="black")
    assert clock == Clock(Remaining(55_000), Remaining(60_000), "black", T0 + 5_000)
    control = Daily(1)
    clock = clocks.after_takeback(control, running(control), T0 + 5_000, runs="black")
    assert clock == Clock(Remaining(DAY), Remaining(DAY), "black", T0 + 5_000)
