"""What is done about a request, and in which order."""

from types import SimpleNamespace
from typing import cast

import pytest

from ouk_server.domain.commands import ClaimAbsence
from ouk_server.service.people import Person
from ouk_server.ws import protocol
from ouk_server.ws.handlers import handle
from ouk_server.ws.session import Session

pytestmark = pytest.mark.anyio
GAME = "abcdefghjk"


async def test_an_outage_is_settled_before_it_is_asked_who_was_away() -> None:
    done: list[object] = []

    async def settle() -> None:
        done.append("settled")

    async def load(_game: str) -> str:
        return "live"

    async def opponent_away_since(_live: object, _player: str) -> int:
        done.append("asked")
        return 5

    async def ask(_game: str, command: ClaimAbsence) -> str:
        done.append(command.away_since)
        return "not-away"

    games = SimpleNamespace(settle=settle, load=load)
    presence = SimpleNamespace(opponent_away_since=opponent_away_since)
    session = SimpleNamespace(
        player=Person(id="p0", name=None),
        online=SimpleNamespace(games=games, presence=presence),
        connection=SimpleNamespace(send=done.append),
        ask=ask,
    )
    await handle(cast(Session, session), protocol.Claim(id=1, game=GAME, claim="win"), at=9)
    assert done == ["settled", "asked", 5, protocol.Refused(id=1, code="not-away")]
