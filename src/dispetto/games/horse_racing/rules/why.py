"""Why not: for every row and every question, the rule that keeps it from being on offer."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Reason
from dispetto.games.horse_racing.rules.moves import end_of, loose_end
from dispetto.games.horse_racing.rules.pieces import (
    BETWEEN,
    BOLTING,
    CARDS,
    FALLER,
    FALLER_AT,
    MIDWAY,
    RESCUE,
    STEWARDS,
    kind_of,
)
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import HOME, NOWHERE
from dispetto.games.horse_racing.rules.ways import loose_ways, ways


def meaning(s: Meeting, seat: int, a: Action) -> tuple[int, ...]:
    """A row's arguments in absolute terms: relative seats, places by their horses."""
    verb = a.verb
    if verb == "back" or verb == "whip" or verb == "fell" or verb == "fell_here" or verb == "slip":
        return (other(s, seat, a),)
    if verb == "object" or verb == "enquire":
        return (s.circle[a.args[0] - 1] if a.args[0] <= len(s.circle) else NONE,)
    if verb == "dealt" or verb == "lane":
        return (NONE, a.args[0])
    if verb == "go" or verb == "via" or verb == "via_in":
        return (NOWHERE,)
    if verb == "stake":
        return (a.args[0] * s.setup.bet_step,)
    return a.args


def other(s: Meeting, seat: int, a: Action) -> int:
    """The seat a relative row speaks of; NONE where nobody sits."""
    return (seat + a.args[0]) % s.setup.players if a.args[0] < s.setup.players else NONE


def general(s: Meeting, a: Action) -> Reason:
    """A row that belongs to another question, or to chance.  RN-RUL-04, RN-RUL-14"""
    verb = a.verb
    if verb == "pass" or verb == "stay":
        return Reason("TABLE-04")
    if verb == "die":
        return Reason("RN-MOVE-01-die")
    if verb == "dealt":
        return Reason("RN-CARD-03")
    if verb == "race":
        return Reason("RN-SETUP-06")
    if verb == "lane":
        return Reason("RN-PRE-01")
    if verb == "fastest":
        return Reason("RN-RUL-15")
    if kind_of(s, 0, a) != NONE:
        return Reason("RN-RUL-14")
    if verb == "level":
        return Reason("RN-RUL-04-late") if s.race >= 0 else Reason("TABLE-04")
    if verb == "back" or verb == "no_bet" or verb == "stake":
        return Reason("RN-BET-03") if s.race >= 0 else Reason("RN-PRE-03")
    if verb == "roll" or verb == "withdraw" or verb == "go" or verb == "cross" or verb == "double":
        return Reason("RN-START-04")
    if verb == "via" or verb == "via_in":
        return Reason("RN-DEC-07")
    if verb == "dry" or verb == "wet":
        return Reason("RN-DEC-15")
    return Reason("TABLE-05")


def betting(s: Meeting, seat: int, a: Action) -> Reason:
    """A slip is being written.  RN-BET-05, RN-RUL-06"""
    if a.verb == "back":
        horse = other(s, seat, a)
        if horse == NONE:
            return Reason("TABLE-06")
        if s.status[horse] != RUNNING:
            return Reason("RN-RUL-39", (horse,))
        return Reason("RN-RUL-06", (s.setup.bet_step, s.cash[seat]))
    return Reason("TABLE-04") if a.verb == "stake" else general(s, a)


def before_rolling(s: Meeting, seat: int, a: Action) -> Reason:
    """A player is about to roll.  RN-MOVE-15, RN-RUL-22, RN-RUL-27"""
    if a.verb == "withdraw":
        return Reason("RN-MOVE-15", (seat,)) if s.running(seat) else Reason("RN-RUL-22-reins")
    if a.verb == "go" or a.verb == "cross" or a.verb == "double" or a.verb == "stay":
        return Reason("RN-MOVE-01")
    return general(s, a)


def rolled_already(s: Meeting, a: Action) -> Reason:
    """The die lies there: too late for another roll or for going home, too early to double.  RN-MOVE-14, RN-RUL-27,
    RN-DBL-02
    """
    if a.verb == "roll":
        return Reason("RN-MOVE-14")
    if a.verb == "withdraw":
        return Reason("RN-RUL-27")
    if a.verb == "double" or a.verb == "stay":
        return Reason("RN-DBL-02")
    return general(s, a)


