"""The beat of a worker, on real databases."""

import asyncio

import pytest

from ouk_server.service.heartbeat import STALLED, Heartbeat
from ouk_server.store.presence import Presence
from server.service.played import games_of
from server.store.worker import Worker

pytestmark = pytest.mark.anyio


class CountedPresence(Presence):
    """Counts the beats."""

    beats = 0

    async def beat(self, worker_id: str, now: int) -> None:
        """Beats."""
        self.beats += 1
        await super().beat(worker_id, now)


async def test_a_late_beat_is_made_once_for_all_who_wait_for_it(worker: Worker) -> None:
    store = CountedPresence(worker.database)
    heartbeat = Heartbeat(store, worker.games, games_of(worker), "w1")
    await heartbeat.start()
    heartbeat.quicken()
    await asyncio.gather(*(heartbeat.settle() for _ in range(50)))
    assert store.beats == 1
    await asyncio.sleep(STALLED / 1000 + 0.1)
    await asyncio.gather(*(heartbeat.settle() for _ in range(50)))
    assert store.beats == 2
