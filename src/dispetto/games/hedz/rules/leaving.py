"""A player leaves the table."""

from __future__ import annotations

from typing import Any

from dispetto.core.engine.table import Frame
from dispetto.games.hedz.rules import turn
from dispetto.games.hedz.rules.biting import BiteOff, Retreat
from dispetto.games.hedz.rules.landing import ARRIVES, BITTEN, Land, Swim, Toll
from dispetto.games.hedz.rules.pushing import AfterPush
from dispetto.games.hedz.rules.questions import PUSHING, DieRoll, DinoAsk, WalkingAsk
from dispetto.games.hedz.rules.state import GONE, NOBODY, Hedz
from dispetto.games.hedz.rules.throwing import PutDown
from dispetto.games.hedz.rules.walking import Scoop, Walk


def leave(s: Hedz, seat: int) -> None:
    """The dinos are removed, their rocks go to the supply; the last player left wins.  H25-RUL-41, H2-RUL-46"""
    s.say("left", seat, seat)
    for d in range(s.setup.dinos):
        if s.setup.owner[d] == seat:
            s.supply += s.rocks[d]
            s.rocks[d] = 0
            s.at[d] = GONE
    alive = NOBODY
    several = False
    for d in range(s.setup.dinos):
        if s.at[d] != GONE:
            if alive != NOBODY and s.setup.owner[d] != alive:
                several = True
            alive = s.setup.owner[d]
    if not several:
        s.winner = alive
        s.ended_by = turn.BY_LEAVING
        s.say("won", alive, s.setup.owner.index(alive))
        s.stack.clear()
        return
    bottom = s.stack[0]
    if isinstance(bottom, turn.OpeningRoll):
        leave_the_opening_roll(s, bottom, seat)
    elif isinstance(bottom, (turn.WhoStarts, turn.Begin, turn.FirstTurn)):
        leave_before_the_start(s, seat)
    elif s.setup.owner[s.turn] == seat:
        settle_where_they_stand(s)
    else:
        leave_in_mid_move(s)


def leave_the_opening_roll(s: Hedz, roll: turn.OpeningRoll, seat: int) -> None:
    """Those who stay go on rolling for the first turn.  H2-RUL-46, H2-SETUP-02"""
    if seat not in roll.rollers:
        return
    rollers: list[int] = []
    totals: list[int] = []
    for i in range(len(roll.rollers)):
        if roll.rollers[i] != seat:
            rollers.append(roll.rollers[i])
            if i < len(roll.totals):
                totals.append(roll.totals[i])
    s.stack.pop()
    if len(rollers) == 1:
        s.say("highest", rollers[0], rollers[0])
        turn.before_the_first_turn(s, rollers[0])
    elif roll.pips and roll.rollers[len(roll.totals)] != seat:
        s.stack.append(turn.OpeningRoll(tuple(rollers), tuple(totals), roll.pips))
    else:
        turn.roll_for_the_start(s, tuple(rollers), tuple(totals))


def leave_before_the_start(s: Hedz, seat: int) -> None:
    """Questions still owed before the first turn are dropped; somebody else starts if need be.
    H25-RUL-41, H2-RUL-46
    """
    keep: list[Frame[Any]] = []
    for f in s.stack:
        if isinstance(f, (turn.ChooseType, turn.WhichFirst)) and f.seat == seat:
            continue
        if isinstance(f, turn.OrderTwo) and s.setup.owner[f.d] == seat:
            continue
        keep.append(f)
    s.stack = keep


def settle_where_they_stand(s: Hedz) -> None:
    """The active player has gone and the turn passes; but whoever a push or a switch had under way has landed where it
    stands, and whoever was bitten still goes.  H25-RUL-41, H25-RUL-47, H2-RUL-50, H2-CLR-05
    """
    owed: list[Frame[Any]] = [turn.EndTurn(s.turn, 1)]
    for f in s.stack:
        if isinstance(f, (WalkingAsk, Walk)):
            if s.at[f.d] != GONE and s.at[f.d] != f.began:  # not a step yet: it has not landed anywhere
                owed.append(Land(f.d, PUSHING, f.flags, s.at[f.d], ARRIVES))
        elif isinstance(f, Land):
            if f.stage != BITTEN:
                owed.append(
                    Land(f.d, PUSHING, f.flags, f.here, f.stage)
                )  # like a pusher's stop: no bite, throw or Boo!
        elif isinstance(f, Scoop):
            below = owed[-1]
            if s.at[f.d] != GONE and isinstance(below, Land) and below.stage != ARRIVES:
                owed.append(Scoop(f.seat, f.d, 0))
        elif isinstance(f, (Toll, Swim, Retreat)):
            if s.at[f.d] != GONE:
                owed.append(f)
        elif isinstance(f, (PutDown, BiteOff)):
            owed.append(f)
    s.stack = owed


def leave_in_mid_move(s: Hedz) -> None:
    """A pushed dino's movement ends and its pusher continues; else the offers are made anew.  H25-RUL-41, H2-RUL-46,
    H2-CLR-05
    """
    asked = s.stack[-1]
    if isinstance(asked, DinoAsk):
        if s.at[asked.d] != GONE:
            asked.again(s)
        elif asked.ends_with_it():
            end_movement(s)
        else:
            s.stack.pop()
    elif isinstance(asked, DieRoll):
        if s.at[asked.d] != GONE:
            asked.again(s)
        else:
            end_movement(s)


def end_movement(s: Hedz) -> None:
    """Everything the dino that has gone would still have done:
    in another's turn only the pushed and the switched move, and those that settle after its end.
    """
    while not isinstance(s.stack[-1], (AfterPush, PutDown, turn.EndTurn)):
        s.stack.pop()
