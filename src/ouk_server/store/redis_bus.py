"""The bus over Redis or Valkey. It heals by itself: nothing here fails for whoever uses it."""

import asyncio
from collections import deque
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any
from uuid import uuid4

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ouk_server.store.bus import BadBusUrlError, Handler, Handlers
from ouk_server.store.ending import end

_FAULTS = (RedisError, OSError, TimeoutError)

# All in seconds. An echo goes to Redis and back; without one for so long, the bus is deaf.
_ECHO_EVERY = 0.5
_SILENCE = 1.5
_ANSWER = 1.0
_CONFIRMATION = 0.1
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0

# What is not sent yet while Redis is away; older news than these are not worth keeping.
_OUTBOX = 10_000


class RedisBus:
    """One connection to speak, one to listen; `healthy` while an echo makes the whole way."""

    def __init__(self, url: str) -> None:
        """Starts to connect, within a running loop. Raises BadBusUrlError."""
        try:
            self._redis = Redis.from_url(
                url,
                socket_connect_timeout=_ANSWER,
                socket_timeout=_ANSWER,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise BadBusUrlError("no bus address: use redis://HOST:PORT") from None
        self.losses = 0
        self._handlers = Handlers()
        self._outbox: deque[tuple[str, bytes]] = deque(maxlen=_OUTBOX)
        self._something_to_send = asyncio.Event()
        self._pubsub: PubSub | None = None
        self._unconfirmed: dict[str, asyncio.Future[None]] = {}
        self._echo = f"echo:{uuid4()}"
        self._heard_at = -inf
        self._tasks = [
            asyncio.create_task(work()) for work in (self._call, self._speak, self._listen)
        ]

    @property
    def healthy(self) -> bool:
        """Whether an echo came back lately."""
        return monotonic() - self._heard_at < _SILENCE

    def publish(self, channel: str, message: bytes) -> None:
        """Hands a message to the task that sends."""
        self._outbox.append((channel, message))
        self._something_to_send.set()

    async def subscribe(self, channel: str, handler: Handler) -> None:
        """Listens, and waits a moment for Redis to confirm."""
        if self._handlers.add(channel, handler) and self._pubsub is not None:
            self._unconfirmed[channel] = asyncio.get_running_loop().create_future()
            with suppress(*_FAULTS):  # a lost connection is made anew with all channels
                await self._pubsub.subscribe(channel)
        if confirmation := self._unconfirmed.get(channel):
            await asyncio.wait([confirmation], timeout=_CONFIRMATION)
            self._unconfirmed.pop(channel, None)

    async def close(self) -> None:
        """Ends tasks and connections. What is not sent yet stays unsent."""
        await end(self._tasks)
        await self._redis.aclose()

    async def _call(self) -> None:
        """Sends the echo."""
        while True:
            self.publish(self._echo, b"")
            await asyncio.sleep(_ECHO_EVERY)

    async def _speak(self) -> None:
        """Sends what was published, again and again until it goes."""
        while True:
            await self._something_to_send.wait()
            self._something_to_send.clear()
            messages = list(self._outbox)
            self._outbox.clear()
            pause = _FIRST_PAUSE
            while not await self._send(messages):
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _send(self, messages: list[tuple[str, bytes]]) -> bool:
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for channel, message in messages:
                    pipe.publish(channel, message)
                await pipe.execute()
        except _FAULTS:
            return False
        return True

    async def _listen(self) -> None:
        """Hears what comes, over a new connection whenever the old one breaks or falls silent."""
        pause = _FIRST_PAUSE
        while True:
            async with self._redis.pubsub() as pubsub:
                with suppress(*_FAULTS):
                    await self._tune_in(pubsub)
                    while message := await pubsub.get_message(timeout=_SILENCE):
                        self._hear(message)
                        pause = _FIRST_PAUSE
                self._heard_at, self._pubsub = -inf, None
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _tune_in(self, pubsub: PubSub) -> None:
        """Subscribes to all channels, those too that are added meanwhile."""
        await pubsub.subscribe(self._echo)
        known: set[str] = set()
        while new := set(self._handlers.channels()) - known:
            await pubsub.subscribe(*new)
            known |= new
        self._pubsub = pubsub

    def _hear(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        if message["type"] == "subscribe":
            self._confirm(channel)
        elif channel == self._echo:
            self._heard_at = monotonic()
        elif message["type"] == "message":
            self._handlers.deliver(channel, message["data"])

    def _confirm(self, channel: str) -> None:
        """Where nobody waits for it, the channel was deaf until now."""
        confirmation = self._unconfirmed.get(channel)
        if confirmation is None:
            self.losses += 1
        elif not confirmation.done():
            confirmation.set_result(None)
