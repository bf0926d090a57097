"""News between workers, within a process and over Redis, also when Redis goes and comes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from signal import SIGCONT, SIGSTOP
from time import monotonic

import pytest

from ouk_server.store.bus import BadBusUrlError, Bus, open_bus
from server.services import RedisServer

pytestmark = pytest.mark.anyio


async def until(condition: Callable[[], bool], seconds: float = 5) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["in process", "redis"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    """A healthy bus."""
    url = request.getfixturevalue("redis").url if request.param == "redis" else None
    bus = await open_bus(url)
    await until(lambda: bus.healthy)
    yield bus
    await bus.close()


@pytest.fixture
async def pair(own_redis: RedisServer) -> AsyncIterator[tuple[Bus, Bus]]:
    """Two workers' buses on one Redis."""
    pair = await open_bus(own_redis.url), await open_bus(own_redis.url)
    await until(lambda: all(bus.healthy for bus in pair))
    yield pair
    for bus in pair:
        await bus.close()


async def test_whoever_listens_hears(bus: Bus) -> None:
    heard: list[bytes] = []
    also_heard: list[bytes] = []
    await bus.subscribe("a", heard.append)
    await bus.subscribe("a", also_heard.append)
    losses = bus.losses
    for message in (b"1", b"\xff\x00", b""):
        bus.publish("a", message)
        bus.publish("b", b"not for you")
    await until(lambda: len(also_heard) == 3)
    assert heard == also_heard == [b"1", b"\xff\x00", b""]
    assert bus.losses == losses


async def test_a_listener_that_fails_disturbs_nobody(bus: Bus) -> None:
    complaints: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: complaints.append(context["exception"]))
    heard: list[bytes] = []
    await bus.subscribe("a", lambda _message: heard.append(bytes(1 // 0)))
    await bus.subscribe("a", heard.append)
    bus.publish("a", b"1")
    bus.publish("a", b"2")
    await until(lambda: heard == [b"1", b"2"])
    assert [type(complaint) for complaint in complaints] == [ZeroDivisionError] * 2
    loop.set_exception_handler(None)


async def test_what_is_said_after_subscribing_is_heard(pair: tuple[Bus, Bus]) -> None:
    one, two = pair
    heard: list[bytes] = []
    losses = two.losses
    for number in range(200):
        channel = f"game:{number}"
        await two.subscribe(channel, heard.append)
        one.publish(channel, channel.encode())
    await until(lambda: len(heard) == 200)
    assert sorted(heard) == sorted(f"game:{number}".encode() for number in range(200))
    assert two.losses == losses


async def test_the_bus_recovers_with_redis(own_redis: RedisServer, pair: tuple[Bus, Bus]) -> None:
    one, two = pair
    heard: list[bytes] = []
    await two.subscribe("a", heard.append)
    losses = two.losses
    own_redis.kill()
    await until(lambda: not one.healthy and not two.healthy, seconds=2)
    started = monotonic()
    one.publish("a", b"while it was away")
    await two.subscribe("b", heard.append)
    assert monotonic() - started < 0.2, "nobody waits for a dead bus"
    own_redis.start()
    await until(lambda: one.healthy and two.healthy)
    assert two.losses > losses
    heard.clear()
    one.publish("a", b"1")
    one.publish("b", b"2")
    await until(lambda: set(heard) >= {b"1", b"2"})


async def test_a_redis_that_hangs_is_noticed(own_redis: RedisServer, pair: tuple[Bus, Bus]) -> None:
    own_redis.process.send_signal(SIGSTOP)
    await until(lambda: not any(bus.healthy for bus in pair), seconds=4)
    own_redis.process.send_signal(SIGCONT)
    await until(lambda: all(bus.healthy for bus in pair))


async def test_a_redis_that_comes_later_is_found(own_redis: RedisServer) -> None:
    own_redis.kill()
    bus = await open_bus(own_redis.url)
    heard: list[bytes] = []
    await bus.subscribe("a", heard.append)
    bus.publish("a", b"1")
    assert not bus.healthy
    own_redis.start()
    await until(lambda: bus.healthy)
    bus.publish("a", b"2")
    await until(lambda: b"2" in heard)
    await bus.close()


async def test_a_bad_address_is_refused() -> None:
    with pytest.raises(BadBusUrlError):
        await open_bus("postgresql://localhost")
