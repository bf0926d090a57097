"""Games as PGN: what is written is read back with clocks, counts, results and names."""

from __future__ import annotations

import io

import pytest

import ouk.pgn
from ouk_server.domain.commands import Abort, CallFlag, ClaimAbsence, Count, Resign
from ouk_server.domain.record import pgn
from ouk_server.domain.time_control import Byoyomi, Daily, Fischer, TimeControl, Untimed
from server.domain.domain_table import OPENING, Table, can_start, moves_until

SITE = "https://ouk.example/game/abcdefghjk"


def written(table: Table) -> ouk.pgn.Game:
    """Writes and reads a game."""
    text = pgn(table.state, white='Sok "the boat"', black="សុខា", site=SITE)
    reader = ouk.pgn.Reader(io.StringIO(text))
    game = reader.read_game()
    assert game is not None
    assert game.errors == []
    assert reader.read_game() is None
    assert [move.uci() for move in game.mainline_moves()] == [
        move.uci for move in table.state.moves
    ]
    return game


def test_the_tags_say_who_played_what_when_and_where() -> None:
    table = Table(Fischer(300_000, 3_000), variant="karouk").play(OPENING)
    table.does("white", Resign)
    assert dict(written(table).headers) == {
        "Event": "Ouk",
        "Site": SITE,
        "Date": "2027.01.15",
        "Round": "?",
        "White": 'Sok "the boat"',
        "Black": "សុខា",
        "Result": "0-1",
        "Variant": "Karouk",
        "UTCDate": "2027.01.15",
        "UTCTime": "08:00:00",
        "TimeControl": "300+3",
        "Termination": "normal",
    }


@pytest.mark.parametrize(
    ("control", "clocks"),
    [
        (Untimed(), [None, None, None, None]),
        (Fischer(300_000, 3_000), [300, 300, 295.75, 295.75]),
        (Byoyomi(10_000, 5_000, 3), [10, 10, 2.75, 2.75]),
        (Byoyomi(0, 30_000, 3), [30, 30, 30, 30]),
        (Daily(1), [86_400] * 4),
    ],
)
def test_each_move_has_its_clock(control: TimeControl, clocks: list[float | None]) -> None:
    table = Table(control).play([*OPENING, "e3e4", "e6e5"], each=7_250)
    assert [node.clock() for node in written(table).mainline()] == clocks


def test_what_was_done_about_the_count_is_kept() -> None:
    table = Table(counting="tournament").play(moves_until(can_start, "cambodian", "tournament"))
    for action in ("start", "stop", "start"):
        table.does(table.state.turn, Count, action=action)
    counted = table.state.position.board()
    game = written(table)
    assert game.is_tournament()
    assert game.end().board().count == counted.count
    assert game.end().comment.startswith("[%count start] [%count stop] [%count start]")
    assert "[%clk" in game.end().comment
    table.does("black" if table.state.turn == "white" else "white", Count, action="take")
    game = written(table)
    assert game.headers["Result"] == "1/2-1/2"
    assert game.end().board().result() == "1/2-1/2"


def test_a_game_that_goes_on_has_no_result() -> None:
    headers = written(Table().play(OPENING)).headers
    assert (headers["Result"], headers["Termination"]) == ("*", "unterminated")


def test_the_tags_say_how_the_game_was_left() -> None:
    timed_out, left, aborted = Table().play(OPENING), Table().play(OPENING), Table()
    timed_out.ask(CallFlag(at=timed_out.now + 400_000))
    left.does("black", ClaimAbsence, claim="win", away_since=0)
    aborted.does("white", Abort)
    for table, result, termination in (
        (timed_out, "0-1", "time forfeit"),
        (left, "0-1", "abandoned"),
        (aborted, "*", "abandoned"),
    ):
        headers = written(table).headers
        assert (headers["Result"], headers["Termination"]) == (result, termination)
