"""A worker on a database."""

from server.store.conftest import worker  # noqa: F401 - pytest finds it here
