"""Why not: for every row of the table and every question, the rule that keeps it from being on offer."""

from __future__ import annotations

import dispetto.games.hedz.flow_meetings as meetings
from dispetto.core.table import Action, Reason
from dispetto.games.hedz.state import AIR, BEACH, GONE, LAVA, MUDD, ROCK, Hedz


def meaning(s: Hedz, d: int, a: Action) -> tuple[int, ...]:
    """A row's arguments in absolute terms: relative dinos, and routes by their Think! space."""
    verb = a.verb
    if verb == "push" or verb == "throw" or verb == "bite" or verb == "spare":
        return (other(s, d, a),)
    if verb == "route":
        return (s.at[d] * 2 + a.args[0],)
    return a.args


def other(s: Hedz, d: int, a: Action) -> int:
    """The dino a relative row speaks of; -1 where nobody sits there."""
    return (d + a.args[0]) % s.setup.dinos if a.args[0] < s.setup.dinos else -1


def only_mudd(s: Hedz, d: int) -> bool:
    """Does the dino stand in Mudd that is not also Lava?"""
    return s.is_on(d, MUDD) and not s.is_on(d, LAVA)


def nobody(s: Hedz, e: int) -> bool:
    """Is there no such dino on the board?"""
    return e < 0 or s.at[e] == GONE


# ------------------------------------------------------------------------------------------- One question each


def before_the_game(s: Hedz, a: Action) -> Reason:
    """Types and order are being chosen."""
    if a.verb == "be":
        return Reason("H25-TYPE-01")
    if a.verb == "first_goes" or a.verb == "second_goes":
        return Reason("H25-DUO-03")
    return Reason("TABLE-04")


def before_moving(s: Hedz, d: int, a: Action) -> Reason:
    """The dice have not been rolled yet."""
    verb = a.verb
    if verb == "roll_in_mudd":
        if not s.is_on(d, MUDD) or s.is_on(d, LAVA):
            return Reason("H25-MUDD-01", (d,))
        return Reason("H25-TYPE-10", (d,))
    if verb == "roll_third":
        if not s.dino(d).buys_a_die:
            return Reason("H25-TYPE-09", (d,))
        if s.is_on(d, MUDD | LAVA):
            return Reason("H25-TYPE-09-mudd", (d,))
        return Reason("H25-ROCK-01", (d,))
    if verb == "hover" or verb == "fall":
        return Reason("H25-TYPE-12", (d,))
    if verb == "keep" or verb == "reroll" or verb == "reroll_both":
        return Reason("H25-RUL-04", (d,))
    return not_moved_yet(s, d, a)


def declaring(s: Hedz, d: int, a: Action) -> Reason:
    """A Flier declares first, then rolls."""
    if a.verb == "roll" or a.verb == "roll_in_mudd" or a.verb == "roll_third":
        return Reason("TABLE-04")
    return before_moving(s, d, a)


def not_moved_yet(s: Hedz, d: int, a: Action) -> Reason:
    """H25-GEN-05  First a step, then the mischief."""
    verb = a.verb
    if verb == "push" or verb == "throw" or verb == "bite" or verb == "stop" or verb == "spare":
        return Reason("H25-GEN-05", (d,))
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        return Reason("H25-GEN-05", (d,))
    if verb == "extra_turn" or verb == "rest":
        return Reason("H25-RUL-22", (d,))
    if verb == "volcano" or verb == "path":
        return Reason("H25-LAVA-08", (d,))
    if verb == "pay" or verb == "refuse":
        return Reason("H25-LAVA-02", (d,))
    if verb == "route":
        return Reason("H25-THINK-01", (d,))
    if verb == "use_first" or verb == "use_second" or verb == "use_sum":
        return Reason("H25-TYPE-02", (d,))
    return Reason("TABLE-05")


def rerolling(s: Hedz, d: int, n: int, a: Action) -> Reason:
    """The dice lie on the table."""
    if a.verb == "reroll":
        return Reason("H25-RER-01", (d, n))
    if a.verb == "reroll_both":
        return Reason("H25-TYPE-05", (d,)) if not s.dino(d).rerolls_both else Reason("H25-RER-01", (d, n))
    if a.verb == "roll" or a.verb == "roll_in_mudd" or a.verb == "roll_third":
        return Reason("H25-TYPE-09-before", (d,))
    return not_moved_yet(s, d, a)


