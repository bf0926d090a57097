"""What schemathesis does before each request: it is somebody from elsewhere, with a room."""

import itertools
import re
from typing import Any

import schemathesis
from schemathesis import Case, HookContext

from server.play.remote_player import RemotePlayer

ROOM = {"variant": "cambodian", "time": {"type": "untimed"}, "visibility": "public"}
GAME = re.compile("[a-z0-9]{10}")
USES = 8
_numbers = itertools.count()
_now: tuple[RemotePlayer, str]


@schemathesis.hook
def before_call(_context: HookContext, case: Case[Any], _kwargs: dict[str, Any]) -> None:
    """Each request comes from an address of its own, as by a proxy, so that no limit is met; from
    a guest where no cookie is tried; and a game that could be is one that is."""
    global _now
    number = next(_numbers)
    address = {"X-Forwarded-For": f"10.0.{number >> 8}.{number & 255}"}
    if number % USES == 0:  # what was done with the last one may have made it useless
        _now = _room(str(case.operation.base_url).split("/")[2], address)
        if number % (2 * USES) == 0:  # and every other game has begun
            RemotePlayer(_now[0].host).request("POST", f"/api/rooms/{_now[1]}/join", None, address)
    maker, game = _now
    case.headers.update(address)
    case.headers.setdefault("Cookie", maker.cookie)
    if GAME.fullmatch(str(case.path_parameters.get("game"))):
        case.path_parameters["game"] = game


def _room(host: str, address: dict[str, str]) -> tuple[RemotePlayer, str]:
    maker = RemotePlayer(host)
    status, room = maker.request("POST", "/api/rooms", ROOM, address)
    assert status == 201
    return maker, str(room["game"])
