"""A move that could not be kept counts from its first arrival, and no other time is given away."""

import pytest

from ouk_server.domain.commands import Command
from ouk_server.service.errors import TryAgainError
from ouk_server.service.games import Games
from ouk_server.service.live import SENT_AGAIN, LiveGame
from server.service.played import BLITZ, begun, games_of, moved
from server.store.rows import fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio
TRIED = 1_000


class Away:
    """A game at which White is to move, since `began`, and a database that comes and goes."""

    def __init__(self, games: Games, live: LiveGame) -> None:
        self.games, self.live, self.is_away = games, live, False
        games.settle = self._settle
        assert live.state
        assert live.state.clock
        self.began = live.state.clock.since

    async def _settle(self) -> None:
        if self.is_away:
            raise TryAgainError

    async def try_in_vain(self, command: Command) -> None:
        self.is_away = True
        with pytest.raises(TryAgainError):
            await self.games.ask(self.live.id, command)
        self.is_away = False

    async def charged(self, at: int) -> int:
        """Makes White's move, and gets what it is charged."""
        move = moved("p0", 2, "d3d4", self.began + at)
        assert await self.games.ask(self.live.id, move) is None
        assert self.live.state
        assert self.live.state.clock
        return BLITZ.base_ms - self.live.state.clock.white.time


@pytest.fixture
async def away(worker: Worker) -> Away:
    """Gets a game in which White's move was tried in vain a second after its turn began."""
    await fill(worker, "", players=3)
    games = games_of(worker)
    live = await begun(games)
    assert live.state
    began = live.state.started.at
    for ply, uci in enumerate(("e3e4", "e6e5")):
        assert await games.ask(live.id, moved(f"p{ply}", ply, uci, began)) is None
    game = Away(games, live)
    await game.try_in_vain(moved("p0", 2, "d3d4", began + TRIED))
    return game


async def test_what_is_sent_again_is_charged_once(away: Away) -> None:
    await away.try_in_vain(moved("p0", 2, "d3d4", away.began + 2_000))
    assert await away.charged(SENT_AGAIN) == TRIED


@pytest.mark.parametrize(
    ("player", "ply", "uci"),
    [("p2", 2, "d3d4"), ("p2", 0, "x"), ("p1", 1, "e6e5"), ("p1", 2, "d6d5")],
)
async def test_nobody_else_can_take_that_away(away: Away, player: str, ply: int, uci: str) -> None:
    other = moved(player, ply, uci, away.began + 1_500)
    await away.games.ask(away.live.id, other)
    await away.try_in_vain(other)
    assert await away.charged(SENT_AGAIN) == TRIED


async def test_what_is_not_sent_again_soon_was_thought_over(away: Away) -> None:
    assert await away.charged(240_000) == 240_000


async def test_another_move_is_another(away: Away) -> None:
    await away.try_in_vain(moved("p0", 2, "f3f4", away.began + 2_000))
    assert await away.charged(SENT_AGAIN) == SENT_AGAIN
