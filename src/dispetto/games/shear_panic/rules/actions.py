"""The action table: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action

HOME: Final = __name__  # where a pickled row is found again
TABLE: Final[list[Action]] = []


def row(verb: str, *args: int) -> Action:
    """Append one row."""
    action = Action(len(TABLE), verb, args, HOME)
    TABLE.append(action)
    return action


# Chance
COLOUR: Final = [row("colour", face) for face in range(6)]
STARTS: Final = [row("starts", seat) for seat in range(4)]
LAYOUT: Final = [row("layout", which) for which in range(2)]

# Cards: the seven actions by value 1, 2, 3; the lowest value first, as the default order wants it
CARD: Final = [row("card", action, value) for value in range(1, 4) for action in range(7)]

# The parts of an action. Sheep are relative: 0 and 1 are mine, 2 and 3 the next player's, …, 8 the black one
SHEEP: Final = [row("sheep", sheep) for sheep in range(9)]
WAY: Final = [row("way", d) for d in range(8)]
FAR: Final = [row("far", k) for k in range(1, 9)]
CLOCKWISE: Final = row("clockwise")
ANTICLOCKWISE: Final = row("anticlockwise")

# Movement cards
NO_CARD: Final = row("no_card")
ADD: Final = [row("add", value) for value in range(1, 4)]


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
