"""Accounts: for those who want one."""

from typing import Any

from fastapi import APIRouter
from starlette.responses import StreamingResponse

from ouk_server.api.asking import DOOR, Asks
from ouk_server.api.models import Credentials, Me, PasswordOnly, Person
from ouk_server.api.problems import ProblemError, responses
from ouk_server.service.accounts import cleaned, key

router = APIRouter(tags=["accounts"])


@router.get("/me", responses=responses(), dependencies=[DOOR])
async def me(asks: Asks) -> Me:
    """Says who asks."""
    asks.limit(asks.limits.reads)
    player = await asks.player()
    return Me(player=Person.of(player) if player else None)


@router.post("/account", status_code=201, responses=responses(400, 403, 409, 413))
async def register(new: Credentials, asks: Asks) -> Me:
    """Makes an account, and signs in. A guest's games are in it; what knew the guest ends."""
    asks.limit(asks.limits.registrations)
    guest = await asks.player()
    registered = await asks.online.accounts.register(
        guest.id if guest else None, new.name, new.password
    )
    if isinstance(registered, str):
        raise ProblemError(409, registered)
    player, token = registered
    asks.give_cookie(token)
    return Me(player=Person.of(player))


@router.delete("/account", status_code=204, responses=responses(400, 401, 403, 413))
async def delete(confirmation: PasswordOnly, asks: Asks) -> None:
    """Deletes the account: name, password, sessions. Its games stay, without the name."""
    asks.limit(asks.limits.sign_ins)
    player = await asks.known_player()
    if not await asks.online.accounts.is_password(player.id, confirmation.password or ""):
        raise ProblemError(401, "wrong")
    await asks.online.accounts.delete(player.id)
    asks.take_cookie()


@router.get(
    "/account/export",
    response_model=dict[str, list[dict[str, Any]]],
    responses=responses(401),
    dependencies=[DOOR],
)
async def export(asks: Asks) -> StreamingResponse:
    """Gets everything that is stored about oneself."""
    asks.limit(asks.limits.exports)
    player = await asks.known_player()
    # Sent as it is read: to check and write a long one whole would hold up all who play here.
    parts = asks.online.accounts.export(player.id)
    disposition = {"Content-Disposition": 'attachment; filename="ouk.json"'}
    return StreamingResponse(parts, media_type="application/json", headers=disposition)


@router.post("/session", responses=responses(400, 401, 403, 413))
async def sign_in(who: Credentials, asks: Asks) -> Me:
    """Signs in. A wrong name and a wrong password are answered alike.

    What somebody played as a guest before does not come along: only a new account takes that over.
    """
    asks.limit_guessing(key(cleaned(who.name)))
    signed_in = await asks.online.accounts.sign_in(who.name, who.password)
    if signed_in is None:
        raise ProblemError(401, "wrong")
    player, token = signed_in
    asks.give_cookie(token)
    return Me(player=Person.of(player))


@router.delete("/session", status_code=204, responses=responses(403), dependencies=[DOOR])
async def sign_out(asks: Asks) -> None:
    """Signs out here."""
    asks.limit(asks.limits.reads)
    if asks.token:
        await asks.online.accounts.sign_out(asks.token)
    asks.take_cookie()


@router.delete("/sessions", status_code=204, responses=responses(401, 403), dependencies=[DOOR])
async def sign_out_everywhere(asks: Asks) -> None:
    """Signs out on all devices."""
    asks.limit(asks.limits.reads)
    player = await asks.known_player()
    await asks.online.accounts.sign_out_everywhere(player.id)
    asks.take_cookie()
