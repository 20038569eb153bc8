"""Alembic's door: store.py hands over a connection, nothing is configured in files."""

from __future__ import annotations

from alembic import context

from dispetto.web.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
