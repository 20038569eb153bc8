"""Programs come in with keys: tokens, and whose bot is whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has any yet."""
    texts = [sa.Column(name, sa.Text, nullable=False) for name in ("digest", "owner", "person", "purpose", "name")]
    epoch = sa.Column("epoch", sa.Integer, nullable=False, server_default="0")
    made = sa.Column("made", sa.Float, nullable=False)
    op.create_table("token", sa.Column("id", sa.Text, primary_key=True), *texts, epoch, made)
    op.create_index("token_by_digest", "token", ["digest"], unique=True)
    op.create_index("token_by_owner", "token", ["owner"])
    op.create_table("kin", sa.Column("bot", sa.Text, primary_key=True), sa.Column("owner", sa.Text, nullable=False))
    op.create_index("kin_by_owner", "kin", ["owner"])
