"""Recovery phrases: a digest of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "recovery",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("recovery_by_digest", "recovery", ["digest"], unique=True)
