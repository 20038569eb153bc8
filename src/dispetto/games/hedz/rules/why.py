"""Why not: for every row and every question, what keeps it from being on offer; why_rules.py names the rule."""

from __future__ import annotations

from typing import Final

from dispetto.core.engine.table import Action, Reason
from dispetto.games.hedz.rules import landing, pushing, throwing, walking
from dispetto.games.hedz.rules.questions import EXACT, PUSHED, WalkingAsk, other
from dispetto.games.hedz.rules.rocks import within_reach
from dispetto.games.hedz.rules.state import AIR, BEACH, GONE, LAVA, MUDD, ROCK, Hedz

# What is said of a row at every question that has nothing better to say of it
ANYWHERE: Final[dict[str, str]] = {
    "roll": "has-rolled",
    "roll_in_mudd": "mudd-settled",
    "roll_third": "dice-settled",
    "hover": "nothing-to-declare",
    "fall": "nothing-to-declare",
    "keep": "too-late",
    "reroll": "too-late",
    "reroll_both": "too-late",
    "route": "no-fork",
    "volcano": "no-shortcut",
    "path": "no-shortcut",
    "walk_on": "nobody-in-the-way",
    "steal": "no-theft",
    "go_on": "nothing-to-stop-for",
    "pay": "no-toll",
    "refuse": "no-toll",
    "give_up": "nothing-to-give-up",
    "rest": "turn-not-over",
    "extra_turn": "turn-not-over",
    "stay": "not-on-water",
    "drown": "not-on-water",
    "to_think": "not-bitten",
    "to_start": "not-bitten",
}
# What comes again only with another turn
AGAIN: Final = ("roll", "roll_third", "roll_in_mudd", "push", "bite", "throw", "stop")


def no(s: Hedz, key: str, a: int, b: int = -2, c: int = -2) -> Reason:
    """A refusal with the facts its sentence names, by the rule of this table's edition."""
    if b == -2:
        return s.edition.reason(key, (a,))
    return s.edition.reason(key, (a, b) if c == -2 else (a, b, c))


def only_mudd(s: Hedz, d: int) -> bool:
    """Does the dino stand in Mudd that is not also Lava?"""
    return s.is_on(d, MUDD) and not s.is_on(d, LAVA)


def nobody(s: Hedz, e: int) -> bool:
    """Is there no such dino on the board?"""
    return e < 0 or s.at[e] == GONE


# ------------------------------------------------------------------------------------------- One question each


def before_the_game(s: Hedz, a: Action, first: str) -> Reason:
    """Types, or the order of two dinos, are being chosen; `first` says which."""
    if a.verb == "be" and first == "types-first":
        return s.edition.reason("type-taken" if s.setup.unique_types and a.args[0] < len(s.types) else "types")
    if a.verb == "die" or a.verb == "starts" or a.verb == "be":
        return settled(s, a)
    if a.verb == "first_goes" or a.verb == "second_goes":
        return s.edition.reason("order")
    return s.edition.reason(first)


def settled(s: Hedz, a: Action) -> Reason:
    """Rows that nobody can choose any more, or ever."""
    if a.verb == "be":
        return s.edition.reason("types-settled")
    return s.edition.reason("dice-fall" if a.verb == "die" else "who-starts")


def before_moving(s: Hedz, d: int, a: Action) -> Reason:
    """The dice have not been rolled yet."""
    verb = a.verb
    if verb == "roll_in_mudd":
        return no(s, "mudd-sticks" if only_mudd(s, d) else "not-in-mudd", d)
    if verb == "roll_third":
        if not s.dino(d).buys_a_die:
            return no(s, "no-third-die", d)
        if "third-die-later" in s.edition.rules:
            return no(s, "third-die-later", d)
        return no(s, "third-die-mudd" if s.is_on(d, MUDD | LAVA) else "third-die-rock", d)
    if verb == "keep" or verb == "reroll" or verb == "reroll_both":
        return no(s, "lava-reroll" if s.is_on(d, LAVA) else "nothing-to-reroll", d)
    return not_moved_yet(s, d, a)


def declaring(s: Hedz, d: int, a: Action) -> Reason:
    """A Flier declares first, then rolls."""
    if a.verb == "roll" or a.verb == "roll_in_mudd" or a.verb == "roll_third":
        return no(s, "declare-first", d)
    return before_moving(s, d, a)


