"""Replay the games of PGN files and report every fault.

A fault is told by file, game, line, ply (0 for the tags) and reason. The status is 1 if there are
faults or a file holds no game.
"""

import sys
from argparse import ArgumentParser, Namespace

from ouk.cli.inputs import open_text, printable
from ouk.pgn import Game, read_games

_PROGRESS_EVERY = 1000


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="a PGN file, or - for standard input"
    )


def run(arguments: Namespace) -> int:
    """Checks the files."""
    sound = [_check(name) for name in arguments.files]
    return 0 if all(sound) else 1


def _check(name: str) -> bool:
    """Reports the faults of a file; False if there are any, or no game."""
    shown = printable(name)
    number = faults = 0
    with open_text(name) as handle:
        for number, game in enumerate(read_games(handle), 1):
            faults += len(game.errors)
            _report(f"{shown}: game {number}", game)
            _show_progress(number)
    print(f"{shown}: {_counted(number, 'game')}, {_counted(faults, 'fault')}")
    return number > 0 and not faults


def _report(place: str, game: Game) -> None:
    players = f"{game.headers['White']} - {game.headers['Black']}"
    for error in game.errors:
        print(printable(f"{place} ({players}), {error}"))


def _show_progress(games: int) -> None:
    if games % _PROGRESS_EVERY == 0 and sys.stderr.isatty():
        print(f"{games} games", end="\r", file=sys.stderr, flush=True)


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
