"""Who has looked from which chair, which device somebody is on, and a count of the changes to a table's row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whoever sits at a running table has looked from there."""
    op.add_column("game_table", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("person", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "eyes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("eyes_by_person", "eyes", ["person"])
    op.execute(
        "INSERT INTO eyes (table_id, seat, person) SELECT seat.table_id, seat.seat, seat.person FROM seat"
        " JOIN game_table ON game_table.id = seat.table_id WHERE game_table.status = 'playing' AND seat.person <> ''"
    )
