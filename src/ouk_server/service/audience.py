"""Whom the services tell what happens: the sockets of this worker, as seen from below."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from ouk_server.domain.events import Event


class Audience(Protocol):
    """Those who follow games and the lobby here. Telling never waits and never fails."""

    def games(self) -> Sequence[str]:
        """Lists the games that somebody here follows."""

    def is_followed(self, game: str) -> bool:
        """Checks whether somebody here follows a game."""

    def is_lobby_followed(self) -> bool:
        """Checks whether somebody here looks at the lobby."""

    def happened(self, game: str, seq: int, events: Sequence[Event]) -> None:
        """Tells what happened in a game; the first event has the number `seq`."""

    def room_changed(self, game: str) -> None:
        """Tells that players came into a room, or that it closed."""

    def presence_changed(self, game: str) -> None:
        """Tells that somebody came or went."""

    def lobby_changed(self) -> None:
        """Tells that the lobby is another now."""

    def tick(self) -> None:
        """To be called every second: sees whether those who follow are still there."""

    def sessions(self, players: Iterable[str] | None) -> set[str]:
        """Lists the sessions, by the hash of their secret, that some players or all have here."""

    def signed_out(self, sessions: Collection[str]) -> None:
        """Tells that sessions have ended."""
