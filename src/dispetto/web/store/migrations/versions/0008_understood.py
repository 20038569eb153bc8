"""Games that are over are understood: who was going to win when, kept once it was found out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nothing was known before; whoever asks sets it going."""
    op.create_table(
        "understood",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
