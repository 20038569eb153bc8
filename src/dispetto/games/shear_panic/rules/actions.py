"""The rows: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows
from dispetto.core.engine.table import Action

NEW: Final = Rows(__name__)
ROWS: Final = NEW.made

# Chance
COLOUR: Final = NEW.rows("colour", 0, 5)
STARTS: Final = NEW.rows("starts", 0, 3)
LAYOUT: Final = NEW.rows("layout", 0, 1)

# Cards: the seven actions by value 1, 2, 3; the lowest value first, as the default order wants it
CARD: Final = [NEW.row("card", action, value) for value in range(1, 4) for action in range(7)]

# The parts of an action. Sheep are relative: 0 and 1 are mine, 2 and 3 the next player's, …, 8 the black one
SHEEP: Final = NEW.rows("sheep", 0, 8)
WAY: Final = NEW.rows("way", 0, 7)
FAR: Final = NEW.rows("far", 1, 8)
CLOCKWISE: Final = NEW.row("clockwise")
ANTICLOCKWISE: Final = NEW.row("anticlockwise")

# Movement cards
NO_CARD: Final = NEW.row("no_card")
ADD: Final = NEW.rows("add", 1, 3)


def card_row(action: int, value: int) -> Action:
    """The row of a card."""
    return CARD[(value - 1) * 7 + action]


def chosen(rows: list[Action], mask: int) -> list[Action]:
    """The rows whose bits are set."""
    return [rows[i] for i in range(len(rows)) if mask >> i & 1]


# Every list of sheep, ways and numbers that can be on offer, by its bits: offering costs a look instead of a new list
SHEEP_OF: Final = [chosen(SHEEP, mask) for mask in range(512)]
WAYS_OF: Final = [chosen(WAY, mask) for mask in range(256)]
FAR_OF: Final = [chosen(FAR, mask) for mask in range(256)]