def routing(s: Meeting, seat: int, left: int, inward: int, trail: tuple[int, ...], a: Action) -> Reason:
    """The die lies there; the horse has somewhere else to be.  RN-MOVE-02..13, RN-DBL-06, RN-RUL-36"""
    if a.verb == "cross":
        near = HOME in ways(s.course, [], s.at[seat], left, inward != 0, trail, False).ends
        return Reason("RN-MOVE-12") if near else Reason("RN-RUL-36", (seat, left))
    if a.verb != "go":
        return rolled_already(s, a)
    end = end_of(s, s.at[seat], a)
    if end < 0:
        return Reason("RN-DATA-01")
    if a.args[1] < 0:
        return Reason("RN-MOVE-10")
    if end != s.at[seat] and s.course.space[end] in s.blocked(seat):
        return Reason("RN-MOVE-09", (horse_on(s, s.course.space[end]),))
    if a.args[0] < 0 and not inward:
        return Reason("RN-DBL-06") if left == 6 and len(trail) > 1 else Reason("RN-MOVE-04")
    if a.args[0] < -1:
        return Reason("RN-MOVE-04-one")
    if end in trail and end != s.at[seat]:
        return Reason("RN-RUL-10")
    if in_fewer(s, seat, left, inward, trail, end):
        return Reason("RN-MOVE-13", (left,))
    if end in ways(s.course, [], s.at[seat], left, inward != 0, trail, False).ends:
        return Reason("RN-MOVE-12")
    return Reason("RN-MOVE-02", (left,))


def choosing_a_way(s: Meeting, a: Action, rule: str) -> Reason:
    """The end has been said; now only which way.  RN-DEC-07, RN-DEC-15"""
    if a.verb == "go" or a.verb == "cross":
        return Reason(rule)
    return rolled_already(s, a)


def in_fewer(s: Meeting, seat: int, left: int, inward: int, trail: tuple[int, ...], end: int) -> bool:
    """Could it be reached with fewer pips than must be used?"""
    if end == s.at[seat]:
        return True
    for pips in range(1, left):
        if end in ways(s.course, s.blocked(seat), s.at[seat], pips, inward != 0, trail, False).ends:
            return True
    return False


def horse_on(s: Meeting, space: int) -> int:
    """Whose horse stands there; NONE for the riderless one."""
    for seat in range(s.setup.players):
        if s.running(seat) and s.course.space[s.at[seat]] == space:
            return seat
    return NONE


def doubling(s: Meeting, seat: int, a: Action) -> Reason:
    """Double or not: nothing else.  RN-RUL-12"""
    if a.verb == "go" or a.verb == "cross":
        return Reason("RN-RUL-12")
    return rolled_already(s, a)


def bolting(s: Meeting, seat: int, pips: int, a: Action) -> Reason:
    """The riderless horse is being driven.  RN-RL-04, RN-RL-05, RN-RL-06, RN-RUL-22"""
    if a.verb == "double" or a.verb == "stay":
        return Reason("RN-RUL-22-reins")
    if a.verb == "cross":
        return Reason("RN-RL-06")
    if a.verb == "roll":
        return Reason("RN-MOVE-14")
    if a.verb == "withdraw":
        return Reason("RN-RUL-22-reins")
    if a.verb != "go":
        return general(s, a)
    end = loose_end(s, a)
    if end < 0:
        return Reason("RN-DATA-01")
    if end in s.blocked(NONE):
        return Reason("RN-MOVE-09", (horse_on(s, end),))
    if end == s.loose_at:
        return Reason("RN-RL-05")
    if end in loose_ways(s.course, [], s.loose_at, pips).ends:
        return Reason("RN-MOVE-12")
    return Reason("RN-RL-04", (pips,))


def playing(s: Meeting, seat: int, window: int, mover: int, a: Action) -> Reason:
    """A card window: not the time, not the target, or not the card.  RN-CARD-01, RN-RUL-14, RN-RUL-20"""
    kind = kind_of(s, seat, a)
    if kind == NONE:
        return before_moving(window) if a.verb in MOVING else general(s, a)
    target = NONE
    if a.verb == "whip" or a.verb == "fell" or a.verb == "fell_here" or a.verb == "slip":
        target = other(s, seat, a)
        if target == NONE:
            return Reason("TABLE-06")
    card = CARDS[kind]
    if not card.fits(window):
        return wrong_window(s, seat, window, a)
    for row in card.offers(s, seat, mover):
        if row is a:
            if kind in s.hands[seat]:
                return Reason("RN-RUL-13")  # midway, and not the mover
            return (
                Reason("RN-CARD-01-named")
                if kind >= FALLER_AT and FALLER not in s.hands[seat]
                else Reason("RN-CARD-01", (kind,))
            )
    return card.why(s, seat, mover, target)


MOVING: Final = ("roll", "withdraw", "go", "cross", "stay", "double")


def before_moving(window: int) -> Reason:
    """Nobody moves while cards are asked for.  RN-END-01, RN-RUL-14, RN-RUL-20"""
    if window == STEWARDS:
        return Reason("RN-END-01")
    return Reason("RN-RUL-14-cards") if window == BETWEEN or window == MIDWAY else Reason("RN-RUL-20")


def wrong_window(s: Meeting, seat: int, window: int, a: Action) -> Reason:
    """Every card has its moment; this is not it.  RN-RUL-14, RN-RUL-20"""
    verb = a.verb
    if verb == "object" or verb == "enquire":
        return Reason("RN-OBJ-01")
    if verb == "remount":
        return Reason("RN-RUL-20-remount") if window == BOLTING else Reason("RN-REM-01")
    if verb == "loose":
        return Reason("RN-RUL-20-loose") if window == RESCUE else Reason("RN-RL-01")
    return Reason("RN-END-01") if window == STEWARDS else Reason("RN-RUL-20")
