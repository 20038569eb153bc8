"""The rows: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows

MOST_SEATS: Final = 5
KINDS: Final = 4
MOST_BID: Final = 3
NEW: Final = Rows(__name__)
ROWS: Final = NEW.made

PASS: Final = NEW.row("pass")
LEAD: Final = NEW.rows("lead", 0, KINDS - 1)
AT: Final = NEW.rows("at", 1, MOST_SEATS - 1)  # seats are relative: 1 is the next one
TAKE: Final = NEW.rows("take", 1, 2)
HUMILIATE: Final = NEW.row("humiliate")
BID: Final = NEW.rows("bid", 0, MOST_BID)
DRAWN: Final = NEW.rows("drawn", 0, KINDS - 1)
