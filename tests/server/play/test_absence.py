"""Players who leave: seen at once, and after a while the other may end the game."""

import time

from server.play.remote_player import RemotePlayer
from server.play.server_process import ServerProcess

SHORT = {"type": "fischer", "base_ms": 120_000, "increment_ms": 0}
AWAY = 30  # seconds, in a game so short


class Deserted:
    """A game that Black left, and White's wish to end it."""

    def __init__(self, server: ServerProcess, claim: str) -> None:
        """Plays a move of each."""
        self.claimed = claim
        self.white, self.black = RemotePlayer(server.host), RemotePlayer(server.host)
        self.game = self.white.create(time=SHORT)
        assert self.black.join(self.game) == 200
        for player in (self.white, self.black):
            player.connect().watch(self.game)
        assert self.white.move(self.game, 0, "e3e4") == "done"
        assert self.black.move(self.game, 1, "e6e5") == "done"

    def lose_black(self) -> None:
        """Black goes without a word."""
        self.black.drop()
        self.left = time.time()

    def seat(self, *, is_away: bool) -> dict[str, int]:
        """Waits until Black is seen to be away, or back."""
        notice = self.white.get(
            lambda one: one["type"] == "presence" and bool(one["black"]["away_since"]) is is_away,
            timeout=3,
        )
        seat: dict[str, int] = notice["black"]
        return seat

    def claim(self) -> str:
        """Claims the end."""
        return self.white.ask(type="claim", game=self.game, claim=self.claimed)

    def end(self) -> tuple[str, str]:
        """Gets how the game ended."""
        event = self.white.event("ended")
        return event["result"], event["reason"]

    def close(self) -> None:
        """Closes the sockets."""
        self.white.close()
        self.black.close()


def test_who_waited_long_enough_may_end_the_game(server: ServerProcess) -> None:
    games = win, draw, cancelled = [Deserted(server, claim) for claim in ("win", "draw", "win")]
    silent = Deserted(server, "win")  # whose Black keeps the socket and answers nothing any more
    for game in games:
        game.lose_black()
    for game in games:
        seat = game.seat(is_away=True)
        assert seat["away_since"] / 1000 - game.left < 2
        assert seat["claim_at"] == seat["away_since"] + AWAY * 1000
        assert game.claim() == "not-away"
    here = [game.white for game in (*games, silent)]
    _stay(here, win.left + AWAY - 3)
    assert win.claim() == "not-away"
    went = silent.white.get_seen("presence")["black"]["away_since"] / 1000
    assert 3 < went - win.left < 12  # the nine seconds, more or less by where it was between pings
    cancelled.black.close()
    cancelled.black.connect().watch(cancelled.game)
    assert cancelled.seat(is_away=False)["claim_at"] is None
    _stay([*here, cancelled.black], cancelled.left + AWAY + 1.5)
    assert (win.claim(), win.end()) == ("done", ("1-0", "abandonment"))
    assert (draw.claim(), draw.end()) == ("done", ("1/2-1/2", "abandonment"))
    assert cancelled.claim() == "not-away"
    assert cancelled.white.move(cancelled.game, 2, "d3d4") == "done"
    assert server.metric("closed_silent_total") == 1
    for game in (*games, silent):
        game.close()


def _stay(players: list[RemotePlayer], until: float) -> None:
    """Lets time pass for players who are there: who answers no ping is not."""
    while time.time() < until:
        for player in players:
            player.linger(0.1)
