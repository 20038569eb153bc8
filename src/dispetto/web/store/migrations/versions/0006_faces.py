"""People have faces: one of twelve drawn heads, kept with the person and with the chair."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """0 is nobody's face: whoever sat before there were any has none until they choose."""
    for table in ("person", "seat"):
        op.add_column(table, sa.Column("face", sa.Integer, nullable=False, server_default="0"))
