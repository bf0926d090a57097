"""What people give to a command, made into boards and files."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO

from ouk import variants
from ouk._board import Board, Counting


class BadInputError(Exception):
    """What was given cannot be used; the message is one line that says why."""


def add_variant(parser: ArgumentParser, name: str, default: str | None = None) -> None:
    """Adds the argument that names a game."""
    known = ", ".join(variant.id for variant in variants.ALL)
    parser.add_argument(
        name, metavar="VARIANT", default=default, help=f"the game: {known}, or another name of it"
    )


def new_board(fen: str | None, variant: str, counting: Counting = "automatic") -> Board:
    """Sets up a board.

    :raises BadInputError: if there is no such variant or the FEN is refused.
    """
    try:
        # Bytes that are no text in the terminal's encoding arrive as halves of characters.
        return Board(fen and printable(fen), variant=variant, counting=counting)
    except ValueError as error:
        raise BadInputError(str(error)) from None


def printable(text: str) -> str:
    """Gets the text without anything that could command a terminal."""
    return "".join(character if character.isprintable() else "?" for character in text)


@contextmanager
def open_text(name: str) -> Iterator[TextIO]:
    """Opens a file, or standard input for `-`. What is not UTF-8 is read as replacement characters.

    :raises BadInputError: if the file cannot be opened.
    """
    if name == "-":
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")
        yield sys.stdin
        return
    try:
        handle = open(name, encoding="utf-8", errors="replace")  # noqa: SIM115 - below
    except OSError as error:
        raise BadInputError(f"{printable(name)}: {error.strerror}") from None
    with handle:
        yield handle
