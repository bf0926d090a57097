"""Players by id, as others see them. Names are remembered for a while: they rarely change."""

import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from ouk_server.service.errors import translated
from ouk_server.store.players import Players

REMEMBERED, SECONDS = 20_000, 60.0


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A player. A guest has no name."""

    id: str
    name: str | None


class People:
    """The names of players."""

    def __init__(self, players: Players) -> None:
        """Starts knowing nobody."""
        self._players = players
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def learn(self, ids: Iterable[str]) -> None:
        """Reads the names of players who are not known yet, or not any more.

        :raises TryAgainError: where the database does not answer.
        """
        fresh = time.monotonic() - SECONDS
        unknown = [one for one in set(ids) if self._known.get(one, (None, 0.0))[1] < fresh]
        if unknown:
            with translated():
                names = await self._players.names(unknown)
            for one in unknown:
                self.remember(Person(id=one, name=names.get(one) or None))

    def known(self, player: str) -> Person:
        """Gets a player by the name known last, without one if it never was."""
        known = self._known.get(player)
        return known[0] if known else Person(id=player, name=None)

    def remember(self, person: Person) -> None:
        """Takes in a name."""
        self._known[person.id] = person, time.monotonic()
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
