"""Who asks, and whether they may: what the routes of the interface depend on."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Request, Response

from ouk_server.api.problems import ProblemError
from ouk_server.security import COOKIE, COOKIE_AGE, Limiter, is_own_origin, network, token_of
from ouk_server.service.online import Online
from ouk_server.service.people import Person


class Limits:
    """How often an address may do what costs something, or guesses."""

    def __init__(self) -> None:
        """Starts with all that may be done at once."""
        self.rooms = Limiter(rate=5, burst=200)
        self.registrations = Limiter(rate=1 / 20, burst=50)
        self.sign_ins = Limiter(rate=1 / 5, burst=20)
        self.sign_ins_of_name_here = Limiter(rate=1 / 30, burst=10)
        # Of all addresses: so wide that who tries from many does not keep the owner out.
        self.sign_ins_of_name = Limiter(rate=1, burst=100)
        self.reads = Limiter(rate=50, burst=500)
        self.exports = Limiter(rate=1 / 20, burst=10)


class Asking:
    """A request: the services it may use, and the player it comes from."""

    def __init__(self, request: Request, response: Response) -> None:
        """Takes a request, and the answer that a cookie may go with."""
        self._request, self._response = request, response
        self.online: Online = request.app.state.online
        self.limits: Limits = request.app.state.limits
        self.token = token_of(request.cookies)
        self.address = network(request.client.host) if request.client else ""

    async def player(self) -> Person | None:
        """Gets the player, None for a stranger."""
        return await self.online.accounts.who(self.token)

    async def known_player(self) -> Person:
        """Gets the player. Raises ProblemError for a stranger."""
        player = await self.player()
        if player is None:
            raise ProblemError(401, "no-player")
        return player

    async def player_or_guest(self) -> Person:
        """Gets the player; a stranger becomes a guest and gets a cookie."""
        player = await self.player()
        if player is None:
            player, token = await self.online.accounts.guest()
            self.give_cookie(token)
        return player

    def give_cookie(self, token: str) -> None:
        """Lets the browser keep a secret that no script can read."""
        self._response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self._request.url.scheme == "https",
        )

    def take_cookie(self) -> None:
        """Lets the browser forget it."""
        self._response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    def limit(self, limiter: Limiter, key: str | None = None) -> None:
        """Counts an attempt. Raises ProblemError where there were too many."""
        if not limiter.allows(self.address if key is None else key):
            raise ProblemError(429, "too-many")

    def limit_guessing(self, name: str) -> None:
        """Counts an attempt at a name. Raises ProblemError where there were too many."""
        self.limit(self.limits.sign_ins)
        self.limit(self.limits.sign_ins_of_name_here, f"{self.address} {name}")
        self.limit(self.limits.sign_ins_of_name, name)


async def at_the_door() -> AsyncIterator[None]:
    """Stands around a route that asks the database."""
    yield


DOOR = Depends(at_the_door, scope="function", max_concurrency=4)
"""Few at once may ask the database, of a crowd as well: the rest is for those who play."""


def from_own_page(request: Request) -> None:
    """Refuses what a page of another site sends with the reader's cookie. Raises ProblemError."""
    if request.method not in ("GET", "HEAD") and not is_own_origin(request.headers):
        raise ProblemError(403, "origin")


Asks = Annotated[Asking, Depends(Asking)]
