"""Sends the built files: those with a hash in their name for ever, the others for a short while."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ouk_server.assets import ENCODINGS, Asset, Assets

FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"


def routes(assets: Assets) -> list[Route]:
    """Makes the route of the built files."""

    async def static(request: Request) -> Response:
        asset = assets.files.get(request.path_params["name"])
        if asset is None:
            raise HTTPException(404)
        return send(asset, request)

    return [Route("/static/{name:path}", static)]


def send(asset: Asset, request: Request) -> Response:
    """Answers with a file, in the best of the encodings that the browser understands."""
    headers = {"Cache-Control": FOR_EVER if asset.is_hashed else ALWAYS_ASK}
    content = asset.plain
    if asset.encoded:
        headers["Vary"] = "Accept-Encoding"
    if encoding := _choose(asset, request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = encoding
        content = asset.encoded[encoding]
    return Response(content, media_type=asset.media_type, headers=headers)


def _choose(asset: Asset, accepted: str) -> str | None:
    parts = [part.strip() for part in accepted.split(",")]
    names = {part.split(";")[0] for part in parts if not part.endswith("q=0")}
    return next((name for name in ENCODINGS if name in names and name in asset.encoded), None)
