"""Friends make circles; the book keeps what a game's events and its analysis tell them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """There are none yet, and nothing was read."""
    for name in ("facts", "looked"):
        op.add_column("finished", sa.Column(name, sa.Text, nullable=False, server_default=""))
    words = [sa.Column(name, sa.Text, nullable=False) for name in ("name", "founder", "invite")]
    made = sa.Column("made", sa.Float, nullable=False)
    op.create_table("circle", sa.Column("id", sa.Text, primary_key=True), *words, made)
    op.create_table(
        "circle_member",
        sa.Column("circle_id", sa.Text, sa.ForeignKey("circle.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("circle_by_person", "circle_member", ["person"])
