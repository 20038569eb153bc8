"""What a seat sees, number by number: the parts of `numbers`, in their order. Players count from the one who looks."""

from __future__ import annotations

from dispetto.core.observed import Part
from dispetto.games.shear_panic.rules.seen import KINDS, MOST_SEATS, QUESTIONS
from dispetto.games.shear_panic.rules.state import CELLS, LAST_PEN

PLAYERS = tuple(f"seat-{rel}" for rel in range(MOST_SEATS))  # seat-0 is mine, seat-1 the next player's


def of_a_player(whose: str) -> tuple[Part, ...]:
    """What is seen of one player; all 0 where nobody sits."""
    return (
        Part(f"{whose}-here", 1, 0, 1, "1 where somebody sits"),
        Part(f"{whose}-points", 1, 0, 99, "points made"),
        Part(f"{whose}-gone", 1, 0, 1, "1 who has left the table"),
        Part(f"{whose}-cards", KINDS, 0, 3, "action cards still face up: move 1, 2, 3, push 1, 2, 3, jump, …"),
        Part(f"{whose}-movement-cards", 3, 0, 4, "movement cards still held, of value 1, 2, 3"),
    )


PARTS = (
    Part("meadow", CELLS, 0, 9, "the sheep on each cell: 0 none, 1 and 2 mine, …, 9 the black one", names=True),
    Part("facing", 1, 0, 3, "where all sheep look: north, east, south, west", names=True),
    Part("marker", 1, 0, LAST_PEN, "the space it stands on"),
    Part("figure", 1, 0, 2, "none, Roger, Shawn", names=True),
    Part("edge", 1, 0, 3, "the side it stands at: north, east, south, west", names=True),
    Part("barred-action", 1, 0, 7, "what the next card may not undo: 0 nothing, 1 move, …, 7 turn", names=True),
    Part("barred-way", 1, 0, 7, "in which direction, clockwise from north; of a turn, its sense", names=True),
    Part("barred-line", 1, 0, 31, "along which line", names=True),
    Part("turn", 1, 0, 3, "whose it is", names=True),
    Part("asked", 1, 0, 4, "who must answer: 0 nobody or the die, 1 I, 2 the next player, …", names=True),
    Part("said-action", 1, 0, 7, "what is being done: 0 nothing yet, 1 move, …, 7 turn", names=True),
    Part("said-value", 1, 0, 3, "of the card that pays for it, 0 none"),
    Part("said-sheep", 1, 0, 9, "the sheep chosen so far, counted as on the meadow", names=True),
    Part("said-way", 1, 0, 8, "the direction chosen so far: 0 none, 1 north, clockwise", names=True),
    Part("die", 1, 0, 6, "the colour rolled: 0 none, 1 mine, …, 4, 5 black, 6 white", names=True),
    *(Part(f"asks-{question.__name__.lower()}", 1, 0, 1, "1 where this is asked") for question in QUESTIONS),
    Part("panic", LAST_PEN + 1, 0, 1, "1 for a Shear Panic space"),
    *(part for whose in PLAYERS for part in of_a_player(whose)),
)
