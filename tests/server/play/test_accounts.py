"""Accounts at a real server."""

import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

SOKHA = {"name": "Sokha", "password": "chhnang-1234"}


def signed_in(server: ServerProcess, name: str) -> RemotePlayer:
    """Registers somebody."""
    player = RemotePlayer(server.host)
    who = {"name": name, "password": SOKHA["password"]}
    assert player.request("POST", "/api/account", who)[0] == 201
    return player


def test_a_guests_games_are_in_the_new_account(server: ServerProcess) -> None:
    guest, other = RemotePlayer(server.host), RemotePlayer(server.host)
    game = guest.create(visibility="public")
    other.join(game)
    status, me = guest.request("POST", "/api/account", SOKHA)
    assert (status, me["player"]["name"]) == (201, "Sokha")
    assert (
        guest.request("POST", "/api/account", SOKHA | {"name": "x y"})[1]["code"] == "has-account"
    )
    elsewhere = RemotePlayer(server.host)
    assert elsewhere.request("POST", "/api/session", SOKHA | {"name": "SOKHA "})[0] == 200
    assert elsewhere.request("GET", "/api/me")[1]["player"] == me["player"]
    assert [one["game"] for one in elsewhere.request("GET", "/api/me/games")[1]] == [game]
    profile = other.request("GET", "/api/players/sokha")[1]
    assert profile["player"]["name"] == "Sokha"
    assert [one["game"] for one in profile["games"]] == [game]
    assert elsewhere.connect().move(game, 0, "e3e4") == "done"
    elsewhere.close()


def test_who_planted_a_guests_cookie_is_not_in_the_account(server: ServerProcess) -> None:
    planter = RemotePlayer(server.host)
    game = planter.create()
    owner = RemotePlayer(server.host, planter.cookie)
    planter.connect()
    assert owner.request("POST", "/api/account", SOKHA | {"name": "Rachana"})[0] == 201
    assert planter.request("GET", "/api/me") == (200, {"player": None})
    assert planter.closing() == 1008
    assert owner.request("GET", f"/api/rooms/{game}")[1]["role"] == "maker"
    assert owner.request("GET", "/api/me")[1]["player"]["name"] == "Rachana"


def test_a_guests_games_do_not_come_into_an_old_account(server: ServerProcess) -> None:
    signed_in(server, "Kosal")
    guest = RemotePlayer(server.host)
    game = guest.create()
    assert guest.request("POST", "/api/session", SOKHA | {"name": "Kosal"})[0] == 200
    assert guest.request("GET", "/api/me/games") == (200, [])
    assert guest.request("GET", f"/api/rooms/{game}")[1]["role"] == "watcher"


def test_sign_out_here_and_everywhere(server: ServerProcess) -> None:
    here = signed_in(server, "Dara")
    there = RemotePlayer(server.host)
    there.request("POST", "/api/session", SOKHA | {"name": "Dara"})
    there.connect()
    assert here.request("DELETE", "/api/sessions")[0] == 204
    assert there.closing() == 1008
    assert there.request("GET", "/api/me")[1] == {"player": None}


def test_who_signs_out_is_so_in_every_tab(server: ServerProcess) -> None:
    player = signed_in(server, "Maly")
    other_tab = RemotePlayer(server.host, player.cookie)
    elsewhere = RemotePlayer(server.host)
    elsewhere.request("POST", "/api/session", SOKHA | {"name": "Maly"})
    for one in (player, other_tab, elsewhere):
        one.connect()
    assert player.request("DELETE", "/api/session")[0] == 204
    assert [player.closing(), other_tab.closing()] == [1008] * 2
    assert elsewhere.ask(type="lobby") == "done"
    elsewhere.close()


def test_a_name_is_given_once(server: ServerProcess) -> None:
    signed_in(server, "Bopha")
    guests = server.metric("guests_total")
    taken = RemotePlayer(server.host).request("POST", "/api/account", SOKHA | {"name": "bo-PHA"})
    assert taken == (409, {"code": "name-taken"})
    assert server.metric("guests_total") == guests, "none was made of who asked"


