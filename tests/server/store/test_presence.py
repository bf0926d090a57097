"""Who is there, over several workers, living and dead."""

import pytest

from ouk_server.store.presence import FRESH_MS, Seen
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


async def test_connections_of_all_living_workers_count(worker: Worker) -> None:
    presence = worker.presence
    for name in ("w1", "w2"):
        await presence.beat(name, 1000)
    await presence.record("w1", [("a", "p1", 1), ("a", "p2", 1), ("b", "p1", 1)], 1000)
    await presence.record("w2", [("a", "p1", 2)], 1100)
    seen = await presence.at_games(["a", "c"], 1200)
    assert sorted(seen) == [Seen("a", "p1", 3, 1100), Seen("a", "p2", 1, 1000)]


async def test_who_leaves_is_away_since_then(worker: Worker) -> None:
    presence = worker.presence
    await presence.beat("w1", 1000)
    await presence.record("w1", [("a", "p1", 1)], 1000)
    await presence.record("w1", [("a", "p1", 0)], 1500)
    await presence.beat("w1", 9000)
    assert await presence.at_games(["a"], 9000) == [Seen("a", "p1", 0, 1500)]


async def test_who_was_with_a_dead_worker_is_away_since_its_last_beat(worker: Worker) -> None:
    presence = worker.presence
    await presence.record("w1", [("a", "p1", 1)], 1000)
    await presence.beat("w1", 2000)
    living, dead = 2000 + FRESH_MS - 1, 2000 + FRESH_MS
    assert await presence.at_games(["a"], living) == [Seen("a", "p1", 1, 1000)]
    assert await presence.at_games(["a"], dead) == [Seen("a", "p1", 0, 2000)]
    assert (await presence.living(living), await presence.living(dead)) == ({"w1"}, set())
    await presence.beat("w2", 3000)
    await presence.record("w2", [("a", "p1", 1)], 3000)
    assert await presence.at_games(["a"], dead) == [Seen("a", "p1", 1, 3000)]


async def test_the_dead_are_forgotten_but_not_when_a_worker_last_lived(worker: Worker) -> None:
    presence = worker.presence
    assert await presence.last_beat() is None
    await presence.beat("w1", 1000)
    await presence.beat("w2", 2000)
    await presence.record("w1", [("a", "p1", 1)], 1000)
    await presence.record("w2", [("a", "p2", 0), ("a", "p3", 1)], 2000)
    await presence.forget(1500)
    seen = sorted(await presence.at_games(["a"], 2000))
    assert seen == [Seen("a", "p2", 0, 2000), Seen("a", "p3", 1, 2000)]
    await presence.forget(9000)
    assert await presence.at_games(["a"], 9000) == []
    assert await presence.last_beat() == 2000
    await presence.record("w1", [], 9000)


async def test_who_is_at_more_games_than_one_statement_takes(worker: Worker) -> None:
    names = [f"game{number}" for number in range(40_000)]
    await worker.presence.beat("w1", 1000)
    await worker.presence.record("w1", [(name, "p1", 1) for name in names[::10_000]], 1000)
    seen = await worker.presence.at_games(names, 1000)
    assert [one.game_id for one in seen] == names[::10_000]
