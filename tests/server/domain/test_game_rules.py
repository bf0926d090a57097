"""What may be done in a game, by whom and when: one rule at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ouk
from ouk_server.domain.clock import LAG_BUDGET, MAX_LAG
from ouk_server.domain.commands import (
    Abort,
    Accept,
    CallFlag,
    ClaimAbsence,
    ClaimDraw,
    Count,
    Credit,
    Decline,
    Move,
    OfferDraw,
    OfferRematch,
    OfferTakeback,
    Resign,
    Say,
)
from ouk_server.domain.events import (
    Chatted,
    Credited,
    Declined,
    Ended,
    Moved,
    Offered,
    Rematched,
    Undone,
)
from ouk_server.domain.game import fold
from ouk_server.domain.refusal import Refusal
from ouk_server.domain.time_control import DAY, Byoyomi, Daily, Fischer, TimeControl, Untimed
from server.domain.domain_table import (
    BLITZ,
    OPENING,
    PLAYERS,
    SHUFFLE,
    START,
    Table,
    can_start,
    mates,
    moves_until,
)
from server.domain.snapshot import snapshot

VARIANTS = ["cambodian", "karouk"]
BULLET = Fischer(60_000, 0)

# One way to ask for each thing that only players may do.
REQUESTS: list[tuple[type[Any], dict[str, object]]] = [
    (Move, {"ply": 2, "uci": "e3e4"}),
    (OfferDraw, {}),
    (OfferTakeback, {}),
    (OfferRematch, {"game": "new"}),
    (Accept, {"kind": "draw", "game": "new"}),
    (Accept, {"kind": "rematch", "game": "new"}),
    (Decline, {"kind": "draw"}),
    (Resign, {}),
    (Abort, {}),
    (ClaimDraw, {}),
    (ClaimAbsence, {"claim": "win", "away_since": 0}),
    (Count, {"action": "start"}),
    (Count, {"action": "take"}),
    (Say, {"text": "hello"}),
]


def opened(time: TimeControl = BLITZ, **options: Any) -> Table:
    return Table(time, **options).play(OPENING)


@pytest.mark.parametrize(("command", "fields"), REQUESTS)
def test_who_does_not_sit_at_the_table_can_do_nothing(
    command: type[Any], fields: dict[str, object]
) -> None:
    table = opened()
    assert table.does("stranger", command, **fields) == "seat"


# Moves


def test_the_players_move_in_turn() -> None:
    table = Table()
    (first,) = table.move("d3d4")
    (second,) = table.move("d6d5")
    assert (first.ply, first.uci, second.ply, second.uci) == (0, "d3d4", 1, "d6d5")
    assert (table.state.ply, table.state.turn, table.state.seq) == (2, "white", 3)


@pytest.mark.parametrize(
    ("color", "ply", "uci", "code"),
    [
        ("black", 2, "e3e4", "seat"),
        ("black", 2, "e6e5", "seat"),
        ("white", 3, "e3e4", "ahead"),
        ("black", 3, "e6e5", "ahead"),
        ("white", 0, "e3e4", "stale"),
        ("white", 1, "d6d5", "stale"),  # the other's move
        ("black", 0, "d3d4", "stale"),
        ("white", -1, "d3d4", "stale"),
        ("white", 2, "d4d6", "illegal"),
        ("white", 2, "e6e5", "illegal"),
        ("white", 2, "e3e4m", "illegal"),
        ("white", 2, "0000", "illegal"),
        ("white", 2, "", "illegal"),
        ("white", 2, "e3e4 ", "illegal"),
        ("white", 2, "ស្ដេច", "illegal"),
        ("white", 2, "e3e4" * 100_000, "illegal"),
    ],
)
def test_a_move_that_does_not_fit_is_refused(color: str, ply: int, uci: str, code: str) -> None:
    assert opened().does(color, Move, ply=ply, uci=uci) == code


def test_a_move_that_comes_again_is_known_and_not_made_twice() -> None:
    table = opened()
    for color, ply in (("white", 0), ("black", 1)):
        assert table.does(color, Move, ply=ply, uci=OPENING[ply]) == ()
    assert table.state.seq == 3


def test_the_last_move_may_come_again_after_the_end() -> None:
    moves = moves_until(lambda board: mates(board) is not None, "cambodian", "automatic")
    table = Table(Untimed()).play(moves)
    color, ply, uci = table.state.turn, table.state.ply, mates(table.state.position.board())
    assert table.end is None
    assert isinstance(table.does(color, Move, ply=ply, uci=uci), tuple)
    assert table.end is not None
    assert table.does(color, Move, ply=ply, uci=uci) == ()
    assert table.does(color, Move, ply=ply + 1, uci=uci) == "game-over"


def test_a_move_changes_nothing_until_it_is_applied() -> None:
    table = opened()
    fen = table.state.position.fen()
    state = fold(table.log)
    table.move("e3e4")
    assert state.position.fen() == fen
    assert state.ply == 2


# The end on the board


@pytest.mark.parametrize(("variant", "reason"), [("cambodian", "checkmate"), ("karouk", "check")])
def test_the_move_that_wins_ends_the_game_at_once(variant: str, reason: str) -> None:
    moves = moves_until(lambda board: mates(board) is not None, variant, "automatic")
    table = Table(variant=variant).play(moves)
    winner = table.state.turn
    moved, ended = table.move(mates(table.state.position.board()) or "")
    assert (moved.at, type(ended)) == (ended.at, Ended)
    assert table.end == ("1-0" if winner == "white" else "0-1", reason)
    assert table.state.clock is not None
    assert table.state.clock.running is None
    assert table.state.deadline() is None


@pytest.mark.parametrize("claimant", ["white", "black"])
def test_in_ouk_chatrang_a_threefold_repetition_may_be_claimed(claimant: str) -> None:
    table = Table().play(SHUFFLE + SHUFFLE[:-1])
    assert table.does(claimant, ClaimDraw) == "no-claim"
    table.play(SHUFFLE[-1:])
    assert table.end is None
    table.does(claimant, ClaimDraw)
    assert table.end == ("1/2-1/2", "threefold-repetition")


def test_in_kar_ouk_a_threefold_repetition_ends_the_game() -> None:
    table = Table(variant="karouk").play(SHUFFLE * 2)
    assert table.end == ("1/2-1/2", "threefold-repetition")


# Draws by agreement


@pytest.mark.parametrize("accepting", [OfferDraw, Accept])
@pytest.mark.parametrize(("one", "other"), [("white", "black"), ("black", "white")])
def test_a_draw_that_is_offered_may_be_accepted(accepting: Any, one: str, other: str) -> None:
    table = opened()
    (offered,) = table.does(one, OfferDraw)
    assert offered == Offered(at=table.now, kind="draw", by=one)  # type: ignore[arg-type]
    fields = {"kind": "draw", "game": "new"} if accepting is Accept else {}
    table.does(other, accepting, **fields)
    assert table.end == ("1/2-1/2", "agreement")


def test_nobody_accepts_an_offer_of_one_s_own() -> None:
    table = opened()
    table.does("white", OfferDraw)
    assert table.does("white", Accept, kind="draw", game="new") == "no-offer"
    assert table.does("white", OfferDraw) == ()


def test_no_draw_is_offered_before_both_have_moved() -> None:
    assert Table().play(OPENING[:1]).does("white", OfferDraw) == "too-early"


def test_an_offer_lapses_with_the_opponent_s_move_and_not_with_one_s_own() -> None:
    table = opened()
    table.does("white", OfferDraw)
    table.play(["e3e4"])
    assert ("draw", "white") in table.state.offers
    table.play(["e6e5"])
    assert not table.state.offers
    assert table.does("black", Accept, kind="draw", game="new") == "no-offer"


@pytest.mark.parametrize("by", ["white", "black"])
def test_an_offer_is_declined_or_withdrawn(by: str) -> None:
    table = opened()
    table.does("white", OfferDraw)
    assert table.does(by, Decline, kind="draw") == (
        Declined(at=table.now, kind="draw", of="white", by=by),  # type: ignore[arg-type]
    )
    assert table.does("black", Accept, kind="draw", game="new") == "no-offer"
    assert table.does(by, Decline, kind="draw") == "no-offer"


def test_one_draw_is_offered_for_each_move_of_one_s_own() -> None:
    table = opened()
    table.does("white", OfferDraw)
    table.does("black", Decline, kind="draw")
    assert table.does("white", OfferDraw) == "already-offered"
    table.play(["e3e4"])
    table.does("white", OfferDraw)
    table.play(["e6e5"])  # the offer lapses, and this was no move of White's
    assert table.does("white", OfferDraw) == "already-offered"
    table.play(["a3a4"])
    assert isinstance(table.does("white", OfferDraw), tuple)


# Take-backs


def test_a_takeback_takes_one_s_last_move_back() -> None:
    table = opened()
    fen = table.state.position.fen()
    table.play(["e3e4"])
    (offered,) = table.does("white", OfferTakeback)
    assert offered.plies == 1
    (undone,) = table.does("black", Accept, kind="takeback", game="new")
    assert undone == Undone(at=table.now, plies=1, ply=2, clock=table.state.clock)
    assert (table.state.position.fen(), table.state.turn) == (fen, "white")
    table.play(["a3a4"])


def test_a_takeback_on_one_s_own_turn_takes_the_answer_back_too() -> None:
    table = opened().play(["e3e4", "e6e5"])
    (offered,) = table.does("white", OfferTakeback)
    assert offered.plies == 2
    table.does("black", Accept, kind="takeback", game="new")
    assert (table.state.ply, table.state.turn) == (2, "white")


@pytest.mark.parametrize(("moves", "color"), [(0, "white"), (0, "black"), (1, "black")])
def test_there_must_be_a_move_to_take_back(moves: int, color: str) -> None:
    assert Table().play(OPENING[:moves]).does(color, OfferTakeback) == "too-early"


def test_any_move_answers_the_wish_to_take_one_back() -> None:
    table = opened().play(["e3e4"])
    table.does("white", OfferTakeback)
    table.play(["e6e5"])
    assert table.does("black", Accept, kind="takeback", game="new") == "no-offer"
    table.does("white", OfferTakeback)
    table.play(["a3a4"])
    assert not table.state.offers


def test_one_takeback_is_asked_for_each_move_of_one_s_own() -> None:
    table = opened().play(["e3e4"])
    table.does("white", OfferTakeback)
    table.does("black", Decline, kind="takeback")
    assert table.does("white", OfferTakeback) == "already-offered"


def test_a_takeback_ends_all_offers() -> None:
    table = opened().play(["e3e4"])
    table.does("black", OfferDraw)
    table.does("white", OfferTakeback)
    table.does("black", Accept, kind="takeback", game="new")
    assert not table.state.offers


def test_a_takeback_gives_no_time_back() -> None:
    table = opened().play(["e3e4"], each=10_000)
    table.does("white", OfferTakeback)
    table.now += 4_000
    table.does("black", Accept, kind="takeback", game="new")
    assert table.time_left("white") == 300_000 - 10_000 + 3_000
    assert table.time_left("black") == 300_000 - 4_000
    table.now += 1_000
    table.move("e3e4")
    assert table.time_left("white") == 293_000 - 1_000 + 3_000


def test_after_a_takeback_to_the_first_moves_no_time_runs() -> None:
    table = opened()
    table.does("black", OfferTakeback)
    table.now += 9_000
    table.does("white", Accept, kind="takeback", game="new")
    assert table.state.deadline() == table.now + 30_000
    table.now += 20_000
    table.move("e6e5")
    assert table.time_left("black") == 300_000


# Resigning and aborting


@pytest.mark.parametrize(("color", "result"), [("white", "0-1"), ("black", "1-0")])
def test_who_resigns_has_lost(color: str, result: str) -> None:
    table = opened()
    table.does(color, Resign)
    assert table.end == (result, "resignation")


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("color", ["white", "black"])
def test_a_game_is_aborted_before_both_have_moved(moves: int, color: str) -> None:
    table = Table().play(OPENING[:moves])
    table.does(color, Abort)
    assert table.end == ("*", "aborted")


def test_a_game_is_not_aborted_later() -> None:
    assert opened().does("white", Abort) == "too-late"


@pytest.mark.parametrize(("command", "fields"), REQUESTS)
def test_after_the_end_there_is_only_talk_and_another_game(
    command: type[Any], fields: dict[str, object]
) -> None:
    table = opened()
    table.does("white", Resign)
    answer = table.does("white", command, **fields)
    if command in (Say, OfferRematch):
        assert isinstance(answer, tuple)
    elif command is Decline or fields.get("kind") == "rematch":
        assert answer == "no-offer"
    else:
        assert answer == "game-over"


# The clock


def test_the_clock_starts_when_both_have_moved() -> None:
    table = Table().play(OPENING, each=20_000)
    assert table.time_left("white") == table.time_left("black") == 300_000
    table.play(["e3e4"], each=5_000)
    assert table.time_left("white") == 298_000


@pytest.mark.parametrize("moves", [0, 1])
def test_the_first_move_is_made_within_half_a_minute(moves: int) -> None:
    table = Table().play(OPENING[:moves], each=7_000)
    assert table.state.deadline() == table.now + 30_000
    table.now += 29_999
    assert table.ask(CallFlag(at=table.now)) == ()
    table.now += 1
    late = fold(table.log)
    assert table.move(OPENING[moves])[0].reason == "no-first-move"
    assert table.end == ("*", "no-first-move")
    assert late.ended is None


@pytest.mark.parametrize("moves", [0, 1])
def test_where_moves_have_days_the_first_one_has_too(moves: int) -> None:
    table = Table(Daily(2)).play(OPENING[:moves])
    assert table.state.deadline() == START + 2 * DAY


def test_without_a_clock_no_flag_falls() -> None:
    table = opened(Untimed())
    assert table.state.deadline() is None
    assert table.ask(CallFlag(at=START + 1000 * DAY)) == ()


@pytest.mark.parametrize(
    ("control", "total"),
    [(BLITZ, 300_000), (Byoyomi(60_000, 10_000, 3), 90_000), (Daily(1), DAY)],
)
def test_a_flag_falls_when_all_time_and_all_credit_are_spent(
    control: TimeControl, total: int
) -> None:
    table = opened(control)
    deadline = table.state.deadline()
    assert deadline == table.now + total + MAX_LAG
    assert table.ask(CallFlag(at=deadline - 1)) == ()
    table.ask(CallFlag(at=deadline))
    assert table.end == ("0-1", "time")
    assert table.time_left("white") == 0


@pytest.mark.parametrize(
    ("late", "round_trip", "is_late"),
    [(-1, 0, False), (0, 0, True), (50, 60, False), (50, 50, True), (100, 9_999, True)],
)
def test_a_move_that_comes_too_late_is_not_made(late: int, round_trip: int, is_late: bool) -> None:
    table = opened()
    table.now += 300_000 + late
    (event,) = table.move("e3e4", round_trip)
    assert isinstance(event, Ended if is_late else Moved)
    assert table.state.ply == (2 if is_late else 3)


@pytest.mark.parametrize(
    "command", [OfferDraw, OfferTakeback, Resign, ClaimDraw], ids=lambda command: command.__name__
)
def test_whatever_comes_after_the_flag_finds_it_fallen(command: type[Any]) -> None:
    table = opened()
    table.now += 300_000 + MAX_LAG
    table.does("black", command)
    assert table.end == ("0-1", "time")


def can_never_win(color: bool) -> Callable[[ouk.Board], bool]:
    """Asks for a running game in which a side cannot win, and the other is to move."""
    return lambda board: board.has_insufficient_material(color) and board.turn != color


@pytest.mark.parametrize("color", [ouk.WHITE, ouk.BLACK])
def test_on_time_nobody_wins_who_never_could(color: bool) -> None:
    moves = moves_until(WITHOUT_HOPE[color], "cambodian", "automatic")
    table = Table().play(moves)
    table.ask(CallFlag(at=table.now + DAY))
    assert table.end == ("1/2-1/2", "time")


WITHOUT_HOPE = {color: can_never_win(color) for color in (ouk.WHITE, ouk.BLACK)}


def test_time_in_which_the_server_was_down_is_given_back_once() -> None:
    table = opened()
    since, until = table.now + 10_000, table.now + 25_000
    table.now = until
    (credited,) = table.ask(Credit(at=until, since=since, until=until))  # type: ignore[misc]
    assert isinstance(credited, Credited)
    assert table.ask(Credit(at=until, since=since, until=until)) == ()
    assert table.ask(Credit(at=until, since=since - 1, until=until - 1)) == ()
    table.now += 5_000
    table.move("e3e4")
    assert table.time_left("white") == 300_000 - 15_000 + 3_000


def test_overlapping_gaps_are_given_back_as_one() -> None:
    table = opened()
    table.ask(Credit(at=table.now, since=START + 10_000, until=START + 20_000))
    table.ask(Credit(at=table.now, since=START + 5_000, until=START + 30_000))
    table.now += 40_000
    table.move("e3e4")
    assert table.time_left("white") == 300_000 - 20_000 + 3_000


def test_the_time_for_a_first_move_is_given_back_too() -> None:
    table = Table()
    table.ask(Credit(at=START + 20_000, since=START + 5_000, until=START + 20_000))
    assert table.state.deadline() == START + 45_000


@pytest.mark.parametrize("time", [Untimed(), BLITZ])
def test_nothing_is_given_back_where_no_time_runs(time: TimeControl) -> None:
    table = opened(time)
    if time == BLITZ:
        table.does("white", Resign)
    assert table.ask(Credit(at=table.now, since=START, until=START + 60_000)) == ()


def test_lag_credit_is_kept_in_the_log() -> None:
    table = opened()
    table.now += 1_000
    table.move("e3e4", round_trip=80)
    state = fold(table.log)
    assert state.clock is not None
    assert state.clock.white.time == 300_000 - 920 + 3_000
    assert state.clock.white.lag < LAG_BUDGET


# The opponent is away


@pytest.mark.parametrize(
    ("claim", "result"), [("win", "1-0"), ("draw", "1/2-1/2")], ids=["win", "draw"]
)
@pytest.mark.parametrize(
    ("control", "patience"), [(BLITZ, 60_000), (BULLET, 30_000), (Untimed(), 60_000)]
)
def test_who_is_left_alone_may_claim_the_end(
    claim: str, result: str, control: TimeControl, patience: int
) -> None:
    table = opened(control)
    away_since = table.now
    table.now += patience - 1
    absence = {"claim": claim, "away_since": away_since}
    assert table.does("white", ClaimAbsence, **absence) == "not-away"
    table.now += 1
    table.does("white", ClaimAbsence, **absence)
    assert table.end == (result, "abandonment")


def test_nothing_is_claimed_from_who_is_there() -> None:
    table = opened()
    table.now += 100_000
    assert table.does("white", ClaimAbsence, claim="win", away_since=None) == "not-away"


def test_nothing_is_claimed_before_both_have_moved() -> None:
    table = Table(Untimed())
    assert table.does("black", ClaimAbsence, claim="win", away_since=0) == "too-early"


def test_nobody_needs_to_be_there_where_moves_have_days() -> None:
    assert opened(Daily(1)).does("white", ClaimAbsence, claim="win", away_since=0) == "no-claim"


def test_who_never_could_win_claims_a_draw_at_most() -> None:
    table = Table(Untimed()).play(moves_until(WITHOUT_HOPE[ouk.WHITE], "cambodian", "automatic"))
    table.does("white", ClaimAbsence, claim="win", away_since=0)
    assert table.end == ("1/2-1/2", "abandonment")


# Tournament counting


def counting(variant: str = "cambodian") -> Table:
    """Three men or fewer are to move against more than a king, and nobody counts."""
    moves = moves_until(can_start, variant, "tournament")
    return Table(Untimed(), variant=variant, counting="tournament").play(moves)


def others(table: Table) -> str:
    return "black" if table.state.turn == "white" else "white"


def quiet_move(table: Table) -> str:
    """Gets a move after which the game goes on."""
    for move in table.state.position.board().legal_moves:
        after = table.state.position.after(move.uci())
        if after and after.outcome() is None and not after.can_count("start", others(table)):  # type: ignore[arg-type]
            return move.uci()
    raise AssertionError("every move ends the game")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_side_to_move_may_start_to_count(variant: str) -> None:
    table = counting(variant)
    assert table.state.position.count() is None
    assert table.does(others(table), Count, action="start") == "turn"
    for action in ("stop", "take"):
        assert table.does(table.state.turn, Count, action=action) == "no-count"
    (counted,) = table.does(table.state.turn, Count, action="start")
    assert (counted.ply, counted.by) == (table.state.ply, table.state.turn)
    count = table.state.position.count()
    assert count is not None
    assert (count.side, count.number, count.target) == (table.state.turn, 0, 64)
    assert table.does(table.state.turn, Count, action="start") == "no-count"


def test_only_the_side_that_does_not_count_takes_the_draw() -> None:
    table = counting()
    counter, other = table.state.turn, others(table)
    table.does(counter, Count, action="start")
    assert table.does(counter, Count, action="take") == "no-count"
    table.move(quiet_move(table))
    assert table.does(counter, Count, action="take") == "no-count"
    table.does(other, Count, action="take")
    assert table.end == ("1/2-1/2", "count")


def test_a_draw_offered_to_the_side_that_counts_is_taken() -> None:
    table = counting()
    other = others(table)
    table.does(table.state.turn, Count, action="start")
    counted, ended = table.does(other, OfferDraw)
    assert (counted.action, counted.by, ended.reason) == ("take", other, "count")


def test_the_side_that_counts_offers_a_draw_as_anyone() -> None:
    table = counting()
    table.does(table.state.turn, Count, action="start")
    assert isinstance(table.does(table.state.turn, OfferDraw)[0], Offered)


def test_a_count_is_stopped_on_one_s_own_turn() -> None:
    table = counting()
    counter, other = table.state.turn, others(table)
    table.does(counter, Count, action="start")
    table.move(quiet_move(table))
    assert table.does(counter, Count, action="stop") == "turn"
    assert table.does(other, Count, action="stop") == "no-count"
    table.move(quiet_move(table))
    table.does(counter, Count, action="stop")
    assert table.state.position.count() is None


def test_a_takeback_restores_the_count() -> None:
    table = counting()
    counter, other = table.state.turn, others(table)
    table.does(counter, Count, action="start")
    before = table.state.position.count()
    table.move(quiet_move(table))
    table.move(quiet_move(table))
    table.does(counter, Count, action="stop")
    table.does(counter, OfferTakeback)
    table.does(other, Accept, kind="takeback", game="new")
    assert table.state.position.count() == before
    assert [count.action for count in table.state.counts] == ["start"]


def test_a_count_is_not_pressed_without_end() -> None:
    table = counting()
    for _ in range(2):
        for action in ("start", "stop"):
            assert isinstance(table.does(table.state.turn, Count, action=action), tuple)
    assert table.does(table.state.turn, Count, action="start") == "too-many"


def test_where_counts_run_by_themselves_there_is_nothing_to_press() -> None:
    moves = moves_until(lambda board: board.count is not None, "cambodian", "automatic")
    table = Table(Untimed()).play(moves)
    for color in ("white", "black"):
        assert table.does(color, Count, action="take") == "no-count"
    assert table.does(table.state.turn, Count, action="start") == "no-count"
    assert table.does(table.state.turn, Count, action="stop") == "no-count"


# Another game


def ended_table(result: str) -> Table:
    table = Table() if result == "*" else opened()
    if result == "*":
        table.does("white", Abort)
    elif result == "1/2-1/2":
        table.does("white", OfferDraw)
        table.does("black", OfferDraw)
    else:
        table.does("white" if result == "0-1" else "black", Resign)
    return table


@pytest.mark.parametrize(
    ("order", "result", "white"),
    [
        ("swap", "1-0", "black"),
        ("swap", "0-1", "black"),
        ("swap", "1/2-1/2", "black"),
        ("loser-first", "1-0", "black"),
        ("loser-first", "0-1", "white"),
        ("loser-first", "1/2-1/2", "black"),
        ("loser-first", "*", "black"),
    ],
)
@pytest.mark.parametrize("accepting", [OfferRematch, Accept])
def test_in_another_game_colours_are_swapped_or_the_loser_begins(
    order: str, result: str, white: str, accepting: type[Any]
) -> None:
    table = ended_table(result)
    table.does("white", OfferRematch, game="unused", order=order)
    fields = {"kind": "rematch"} if accepting is Accept else {"order": order}
    (rematched,) = table.does("black", accepting, game="next", **fields)
    assert isinstance(rematched, Rematched)
    assert rematched.game == "next"
    assert rematched.white == PLAYERS[white]  # type: ignore[index]
    assert {rematched.white, rematched.black} == set(PLAYERS.values())
    for color in ("white", "black"):
        assert table.does(color, OfferRematch, game="third", order=order) == ()
        assert table.does(color, Accept, kind="rematch", game="third") == ()


def test_an_offer_of_other_colours_does_not_accept() -> None:
    table = ended_table("0-1")
    table.does("white", OfferRematch, game="one", order="swap")
    (offered,) = table.does("black", OfferRematch, game="two", order="loser-first")
    assert isinstance(offered, Offered)
    (rematched,) = table.does("white", Accept, kind="rematch", game="three")
    assert rematched.white == PLAYERS["white"]


def test_another_game_is_offered_once_and_after_the_end() -> None:
    assert opened().does("white", OfferRematch, game="one") == "not-over"
    table = ended_table("1-0")
    table.does("white", OfferRematch, game="one")
    assert table.does("white", OfferRematch, game="one") == ()
    table.does("black", Decline, kind="rematch")
    assert table.does("white", OfferRematch, game="one") == "already-offered"
    assert isinstance(table.does("black", OfferRematch, game="two"), tuple)


# Logs


def test_a_log_begins_with_its_start_and_has_no_other() -> None:
    log = opened().log
    for wrong in ([], log[1:], [log[0], log[0]], [log[0], log[2]]):
        with pytest.raises(ValueError, match=r"start|not a move"):
            fold(wrong)


def test_a_copy_goes_its_own_way() -> None:
    table = opened().play(["e3e4"])
    table.does("black", OfferDraw)
    before, twin = snapshot(table.state), table.state.copy()
    assert snapshot(twin) == before
    twin.apply(Undone(at=table.now, plies=1, ply=2, clock=twin.clock))
    twin.apply(Chatted(at=table.now, by="white", phrase="oops"))
    assert snapshot(table.state) == before


def test_a_refusal_is_a_code() -> None:
    table = opened()
    assert table.ask(Resign(at=table.now, player="nobody")) == Refusal("seat")
