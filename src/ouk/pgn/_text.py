"""A game as text: the tags, then the moves in lines of at most 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ouk.pgn._tree import Step, walk

if TYPE_CHECKING:
    from ouk._board import Board
    from ouk.pgn._game import ChildNode, Game

_WIDTH = 80


def pgn_text(game: Game) -> str:
    """Gets the game as a file holds it, without a line end after the last line."""
    tags = [f'[{name} "{_escape(value)}"]' for name, value in game.headers.items()]
    return "\n".join([*tags, "", *_wrap(_words(game))])


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _wrap(words: Iterable[str]) -> Iterator[str]:
    """Fills lines with words; a longer word stands alone."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _words(game: Game) -> Iterator[str]:
    yield from _comment_words(game.comment)
    if game.variations:
        yield from _tree_words(game)
    yield game.headers["Result"]


def _comment_words(comment: str) -> list[str]:
    return ["{", *comment.split(), "}"] if comment else []


def _tree_words(game: Game) -> Iterator[str]:
    """Gets the words of every line. Black's move is numbered where White's is not just before."""
    board = game.start()
    branches: list[int] = []
    numbered = False
    for step, node in walk(game):
        match step:
            case Step.TELL:
                yield from _move_words(board, node, numbered)
                numbered = not node.comment
            case Step.PLAY:
                board.push(node.move)
            case Step.OPEN:
                branches.append(board.ply())
                yield "("
                yield from _comment_words(node.starting_comment)
                numbered = False
            case Step.CLOSE:
                yield ")"
                _go_back(board, branches.pop())
                numbered = False


def _move_words(board: Board, node: ChildNode, numbered: bool) -> Iterator[str]:
    if board.turn:
        yield f"{board.fullmove_number}."
    elif not numbered:
        yield f"{board.fullmove_number}..."
    yield board.san(node.move)
    yield from (f"${nag}" for nag in sorted(node.nags))
    yield from _comment_words(node.comment)


def _go_back(board: Board, ply: int) -> None:
    while board.ply() > ply:
        board.pop()
