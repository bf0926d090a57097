"""Rooms and events as the store keeps them, and back."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from ouk_server.domain import events, time_control
from ouk_server.domain.events import Counting, Event, Started
from ouk_server.domain.game import GameState, fold
from ouk_server.domain.room import ColorWish, Room, Seats, Settings, Status, Visibility
from ouk_server.store.games import EventRow, GameRow


def room(row: GameRow) -> Room:
    """Makes a room of its row."""
    seats = Seats(row.white_id, row.black_id) if row.white_id and row.black_id else None
    return Room(id=row.id, settings=_settings(row), maker=row.creator_id, seats=seats,
        status=cast(Status, row.status), previous=row.previous_id)  # fmt: skip


def _settings(row: GameRow) -> Settings:
    return Settings(
        variant=row.variant,
        time=time_control.decode(row.time_control),
        color=cast(ColorWish, row.color_wish),
        counting=cast(Counting, row.counting),
        visibility=cast(Visibility, row.visibility),
    )


def new_row(room: Room, at: int) -> GameRow:
    """Makes the row of a room that is created now."""
    settings = room.settings
    return GameRow(
        id=room.id,
        variant=settings.variant,
        counting=settings.counting,
        time_control=time_control.encode(settings.time),
        visibility=settings.visibility,
        creator_id=room.maker,
        color_wish=settings.color,
        created_at=at,
        previous_id=room.previous,
    )


def begun_row(room: Room, started: Started) -> tuple[GameRow, EventRow]:
    """Makes the row of a room whose seats are given from the first, and the start of its log."""
    changed: Any = columns(fold((started,)), (started,))
    row = replace(new_row(room, started.at), **changed)
    return row, EventRow(1, *event_row(started))


def event_row(event: Event) -> tuple[str, str, int]:
    """Makes what the writer takes of an event: kind, body, moment."""
    return events.kind(event), events.encode(event).decode(), event.at


def read_events(rows: Sequence[EventRow]) -> list[Event]:
    """Makes the events of their rows."""
    return [events.decode(row.body) for row in rows]


def columns(state: GameState, news: Sequence[Event]) -> dict[str, object]:
    """Gets what changes in a game's row with its newest events; `state` is that after them."""
    changed: dict[str, object] = {"deadline_at": state.deadline()}
    if isinstance(news[0], Started):
        changed |= {
            "status": "playing",
            "white_id": state.seats.white,
            "black_id": state.seats.black,
            "started_at": state.started.at,
        }
    if state.ended in news and state.ended:
        changed |= {
            "status": "over",
            "ended_at": state.ended.at,
            "result": state.ended.result,
            "reason": state.ended.reason,
        }
    return changed
