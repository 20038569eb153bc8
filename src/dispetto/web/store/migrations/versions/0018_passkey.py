"""Passkeys: public keys by which somebody is known on any device, and challenges that were answered already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody has one."""
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("person", "key")),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("passkey_by_person", "passkey", ["person"])
    spent = sa.Column("until", sa.Float, nullable=False)
    op.create_table("spent", sa.Column("digest", sa.Text, primary_key=True), spent)
