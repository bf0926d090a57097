"""The command line of Ouk: play, check and show games, count moves, serve the site."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Never, Protocol

from ouk.cli import check, migrate, perft, play, serve, show, uci
from ouk.cli.inputs import BadInputError

# What a shell reports for a program that a signal ended: 128 + SIGINT, 128 + SIGPIPE.
_INTERRUPTED, _PIPE_CLOSED = 130, 141


class Command(Protocol):
    """A module that is a command. Its docstring is its help."""

    __doc__: str | None

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Says what the command takes."""

    def run(self, arguments: Namespace) -> int:
        """Does it, and gets the exit status. Raises BadInputError for what cannot be used."""


COMMANDS: dict[str, Command] = {
    "serve": serve,
    "migrate": migrate,
    "play": play,
    "perft": perft,
    "show": show,
    "check": check,
    "uci": uci,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and gets its exit status: 2 for bad input, never a traceback for it."""
    _prepare_streams()
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BadInputError as error:
        return _complain(str(error), 2)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return _PIPE_CLOSED
    except OSError as error:
        _discard_output()
        return _complain(str(error), 1)


def _run(arguments: Sequence[str] | None) -> int:
    parser = _Parser(prog="ouk", description=__doc__)
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, command in COMMANDS.items():
        summary = (command.__doc__ or "").splitlines()[0]
        subparser = commands.add_parser(
            name,
            help=summary,
            description=command.__doc__,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add_arguments(subparser)
        subparser.set_defaults(run=command.run)
    parsed = parser.parse_args(arguments)
    if parsed.version:
        from importlib.metadata import version  # slow to load

        print(f"ouk {version('ouk')}")
        return 0
    if "run" not in parsed:
        parser.error("which command? See ouk --help")
    status: int = parsed.run(parsed)
    return status


class _Parser(ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> Never:
        self.exit(2, f"{self.prog}: {message}\n")


def _prepare_streams() -> None:
    """Makes closed streams empty ones, and lets no character be an error."""
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", "backslashreplace"),
        ("stderr", "w", "backslashreplace"),
    ):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - to be used till the end
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _complain(message: str, status: int) -> int:
    with suppress(OSError):
        print(f"ouk: {message}", file=sys.stderr)
    return status


def _discard_output() -> None:
    """Lets what is still to be written vanish: nobody could read it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
