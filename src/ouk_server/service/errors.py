"""What the services raise."""

from collections.abc import Iterator
from contextlib import contextmanager

from ouk_server.store.database import StoreUnavailableError


class TryAgainError(Exception):
    """The database did not keep or tell what was asked; it may soon."""


@contextmanager
def translated() -> Iterator[None]:
    """Raises TryAgainError where the database does not answer."""
    try:
        yield
    except StoreUnavailableError as error:
        raise TryAgainError from error
