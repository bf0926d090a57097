"""Events as they are stored and sent: the JSON is a promise to logs that exist."""

import msgspec
import pytest

from ouk_server.domain import events
from ouk_server.domain.clock import Clock, Remaining
from ouk_server.domain.events import (
    Chatted,
    Counted,
    Credited,
    Declined,
    Ended,
    Event,
    Moved,
    Offered,
    Rematched,
    Started,
    Undone,
)
from ouk_server.domain.time_control import Fischer

CLOCK = Clock(Remaining(60_000), Remaining(59_000, 0, 900), "white", 7)
CLOCK_JSON = (
    '{"white":{"time":60000,"periods":0,"lag":1000},'
    '"black":{"time":59000,"periods":0,"lag":900},"running":"white","since":7}'
)

STORED: list[tuple[str, Event, str]] = [
    (
        "started",
        Started(
            at=7,
            variant="karouk",
            counting="automatic",
            time=Fischer(60_000, 0),
            white="one",
            black="two",
            clock=CLOCK,
        ),
        '"variant":"karouk","counting":"automatic",'
        '"time":{"type":"fischer","base_ms":60000,"increment_ms":0},'
        f'"white":"one","black":"two","clock":{CLOCK_JSON},"previous":null',
    ),
    (
        "moved",
        Moved(at=7, ply=4, uci="e1e3", clock=CLOCK),
        f'"ply":4,"uci":"e1e3","clock":{CLOCK_JSON}',
    ),
    (
        "offered",
        Offered(at=7, kind="takeback", by="white", plies=2),
        '"kind":"takeback","by":"white","plies":2,"order":null',
    ),
    (
        "declined",
        Declined(at=7, kind="draw", of="white", by="black"),
        '"kind":"draw","of":"white","by":"black"',
    ),
    ("undone", Undone(at=7, plies=1, ply=3), '"plies":1,"ply":3,"clock":null'),
    (
        "counted",
        Counted(at=7, ply=90, action="start", by="black"),
        '"ply":90,"action":"start","by":"black"',
    ),
    (
        "chatted",
        Chatted(at=7, by="white", text="សួស្តី"),
        '"by":"white","text":"សួស្តី","phrase":null',
    ),
    (
        "credited",
        Credited(at=7, since=1, until=6, clock=CLOCK),
        f'"since":1,"until":6,"clock":{CLOCK_JSON}',
    ),
    (
        "ended",
        Ended(at=7, result="1/2-1/2", reason="count"),
        '"result":"1/2-1/2","reason":"count","clock":null',
    ),
    (
        "rematched",
        Rematched(at=7, game="abcdefghjk", white="two", black="one"),
        '"game":"abcdefghjk","white":"two","black":"one"',
    ),
]


@pytest.mark.parametrize(("kind", "event", "json"), STORED)
def test_every_event_has_its_json(kind: str, event: Event, json: str) -> None:
    stored = f'{{"type":"{kind}","at":7,{json}}}'
    assert events.encode(event).decode() == stored
    assert events.decode(stored) == event
    assert events.kind(event) == kind


def test_no_event_is_forgotten_here() -> None:
    assert {type(event) for _, event, _ in STORED} == set(Event.__args__)


@pytest.mark.parametrize(
    "json",
    [
        '{"type":"moved","at":"7","ply":0,"uci":"e1e3"}',
        '{"type":"moved","ply":0,"uci":"e1e3"}',
        '{"type":"ended","at":7,"result":"2-0","reason":"count"}',
        '{"type":"exploded","at":7}',
        '{"at":7}',
        "[]",
    ],
)
def test_what_is_no_event_is_not_read(json: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        events.decode(json)
