"""Evenings: a series of games with one scoreboard."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody had one before."""
    words = [sa.Column(name, sa.Text, nullable=False) for name in ("name", "host", "circle", "status", "data")]
    op.create_table(
        "evening",
        sa.Column("id", sa.Text, primary_key=True),
        *words,
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("evening_by_status", "evening", ["status", "touched"])
    op.create_index("evening_by_circle", "evening", ["circle", "made"])
    op.create_table(
        "evening_guest",
        sa.Column("evening_id", sa.Text, sa.ForeignKey("evening.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("evening_guest_by_person", "evening_guest", ["person"])
