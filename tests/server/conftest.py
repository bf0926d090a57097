"""Fixtures for all tests of the server."""

from server.services import (  # noqa: F401 - pytest finds them here
    anyio_backend,
    database_url,
    migrated_postgres,
    migrated_sqlite,
    own_redis,
    postgres,
    redis,
)
