"""Serve the site: the board in the browser."""

from argparse import ArgumentParser, Namespace
from importlib import import_module

from ouk.cli.inputs import BadInputError


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="the address (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port (default: %(default)s)")


def run(arguments: Namespace) -> int:
    """Serves until interrupted."""
    if not 0 <= arguments.port < 1 << 16:
        raise BadInputError(f"no port: {arguments.port}")
    # The library does not know the server; the command finds it by name, where it is installed.
    try:
        app, assets = import_module("ouk_server.app"), import_module("ouk_server.assets")
    except ModuleNotFoundError as error:
        raise BadInputError(f"{error.name} is missing: pip install 'ouk[server]'") from None
    try:
        app.serve(arguments.host, arguments.port)
    except assets.AssetsMissingError as error:
        raise BadInputError(str(error)) from None
    return 0
