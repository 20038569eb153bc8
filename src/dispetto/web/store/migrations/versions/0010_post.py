"""By correspondence: holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody is away yet."""
    op.create_table(
        "holiday",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )
