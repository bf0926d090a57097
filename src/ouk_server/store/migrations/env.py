"""Run by Alembic: takes the open transaction that migrations/__init__.py hands over."""

from alembic import context

from ouk_server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
