"""Alembic runs this file; the connection comes from `migrate`."""

from alembic import context

from yomiai.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table only by making it anew
)
with context.begin_transaction():
    context.run_migrations()
