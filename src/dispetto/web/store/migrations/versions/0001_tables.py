"""The first tables. A migration says what was true on its day, so it does not import schema.py."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(*names: str) -> list[sa.Column[str]]:
    """Columns of text that are never empty."""
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def table_id() -> sa.Column[str]:
    """The table a row belongs to."""
    return sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True)


def upgrade() -> None:
    """From nothing."""
    op.create_table("meta", sa.Column("key", sa.Text, primary_key=True), *text("value"))
    op.create_table(
        "person",
        sa.Column("id", sa.Text, primary_key=True),
        *text("name", "gender"),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        *text("game", "name", "host"),
        sa.Column("open", sa.Integer, nullable=False),
        *text("status", "options", "settings", "seed"),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("table_by_status", "game_table", ["status", "touched"])
    op.create_index("table_by_host", "game_table", ["host"])
    op.create_table(
        "seat",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        *text("person", "name", "gender", "bot", "sub"),
        sa.Column("hot", sa.Integer, nullable=False),
        *text("standing"),
    )
    op.create_index("seat_by_person", "seat", ["person"])
    op.create_table(
        "answer",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True),
        *text("kind"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Integer, nullable=False),
        *text("data"),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reply",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *text("codes"),
        sa.Column("done", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("n", sa.Integer, primary_key=True),
        *text("person", "name"),
        sa.Column("seat", sa.Integer, nullable=False),
        *text("text"),
        sa.Column("at", sa.Float, nullable=False),
    )
