"""Workers on a database."""

from server.store.conftest import worker, workers  # noqa: F401 - pytest finds them here
