"""What a client is told of its commands."""

from unittest.mock import Mock

import pytest

from ouk_server.config import Config
from ouk_server.domain.commands import Command, Resign
from ouk_server.service.online import open_online
from ouk_server.ws.connection import Connection
from ouk_server.ws.hub import Hub
from ouk_server.ws.session import Session

pytestmark = pytest.mark.anyio


async def test_a_key_that_we_miss_is_not_a_missing_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub()
    online = await open_online(Config(database_url), hub)
    session = Session(online, hub, Mock(Connection), None, None)
    resign = Resign(player="p0", at=1)
    assert await session.ask("abcdefghjk", resign) == "no-game"

    async def fails(_game: str, _command: Command) -> None:
        raise KeyError("ours")

    monkeypatch.setattr(online.games, "ask", fails)
    with pytest.raises(KeyError):
        await session.ask("abcdefghjk", resign)
    await online.stop()