def not_moved_yet(s: Hedz, d: int, a: Action) -> Reason:
    """First a step, then the mischief.  H25-GEN-05, H2-RUL-35"""
    verb = a.verb
    if verb == "throw" or verb == "stop" or verb == "one_rock" or verb == "all_rocks":
        return no(s, "still-throw", d)
    if verb == "push":
        return no(s, "still-push", d)
    if verb == "bite" or verb == "spare":
        return no(s, "still-bite", d)
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        return no(s, "still-scoop", d)
    if verb == "use_first" or verb == "use_second" or verb == "use_sum":
        return no(s, "no-die-to-ignore", d)
    return anywhere(s, d, a)


def anywhere(s: Hedz, d: int, a: Action) -> Reason:
    """Rows of moments that are far from this one."""
    verb = a.verb
    if verb in ANYWHERE:
        return no(s, ANYWHERE[verb], d)
    if verb == "first_goes" or verb == "second_goes":
        return s.edition.reason("order")
    if verb == "use_first" or verb == "use_second" or verb == "use_sum":
        return no(s, "number-settled" if s.dino(d).ignores_a_die else "no-die-to-ignore", d)
    if verb == "one_rock" or verb == "all_rocks":
        return no(s, "nothing-to-give-up" if s.dino(d).hurls_all else "not-all-at-once", d)
    return settled(s, a) if verb == "die" or verb == "starts" or verb == "be" else Reason("TABLE-05")


def rerolling(s: Hedz, d: int, n: int, bought: bool, a: Action) -> Reason:
    """The dice lie on the table."""
    if a.verb == "reroll":
        return no(s, "bought-die", d) if bought and a.args[0] == 3 else no(s, "no-such-die", d, n)
    if a.verb == "reroll_both":
        return no(s, "no-such-die", d, n) if s.dino(d).rerolls_both else no(s, "one-at-a-time", d)
    if a.verb == "roll_third" and "bought-once" in s.edition.rules:
        if not s.dino(d).buys_a_die:
            return no(s, "no-third-die", d)
        return no(s, "bought-once" if bought else "third-die-mudd", d)
    if s.dino(d).ignores_a_die and n == 2 and (a.verb == "use_first" or a.verb == "use_second" or a.verb == "use_sum"):
        return no(s, "keep-first", d)
    return not_moved_yet(s, d, a)


def using_dice(s: Hedz, d: int, one: int, two: int, a: Action) -> Reason:
    """A Tyrannosaurus, or any Carnosaur, chooses its number."""
    if a.verb == "use_second" and one == two:
        return no(s, "same-dice", d)
    if a.verb == "use_first" or a.verb == "use_second" or a.verb == "use_sum":
        return no(s, "overshoots", d)
    return not_moved_yet(s, d, a)


def on_the_way(s: Hedz, d: int, a: Action) -> Reason:
    """The dino is walking: a fork, somebody in the way, a line of sight, the Volcano."""
    verb = a.verb
    if verb == "push":
        return cannot_push(s, d, other(s, d, a))
    if verb == "throw":
        return cannot_throw(s, d, other(s, d, a), True)
    if verb == "stop" or verb == "one_rock" or verb == "all_rocks":
        return cannot_stop(s, d, verb == "stop")
    if verb == "bite" or verb == "spare":
        return no(s, "no-bite-now", d)
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        if s.loose[s.at[d]] == 0:
            return no(s, "nothing-lies-here", d, s.at[d])
        return no(s, "step-by-step", d) if s.edition.scoops_in_passing(s, d) else no(s, "only-passing", d, s.at[d])
    if verb == "walk_on" and pushing.may_push_somebody(s, d):
        return no(s, "step-by-step", d)
    if verb == "go_on" and throwing.may_stop_here(s, d, 0):
        return no(s, "step-by-step", d)
    if (verb == "keep" or verb == "reroll" or verb == "reroll_both") and rolled_on_lava(s):
        return no(s, "lava-rolled", d)
    return anywhere(s, d, a)


def rolled_on_lava(s: Hedz) -> bool:
    """Is the movement under way that of a roll made on Lava, and not a push?  H25-LAVA-05"""
    rolled = False
    for f in s.stack:  # the last of them is the one under way
        if isinstance(f, (WalkingAsk, walking.Walk)):
            rolled = s.trail.kind[f.began] & LAVA != 0 and f.flags & PUSHED == 0
    return rolled


