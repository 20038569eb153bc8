"""The action table: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action

HOME: Final = __name__  # where a pickled row is found again
MOST_SEATS: Final = 5
KINDS: Final = 4
MOST_BID: Final = 3
TABLE: Final[list[Action]] = []


def row(verb: str, *args: int) -> Action:
    """Append one row."""
    action = Action(len(TABLE), verb, args, HOME)
    TABLE.append(action)
    return action


PASS: Final = row("pass")
LEAD: Final = [row("lead", kind) for kind in range(KINDS)]
AT: Final = [row("at", rel) for rel in range(1, MOST_SEATS)]  # seats are relative: 1 is the next one
TAKE: Final = [row("take", n) for n in (1, 2)]
HUMILIATE: Final = row("humiliate")
BID: Final = [row("bid", n) for n in range(MOST_BID + 1)]
DRAWN: Final = [row("drawn", kind) for kind in range(KINDS)]