@pytest.mark.parametrize(
    "name",
    [
        *("<b>x</b>", "a\u202eb", "  ", "-x", "a\x00b"),
        *("Sokha\u17b5", "\u3164\u3164", "Sok\u034fha", "Sokha\ufe0f"),  # they do not show
    ],
)
def test_names_that_cannot_be(server: ServerProcess, name: str) -> None:
    status, _ = RemotePlayer(server.host).request("POST", "/api/account", SOKHA | {"name": name})
    assert status in (409, 422)


def test_a_wrong_name_is_answered_like_a_wrong_password(server: ServerProcess) -> None:
    signed_in(server, "Vanna")
    took: dict[str, list[float]] = {"Vanna": [], "Nobody": []}
    for name in [*took] * 6:
        began = time.monotonic()
        who = {"name": name, "password": "not-the-password"}
        answer = RemotePlayer(server.host).request("POST", "/api/session", who)
        took[name].append(time.monotonic() - began)
        assert answer == (401, {"code": "wrong"})
    known, unknown = (min(times) for times in took.values())
    # Loading the machine can only lengthen them: what tells is an answer without the hashing.
    assert min(known, unknown) > 0.4 * max(known, unknown)


def test_export_and_deletion(server: ServerProcess) -> None:
    player, other = signed_in(server, "Chanthou"), RemotePlayer(server.host)
    game = player.create()
    other.join(game)
    player.connect().ask(type="chat", game=game, phrase="hello")
    player.close()
    status, data = player.request("GET", "/api/account/export")
    assert status == 200
    assert list(data) == ["players", "sessions", "presence", "games", "events"]
    assert [row["id"] for row in data["games"]] == [game]
    assert {event["kind"] for event in data["events"]} == {"started", "chatted"}
    assert "argon2" not in str(data)
    wrong = player.request("DELETE", "/api/account", {"password": "not-the-password"})
    assert wrong == (401, {"code": "wrong"})
    assert player.request("DELETE", "/api/account", {"password": SOKHA["password"]})[0] == 204
    assert player.request("GET", "/api/me")[1] == {"player": None}
    assert other.request("GET", "/api/players/Chanthou")[0] == 404
    room = other.request("GET", f"/api/rooms/{game}")[1]
    assert [room[color]["name"] for color in ("white", "black")] == [None, None]


def test_a_crowd_of_passwords_is_sent_away_and_the_rest_served(server: ServerProcess) -> None:
    signed_in(server, "Phalla")
    player = RemotePlayer(server.host).connect()

    def guess(number: int) -> int:
        who = {"name": f"Nobody {number}", "password": "not-the-password"}
        address = {"X-Forwarded-For": f"10.9.0.{number}"}
        return RemotePlayer(server.host).request("POST", "/api/session", who, address)[0]

    with ThreadPoolExecutor(100) as crowd:
        statuses = crowd.map(guess, range(100))
        assert player.ask(type="lobby") == "done"
        assert {401, 503} == set(statuses)
    player.close()


def test_an_address_of_ones_own_saying_is_not_believed(server: ServerProcess) -> None:
    def export(number: int) -> str:
        one = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.7", 0))
        head = f"Host: {server.host}\r\nX-Forwarded-For: 10.8.0.{number}\r\nConnection: close"
        one.sendall(f"GET /api/account/export HTTP/1.1\r\n{head}\r\n\r\n".encode())
        with one:
            return one.recv(64).decode().split()[1]

    assert [export(number) for number in range(11)] == ["401"] * 10 + ["429"]


def guess(
    server: ServerProcess, name: str, address: str, password: str = "not-the-password"
) -> int:
    """Tries a password from an address, as by a proxy, and gets the status."""
    who, forwarded = {"name": name, "password": password}, {"X-Forwarded-For": address}
    return RemotePlayer(server.host).request("POST", "/api/session", who, forwarded)[0]


def test_guessing_is_slowed_down_and_keeps_nobody_out(server: ServerProcess) -> None:
    signed_in(server, "Kunthea")
    statuses = [guess(server, "Kunthea", "10.7.0.1") for _ in range(14)]
    assert (statuses[0], statuses[-1]) == (401, 429)
    assert guess(server, "Kunthea", "10.7.0.2", SOKHA["password"]) == 200
