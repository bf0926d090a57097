"""Online play within the site, opened behind the first page: that must not wait for it."""

import asyncio
import gc
import logging
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ouk_server import observe
from ouk_server.config import Config

if TYPE_CHECKING:
    from ouk_server.service.online import Online
    from ouk_server.ws.hub import Hub

logger = logging.getLogger(__name__)
ADDRESSES = frozenset(("api", "ws", "healthz", "metrics"))
AFTER_FIRST_PAGE, PATIENCE, STOP_WITHIN = 1.0, 10.0, 5.0
TRY_LATER = 1013
GOODBYE = 0.2
"""Seconds in which the good-byes reach the network."""
GARBAGE = 50_000
"""New objects after which garbage is looked for: those of a tenth of a second under full load."""
_PARTS = ("ouk_server.service.online", "ouk_server.ws.hub", "ouk_server.api.app")


class Play:
    """Answers what belongs to online play, as soon as that is open."""

    def __init__(self, config: Config) -> None:
        """Opens nothing yet."""
        self._config = config
        self._app: ASGIApp | None = None
        self._online: Online | None = None
        self._hub: Hub | None = None
        self._opening: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()

    async def start(self) -> None:
        """Begins to open, and says good-bye to the clients when the process is told to end."""
        self._opening = asyncio.create_task(self._open())
        if threading.current_thread() is threading.main_thread():
            _when_told_to_end(self._say_goodbye)

    async def stop(self) -> None:
        """Closes everything."""
        self._say_goodbye()
        if self._opening:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        if self._online:
            with suppress(TimeoutError):  # nothing that was acknowledged waits for it
                await asyncio.wait_for(self._online.stop(), STOP_WITHIN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request, or says that it is too early."""
        self._wanted.set()
        if self._app is None and self._opening:
            await asyncio.wait([self._opening], timeout=PATIENCE)
        if self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            await JSONResponse({"code": "try-again"}, 503, {"Retry-After": "1"})(
                scope, receive, send
            )

    async def _open(self) -> None:
        # It takes half a second to load, which the first page shall not share.
        with suppress(TimeoutError):
            async with asyncio.timeout(AFTER_FIRST_PAGE):
                await self._wanted.wait()
        while not await self._is_opened():
            await asyncio.sleep(1)
        # Looking for garbage holds up every move: what is loaded now stays, and what a move needs
        # shall be gone before it is looked at.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)

    async def _is_opened(self) -> bool:
        """Tries once; whatever it fails of is said here, for nobody reads what a task ends with."""
        try:
            service, sockets, api = await asyncio.to_thread(_load)
            hub = sockets.Hub()
            try:
                self._online = await service.open_online(self._config, hub)
            except service.OPENING_ERRORS as error:
                logger.warning("online play cannot be opened yet: %s", error)
                return False
            self._hub, self._app = hub, api.create_api(self._online, hub)
        except Exception:
            observe.count("faults")
            logger.exception("online play cannot be opened yet")
            return False
        return True

    def _say_goodbye(self) -> None:
        if self._hub:
            self._hub.close("restart")


class PlayFirst:
    """Sends what belongs to online play there, and all else to the site."""

    def __init__(self, app: ASGIApp, play: Play) -> None:
        """Stands before the site."""
        self._app, self._play = app, play

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        first = scope.get("path", "").split("/", 2)[1:2]
        app = self._play if first and first[0] in ADDRESSES else self._app
        await app(scope, receive, send)


def _load() -> list[Any]:
    return [import_module(part) for part in _PARTS]


def _when_told_to_end(act: Callable[[], None]) -> None:
    """Acts a moment before the server hears of the signal: it closes the sockets bare."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def end(number: int, before: Any) -> None:
            act()
            if callable(before):
                loop.call_later(GOODBYE, before, number, None)

        def handle(number: int, _frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(end, number, before)

        signal.signal(number, handle)
