"""Rooms: who gets which seat, who watches, what the lobby shows."""

import msgspec
import pytest

from ouk_server.domain import room as rooms
from ouk_server.domain.refusal import Refusal
from ouk_server.domain.room import ColorWish, Room, Seats, Settings, Status
from ouk_server.domain.time_control import Untimed


def room(
    color: ColorWish = "random",
    *,
    status: Status = "waiting",
    seats: Seats | None = None,
) -> Room:
    settings = Settings(
        variant="karouk",
        time=Untimed(),
        color=color,
        visibility="private",
    )
    return Room(id="abcdefghjk", settings=settings, maker="maker", seats=seats, status=status)


FULL = Seats("maker", "guest")


@pytest.mark.parametrize(
    ("color", "coin", "white"),
    [
        ("white", False, "maker"),
        ("white", True, "maker"),
        ("black", False, "guest"),
        ("black", True, "guest"),
        ("random", True, "maker"),
        ("random", False, "guest"),
    ],
)
def test_the_second_player_gets_the_other_colour(color: ColorWish, coin: bool, white: str) -> None:
    seats = rooms.join(room(color), "guest", coin=coin)
    assert isinstance(seats, Seats)
    assert seats.white == white
    assert {seats.white, seats.black} == {"maker", "guest"}


def test_nobody_sits_on_both_sides() -> None:
    assert rooms.join(room(), "maker", coin=True) == Refusal("own-room")


@pytest.mark.parametrize("status", ["playing", "over"])
def test_the_third_visitor_watches(status: Status) -> None:
    full = room(status=status, seats=FULL)
    assert rooms.join(full, "third", coin=True) == Refusal("room-full")
    assert rooms.role(full, "third") == "watcher"


@pytest.mark.parametrize("status", ["playing", "over"])
@pytest.mark.parametrize("player", ["maker", "guest"])
def test_who_sits_keeps_the_seat_however_often_the_link_is_opened(
    status: Status, player: str
) -> None:
    assert rooms.join(room(status=status, seats=FULL), player, coin=False) == FULL


def test_a_closed_room_gives_no_seats() -> None:
    assert rooms.join(room(status="closed"), "guest", coin=True) == Refusal("room-closed")


def test_visitors_are_told_what_they_are() -> None:
    assert rooms.role(room(), "maker") == "maker"
    assert rooms.role(room(), "guest") == rooms.role(room(), None) == "watcher"
    full = room(status="playing", seats=FULL)
    assert rooms.role(full, "maker") == "white"
    assert rooms.role(full, "guest") == "black"
    assert rooms.role(full, None) == "watcher"


@pytest.mark.parametrize(
    ("status", "player", "code"),
    [
        ("waiting", "maker", None),
        ("closed", "maker", None),
        ("waiting", "guest", "not-maker"),
        ("playing", "guest", "not-maker"),
        ("playing", "maker", "already-playing"),
        ("over", "maker", "already-playing"),
    ],
)
def test_only_the_maker_closes_a_room_and_only_before_the_game(
    status: Status, player: str, code: str | None
) -> None:
    refusal = rooms.may_close(room(status=status), player)
    assert (refusal and refusal.code) == code


@pytest.mark.parametrize(
    "json",
    [
        '{"variant":"makruk","time":{"type":"untimed"}}',
        '{"variant":"Kar Ouk","time":{"type":"untimed"}}',
        '{"variant":"karouk","time":{"type":"untimed"},"color":"green"}',
        '{"variant":"karouk","time":{"type":"untimed"},"counting":"never"}',
        '{"variant":"karouk","time":{"type":"untimed"},"visibility":"secret"}',
        '{"variant":"karouk"}',
    ],
)
def test_settings_are_checked_when_read(json: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json, type=Settings)
