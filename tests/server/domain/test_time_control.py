"""Time controls: limits, JSON, what PGN calls them, how long games take."""

import msgspec
import pytest

from ouk_server.domain import time_control
from ouk_server.domain.time_control import Byoyomi, Daily, Fischer, TimeControl, Untimed

CONTROLS: list[tuple[TimeControl, str, str, int | None]] = [
    (Untimed(), '{"type":"untimed"}', "-", None),
    (
        Fischer(180_000, 2_000),
        '{"type":"fischer","base_ms":180000,"increment_ms":2000}',
        "180+2",
        260_000,
    ),
    (
        Byoyomi(600_000, 30_000, 5),
        '{"type":"byoyomi","base_ms":600000,"period_ms":30000,"periods":5}',
        "600+5x30",
        1_350_000,
    ),
    (Daily(3), '{"type":"daily","days":3}', "1/259200", None),
]


@pytest.mark.parametrize(("control", "json", "pgn", "length"), CONTROLS)
def test_each_kind_has_its_json_its_pgn_and_its_length(
    control: TimeControl, json: str, pgn: str, length: int | None
) -> None:
    assert time_control.encode(control) == json
    assert time_control.decode(json) == control
    assert time_control.pgn(control) == pgn
    assert time_control.estimated(control) == length


@pytest.mark.parametrize(
    "json",
    [
        '{"type":"fischer","base_ms":0,"increment_ms":0}',
        '{"type":"fischer","base_ms":-1000,"increment_ms":1000}',
        '{"type":"fischer","base_ms":10801000,"increment_ms":0}',
        '{"type":"fischer","base_ms":60000,"increment_ms":181000}',
        '{"type":"fischer","base_ms":1500,"increment_ms":0}',
        '{"type":"fischer","base_ms":1e400,"increment_ms":0}',
        '{"type":"fischer","base_ms":"60000","increment_ms":0}',
        '{"type":"fischer","base_ms":60000}',
        '{"type":"byoyomi","base_ms":0,"period_ms":0,"periods":3}',
        '{"type":"byoyomi","base_ms":0,"period_ms":30000,"periods":0}',
        '{"type":"byoyomi","base_ms":0,"period_ms":30000,"periods":11}',
        '{"type":"daily","days":0}',
        '{"type":"daily","days":15}',
        '{"type":"hourglass","base_ms":60000}',
        "{}",
        "null",
        "nonsense",
    ],
)
def test_what_is_no_control_or_beyond_the_limits_is_not_read(json: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        time_control.decode(json)


@pytest.mark.parametrize(
    ("control", "is_short"),
    [
        (Fischer(60_000, 0), True),
        (Fischer(60_000, 3_000), False),
        (Fischer(179_000, 0), True),
        (Fischer(180_000, 0), False),
        (Byoyomi(0, 5_000, 1), True),
        (Byoyomi(60_000, 5_000, 1), False),
        (Daily(1), False),
        (Untimed(), False),
    ],
)
def test_games_under_three_minutes_are_short(control: TimeControl, is_short: bool) -> None:
    assert time_control.is_short(control) == is_short
