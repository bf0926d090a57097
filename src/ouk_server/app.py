"""Puts the server together: the only place that knows all its parts."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ouk_server import pages, static
from ouk_server.assets import Assets, packaged
from ouk_server.headers import SecurityHeaders


def create_app(assets: Assets | None = None) -> Starlette:
    """Makes the application. Raises AssetsMissingError where the browser files were not built."""
    assets = assets or Assets(packaged())
    the_pages = pages.Pages(assets)

    async def not_found(request: Request, _error: Exception) -> Response:
        return the_pages.missing(request)

    return Starlette(
        routes=[Route("/healthz", healthz), *static.routes(assets), *pages.routes(the_pages)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={404: not_found},
    )


async def healthz(_request: Request) -> Response:
    """Says that the server answers."""
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})


def serve(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serves the site until interrupted. Raises AssetsMissingError like create_app."""
    import uvicorn

    uvicorn.run(create_app(), host=host, port=port, access_log=False, server_header=False)
