"""The action table: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action

HOME: Final = __name__  # where a pickled row is found again
MOST_SEATS: Final = 6
KINDS: Final = 17  # of cards: see pieces.py
RACES: Final = 6
WIDEST: Final = 5  # lanes a horse may change in one move
FARTHEST: Final = 8  # lengths ahead of (or behind) the space abreast: six pips, and what a bend adds
TABLE: Final[list[Action]] = []


def row(verb: str, *args: int) -> Action:
    """Append one row."""
    action = Action(len(TABLE), verb, args, HOME)
    TABLE.append(action)
    return action


def rows(verb: str, first: int, last: int) -> list[Action]:
    """One row per number."""
    return [row(verb, n) for n in range(first, last + 1)]


# Chance
DIE: Final = rows("die", 1, 6)
DEALT: Final = rows("dealt", 0, KINDS - 1)  # a Really Nasty card
RACE: Final = rows("race", 0, RACES - 1)  # a race card
LANE: Final = rows("lane", 1, 6)
FASTEST: Final = rows("fastest", 0, MOST_SEATS - 1)  # never asked any more: the first hand is first (RN-RUL-15)

# Before the race; seats are relative: 0 is oneself, 1 the next to the left
LEVEL: Final = rows("level", 1, 6)
NO_BET: Final = row("no_bet")
BACK: Final = rows("back", 0, MOST_SEATS - 1)
STAKE: Final = rows("stake", 0, 9)  # one digit of the number of notes

# Running; an end is named by lanes outwards and by lengths ahead of the space abreast there
ROLL: Final = row("roll")
WITHDRAW: Final = row("withdraw")
GO: Final = [row("go", out, ahead) for out in range(-WIDEST, WIDEST + 1) for ahead in range(-FARTHEST, FARTHEST + 1)]
CROSS: Final = row("cross")
STAY: Final = row("stay")
DOUBLE: Final = row("double")

# Really Nasty cards
PASS: Final = row("pass")
WHIP: Final = rows("whip", 0, MOST_SEATS - 1)
FALSE_START: Final = row("false_start")
FELL: Final = rows("fell", 0, MOST_SEATS - 1)  # with a Faller for any fence
FELL_HERE: Final = rows("fell_here", 0, MOST_SEATS - 1)  # with the Faller that names this fence
SLIP: Final = rows("slip", 0, MOST_SEATS - 1)
REMOUNT: Final = row("remount")
LOOSE: Final = row("loose")
PRESS_IN: Final = row("press_in")
PRESS_OUT: Final = row("press_out")
PHOTO: Final = row("photo")
OBJECT: Final = rows("object", 1, 3)  # to the horse placed so
ENQUIRE: Final = rows("enquire", 1, 3)

# Which of several ways to one end (appended): by its last step, its inward lane saved or spent;
# round the water or through it
VIA: Final = rows("via", 1, 2)  # ahead, outwards: see ways.py
VIA_IN: Final = rows("via_in", 1, 3)  # ahead, outwards, inwards
DRY: Final = row("dry")
WET: Final = row("wet")


def go(out: int, ahead: int) -> Action:
    """The row of an end so many lanes outwards and lengths ahead."""
    return GO[(out + WIDEST) * (2 * FARTHEST + 1) + ahead + FARTHEST]
