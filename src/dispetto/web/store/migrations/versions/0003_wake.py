"""When somebody has to look at a table that sleeps: tables are no longer all woken at the start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """0 is never. Nobody has noted down yet which running tables wait for a bot or a clock: each is looked at once."""
    op.add_column("game_table", sa.Column("wake", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET wake = 1 WHERE status = 'playing'")
    op.create_index(
        "table_by_wake", "game_table", ["wake"], sqlite_where=sa.text("wake > 0"), postgresql_where=sa.text("wake > 0")
    )
