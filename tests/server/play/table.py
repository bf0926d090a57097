"""Twenty games and the players at them, who remember what the server has promised."""

import random
import threading
import time
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

import ouk
from server.play.remote_player import Message, RemotePlayer
from server.play.server_process import ServerProcess

LOST = (ConnectionClosed, OSError, TimeoutError, EOFError)


class Table:
    """A game with both players: plays random moves and phrases, and knows what was acknowledged."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        """Begins a game."""
        self._random = random.Random(seed)
        self.players = RemotePlayer(server.host), RemotePlayer(server.host)
        self.game = self.players[0].create(counting="tournament")
        assert self.players[1].join(self.game) == 200
        self.board = ouk.Board()
        self.promised: list[str] = []
        self.words, self.lost_words = 0, 0
        self._asked: Message | None = None

    def come(self) -> None:
        """Both connect, and what was asked last and not answered is asked again."""
        for player in self.players:
            player.close()
            player.connect()
        if self._asked and self._asked["type"] == "move":
            self._ask(self._asked)
        elif self._asked:
            self.lost_words += 1

    def play_until_lost(self) -> None:
        """Plays until the server is gone."""
        with suppress(*LOST):
            while True:
                self.play()
                time.sleep(self._random.random() / 50)

    def play(self) -> None:
        """Does one thing: a move, or now and then a word."""
        if self._random.random() < 0.1:
            self._ask({"type": "chat", "phrase": "wait"})
            return
        moves = [move for move in self.board.legal_moves if not self._ends(move)]
        move = self._random.choice(moves or list(self.board.legal_moves))
        self._ask({"type": "move", "ply": self.board.ply(), "uci": move.uci()})

    def check(self) -> None:
        """Sees that all that was promised is in the log, moves once and in order."""
        events = self.players[0].watch(self.game)
        moves = [event["uci"] for event in events if event["type"] == "moved"]
        assert moves == self.promised
        words = sum(event["type"] == "chatted" for event in events)
        assert self.words <= words <= self.words + self.lost_words

    def _ends(self, move: ouk.Move) -> bool:
        after = self.board.copy()
        after.push(move)
        return after.is_game_over()

    def _ask(self, asked: Message) -> None:
        self._asked = asked
        player = self.players[0 if self.board.turn else 1]
        answer = player.ask(game=self.game, **asked)
        self._asked = None
        if asked["type"] == "move":
            assert answer == "done", (answer, asked)
            self.board.push_uci(asked["uci"])
            self.promised.append(asked["uci"])
        elif answer == "done":
            self.words += 1


def at_once(tables: list[Table], act: str) -> None:
    """Has all tables act at the same time. Raises the first error."""
    errors: list[BaseException] = []

    def run(table: Table) -> None:
        try:
            getattr(table, act)()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
