"""What lasts for days: games with days for a move, and links."""

import time

import pytest

from server.play.days import HOUR, deadline, let_pass
from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

DAILY = {"type": "daily", "days": 1}


def test_a_day_for_each_move(server: ServerProcess) -> None:
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create(time=DAILY)
    assert black.join(game) == 200
    assert white.connect().move(game, 0, "e3e4") == "done"
    assert black.connect().move(game, 1, "e6e5") == "done"
    assert white.move(game, 2, "d3d4") == "done"
    moved = white.watch(game)[-1]
    assert deadline(server, game) == pytest.approx(moved["at"] + 24 * HOUR, abs=1000)
    for player in (white, black):
        player.close()

    let_pass(server, hours=23)
    assert white.connect().watch(game)[-1]["type"] != "ended"
    assert white.ask(type="claim", game=game, claim="win") == "no-claim"
    white.close()
    let_pass(server, hours=2)
    last = white.connect().watch(game)[-1]
    end = last if last["type"] == "ended" else white.event("ended")
    assert (end["result"], end["reason"]) == ("1-0", "time")
    assert deadline(server, game) is None
    white.close()


def test_a_private_link_works_after_a_day_and_a_public_room_is_closed(
    server: ServerProcess,
) -> None:
    maker, friend, stranger = (RemotePlayer(server.host) for _ in range(3))
    private, public = maker.create(), maker.create(visibility="public")
    maker.connect().watch(private)
    maker.close()
    let_pass(server, hours=25)
    assert friend.request("GET", f"/api/rooms/{private}")[1]["status"] == "waiting"
    assert private not in str(friend.request("GET", "/api/lobby")[1])
    while stranger.request("GET", f"/api/rooms/{public}")[1]["status"] == "waiting":
        time.sleep(0.1)  # within a minute
    assert stranger.request("POST", f"/api/rooms/{public}/join")[1] == {"code": "room-closed"}
    assert friend.join(private) == 200
    assert [event["type"] for event in friend.connect().watch(private)] == ["started"]
    assert stranger.join(private) == 409
    friend.close()
