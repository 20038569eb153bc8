"""The workshop: boards, courses and card sets that people have made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody had made anything."""
    op.create_table(
        "made",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("owner", "game", "title", "text")),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("made", "touched")),
        *(sa.Column(name, sa.Text, nullable=False, server_default="") for name in ("fair", "digest")),
    )
    op.create_index("made_by_owner", "made", ["owner", "touched"])
