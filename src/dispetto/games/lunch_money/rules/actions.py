"""The rows: the tokens of which every answer is made, then the cards the deck can give. Append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows
from dispetto.core.engine.table import Action

KINDS: Final = 49
MOST_SEATS: Final = 6
NEW: Final = Rows(__name__)
ROWS: Final = NEW.made

CARD: Final = NEW.rows("card", 0, KINDS - 1)
SEAT: Final = NEW.rows("seat", 1, MOST_SEATS - 1)  # relative: 1 is the next player to the left
NONE: Final = NEW.row("none")
DISCARD: Final = NEW.row("discard")
RELEASE: Final = NEW.row("release")
LEFT: Final = NEW.row("left")
RIGHT: Final = NEW.row("right")
COPY_BLOCK: Final = NEW.row("copy_block")
COPY_DODGE: Final = NEW.row("copy_dodge")
DRAWN: Final = NEW.rows("drawn", 0, KINDS - 1)

# What is often offered, made once: the seats of each bit mask (bit 0 is the next player to the left)
SEATS: Final[list[list[Action]]] = [
    [SEAT[rel] for rel in range(MOST_SEATS - 1) if mask >> rel & 1] for mask in range(1 << MOST_SEATS - 1)
]
SAID: Final[list[tuple[int, ...]]] = [(action.code,) for action in ROWS]  # one word said, for each row
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]  # one seat, for each

# The same rows as numbers, for parts already said
C_SEAT: Final = 48  # C_SEAT + 1 is the next player
C_NONE: Final = 54
C_DISCARD: Final = 55
C_RELEASE: Final = 56
C_LEFT: Final = 57
C_COPY_BLOCK: Final = 59
C_COPY_DODGE: Final = 60
C_DRAWN: Final = 61  # C_DRAWN + kind
