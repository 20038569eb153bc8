"""The action table: the tokens of which every answer is made, then the cards the deck can give. Append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action

HOME: Final = __name__  # where a pickled row is found again
KINDS: Final = 49
MOST_SEATS: Final = 6
TABLE: Final[list[Action]] = []


def row(verb: str, *args: int) -> Action:
    """Append one row."""
    action = Action(len(TABLE), verb, args, HOME)
    TABLE.append(action)
    return action


CARD: Final = [row("card", kind) for kind in range(KINDS)]
SEAT: Final = [row("seat", rel) for rel in range(1, MOST_SEATS)]  # relative: 1 is the next player to the left
NONE: Final = row("none")
DISCARD: Final = row("discard")
RELEASE: Final = row("release")
LEFT: Final = row("left")
RIGHT: Final = row("right")
COPY_BLOCK: Final = row("copy_block")
COPY_DODGE: Final = row("copy_dodge")
DRAWN: Final = [row("drawn", kind) for kind in range(KINDS)]

# What is often offered, made once: the seats of each bit mask (bit 0 is the next player to the left)
SEATS: Final[list[list[Action]]] = [
    [SEAT[rel] for rel in range(MOST_SEATS - 1) if mask >> rel & 1] for mask in range(1 << MOST_SEATS - 1)
]
SAID: Final[list[tuple[int, ...]]] = [(action.code,) for action in TABLE]  # one word said, for each row
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
