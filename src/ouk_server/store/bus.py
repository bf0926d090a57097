"""The bus carries news between workers: hints and what need not last. The truth is the database."""

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Protocol, TypeAlias

Handler: TypeAlias = Callable[[bytes], None]
"""Takes a message. Called by the event loop, one call after the other."""


class Bus(Protocol):
    """What workers say to each other. A message may get lost or come twice, but seldom."""

    @property
    def healthy(self) -> bool:
        """Whether messages arrive; while not, whoever needs the news reads the database."""

    @property
    def losses(self) -> int:
        """Grows when messages may have been lost: a reason to read the database once."""

    def publish(self, channel: str, message: bytes) -> None:
        """Sends to all who listen, the sender's own worker too. Never fails, never waits."""

    async def subscribe(self, channel: str, handler: Handler) -> None:
        """Listens. On return nothing said from now on is missed, or `losses` will tell."""

    async def close(self) -> None:
        """Ends."""


class BadBusUrlError(ValueError):
    """The address is none of a Redis server."""


async def open_bus(url: str | None = None) -> Bus:
    """Opens the bus of a Redis or Valkey server, or, without address, one within this process.

    The server may come later. Raises BadBusUrlError.
    """
    if url is None:
        return InProcessBus()
    from ouk_server.store.redis_bus import RedisBus  # slow to load, and not always needed

    return RedisBus(url)


class Handlers:
    """Who listens to which channel in this process."""

    def __init__(self) -> None:
        """Starts with nobody."""
        self._of: dict[str, list[Handler]] = {}

    def channels(self) -> list[str]:
        """Gets the channels that somebody listens to."""
        return list(self._of)

    def add(self, channel: str, handler: Handler) -> bool:
        """Adds a listener. True: the first of its channel."""
        handlers = self._of.setdefault(channel, [])
        handlers.append(handler)
        return len(handlers) == 1

    def deliver(self, channel: str, message: bytes) -> None:
        """Has the loop call each listener, so that one which fails disturbs nobody."""
        loop = get_running_loop()
        for handler in self._of.get(channel, ()):
            loop.call_soon(handler, message)


class InProcessBus:
    """The bus of a server that is one process."""

    healthy = True
    losses = 0

    def __init__(self) -> None:
        """Starts with nobody listening."""
        self._handlers = Handlers()

    def publish(self, channel: str, message: bytes) -> None:
        """Calls those who listen, soon."""
        self._handlers.deliver(channel, message)

    async def subscribe(self, channel: str, handler: Handler) -> None:
        """Listens."""
        self._handlers.add(channel, handler)

    async def close(self) -> None:
        """Has nothing to end."""
