"""Twenty games and the players at them, who remember what the server has promised."""

import random
import threading
import time
from contextlib import suppress

import msgspec
from websockets.exceptions import ConnectionClosed

import ouk
from ouk_server.domain import events as domain
from ouk_server.domain.game import fold
from server.play.remote_player import Message, RemotePlayer
from server.play.server_process import ServerProcess

LOST = (ConnectionClosed, OSError, TimeoutError, EOFError)
COLORS = ("white", "black")
ENDING = (
    "d1b2 d8e7 b2a2 c8d7 c1b2 e8g7 h3h4 g6g5 h4g5 h6g5 f3f4 g5f4 e3f4 e6e5 f4e5 f6e5 d3d4 e5d4 "
    "c3d4 c6c5 d4c5 d6c5 b3b4 c5b4 a3b4 a6a5 b4a5 a8a5 a2b3 a5b5 b3a4 g7f7 a4b5 e7d8 b5b6 f7e8 "
    "a1a8 d7e6 a8b8 h8h2 f1g2 e8e7 b8d8 e6f7 d8d3 e7f6 h1h2 f6e5 d3d4 e5f6 b6c6 f7e8 h2h8 f6g6 "
    "g2h3 f8f7 e1d2 e8d7 c6d7"
)
"""Moves by which so much is taken that Black may count."""


