"""A save is enough to wake a table: what is known besides how it stood, and an older one from which its latest moments
can be told again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Empty in the saves that are there: their tables are woken from the first entry of their log, once more."""
    op.add_column("snapshot", sa.Column("more", sa.Text, nullable=False, server_default=""))
    op.add_column("snapshot", sa.Column("base", sa.Text, nullable=False, server_default=""))
