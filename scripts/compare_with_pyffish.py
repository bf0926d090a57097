"""Plays random games on the library and on Fairy-Stockfish and reports where they differ.

    uv run scripts/compare_with_pyffish.py --games 5000 --seed 1

Compared at every ply: legal moves, FEN with its count fields, end of the game; with every tenth
game also an ending under tournament counting. Some three games a second; exit status 1 on any
difference.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from comparison import first_difference, first_difference_of_counts

VARIANTS = ("cambodian", "karouk")


def differences_of_game(number: int) -> Iterator[str]:
    """Play game `number`, the two variants in turn; yield what differs."""
    variant = VARIANTS[number % 2]
    if found := first_difference(variant, number):
        yield found
    if number % 20 < 2 and (found := first_difference_of_counts(variant, number)):
        yield found


def compare(first: int, games: int) -> int:
    """Play games `first` to `first + games`, showing progress; return the number of differences."""
    start, differences = time.monotonic(), 0
    for played, number in enumerate(range(first, first + games), start=1):
        for found in differences_of_game(number):
            differences += 1
            print(f"\n{found}", flush=True)
        seconds = time.monotonic() - start
        progress = f"{played} of {games} games, {differences} differences, {seconds:.0f} s"
        print(f"\r{progress}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return differences


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare random games with pyffish.")
    parser.add_argument("--games", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument(
        "--seed", type=int, default=1000, help="number of the first (default: 1000)"
    )
    arguments = parser.parse_args()
    sys.exit(1 if compare(arguments.seed, arguments.games) else 0)


if __name__ == "__main__":
    main()
