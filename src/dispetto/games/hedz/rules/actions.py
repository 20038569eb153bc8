"""The rows: every answer that can ever be given, in order, append only."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.rows import Rows

MOST_DINOS: Final = 10
MOST_SCOOPED: Final = 20  # in one breath; H25-CLR-06, H2-CLR-06: more are said in several
NEW: Final = Rows(__name__)
ROWS: Final = NEW.made

# Chance
DIE: Final = NEW.rows("die", 1, 6)
STARTS: Final = NEW.rows("starts", 0, MOST_DINOS - 1)  # the seat that has the first turn

# Before the game
BE: Final = NEW.rows("be", 0, 15)  # a dinosaur type
FIRST_GOES: Final = NEW.row("first_goes")
SECOND_GOES: Final = NEW.row("second_goes")

# Rolling
ROLL: Final = NEW.row("roll")
ROLL_MUDD: Final = NEW.row("roll_in_mudd")
ROLL_THIRD: Final = NEW.row("roll_third")
HOVER: Final = NEW.row("hover")
FALL: Final = NEW.row("fall")
KEEP: Final = NEW.row("keep")
REROLL: Final = NEW.rows("reroll", 1, 3)
REROLL_BOTH: Final = NEW.row("reroll_both")
USE_FIRST: Final = NEW.row("use_first")
USE_SECOND: Final = NEW.row("use_second")
USE_SUM: Final = NEW.row("use_sum")

# Walking; seats are relative: 1 is the next dino in turn order
ROUTE: Final = NEW.rows("route", 0, 1)
VOLCANO: Final = NEW.row("volcano")
PATH: Final = NEW.row("path")
WALK_ON: Final = NEW.row("walk_on")
PUSH: Final = NEW.rows("push", 1, MOST_DINOS - 1)
STEAL: Final = NEW.rows("steal", 0, 3)
GO_ON: Final = NEW.row("go_on")
STOP: Final = NEW.row("stop")
LEAVE_ROCKS: Final = NEW.row("leave_rocks")
SCOOP: Final = NEW.rows("scoop", 1, MOST_SCOOPED)
SCOOP_ALL: Final = NEW.row("scoop_all")

# Landing
PAY: Final = NEW.row("pay")
REFUSE: Final = NEW.row("refuse")
SPARE: Final = NEW.rows("spare", 1, MOST_DINOS - 1)
BITE: Final = NEW.rows("bite", 1, MOST_DINOS - 1)
GIVE_UP: Final = NEW.row("give_up")
ONE_ROCK: Final = NEW.row("one_rock")
ALL_ROCKS_ROW: Final = NEW.row("all_rocks")
THROW: Final = NEW.rows("throw", 1, MOST_DINOS - 1)

# The end of a turn
REST: Final = NEW.row("rest")
EXTRA: Final = NEW.row("extra_turn")

# Only in the 2nd edition
OF_THE_25TH: Final = len(ROWS)
STAY: Final = NEW.row("stay")
DROWN: Final = NEW.row("drown")
TO_THINK: Final = NEW.row("to_think")
TO_START: Final = NEW.row("to_start")
BE.extend(NEW.rows("be", 16, 31))  # H2-SETUP-06: room for types that players invent