class Table:
    """A game with both players, who play at random: moves, offers and what answers them, counts,
    phrases. They know what was acknowledged, and what White was told."""

    def __init__(self, server: ServerProcess, seed: int, moves: str = "") -> None:
        """Begins a game, with some moves."""
        self._server, self._random = server, random.Random(seed)
        self.players = RemotePlayer(server.host), RemotePlayer(server.host)
        self.game = self.players[0].create(counting="tournament")
        assert self.players[1].join(self.game) == 200
        self.board = ouk.Board(counting="tournament")
        self.promised: list[str] = []
        self.offer: Message | None = None
        self.words, self.lost_words = 0, 0
        self._told: list[Message] = []
        self._spent: set[tuple[str, str]] = set()
        self._counted_at = 0
        self._asked: Message | None = None
        self.come()
        for uci in moves.split():
            self._ask(self._mover, type="move", ply=self.board.ply(), uci=uci)

    def come(self) -> None:
        """Both connect; nothing of what White was told has changed, and they have their seats."""
        self._remember()
        for player, color in zip(self.players, COLORS, strict=True):
            player.close()
            log = player.connect().watch(self.game)
            assert log[: len(self._told)] == self._told
            assert player.get_seen("room")["role"] == color

    def come_again(self) -> None:
        """They do so after a kill, and what was asked last and not answered is asked again."""
        self.come()
        asked, self._asked = self._asked, None
        if asked and asked["type"] == "chat":
            self.lost_words += 1
        elif asked:
            self._ask(again=True, **asked)
        self.check()

    def play_until_lost(self) -> None:
        """Plays until the server is gone, or the game is over: in the end every move may end it."""
        with suppress(*LOST):
            while not self.board.is_game_over():
                self.play()
                time.sleep(self._random.random() / 50)

    def play(self) -> None:
        """Does one thing: mostly a move, now and then something else that is possible now."""
        chance = self._random.random()
        if chance < 0.02:  # five in ten seconds are allowed
            self._ask(self._mover, type="chat", phrase="wait")
        elif chance < 0.4 and self.offer:
            self._answer(self.offer)
        elif chance < 0.4 and self._can_count:
            self._counted_at = self.board.ply()
            action = "start" if self.board.can_start_count else "stop"
            self._ask(self._mover, type="count", action=action)
        elif chance < 0.3 and (possible := self._offers()):
            color, kind = self._random.choice(possible)
            self._ask(color, type="offer", kind=kind)
        else:
            moves = list(self.board.legal_moves)
            quiet = [move for move in moves if not self._ends(move)]
            uci = self._random.choice(quiet or moves).uci()
            self._ask(self._mover, type="move", ply=self.board.ply(), uci=uci)

    def check(self) -> None:
        """Sees that the log makes the game that was promised, with nothing twice."""
        self.players[0].watch(self.game)
        self._remember()
        state = fold(msgspec.convert(self._told, list[domain.Event]))
        assert [move.uci for move in state.moves] == self.promised
        assert state.position.board() == self.board
        assert state.position.board().count == self.board.count
        offered = {(self.offer["kind"], self.offer["color"])} if self.offer else set()
        assert set(state.offers) == offered
        assert self.words <= len(state.chat) <= self.words + self.lost_words

    def last_kept(self) -> int:
        """Gets the moment of the last event before the last kill."""
        return int(self._around_kill()[0][-1]["at"])

    def check_clock(self, alive: float, killed: float) -> None:
        """Sees that nobody has lost or won time by a kill. The server was `alive` when it kept
        something last: where it was given no processor after that, that is an outage too."""
        log, credit = self._around_kill()
        before = next(event["clock"] for event in reversed(log) if event.get("clock"))
        for color in COLORS:
            left = _left(credit["clock"], color, credit["until"])
            assert left >= _left(before, color, killed) - 100, (color, killed, before, credit)
            assert left <= _left(before, color, alive) + 100, (color, alive, before, credit)

    @property
    def _mover(self) -> str:
        return COLORS[0 if self.board.turn else 1]

    @property
    def _can_count(self) -> bool:
        can = self.board.can_start_count or self.board.can_stop_count
        return can and self.board.ply() > self._counted_at  # not too often between two moves

    def _offers(self) -> list[tuple[str, str]]:
        """Lists what may be offered. While one counts, that is the offer of a draw."""
        kinds = ["takeback"] if self.board.count else ["takeback", "draw"]
        every = [(color, kind) for color in COLORS for kind in kinds]
        return [one for one in every if one not in self._spent and self.board.ply() >= 2]

    def _answer(self, offer: Message) -> None:
        color = COLORS[1 - COLORS.index(offer["color"])]
        is_accepted = offer["kind"] == "takeback" and self._random.random() < 0.5
        self._ask(color, type="accept" if is_accepted else "decline", kind=offer["kind"])

    def _ends(self, move: ouk.Move) -> bool:
        after = self.board.copy()
        after.push(move)
        return after.is_game_over()

    def _ask(self, color: str, *, again: bool = False, **asked: object) -> None:
        self._asked = {"color": color, **asked}
        answer = self.players[COLORS.index(color)].ask(game=self.game, **asked)
        # What was done before the answer was lost can be answered so when it is asked again.
        assert answer == "done" or again and answer in ("no-offer", "no-count"), (answer, asked)
        done, self._asked = self._asked, None
        getattr(self, f"_did_{done['type']}")(done)

    def _did_move(self, done: Message) -> None:
        self.board.push_uci(done["uci"])
        self.promised.append(done["uci"])
        if self.offer and (self.offer["kind"], self.offer["color"]) != ("draw", done["color"]):
            self.offer = None
        self._spent -= {(done["color"], kind) for kind in ("draw", "takeback")}

    def _did_offer(self, done: Message) -> None:
        self.offer = done | {"plies": 2 if done["color"] == self._mover else 1}
        self._spent.add((done["color"], done["kind"]))

    def _did_accept(self, _done: Message) -> None:
        assert self.offer
        for _ in range(self.offer["plies"]):
            self.board.pop()
            self.promised.pop()
        self.offer = None

    def _did_decline(self, _done: Message) -> None:
        self.offer = None

    def _did_count(self, done: Message) -> None:
        if done["action"] == "start":
            self.board.start_count()
        else:
            self.board.stop_count()

    def _did_chat(self, _done: Message) -> None:
        self.words += 1

    def _remember(self) -> None:
        """Keeps what White was told."""
        for message in self.players[0].seen:
            if message["type"] == "events":
                self._told[message["seq"] - 1 :] = message["events"]
        self.players[0].seen.clear()

    def _around_kill(self) -> tuple[list[Message], Message]:
        """Gets what happened before the last kill, and what was credited after it."""
        killed = self._server.killed_at
        for at, event in enumerate(self._told):  # a busy machine may stand still again after it
            if event["type"] == "credited" and event["until"] > killed:
                return self._told[:at], event
        raise AssertionError("nothing was credited")


def _left(clock: Message, color: str, at: float) -> float:
    elapsed = max(0.0, at - clock["since"]) if clock["running"] == color else 0.0
    return float(clock[color]["time"]) - elapsed


def at_once(tables: list[Table], act: str, *arguments: float) -> None:
    """Has all tables act at the same time. Raises the first error."""
    errors: list[BaseException] = []

    def run(table: Table) -> None:
        try:
            getattr(table, act)(*arguments)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
