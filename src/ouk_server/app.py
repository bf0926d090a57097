"""Puts the server together: the only place that knows all its parts."""

import logging
import os
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ouk_server import crawlers, observe, offline, pages, static
from ouk_server.assets import Assets, packaged
from ouk_server.config import Config, read
from ouk_server.headers import SecurityHeaders
from ouk_server.play import Play, PlayFirst

logger = logging.getLogger(__name__)
MESSAGE_SIZE = 4096
"""Bytes of a WebSocket message. Requests are far smaller."""


def create_app(assets: Assets | None = None, config: Config | None = None) -> Starlette:
    """Makes the application; without a configuration one of pages only.

    Raises AssetsMissingError where the browser files were not built.
    """
    assets = assets or Assets(packaged())
    the_pages = pages.Pages(assets)
    play = Play(config) if config else None

    async def not_found(request: Request, _error: Exception) -> Response:
        return the_pages.missing(request)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if play:
            await play.start()
        yield
        if play:
            await play.stop()

    return Starlette(
        routes=[
            Route("/healthz", healthz),
            *static.routes(assets),
            *offline.routes(assets, the_pages),
            *crawlers.routes(the_pages),
            *pages.routes(the_pages),
        ],
        middleware=[
            Middleware(observe.CountFaults),
            Middleware(SecurityHeaders),
            *([Middleware(PlayFirst, play=play)] if play else []),
            # Pages; the built files are compressed already.
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={404: not_found},
        lifespan=lifespan,
    )


def create_worker() -> Starlette:
    """Makes the application of a worker, by its environment."""
    observe.log_as_json()
    return create_app(config=read())


async def healthz(_request: Request) -> Response:
    """Says that the server answers. With online play its own answer stands before this."""
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})


def serve(config: Config, host: str = "127.0.0.1", port: int = 8000, workers: int = 1) -> None:
    """Serves the site until interrupted. Raises AssetsMissingError like create_app."""
    import uvicorn

    from ouk_server.patience import PatientProtocol

    Assets(packaged())  # say now what is missing, once and not in each worker
    os.environ.update(config.environment())
    _allow_many_sockets()
    observe.log_as_json()
    logger.info("serving http://%s:%s", host, port)
    uvicorn.run(
        "ouk_server.app:create_worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        log_config=None,
        server_header=False,
        http=PatientProtocol,
        timeout_graceful_shutdown=5,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_SIZE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the protocol has its own, which measure the way
    )


def _allow_many_sockets() -> None:
    """Lifts the usual limit of 1024 open files as far as the system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
