"""The book of finished games: what each was, who sat there, how they came out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Games that were over before are written down when somebody asks for them."""
    words = [sa.Column(name, sa.Text, nullable=False) for name in ("game", "name", "kind", "circle", "options", "rule")]
    wholes = [sa.Column(name, sa.Integer, nullable=False) for name in ("version", "helped")]
    times = [sa.Column(name, sa.Float, nullable=False) for name in ("began", "ended")]
    op.create_table("finished", sa.Column("table_id", sa.Text, primary_key=True), *words, *wholes, *times)
    op.create_index("finished_by_circle", "finished", ["circle", "ended"])
    op.create_table(
        "finished_seat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("finished.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("person", "bot", "name", "gender", "face")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("colour", "place", "score")),
    )
    op.create_index("finished_by_person", "finished_seat", ["person"])
