"""The part of the site that is online play: `/api`, `/ws`, `/healthz`, `/metrics`."""

from fastapi import APIRouter, Depends, FastAPI, HTTPException, Request
from starlette.responses import PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ouk_server import observe
from ouk_server.api import accounts, games, rooms
from ouk_server.api.asking import Limits, from_own_page
from ouk_server.api.body import BodyLimit
from ouk_server.api.problems import handle_in
from ouk_server.security import is_this_machine
from ouk_server.service.online import Online
from ouk_server.ws import endpoint, notices
from ouk_server.ws.hub import Hub


def create_api(online: Online, hub: Hub) -> FastAPI:
    """Makes the application of a running service."""
    app = FastAPI(
        title="Ouk",
        version="1",
        description="Rooms, games and accounts. What happens in a game comes by WebSocket: /ws.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.online, app.state.limits = online, Limits()
    hub.rooms = lambda: notices.rooms(online.lobby.list, online.people)
    api = APIRouter(prefix="/api", dependencies=[Depends(from_own_page)])
    for part in (rooms, games, accounts):
        api.include_router(part.router)
    app.include_router(api)
    app.add_middleware(BodyLimit)
    handle_in(app)

    async def socket(websocket: WebSocket) -> None:
        await endpoint.serve(websocket, online, hub)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        await online.check()
        return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> PlainTextResponse:
        if not is_this_machine(request.client.host if request.client else ""):
            raise HTTPException(404)
        return PlainTextResponse(observe.metrics(), media_type="text/plain; version=0.0.4")

    app.router.routes.append(WebSocketRoute("/ws", socket))
    return app
