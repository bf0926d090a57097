"""Make the tables of the server's database, or bring them up to date."""

from argparse import ArgumentParser, Namespace

from ouk.cli.inputs import BadInputError
from ouk.cli.serve import add_database_argument, run_in_loop


def add_arguments(parser: ArgumentParser) -> None:
    """Says what the command takes."""
    add_database_argument(parser)


def run(arguments: Namespace) -> int:
    """Migrates."""
    if not arguments.database_url:
        raise BadInputError("which database? --database-url, or OUK_DATABASE_URL")
    run_in_loop("store.migrations", "upgrade", arguments.database_url)
    print("the database is up to date")
    return 0