def in_the_way(s: Hedz, d: int, a: Action) -> Reason:
    """Somebody stands here; H2-RUL-39: a Sauropod cannot get round that by stopping to throw."""
    if a.verb == "walk_on":
        return no(s, "must-push", d)
    reason = on_the_way(s, d, a)
    later = a.verb == "go_on" or a.verb == "stop" or a.verb == "throw"
    if (
        later
        and s.dino(d).must_push
        and reason.rule in (s.edition.rules["step-by-step"], s.edition.rules["stop-first"])
    ):
        return no(s, "push-not-stop", d)
    return reason


def cannot_push(s: Hedz, d: int, e: int) -> Reason:
    """Why this dino cannot push that one from here."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if not s.dino(d).may_push:
        return s.edition.reason_of_type("never-pushes", s.dino(d).name, (d,))
    if s.at[e] != s.at[d]:
        return no(s, "not-here", e)
    if s.allied(d, e):
        return no(s, "ally-push", e)
    if not s.dino(e).may_be_pushed:
        return no(s, "does-not-budge", e)
    return no(s, "step-by-step", d)  # it has been asked


def cannot_throw(s: Hedz, d: int, e: int, walking: bool) -> Reason:
    """Why this dino cannot throw at that one from here."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if not s.dino(d).may_throw:
        return no(s, "never-throws", d)
    if s.is_on(d, LAVA):
        return no(s, "lava-throw", d)
    if s.allied(d, e):
        return no(s, "ally-throw", e)
    if not throwing.has_an_arm(s, d):
        return no(s, "thrown-once", d)
    if s.at[e] not in s.trail.sees[s.at[d]]:
        if s.at[e] == s.trail.start and "on-start" in s.edition.rules:
            return no(s, "on-start", e)
        if s.at[e] == s.at[d] and "same-space" in s.edition.rules:
            return no(s, "same-space", e)
        return no(s, "out-of-sight", e, s.at[d], s.at[e])
    if s.rocks[d] == 0:
        return no(s, "no-rock", d)
    return no(s, "stop-first" if walking else "how-first", d)


def cannot_stop(s: Hedz, d: int, says_so: bool) -> Reason:
    """Why this dino cannot stop here to throw, or does not throw before it says that it stops."""
    if not s.dino(d).may_throw:
        return no(s, "never-throws", d)
    if s.is_on(d, LAVA):
        return no(s, "lava-throw", d)
    if throwing.may_stop_here(s, d, 0):
        return no(s, "step-by-step" if says_so else "stop-first", d)
    if not throwing.has_an_arm(s, d):
        return no(s, "thrown-once", d)
    if not throwing.sees_somebody(s, d):
        return no(s, "no-stopping", d, s.at[d])
    if s.rocks[d] == 0 and not throwing.finds_a_rock(s, d):
        lies = s.loose[s.at[d]] > 0 or s.is_on(d, ROCK)
        return no(s, "stop-late" if lies else "stop-empty", d)
    if s.is_on(d, AIR):
        return no(s, "stop-falling", d)
    return no(s, "no-stopping", d, s.at[d])


def a_throw(s: Hedz, d: int, must: bool, a: Action) -> Reason:
    """The dino stands still and may throw."""
    verb = a.verb
    if verb == "give_up":
        return no(s, "must-throw" if must else "say-at-whom", d)
    if verb == "throw":
        return cannot_throw(s, d, other(s, d, a), False)
    if verb == "one_rock" or verb == "all_rocks":
        return no(s, "how-is-said" if s.dino(d).hurls_all else "not-all-at-once", d)
    if verb == "push":
        return no(s, "nobody-to-pass", d)
    return standing(s, d, a)


def standing(s: Hedz, d: int, a: Action) -> Reason:
    """The move is over; what is left of the rules speaks."""
    verb = a.verb
    if verb == "bite" or verb == "spare":
        return cannot_bite(s, d, other(s, d, a))
    if verb == "walk_on" or verb == "go_on" or verb == "stop" or verb == "push":
        return no(s, "move-over", d)
    if verb == "scoop" or verb == "scoop_all" or verb == "leave_rocks":
        return no(s, "nothing-lies-here", d, s.at[d])
    return anywhere(s, d, a)


