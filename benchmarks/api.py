"""`list(board.legal_moves)` and `push` + `pop`, beside python-chess on chess.

Both libraries play the same number of random games; the loops take turns, in processor time.

    uv run --group bench benchmarks/api.py [--rounds 9]
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import chess

import ouk

POSITIONS = 200
LOOPS = {"ouk": 20, "python-chess": 1}  # so that both run long enough to be timed


def random_boards(make: Callable[[], Any]) -> list[Any]:
    """Plays random games of up to sixty moves and keeps the boards that still have moves."""
    chance = random.Random(1)
    boards: list[Any] = []
    while len(boards) < POSITIONS:
        board = make()
        for _ in range(chance.randrange(60)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        if list(board.legal_moves):
            boards.append(board)
    return boards


def time_legal_moves(boards: list[Any], loops: int) -> float:
    """Gets seconds a call of `list(board.legal_moves)`."""
    started = time.process_time()
    for _ in range(loops):
        for board in boards:
            list(board.legal_moves)
    return (time.process_time() - started) / (loops * len(boards))


def time_push_pop(boards: list[Any], loops: int) -> float:
    """Gets seconds a pair of `push` (checked, where the library checks) and `pop`."""
    pairs = [(board, move) for board in boards for move in board.legal_moves]
    started = time.process_time()
    for _ in range(loops):
        for board, move in pairs:
            board.push(move)
            board.pop()
    return (time.process_time() - started) / (loops * len(pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds

    boards = {"ouk": random_boards(ouk.Board), "python-chess": random_boards(chess.Board)}
    for name, measure in (("legal_moves", time_legal_moves), ("push + pop", time_push_pop)):
        times: dict[str, list[float]] = {library: [] for library in boards}
        for _ in range(rounds):
            for library, positions in boards.items():
                times[library].append(measure(positions, LOOPS[library]))
        ratio = statistics.median(
            theirs / ours for ours, theirs in zip(times["ouk"], times["python-chess"], strict=True)
        )
        ours, theirs = (statistics.median(times[library]) * 1e9 for library in boards)
        print(f"{name:12} ouk {ours:7.0f} ns   python-chess {theirs:7.0f} ns   {ratio:6.1f} x")


if __name__ == "__main__":
    main()