def using_dice(s: Hedz, d: int, one: int, two: int, a: Action) -> Reason:
    """A Tyrannosaurus chooses its number."""
    if a.verb == "use_second" and one == two:
        return Reason("H25-RUL-31", (d,))
    if a.verb == "use_first" or a.verb == "use_second" or a.verb == "use_sum":
        return Reason("H25-FIN-02", (d,))
    if a.verb == "keep" or a.verb == "reroll" or a.verb == "reroll_both":
        return Reason("H25-RER-01-late", (d,))
    return not_moved_yet(s, d, a)


def on_the_way(s: Hedz, d: int, a: Action) -> Reason:
    """The dino is walking: a fork, somebody in the way, a line of sight, the Volcano."""
    verb = a.verb
    if verb == "push":
        return cannot_push(s, d, other(s, d, a))
    if verb == "throw":
        return cannot_throw(s, d, other(s, d, a), True)
    if verb == "stop":
        return cannot_stop(s, d)
    if verb == "bite" or verb == "spare":
        return Reason("H25-BITE-06", (d,))
    if verb == "reroll" or verb == "reroll_both" or verb == "keep":
        return Reason("H25-RER-01-late", (d,))
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        if s.loose[s.at[d]] == 0:
            return Reason("H25-ROCK-04", (d, s.at[d]))
        return Reason("TABLE-04")
    if verb == "route":
        return Reason("H25-THINK-01", (d,))
    if verb == "volcano" or verb == "path":
        return Reason("H25-LAVA-08", (d,))
    if verb == "walk_on" or verb == "go_on":
        return Reason("TABLE-04")
    if verb == "extra_turn" or verb == "rest":
        return Reason("H25-RUL-22", (d,))
    return Reason("TABLE-05")


def cannot_push(s: Hedz, d: int, e: int) -> Reason:
    """Why this dino cannot push that one from here."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if not s.dino(d).may_push:
        return Reason("H25-TYPE-13", (d,))
    if s.at[e] != s.at[d]:
        return Reason("H25-PUSH-01", (e,))
    if s.allied(d, e):
        return Reason("H25-DUO-04", (e,))
    if not s.dino(e).may_be_pushed:
        return Reason("H25-TYPE-04", (e,))
    return Reason("TABLE-04")


def cannot_throw(s: Hedz, d: int, e: int, walking: bool) -> Reason:
    """Why this dino cannot throw at that one from here."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if not s.dino(d).may_throw:
        return Reason("H25-TYPE-19", (d,))
    if s.is_on(d, LAVA):
        return Reason("H25-LAVA-06", (d,))
    if s.allied(d, e):
        return Reason("H25-DUO-06", (e,))
    if s.at[e] not in s.trail.sees[s.at[d]]:
        return Reason("H25-THR-01", (e, s.at[d], s.at[e]))
    if s.rocks[d] == 0:
        return Reason("H25-THR-05", (d,))
    return Reason("H25-THR-04", (d,)) if walking else Reason("TABLE-04")


def cannot_stop(s: Hedz, d: int) -> Reason:
    """Why this dino cannot stop here to throw."""
    if not s.dino(d).may_throw:
        return Reason("H25-TYPE-19", (d,))
    if s.is_on(d, LAVA):
        return Reason("H25-LAVA-06", (d,))
    if meetings.may_stop_here(s, d, 0):
        return Reason("TABLE-04")  # it will be asked in a moment
    if not meetings.sees_somebody(s, d):
        return Reason("H25-THR-03", (d, s.at[d]))
    if s.rocks[d] == 0 and s.loose[s.at[d]] == 0 and not s.is_on(d, ROCK):
        return Reason("H25-RUL-45-empty", (d,))
    if s.is_on(d, AIR):
        return Reason("H25-RUL-45-air", (d,))
    return Reason("H25-THR-03", (d, s.at[d]))


