"""Players: guests at first, with an account if they like."""

import unicodedata
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import suppress
from typing import Literal

import msgspec

from ouk_server import observe, security
from ouk_server.domain.ids import new_id
from ouk_server.service.errors import TryAgainError, translated
from ouk_server.service.now import now
from ouk_server.service.people import People, Person
from ouk_server.store.players import PlayerRow, Players

SHORTEST_NAME, LONGEST_NAME = 2, 20
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
# Letters and marks that show nothing: with them one could take another's name as it looks.
_UNSEEN = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, *range(0x180B, 0x1810)))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
Problem = Literal["bad-name", "bad-password", "name-taken", "has-account"]


class Accounts:
    """Who asks, and what they have here. Everything raises TryAgainError."""

    def __init__(
        self,
        players: Players,
        people: People,
        signed_out: Callable[[str], Awaitable[None]],
        room_closed: Callable[[str], Awaitable[None]],
    ) -> None:
        """`signed_out` is told the id of a player of whom a session has ended, `room_closed` that
        of a room whose maker is gone."""
        self._players, self._people = players, people
        self._signed_out, self._room_closed = signed_out, room_closed

    async def who(self, token: str | None) -> Person | None:
        """Gets the player to whom a cookie belongs."""
        if token is None:
            return None
        with translated():
            row = await self._players.of_token(token)
        return self._person(row) if row else None

    async def guest(self) -> tuple[Person, str]:
        """Makes a guest, and the secret of their cookie."""
        player, token = new_id(), security.new_token()
        with translated():
            await self._players.create_guest(player, "", token, now())
        observe.count("guests")
        return Person(id=player, name=None), token

    async def register(
        self, guest: str | None, name: str, password: str
    ) -> tuple[Person, str] | Problem:
        """Makes an account, of a guest with the games, and opens its only session."""
        name, player, token = cleaned(name), guest or new_id(), security.new_token()
        if not is_name(name):
            return "bad-name"
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            return "bad-password"
        with translated():
            password_hash = await security.hash_password(password)
            account = PlayerRow(player, name, key(name), password_hash, now())
            if not await self._players.register(account, token, now()):
                row = await self._players.get(player)
                return "has-account" if row and row.name_key else "name-taken"
        observe.count("registrations")
        with suppress(TryAgainError):  # what is kept is kept, and all sessions are looked at again
            await self._signed_out(player)
        return self._person(account), token

    async def sign_in(self, name: str, password: str) -> tuple[Person, str] | None:
        """Opens a session; None for a wrong name and for a wrong password, after the same time."""
        row = await self.named(name)
        with translated():
            if not await security.is_password(password, row.password_hash if row else None):
                return None
            assert row is not None
            token = security.new_token()
            await self._players.open_session(row.id, token, now())
        return self._person(row), token

    async def sign_out(self, token: str) -> None:
        """Ends one session, and its sockets."""
        if player := await self.who(token):
            with translated():
                await self._players.close_session(token)
            await self._signed_out(player.id)

    async def sign_out_everywhere(self, player: str) -> None:
        """Ends all sessions of a player, and their sockets."""
        with translated():
            await self._players.close_sessions(player)
        await self._signed_out(player)

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Gets those of some sessions that have ended."""
        with translated():
            return set(sessions) - await self._players.living_sessions(list(sessions))

    async def is_password(self, player: str, password: str) -> bool:
        """Checks the password of a player; a guest has none, and any is right."""
        with translated():
            row = await self._players.get(player)
            if row and row.password_hash is None:
                return True
            return await security.is_password(password, row.password_hash if row else None)

    async def named(self, name: str) -> PlayerRow | None:
        """Gets the account of a name. What can be none is not looked for."""
        name = cleaned(name)
        with translated():
            return await self._players.by_name(key(name)) if is_name(name) else None

    async def export(self, player: str) -> AsyncIterator[bytes]:
        """Writes all that is stored about a player: rows by table, as JSON, a part at a time."""
        with translated():
            before = b"{"
            for table, parts in self._players.export(player).items():
                yield before + b'"%b":[' % table.encode()
                comma = b""
                async for rows in parts:
                    if rows:
                        yield comma + msgspec.json.encode(rows)[1:-1]
                        comma = b","
                before = b"],"
            yield b"]}"

    async def delete(self, player: str) -> None:
        """Forgets a player; the games stay, with a nameless opponent."""
        with translated():
            closed = await self._players.delete(player, now())
        self._people.remember(Person(id=player, name=None))
        await self._signed_out(player)
        for room in closed:
            await self._room_closed(room)

    def _person(self, row: PlayerRow) -> Person:
        person = Person(id=row.id, name=row.name or None)
        self._people.remember(person)
        return person


def cleaned(name: str) -> str:
    """Gets a name in one way of writing, with single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_name(name: str) -> bool:
    """Checks for letters of any script, digits, and a few signs between them."""
    return (
        SHORTEST_NAME <= len(name) <= LONGEST_NAME
        and unicodedata.category(name[0])[0] in "LN"
        and all(one in " -_.'" or unicodedata.category(one)[0] in "LMN" for one in name)
        and not any(one in _UNSEEN for one in name)
    )


def key(name: str) -> str:
    """Gets what two names share that are taken for one another."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(one for one in folded if one not in " -_.'")
