"""Notices made of what the services know."""

from ouk_server.domain.color import Color
from ouk_server.domain.ends import absence_limit
from ouk_server.domain.room import Room, role
from ouk_server.domain.state import FREE_PLIES
from ouk_server.service.live import LiveGame
from ouk_server.service.lobby import List, Listing
from ouk_server.service.people import People, Person
from ouk_server.service.presence import Presence
from ouk_server.ws import protocol


def room(one: Room, people: People, visitor: Person | None) -> protocol.Room:
    """Makes the notice of a room for a visitor."""
    return protocol.Room(
        game=one.id,
        settings=one.settings,
        maker=people.known(one.maker),
        white=people.known(one.seats.white) if one.seats else None,
        black=people.known(one.seats.black) if one.seats else None,
        status=one.status,
        role=role(one, visitor.id if visitor else None),
        previous=one.previous,
    )


def presence(live: LiveGame, known: Presence, followers: int) -> protocol.Presence:
    """Makes the notice of who is there."""
    return protocol.Presence(
        game=live.id,
        white=_seat(live, known, "white"),
        black=_seat(live, known, "black"),
        watchers=max(0, followers - known.players_here(live)),
    )


def _seat(live: LiveGame, known: Presence, color: Color) -> protocol.Seat:
    away_since = known.away_since(live, color)
    state = live.state
    claim_at = None
    if away_since is not None and state and not state.ended and state.ply >= FREE_PLIES:
        patience = absence_limit(state)
        claim_at = None if patience is None else away_since + patience
    return protocol.Seat(away_since=away_since, claim_at=claim_at)


def rooms(found: List, people: People) -> protocol.Rooms:
    """Makes the notice of the lobby."""
    return protocol.Rooms(
        waiting=tuple(_listed(one, people) for one in found.waiting),
        playing=tuple(_listed(one, people) for one in found.playing),
        people_waiting=len(found.waiting),
        people_playing=found.people_playing,
    )


def _listed(one: Listing, people: People) -> protocol.Listed:
    room = one.room
    maker = people.known(room.maker)
    if room.seats:
        white: Person | None = people.known(room.seats.white)
        black: Person | None = people.known(room.seats.black)
    else:
        white = maker if room.settings.color == "white" else None
        black = maker if room.settings.color == "black" else None
    return protocol.Listed(
        game=room.id,
        settings=room.settings,
        maker=maker,
        white=white,
        black=black,
        created_at=one.created_at,
    )
