"""Errors of the interface: all have the form of a `Problem`."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route

from ouk_server.api.models import Problem
from ouk_server.service.errors import NoGameError, TryAgainError

CODES = {400: "malformed", 404: "nothing-here", 405: "method", 413: "too-large"}
MEANINGS = {
    400: "It is no JSON.",
    401: "Nobody is signed in, or name or password are wrong.",
    403: "It comes from a page of another site, or is another's.",
    404: "There is no such thing.",
    409: "It cannot be done now.",
    413: "It is too large.",
    422: "It is not what this takes.",
    429: "It was tried too often.",
    503: "The database does not answer: try again.",
}


class ProblemError(Exception):
    """Ends a request with a status and a code."""

    def __init__(self, status: int, code: str) -> None:
        """Takes both."""
        super().__init__(code)
        self.status, self.code = status, code


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describes the errors of a route, with those that any route may have."""
    return {
        status: {"model": Problem, "description": MEANINGS[status]}
        for status in sorted({*statuses, 422, 429, 503})
    }


def handle_in(app: FastAPI) -> None:
    """Gives every error its answer."""

    async def problem(_request: Request, error: Exception) -> Response:
        assert isinstance(error, ProblemError)
        return _answer(error.status, error.code)

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        headers = _allowed(request) if error.status_code == 405 else error.headers
        return _answer(error.status_code, CODES.get(error.status_code, "refused"), headers)

    async def invalid(_request: Request, _error: Exception) -> Response:
        return _answer(422, "invalid")

    async def no_game(_request: Request, _error: Exception) -> Response:
        return _answer(404, "no-game")

    async def try_again(_request: Request, _error: Exception) -> Response:
        return _answer(503, "try-again", {"Retry-After": "1"})

    app.add_exception_handler(ProblemError, problem)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(NoGameError, no_game)
    app.add_exception_handler(TryAgainError, try_again)


def _allowed(request: Request) -> dict[str, str]:
    """Gets the methods of an address: those of all its routes, not of the first."""
    methods: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            methods |= route.methods or set()
    return {"Allow": ", ".join(sorted(methods))}


def _answer(status: int, code: str, headers: Any = None) -> Response:
    return JSONResponse({"code": code}, status, headers)
