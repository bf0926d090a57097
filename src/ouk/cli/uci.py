"""Speak UCI on standard input and output, so that a chess GUI can use the engine.

The option UCI_Variant chooses the game, as with Fairy-Stockfish.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import ClassVar

from ouk import variants
from ouk._board import Board
from ouk._squares import square_name
from ouk.cli import words
from ouk.cli.inputs import printable
from ouk.cli.uci_go import parse_go
from ouk.engine import Engine, Info, Limit

_DEFAULT_HASH, _LARGEST_HASH = 16, 65536


def add_arguments(_parser: ArgumentParser) -> None:
    """Takes none."""


def run(_arguments: Namespace) -> int:
    """Answers until `quit` or the end of the input, which lets a search with limits finish."""
    uci = Uci()
    for line in sys.stdin:
        if line.split() == ["quit"]:
            uci.stop()
            return 0
        uci.obey(line)
    uci.finish()
    return 0


class Uci:
    """A conversation: its position, its engine, and the search that may run."""

    def __init__(self) -> None:
        self._board = Board()
        self._engine = Engine(_DEFAULT_HASH)
        self._search: Thread | None = None
        self._is_endless = False
        self._stopped = Event()
        self._output = Lock()

    def obey(self, line: str) -> None:
        """Does what a line says. Whatever it holds, it is no error."""
        name, *arguments = line.split() or [""]
        if command := self._commands.get(name):
            command(self, arguments)
        elif name:
            self._note(f"unknown command: {name}")

    def stop(self) -> None:
        """Ends the search, which then tells its best move."""
        self._stopped.set()
        self._engine.stop()
        if self._search:
            self._search.join()

    def finish(self) -> None:
        """Waits for a search with limits and ends any other."""
        if self._search and not self._is_endless:
            self._search.join()
        self.stop()

    def _introduce(self, _arguments: list[str]) -> None:
        from importlib.metadata import version  # slow to load

        ids = [variant.id for variant in variants.ALL]
        choices = " ".join(f"var {name}" for name in ids)
        self._say(f"id name Ouk {version('ouk')}")
        self._say("id author the authors of Ouk")
        self._say(f"option name Hash type spin default {_DEFAULT_HASH} min 1 max {_LARGEST_HASH}")
        self._say(f"option name UCI_Variant type combo default {ids[0]} {choices}")
        self._say("uciok")

    def _answer(self, _arguments: list[str]) -> None:
        self._say("readyok")

    def _begin_game(self, _arguments: list[str]) -> None:
        self.stop()
        self._engine.new_game()

    def _set_option(self, arguments: list[str]) -> None:
        self.stop()
        name, _, value = " ".join(arguments).removeprefix("name ").partition(" value ")
        try:
            if name.lower() == "hash":
                self._engine = Engine(int(value))
            elif name.lower() == "uci_variant":
                self._board = Board(variant=value)
            else:
                self._note(f"no such option: {name}")
        except (ValueError, MemoryError) as error:
            self._note(str(error) or f"no memory for {name} {value}")

    def _set_position(self, arguments: list[str]) -> None:
        self.stop()
        end = arguments.index("moves") if "moves" in arguments else len(arguments)
        kind, *fields = arguments[:end] or [""]
        if kind not in ("startpos", "fen"):
            self._note("position is startpos or fen")
            return
        try:
            fen = " ".join(fields) if kind == "fen" else None
            self._board = Board(fen, variant=self._board.variant.id)
            for move in arguments[end + 1 :]:
                self._board.push_uci(move)
        except ValueError as error:
            self._note(str(error))

    def _go(self, arguments: list[str]) -> None:
        self.stop()
        limit = parse_go(arguments, self._board.turn)
        self._is_endless = limit is None
        self._stopped.clear()
        self._search = Thread(target=self._think, args=(self._board.copy(), limit), daemon=True)
        self._search.start()

    def _end_search(self, _arguments: list[str]) -> None:
        self.stop()

    def _describe(self, _arguments: list[str]) -> None:
        checkers = " ".join(map(square_name, self._board.checkers()))
        self._say(words.diagram(self._board))
        self._say(f"\nFen: {self._board.fen()}\nCheckers: {checkers}")

    _commands: ClassVar[dict[str, Callable[[Uci, list[str]], None]]] = {
        "uci": _introduce,
        "isready": _answer,
        "ucinewgame": _begin_game,
        "setoption": _set_option,
        "position": _set_position,
        "go": _go,
        "stop": _end_search,
        "d": _describe,
    }

    # In the thread of the search

    def _think(self, board: Board, limit: Limit | None) -> None:
        with suppress(BrokenPipeError):  # a GUI that has gone wants no answer
            move = self._best_move(board, limit or Limit())
            if limit is None:
                self._stopped.wait()
            self._say(f"bestmove {move}")

    def _best_move(self, board: Board, limit: Limit) -> str:
        if board.is_game_over():  # nothing to search; after a draw one may still play on
            return board.legal_moves[0].uci() if board.legal_moves else "(none)"
        best, *_ = self._engine.analyse(board, limit, on_info=self._inform)
        return best.pv[0].uci()

    def _inform(self, info: Info) -> None:
        if self._stopped.is_set():  # a stop that came before the search could hear it
            self._engine.stop()
        speed = info.nodes / max(info.time, 0.001)
        self._say(
            f"info depth {info.depth} seldepth {info.seldepth} multipv {info.multipv} "
            f"score {info.score} nodes {info.nodes} nps {speed:.0f} time {info.time * 1000:.0f} "
            f"pv {' '.join(move.uci() for move in info.pv)}"
        )

    # Output

    def _note(self, text: str) -> None:
        self._say(f"info string {printable(text)}")

    def _say(self, text: str) -> None:
        with self._output:
            print(text, flush=True)