def throwing(s: Hedz, d: int, must: bool, a: Action) -> Reason:
    """The dino stands still and may throw."""
    verb = a.verb
    if verb == "give_up":
        return Reason("H25-RUL-45", (d,)) if must else Reason("H25-TYPE-16-said", (d,))
    if verb == "throw":
        e = other(s, d, a)
        return cannot_throw(s, d, e, False)
    if verb == "one_rock" or verb == "all_rocks":
        return Reason("H25-TYPE-15", (d,)) if not s.dino(d).hurls_all else Reason("H25-TYPE-16", (d,))
    if verb == "push":
        return Reason("H25-RUL-14", (d,))
    return standing(s, d, a)


def standing(s: Hedz, d: int, a: Action) -> Reason:
    """The move is over; what is left of the rules speaks."""
    verb = a.verb
    if verb == "bite" or verb == "spare":
        return cannot_bite(s, d, other(s, d, a))
    if verb == "walk_on" or verb == "go_on" or verb == "stop" or verb == "push":
        return Reason("H25-THR-04-still", (d,))
    if verb == "reroll" or verb == "reroll_both" or verb == "keep":
        return Reason("H25-RER-01-late", (d,))
    if verb == "extra_turn" or verb == "rest":
        return Reason("H25-RUL-22", (d,))
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        return Reason("H25-ROCK-04", (d, s.at[d]))
    return Reason("TABLE-05")


def cannot_bite(s: Hedz, d: int, e: int) -> Reason:
    """Why this head stays on."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if s.at[e] != s.at[d]:
        return Reason("H25-BITE-01", (e,))
    if s.allied(d, e):
        return Reason("H25-DUO-05", (e,))
    if s.is_on(d, BEACH):
        return Reason("H25-BITE-05", (e,))
    if not s.setup.pushed_may_bite and meetings.in_a_push(s):
        return Reason("H25-RUL-15", (d,))
    return Reason("H25-BITE-06", (d,))


def biting(s: Hedz, d: int, a: Action) -> Reason:
    """Somebody shares the space."""
    if a.verb == "bite" or a.verb == "spare":
        e = other(s, d, a)
        if nobody(s, e):
            return Reason("TABLE-06")
        if s.at[e] != s.at[d] or s.allied(d, e):
            return cannot_bite(s, d, e)
        return Reason("TABLE-04")
    if a.verb == "push":
        return Reason("H25-RUL-14", (d,))
    if a.verb == "throw":
        return Reason("H25-RUL-13", (d,))
    return standing(s, d, a)


def scooping(s: Hedz, d: int, least: int, a: Action) -> Reason:
    """Rocks lie here."""
    if a.verb == "leave_rocks" and least:
        return Reason("H25-RUL-45-scoop", (d,))
    if a.verb == "scoop":
        return Reason("H25-ROCK-04-count", (d, s.loose[s.at[d]]))
    return on_the_way(s, d, a) if a.verb != "push" else Reason("TABLE-04")


def at_the_toll(s: Hedz, d: int, a: Action) -> Reason:
    """Lava wants its rock."""
    if a.verb == "reroll" or a.verb == "reroll_both" or a.verb == "keep":
        return Reason("H25-LAVA-05", (d,))
    if a.verb == "throw" or a.verb == "stop" or a.verb == "one_rock" or a.verb == "all_rocks":
        return Reason("H25-LAVA-06", (d,))
    if a.verb == "extra_turn":
        return Reason("H25-LAVA-07", (d,))
    if a.verb == "bite" or a.verb == "spare":
        return Reason("H25-RUL-13", (d,))
    return standing(s, d, a)


def stealing(s: Hedz, d: int, e: int, a: Action) -> Reason:
    """A Triceratops has its horns in somebody's pocket."""
    if a.verb == "steal":
        return Reason("H25-TYPE-07", (e, s.rocks[e]))
    return Reason("TABLE-04")


def at_the_end(s: Hedz, d: int, a: Action) -> Reason:
    """The turn is over but for the extra one."""
    if a.verb == "roll" or a.verb == "roll_third" or a.verb == "roll_in_mudd":
        return Reason("H25-XTRA-01", (d,))
    if a.verb == "push" or a.verb == "bite" or a.verb == "throw" or a.verb == "stop":
        return Reason("H25-GEN-05", (d,))
    return standing(s, d, a)
