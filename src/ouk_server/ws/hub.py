"""The sockets of this worker, by what they follow. What many are told is encoded once."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol

from ouk_server import observe
from ouk_server.domain.events import Event
from ouk_server.service.now import now
from ouk_server.service.people import Person
from ouk_server.ws import protocol
from ouk_server.ws.connection import Connection, Reason

AT_THE_DOOR = 8
"""Sockets that may ask the database at once who they are and what they follow. A crowd that comes
back must leave it to those who play: their moves, and the beats by which outages are known."""
GATHERING = 0.2
"""Seconds for which comings and goings at a game gather before they are told together."""
LATE_TICK = 2.0
"""Seconds after which a tick is so late that the silence since the last may be our own."""
MOST_SOCKETS = 2000
"""Of one address: a whole provider may stand behind one."""


class Follower(Protocol):
    """A session, as the hub sees it."""

    connection: Connection
    player: Person | None
    session: str | None

    def presence(self, game: str) -> protocol.Presence:
        """Makes the notice of who is there, the same for all."""

    def show_room(self, game: str) -> None:
        """Sends the room anew: what each is told there differs."""


class Hub:
    """Knows who follows what. An `Audience` of the services."""

    def __init__(self) -> None:
        """Starts with nobody."""
        self._by_game: defaultdict[str, set[Follower]] = defaultdict(set)
        self._stirred: set[str] = set()
        """Games of which it is soon told who is there."""
        self._lobby: set[Follower] = set()
        self._all: set[Follower] = set()
        self._by_address: defaultdict[str, int] = defaultdict(int)
        self._ticked = time.monotonic()
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.rooms: Callable[[], protocol.Rooms] | None = None
        """Makes the notice of the lobby, once there is one."""
        observe.gauge("sockets", lambda: len(self._all))
        observe.gauge("games_followed", lambda: len(self._by_game))

    def enter(self, address: str) -> bool:
        """Counts a socket of an address, unless that has too many."""
        if self._by_address[address] >= MOST_SOCKETS:
            observe.count("sockets_refused")
            return False
        self._by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts a socket of an address no longer."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def add(self, follower: Follower) -> None:
        """Takes in a session."""
        self._all.add(follower)

    def remove(self, follower: Follower) -> None:
        """Forgets a session that follows no game any more."""
        self._all.discard(follower)
        self._lobby.discard(follower)

    def follow(self, follower: Follower, game: str) -> None:
        """Tells a session from now on what happens in a game."""
        self._by_game[game].add(follower)

    def unfollow(self, follower: Follower, game: str) -> None:
        """Tells it no longer."""
        self._by_game[game].discard(follower)
        if not self._by_game[game]:
            del self._by_game[game]

    def follow_lobby(self, follower: Follower, *, on: bool) -> None:
        """Tells a session of the lobby, or no longer."""
        (self._lobby.add if on else self._lobby.discard)(follower)

    def followers(self, game: str) -> int:
        """Counts who follows a game here."""
        return len(self._by_game.get(game, ()))

    def games(self) -> Sequence[str]:
        """Lists the games that somebody here follows."""
        return tuple(self._by_game)

    def is_followed(self, game: str) -> bool:
        """Checks whether somebody here follows a game."""
        return game in self._by_game

    def is_lobby_followed(self) -> bool:
        """Checks whether somebody here looks at the lobby."""
        return bool(self._lobby)

    def happened(self, game: str, seq: int, events: Sequence[Event]) -> None:
        """Tells what happened in a game."""
        if followers := self._by_game.get(game):
            notice = protocol.Events(game=game, seq=seq, events=tuple(events), now=now())
            _send(followers, protocol.encode(notice))

    def room_changed(self, game: str) -> None:
        """Tells that a room is another now."""
        for follower in tuple(self._by_game.get(game, ())):
            follower.show_room(game)

    def presence_changed(self, game: str) -> None:
        """Tells who is there, soon: where many come and go, each is not told of each."""
        if game in self._by_game and game not in self._stirred:
            self._stirred.add(game)
            asyncio.get_running_loop().call_later(GATHERING, self._tell_presence, game)

    def _tell_presence(self, game: str) -> None:
        self._stirred.discard(game)
        if followers := self._by_game.get(game):
            notice = next(iter(followers)).presence(game)
            _send(followers, protocol.encode(notice))

    def lobby_changed(self) -> None:
        """Tells the lobby."""
        if self._lobby and self.rooms:
            _send(self._lobby, protocol.encode(self.rooms()))

    def sessions(self, players: Iterable[str] | None) -> set[str]:
        """Lists the sessions that have a socket here, of some players or of all."""
        known = [one for one in self._all if one.player]
        if players is not None:
            wanted = set(players)
            known = [one for one in known if one.player and one.player.id in wanted]
        return {one.session for one in known if one.session}

    def signed_out(self, sessions: Collection[str]) -> None:
        """Closes the sockets of sessions."""
        self.close("signed-out", lambda one: one.session in sessions)

    def tick(self) -> None:
        """To be called every second, for the pings."""
        before, self._ticked = self._ticked, time.monotonic()
        is_late = self._ticked - before > LATE_TICK
        moment = now()
        for follower in tuple(self._all):
            if is_late:
                follower.connection.excuse()
            follower.connection.tick(moment)

    def close(self, reason: Reason, which: Callable[[Follower], bool] = lambda _one: True) -> None:
        """Closes all connections, or some."""
        for follower in tuple(self._all):
            if which(follower):
                follower.connection.close(reason)


def _send(followers: Iterable[Follower], text: str) -> None:
    for follower in followers:
        follower.connection.send_text(text)
