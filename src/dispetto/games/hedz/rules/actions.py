"""The action table: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action

HOME: Final = __name__  # where a pickled row is found again
MOST_DINOS: Final = 10
MOST_SCOOPED: Final = 20  # in one breath; H25-CLR-06, H2-CLR-06: more are said in several
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
STARTS: Final = rows("starts", 0, MOST_DINOS - 1)  # the seat that has the first turn

# Before the game
BE: Final = rows("be", 0, 15)  # a dinosaur type
FIRST_GOES: Final = row("first_goes")
SECOND_GOES: Final = row("second_goes")

# Rolling
ROLL: Final = row("roll")
ROLL_MUDD: Final = row("roll_in_mudd")
ROLL_THIRD: Final = row("roll_third")
HOVER: Final = row("hover")
FALL: Final = row("fall")
KEEP: Final = row("keep")
REROLL: Final = rows("reroll", 1, 3)
REROLL_BOTH: Final = row("reroll_both")
USE_FIRST: Final = row("use_first")
USE_SECOND: Final = row("use_second")
USE_SUM: Final = row("use_sum")

# Walking; seats are relative: 1 is the next dino in turn order
ROUTE: Final = rows("route", 0, 1)
VOLCANO: Final = row("volcano")
PATH: Final = row("path")
WALK_ON: Final = row("walk_on")
PUSH: Final = rows("push", 1, MOST_DINOS - 1)
STEAL: Final = rows("steal", 0, 3)
GO_ON: Final = row("go_on")
STOP: Final = row("stop")
LEAVE_ROCKS: Final = row("leave_rocks")
SCOOP: Final = rows("scoop", 1, MOST_SCOOPED)
SCOOP_ALL: Final = row("scoop_all")

# Landing
PAY: Final = row("pay")
REFUSE: Final = row("refuse")
SPARE: Final = rows("spare", 1, MOST_DINOS - 1)
BITE: Final = rows("bite", 1, MOST_DINOS - 1)
GIVE_UP: Final = row("give_up")
ONE_ROCK: Final = row("one_rock")
ALL_ROCKS_ROW: Final = row("all_rocks")
THROW: Final = rows("throw", 1, MOST_DINOS - 1)

# The end of a turn
REST: Final = row("rest")
EXTRA: Final = row("extra_turn")

# Only in the 2nd edition
OF_THE_25TH: Final = len(TABLE)
STAY: Final = row("stay")
DROWN: Final = row("drown")
TO_THINK: Final = row("to_think")
TO_START: Final = row("to_start")
BE.extend(rows("be", 16, 31))  # H2-SETUP-06: room for types that players invent
