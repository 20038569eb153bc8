"""Games among friends are looked back at by themselves: the book says when somebody has to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Those of before are looked at when somebody opens a circle's page that wants them."""
    op.add_column("finished", sa.Column("look", sa.Float, nullable=False, server_default="0"))
    due = sa.text("look > 0")
    op.create_index("finished_by_look", "finished", ["look"], sqlite_where=due, postgresql_where=due)
