"""Count the lines of legal moves of a length.

The last line of the output is `nodes N`. With --divide, a line `MOVE N` for each move precedes it.
"""

import signal
from argparse import ArgumentParser, Namespace
from time import perf_counter

from ouk._board import Board
from ouk._core import perft
from ouk.cli.inputs import BadInputError, add_variant, new_board

_DEEPEST = 64


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    add_variant(parser, "variant")
    parser.add_argument("depth", metavar="DEPTH", type=int, help="the length in half-moves")
    parser.add_argument("--fen", help="the position, if not the start")
    parser.add_argument("--divide", action="store_true", help="show the lines of each move")


def run(arguments: Namespace) -> int:
    """Counts and shows the number, the time and the speed."""
    if not 0 <= arguments.depth <= _DEEPEST:
        raise BadInputError(f"DEPTH is 0 to {_DEEPEST}")
    board = new_board(arguments.fen, arguments.variant)
    count = _divide if arguments.divide else perft
    begin = perf_counter()
    # The count does not come back to Python before it ends, so Ctrl-C must end the program.
    handler = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        nodes = count(board, arguments.depth)
    finally:
        signal.signal(signal.SIGINT, handler)
    seconds = perf_counter() - begin
    print(f"time {seconds:.3f} s")
    print(f"speed {nodes / max(seconds, 1e-9):.0f} nodes/s")
    print(f"nodes {nodes}")
    return 0


def _divide(board: Board, depth: int) -> int:
    if depth < 1:
        return perft(board, depth)
    total = 0
    for move in board.legal_moves:
        board.push(move)
        nodes = perft(board, depth - 1)
        board.pop()
        print(move.uci(), nodes, flush=True)
        total += nodes
    return total
