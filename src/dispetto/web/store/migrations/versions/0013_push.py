"""Web Push: browsers that listen, how often people want to hear, what there is to tell."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def texts(*names: str) -> list[sa.Column[str]]:
    """Columns of words."""
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def upgrade() -> None:
    """Nobody listens yet."""
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.Text, primary_key=True),
        *texts("person", "endpoint", "key", "auth", "lang"),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("push_by_person", "push_subscription", ["person"])
    op.create_table(
        "push_wish",
        sa.Column("person", sa.Text, primary_key=True),
        *texts("how"),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("busy", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "push_note",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False, server_default="0"),
    )
    untold = sa.text("sent = 0")
    op.create_index("push_untold", "push_note", ["person"], sqlite_where=untold, postgresql_where=untold)
