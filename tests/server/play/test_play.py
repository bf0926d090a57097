"""Two players at a real server: rooms, moves, offers, chat, coming back."""

import pytest

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

Pair = tuple[RemotePlayer, RemotePlayer, str]


def test_a_link_seats_two_and_the_third_watches(server: ServerProcess) -> None:
    maker, guest, third = (RemotePlayer(server.host) for _ in range(3))
    game = maker.create(color="black")
    room = RemotePlayer(server.host).request("GET", f"/api/rooms/{game}")[1]
    assert (room["status"], room["white"], room["role"]) == ("waiting", None, "watcher")
    assert maker.join(game) == 409
    assert guest.join(game) == guest.join(game) == 200
    assert third.join(game) == 409
    roles = [
        player.request("GET", f"/api/rooms/{game}")[1]["role"] for player in (maker, guest, third)
    ]
    assert roles == ["black", "white", "watcher"]
    assert third.connect().watch(game)[0]["type"] == "started"
    assert third.move(game, 0, "e3e4") == "no-player"
    third.close()
    third.create()
    assert third.connect().move(game, 0, "e3e4") == "seat"
    third.close()


def test_moves_are_seen_by_both_and_kept(pair: Pair) -> None:
    white, black, game = pair
    assert white.move(game, 0, "e3e4") == "done"
    assert black.event("moved")["uci"] == "e3e4"
    assert black.move(game, 1, "e6e5") == "done"
    assert [white.event("moved")["uci"] for _ in range(2)] == ["e3e4", "e6e5"]
    white.close()
    kinds = [event["type"] for event in white.connect().watch(game)]
    assert kinds == ["started", "moved", "moved"]
    assert [event["uci"] for event in white.watch(game, seq=2)] == ["e6e5"]


def test_a_move_sent_again_is_applied_once(pair: Pair) -> None:
    white, black, game = pair
    assert [white.move(game, 0, "e3e4") for _ in range(3)] == ["done"] * 3
    assert white.move(game, 0, "d3d4") == "stale"
    assert white.move(game, 1, "d3d4") == "seat"
    assert black.move(game, 7, "d6d5") == "ahead"
    assert black.move(game, 1, "d6d4") == "illegal"
    assert len(black.watch(game)) == 2


def test_offers_chat_and_the_end(pair: Pair) -> None:
    white, black, game = pair
    white.move(game, 0, "e3e4")
    black.move(game, 1, "e6e5")
    assert black.ask(type="chat", game=game, phrase="good-luck") == "done"
    assert white.ask(type="chat", game=game, text="<script>សួស្តី</script>") == "done"
    assert black.event("chatted")["phrase"] == "good-luck"
    assert white.ask(type="offer", game=game, kind="takeback") == "done"
    assert black.ask(type="accept", game=game, kind="takeback") == "done"
    assert white.event("undone")["ply"] == 0
    white.move(game, 0, "d3d4")
    black.move(game, 1, "d6d5")
    assert white.ask(type="offer", game=game, kind="draw") == "done"
    assert black.ask(type="decline", game=game, kind="draw") == "done"
    assert black.ask(type="resign", game=game) == "done"
    end = white.event("ended")
    assert (end["result"], end["reason"]) == ("1-0", "resignation")
    assert white.move(game, 2, "e3e4") == "game-over"


def test_a_rematch_is_another_game(pair: Pair) -> None:
    white, black, game = pair
    assert white.ask(type="resign", game=game) == "done"
    assert white.ask(type="offer", game=game, kind="rematch", order="loser-first") == "done"
    assert black.ask(type="accept", game=game, kind="rematch") == "done"
    rematch = white.event("rematched")["game"]
    assert black.event("rematched")["game"] == rematch
    room = black.request("GET", f"/api/rooms/{rematch}")[1]
    assert (room["role"], room["status"], room["previous"]) == ("black", "playing", game)
    assert [event["type"] for event in white.watch(rematch)] == ["started"]
    assert white.move(rematch, 0, "e3e4") == "done"


def test_presence_is_shown(server: ServerProcess, pair: Pair) -> None:
    white, black, game = pair
    black.drop()
    gone = white.get(lambda one: one["type"] == "presence" and one["black"]["away_since"])
    assert gone["white"]["away_since"] is None
    assert white.ask(type="claim", game=game, claim="win") == "too-early"
    RemotePlayer(server.host, black.cookie).connect().watch(game)
    white.get(lambda one: one["type"] == "presence" and one["black"]["away_since"] is None)


def test_the_lobby_is_live(server: ServerProcess) -> None:
    looker, maker, guest = (RemotePlayer(server.host) for _ in range(3))
    looker.connect().ask(type="lobby")
    game = maker.create(visibility="public")
    hidden = maker.create(visibility="private")

    def shown(name: str) -> list[str]:
        return [room["game"] for room in looker.seen[-1][name]]

    looker.get(lambda one: one["type"] == "rooms" and game in str(one["waiting"]))
    assert hidden not in str(looker.seen)
    assert game in str(guest.request("GET", "/api/lobby")[1]["waiting"])
    assert guest.join(game) == 200
    looker.get(lambda one: one["type"] == "rooms" and game in str(one["playing"]))
    assert game not in shown("waiting")
    looker.close()


def test_one_player_does_not_fill_the_lobby(server: ServerProcess) -> None:
    maker = RemotePlayer(server.host)
    rooms = [maker.create(visibility="public") for _ in range(5)]
    more = {"variant": "karouk", "time": {"type": "untimed"}}
    public = more | {"visibility": "public"}
    assert maker.request("POST", "/api/rooms", public) == (409, {"code": "too-many-rooms"})
    assert maker.request("POST", "/api/rooms", more)[0] == 201
    assert maker.request("POST", f"/api/rooms/{rooms[0]}/close")[0] == 200
    assert maker.request("POST", "/api/rooms", public)[0] == 201


def test_a_waiting_maker_sees_the_game_begin(server: ServerProcess) -> None:
    maker, guest = RemotePlayer(server.host), RemotePlayer(server.host)
    game = maker.create()
    assert maker.connect().watch(game) == []
    guest.join(game)
    assert maker.event("started")["variant"] == "cambodian"
    room = maker.get(lambda one: one["type"] == "room")
    assert (room["status"], room["role"]) == ("playing", "white")
    maker.close()


@pytest.mark.parametrize("variant", ["cambodian", "karouk"])
def test_the_pgn_has_the_moves(server: ServerProcess, variant: str) -> None:
    white, black = RemotePlayer(server.host), RemotePlayer(server.host)
    game = white.create(variant=variant)
    black.join(game)
    white.connect().move(game, 0, "e3e4")
    status, pgn = black.request("GET", f"/api/games/{game}.pgn")
    assert status == 200
    assert "1. e4" in pgn
    assert "[%clk" in pgn
    white.close()
