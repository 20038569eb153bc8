"""The rows: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows
from dispetto.core.engine.table import Action

MOST_SEATS: Final = 6
KINDS: Final = 17  # of cards: see pieces.py
RACES: Final = 6
WIDEST: Final = 5  # lanes a horse may change in one move
FARTHEST: Final = 8  # lengths ahead of (or behind) the space abreast: six pips, and what a bend adds
NEW: Final = Rows(__name__)
ROWS: Final = NEW.made

# Chance
DIE: Final = NEW.rows("die", 1, 6)
DEALT: Final = NEW.rows("dealt", 0, KINDS - 1)  # a Really Nasty card
RACE: Final = NEW.rows("race", 0, RACES - 1)  # a race card
LANE: Final = NEW.rows("lane", 1, 6)
FASTEST: Final = NEW.rows("fastest", 0, MOST_SEATS - 1)  # never asked any more: the first hand is first (RN-RUL-15)

# Before the race; seats are relative: 0 is oneself, 1 the next to the left
LEVEL: Final = NEW.rows("level", 1, 6)
NO_BET: Final = NEW.row("no_bet")
BACK: Final = NEW.rows("back", 0, MOST_SEATS - 1)
STAKE: Final = NEW.rows("stake", 0, 9)  # one digit of the number of notes

# Running; an end is named by lanes outwards and by lengths ahead of the space abreast there
ROLL: Final = NEW.row("roll")
WITHDRAW: Final = NEW.row("withdraw")
GO: Final = [
    NEW.row("go", out, ahead) for out in range(-WIDEST, WIDEST + 1) for ahead in range(-FARTHEST, FARTHEST + 1)
]
CROSS: Final = NEW.row("cross")
STAY: Final = NEW.row("stay")
DOUBLE: Final = NEW.row("double")

# Really Nasty cards
PASS: Final = NEW.row("pass")
WHIP: Final = NEW.rows("whip", 0, MOST_SEATS - 1)
FALSE_START: Final = NEW.row("false_start")
FELL: Final = NEW.rows("fell", 0, MOST_SEATS - 1)  # with a Faller for any fence
FELL_HERE: Final = NEW.rows("fell_here", 0, MOST_SEATS - 1)  # with the Faller that names this fence
SLIP: Final = NEW.rows("slip", 0, MOST_SEATS - 1)
REMOUNT: Final = NEW.row("remount")
LOOSE: Final = NEW.row("loose")
PRESS_IN: Final = NEW.row("press_in")
PRESS_OUT: Final = NEW.row("press_out")
PHOTO: Final = NEW.row("photo")
OBJECT: Final = NEW.rows("object", 1, 3)  # to the horse placed so
ENQUIRE: Final = NEW.rows("enquire", 1, 3)

# Which of several ways to one end (appended): by its last step, its inward lane saved or spent;
# round the water or through it
VIA: Final = NEW.rows("via", 1, 2)  # ahead, outwards: see ways.py
VIA_IN: Final = NEW.rows("via_in", 1, 3)  # ahead, outwards, inwards
DRY: Final = NEW.row("dry")
WET: Final = NEW.row("wet")


def go(out: int, ahead: int) -> Action:
    """The row of an end so many lanes outwards and lengths ahead."""
    return GO[(out + WIDEST) * (2 * FARTHEST + 1) + ahead + FARTHEST]
