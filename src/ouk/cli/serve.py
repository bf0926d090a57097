"""Serve the site: the board in the browser, and play with others."""

import os
from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import Any

from ouk.cli.inputs import BadInputError


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="the address (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port (default: %(default)s)")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes that share the port; need PostgreSQL"
    )
    add_database_argument(parser)
    parser.add_argument(
        "--redis-url",
        default=os.environ.get("OUK_REDIS_URL"),
        help="redis://HOST:PORT of Redis or Valkey, by which workers talk (or OUK_REDIS_URL)",
    )


def add_database_argument(parser: ArgumentParser) -> None:
    """Says where the games are kept."""
    parser.add_argument(
        "--database-url",
        default=os.environ.get("OUK_DATABASE_URL"),
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (or OUK_DATABASE_URL; "
        "default: a file among your own data)",
    )


def run(arguments: Namespace) -> int:
    """Serves until interrupted."""
    if not 0 <= arguments.port < 1 << 16:
        raise BadInputError(f"no port: {arguments.port}")
    if arguments.workers < 1:
        raise BadInputError(f"no number of workers: {arguments.workers}")
    url = arguments.database_url
    if arguments.workers > 1 and (not url or url.startswith("sqlite")):
        raise BadInputError("SQLite is for one worker; for more use --database-url postgresql://…")
    app, assets = server_module("app"), server_module("assets")
    config = server_module("config").Config(url, arguments.redis_url)
    if url or arguments.redis_url:
        run_in_loop("service.online", "check_config", config)
    try:
        app.serve(config, arguments.host, arguments.port, arguments.workers)
    except assets.AssetsMissingError as error:
        raise BadInputError(str(error)) from None
    return 0


def server_module(name: str) -> Any:
    """Gets a module of the server, which the library does not know: it may not be installed."""
    try:
        return import_module(f"ouk_server.{name}")
    except ModuleNotFoundError as error:
        raise BadInputError(f"{error.name} is missing: pip install 'ouk[server]'") from None


def run_in_loop(module: str, function: str, *arguments: object) -> None:
    """Runs an asynchronous function of the server; what it says of bad input is ours to say."""
    import asyncio

    service = server_module("service.online")
    try:
        asyncio.run(getattr(server_module(module), function)(*arguments))
    except service.OPENING_ERRORS as error:
        raise BadInputError(str(error)) from None
