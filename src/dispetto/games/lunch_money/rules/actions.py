"""The rows: the words of which every answer is made, then the cards the deck can give. Append only.

A printed card's number is also the code of its row; the rows of cards that were added later stand behind all others.
"""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows
from dispetto.core.engine.table import Action
from dispetto.games.lunch_money.rules.pieces import KINDS, PRINTED

MOST_SEATS: Final = 6
NEW: Final = Rows(__name__)
ROWS: Final[list[Action]] = NEW.made

CARD: Final[list[Action]] = NEW.rows("card", 0, PRINTED - 1)
SEAT: Final[list[Action]] = NEW.rows("seat", 1, MOST_SEATS - 1)  # relative: 1 is the next player to the left
NONE: Final[Action] = NEW.row("none")
DISCARD: Final[Action] = NEW.row("discard")
RELEASE: Final[Action] = NEW.row("release")
LEFT: Final[Action] = NEW.row("left")
RIGHT: Final[Action] = NEW.row("right")
COPY_BLOCK: Final[Action] = NEW.row("copy_block")
COPY_DODGE: Final[Action] = NEW.row("copy_dodge")
DRAWN: Final[list[Action]] = NEW.rows("drawn", 0, PRINTED - 1)
for added in range(PRINTED, KINDS):
    CARD.append(NEW.row("card", added))
    DRAWN.append(NEW.row("drawn", added))

# What is often offered, made once: the seats of each bit mask (bit 0 is the next player to the left)
SEATS: Final[list[list[Action]]] = [
    [SEAT[rel] for rel in range(MOST_SEATS - 1) if mask >> rel & 1] for mask in range(1 << MOST_SEATS - 1)
]
ALONE: Final[list[tuple[int, ...]]] = [(n,) for n in range(len(ROWS))]  # one word, one card or one seat, and no more

NO_CARD: Final = -1
KIND: Final[list[int]] = [  # the card that each row names
    action.args[0] if action.verb == "card" or action.verb == "drawn" else NO_CARD for action in ROWS
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
