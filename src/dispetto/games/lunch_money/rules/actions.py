"""The action table: the words of which every answer is made, then the cards the deck can give. Append only.

A printed card's number is also the code of its row; the rows of cards that were added later stand behind all others.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules.pieces import KINDS, PRINTED

HOME: Final = __name__  # where a pickled row is found again
MOST_SEATS: Final = 6
TABLE: Final[list[Action]] = []


def row(verb: str, *args: int) -> Action:
    """Append one row."""
    action = Action(len(TABLE), verb, args, HOME)
    TABLE.append(action)
    return action


CARD: Final = [row("card", kind) for kind in range(PRINTED)]
SEAT: Final = [row("seat", rel) for rel in range(1, MOST_SEATS)]  # relative: 1 is the next player to the left
NONE: Final = row("none")
DISCARD: Final = row("discard")
RELEASE: Final = row("release")
LEFT: Final = row("left")
RIGHT: Final = row("right")
COPY_BLOCK: Final = row("copy_block")
COPY_DODGE: Final = row("copy_dodge")
DRAWN: Final = [row("drawn", kind) for kind in range(PRINTED)]
for added in range(PRINTED, KINDS):
    CARD.append(row("card", added))
    DRAWN.append(row("drawn", added))

# What is often offered, made once: the seats of each bit mask (bit 0 is the next player to the left)
SEATS: Final[list[list[Action]]] = [
    [SEAT[rel] for rel in range(MOST_SEATS - 1) if mask >> rel & 1] for mask in range(1 << MOST_SEATS - 1)
]
ALONE: Final[list[tuple[int, ...]]] = [(n,) for n in range(len(TABLE))]  # one word, one card or one seat, and no more

NO_CARD: Final = -1
KIND: Final[list[int]] = [  # the card that each row names
    action.args[0] if action.verb == "card" or action.verb == "drawn" else NO_CARD for action in TABLE
]
# The same rows as numbers, for parts already said
C_SEAT: Final = 48  # C_SEAT + 1 is the next player
C_NONE: Final = 54
C_DISCARD: Final = 55
C_RELEASE: Final = 56
C_LEFT: Final = 57
C_COPY_BLOCK: Final = 59
C_COPY_DODGE: Final = 60


def cards_said(said: tuple[int, ...]) -> tuple[int, ...]:
    """The cards among these words."""
    cards: list[int] = []
    for code in said:
        kind = KIND[code]
        if kind != NO_CARD:
            cards.append(kind)
    return tuple(cards)
