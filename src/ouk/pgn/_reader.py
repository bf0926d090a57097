"""Reads games from a text stream, one at a time, whatever the stream holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO, cast
from weakref import WeakKeyDictionary, proxy

from ouk.pgn._game import Game
from ouk.pgn._lines import Lines
from ouk.pgn._parser import MAX_CHARACTERS, Parser
from ouk.pgn._syntax import GAME_START, TAG_START


class Reader:
    """Reads the games of a text stream: `for game in Reader(handle)`.

    Junk between games is passed over. No text raises; what cannot be read is listed in
    `Game.errors`, and the next game is read all the same. Memory is bounded by one game, and
    a game by a million characters.
    """

    def __init__(self, handle: TextIO) -> None:
        self._lines = Lines(handle, MAX_CHARACTERS)
        self._start = GAME_START

    def read_game(self) -> Game | None:
        """Gets the next game, or `None` at the end of the stream."""
        while self._find_start():
            parser = Parser(self._lines)
            game = parser.read()
            # After a game that was cut off, only tags show where the next one begins.
            self._start = TAG_START if parser.was_cut else GAME_START
            if not parser.is_empty:
                return game
        return None

    def __iter__(self) -> Iterator[Game]:
        while (game := self.read_game()) is not None:
            yield game

    def _find_start(self) -> bool:
        lines = self._lines
        while lines.more():
            if self._start.match(lines.text, lines.pos):
                return True
            lines.skip()
        return False


# Calls of read_game on one stream share a reader, so that faults are told by the line of the file.
# The reader holds a proxy: a stream that its own entry kept alive would never leave the dictionary.
_readers: WeakKeyDictionary[TextIO, Reader] = WeakKeyDictionary()


def read_game(handle: TextIO) -> Game | None:
    """Gets the next game of a text stream, or `None` at its end. See `Reader`."""
    if handle not in _readers:
        _readers[handle] = Reader(cast(TextIO, proxy(handle)))
    return _readers[handle].read_game()


def read_games(handle: TextIO) -> Iterator[Game]:
    """Gets the games of a text stream one after another. See `Reader`."""
    return iter(Reader(handle))
