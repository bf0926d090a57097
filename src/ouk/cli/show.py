"""Show a position, or the end of the first game of a PGN file, as text or as a picture."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ouk import svg
from ouk._board import Board
from ouk.cli import words
from ouk.cli.inputs import BadInputError, add_variant, new_board, open_text
from ouk.pgn import read_game


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    parser.add_argument(
        "position", metavar="FEN|PGN", help="a FEN, a PGN file, or - for a PGN from standard input"
    )
    add_variant(parser, "--variant", default="cambodian")
    parser.add_argument("--svg", action="store_true", help="write an SVG picture")


def run(arguments: Namespace) -> int:
    """Shows the position."""
    text = arguments.position
    is_fen = "/" in text and not Path(text).is_file()
    board = new_board(text, arguments.variant) if is_fen else _end_of_game(text)
    print(_picture(board) if arguments.svg else words.position(board))
    return 0


def _end_of_game(name: str) -> Board:
    with open_text(name) as handle:
        game = read_game(handle)
    if game is None:
        raise BadInputError(f"{name}: no game")
    if game.errors:
        raise BadInputError(f"{name}: {game.errors[0]}")
    return game.end().board()


def _picture(board: Board) -> str:
    return svg.board(
        board,
        lastmove=board.peek() if board.move_stack else None,
        check=board.king(board.turn) if board.is_check() else None,
    )
