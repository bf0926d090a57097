"""The game of a rematch: made once, for the two who agreed on it, whatever fails meanwhile."""

import asyncio

import pytest

from ouk_server.domain.commands import Accept, OfferRematch, Resign, Say
from ouk_server.domain.refusal import Code
from ouk_server.service.errors import TryAgainError
from ouk_server.service.games import Games
from ouk_server.store.database import StoreUnavailableError
from ouk_server.store.games import EventRow, GameRow
from server.service.played import begun, games_of
from server.store.rows import fill
from server.store.worker import Worker

pytestmark = pytest.mark.anyio
NEXT = "abcdefghjk"


async def offered(games: Games) -> str:
    """Ends a public game, after which White offers another. Gets its id."""
    live = await begun(games, is_public=True)
    assert live.state
    at = live.state.started.at
    assert await games.ask(live.id, Resign(player="p0", at=at)) is None
    assert await games.ask(live.id, OfferRematch(player="p0", at=at, game="unused")) is None
    return live.id


async def accept(games: Games, game: str, name: str = NEXT) -> Code | None:
    """Black accepts; `name` is that of the game to come."""
    return await games.ask(game, Accept(player="p1", at=0, kind="rematch", game=name))


async def test_no_stranger_can_take_a_seat_of_it(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(worker, "", players=3)
    games = games_of(worker)
    game = await offered(games)

    async def away(*_: object) -> bool:
        raise StoreUnavailableError

    append = worker.writer.append

    async def append_old_alone(game_id: str, *rest: object) -> bool:
        return await (append(game_id, *rest) if game_id == game else away())  # type: ignore[arg-type]

    with monkeypatch.context() as lost:
        lost.setattr(worker.games, "begin", away, raising=False)
        lost.setattr(worker.writer, "append", append_old_alone)
        with pytest.raises(TryAgainError):
            await accept(games, game)
    assert await worker.games.get(NEXT) is None
    assert await accept(games, game, "other") is None
    row = await worker.games.get(NEXT)
    assert row is not None
    assert (row.status, row.white_id, row.black_id) == ("playing", "p1", "p0")
    assert await games.join(NEXT, "p2") == "room-full"
    assert await accept(games, game, "other") is None, "again, as after a lost answer"


async def test_two_workers_make_it_once(workers: tuple[Worker, Worker]) -> None:
    await workers[0].players.create_guest("p1", "", "token of p1", 1000)
    one, two = (games_of(worker, has_others=True) for worker in workers)
    game = await offered(one)
    await two.load(game)
    answers = await asyncio.gather(
        accept(one, game), two.ask(game, Say(player="p0", at=0, text="again?"))
    )
    assert set(answers) == {None}
    assert [event.kind for event in await workers[1].games.log(NEXT)] == ["started"]


async def test_a_clock_begins_in_it_as_in_any_game(worker: Worker) -> None:
    await fill(worker, "", players=2)
    games, begins = games_of(worker), []
    games.timed_began = lambda: begins.append("timed")
    assert await accept(games, await offered(games)) is None
    assert begins == ["timed", "timed"]


async def test_what_is_begun_is_begun_once(workers: tuple[Worker, Worker]) -> None:
    row = GameRow("x", "cambodian", "automatic", "{}", "private", "p0", "white", 1, "playing")
    start = EventRow(1, "started", "{}", 1)
    begins = [worker.games.begin(row, start) for worker in workers * 5]
    assert sorted(await asyncio.gather(*begins)) == [False] * 9 + [True]
    assert await workers[0].games.log("x") == [start]
