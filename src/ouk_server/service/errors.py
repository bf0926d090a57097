"""What the services raise."""

from collections.abc import Iterator
from contextlib import contextmanager

from ouk_server.security import CrowdedError
from ouk_server.store.database import StoreUnavailableError


class TryAgainError(Exception):
    """The database did not keep or tell what was asked; it may soon."""


class NoGameError(Exception):
    """There is no game, nor room, of that name."""


@contextmanager
def translated() -> Iterator[None]:
    """Raises TryAgainError where the database does not answer, or too many ask."""
    try:
        yield
    except (StoreUnavailableError, CrowdedError) as error:
        raise TryAgainError from error