def cannot_bite(s: Hedz, d: int, e: int) -> Reason:
    """Why this head stays on."""
    if nobody(s, e):
        return Reason("TABLE-06")
    if s.at[e] != s.at[d]:
        return no(s, "out-of-reach", e)
    if s.allied(d, e):
        return no(s, "ally-bite", e)
    if s.is_on(d, BEACH):
        return no(s, "safe-here", e)
    if not s.setup.pushed_may_bite and pushing.in_a_push(s):
        return no(s, "pushed-no-bite", d)
    return no(s, "no-bite-now", d)


def biting(s: Hedz, d: int, a: Action) -> Reason:
    """Somebody shares the space."""
    if a.verb == "bite" or a.verb == "spare":
        e = other(s, d, a)
        if nobody(s, e):
            return Reason("TABLE-06")
        if s.at[e] != s.at[d] or s.allied(d, e):
            return cannot_bite(s, d, e)
        return no(s, "head-by-head", e)
    if a.verb == "push":
        return no(s, "nobody-to-pass", d)
    if a.verb == "throw":
        return not_the_time_to_throw(s, d, other(s, d, a))
    return standing(s, d, a)


def not_the_time_to_throw(s: Hedz, d: int, e: int) -> Reason:
    """Something else comes first; but whoever never throws is told that."""
    if nobody(s, e):
        return Reason("TABLE-06")
    return no(s, "one-thing-at-a-time" if s.dino(d).may_throw else "never-throws", d)


def scooping(s: Hedz, d: int, least: int, more: int, a: Action) -> Reason:
    """Rocks lie here, and so many more could be taken."""
    if a.verb == "leave_rocks" and least:
        return no(s, "must-scoop", d)
    if a.verb == "scoop":
        return no(s, "so-many", d, more) if within_reach(s, d) == s.loose[s.at[d]] else no(s, "full", d)
    arrival = s.stack[-2]
    return arriving(s, d, arrival.how, a) if isinstance(arrival, landing.Land) else on_the_way(s, d, a)


def arriving(s: Hedz, d: int, how: int, a: Action) -> Reason:
    """The walk is over, and the rocks that lie here come first."""
    verb = a.verb
    if verb == "bite" or verb == "spare":
        e = other(s, d, a)
        exact = (
            how == EXACT and not nobody(s, e) and s.at[e] == s.at[d] and not s.allied(d, e) and not s.is_on(d, BEACH)
        )
        return no(s, "one-thing-at-a-time", d) if exact else cannot_bite(s, d, e)
    if verb == "throw":
        return not_the_time_to_throw(s, d, other(s, d, a))
    return no(s, "nobody-to-pass", d) if verb == "push" else standing(s, d, a)


def at_the_toll(s: Hedz, d: int, a: Action) -> Reason:
    """Lava wants its rock."""
    if a.verb == "reroll" or a.verb == "reroll_both" or a.verb == "keep":
        return no(s, "lava-reroll", d)
    if a.verb == "throw" or a.verb == "stop" or a.verb == "one_rock" or a.verb == "all_rocks":
        return no(s, "lava-throw" if s.dino(d).may_throw else "never-throws", d)
    if a.verb == "extra_turn":
        return no(s, "lava-extra", d)
    if a.verb == "bite" or a.verb == "spare":
        return no(s, "one-thing-at-a-time", d)
    return standing(s, d, a)


def on_the_water(s: Hedz, d: int, a: Action) -> Reason:
    """Water holds this one, if it likes."""
    if a.verb == "drown":
        return no(s, "stays-here", d)
    if a.verb == "throw":
        return not_the_time_to_throw(s, d, other(s, d, a))
    if a.verb == "bite" or a.verb == "spare":
        return no(s, "one-thing-at-a-time", d)
    return standing(s, d, a)


def retreating(s: Hedz, d: int, a: Action) -> Reason:
    """A bitten dino may choose where it goes; nothing else."""
    return Reason("TABLE-04")


def stealing(s: Hedz, d: int, e: int, a: Action) -> Reason:
    """A Triceratops, or any Ceratopsian, has its horns in somebody's pocket."""
    if a.verb == "steal":
        return no(s, "so-much", e, s.rocks[e])
    return settled(s, a) if a.verb == "die" or a.verb == "starts" or a.verb == "be" else no(s, "theft-first", e)


def at_the_end(s: Hedz, d: int, a: Action) -> Reason:
    """The turn is over but for the extra one."""
    if (a.verb == "throw" or a.verb == "stop") and not s.dino(d).may_throw:
        return no(s, "never-throws", d)
    if a.verb in AGAIN:
        return no(s, "extra-first", d)
    return standing(s, d, a)
