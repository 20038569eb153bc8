"""Lunch money over all tables: what everybody's side bets came to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody has won anything yet; bets that were settled before are counted at their tables alone."""
    op.create_table(
        "purse",
        *(sa.Column(name, sa.Text, primary_key=True) for name in ("table_id", "person")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("game", "name")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("staked", "paid")),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("purse_by_person", "purse", ["person"])
