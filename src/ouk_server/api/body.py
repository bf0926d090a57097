"""How much a request may send."""

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST = 16_384


class BodyLimit:
    """Refuses bodies that are larger than any of this interface, announced or not."""

    def __init__(self, app: ASGIApp) -> None:
        """Stands before an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > LARGEST:
            await JSONResponse({"code": "too-large"}, 413)(scope, receive, send)
            return
        received = 0

        async def receive_some() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_some, send)
