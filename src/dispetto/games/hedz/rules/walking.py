"""The walk: step by step, the forks, the Volcano from Lava, loose rocks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Action, Ask, Reason, Task
from dispetto.games.hedz.rules import actions, landing, pushing, throwing, turn, why
from dispetto.games.hedz.rules.questions import EXACT, PUSHED, DinoAsk, WalkingAsk
from dispetto.games.hedz.rules.rocks import take_loose, within_reach
from dispetto.games.hedz.rules.state import AIR, LAVA, NOWHERE, SHORTCUT, Hedz

# Where a walk goes on after a question
STEP: Final = 0
MEETS: Final = 1
STOPS: Final = 2
SCOOPS: Final = 3

ROUTES: Final = [actions.ROUTE[0], actions.ROUTE[1]]
VOLCANO_OR_PATH: Final = [actions.VOLCANO, actions.PATH]


def walk(s: Hedz, d: int, flags: int, total: int) -> None:
    """A roll that would overshoot Finish on every route does not move the dino at all: it does not land, and nothing
    follows.  H25-FIN-02, H25-RUL-34, H25-RUL-40, H2-FIN-02, H2-FIN-04, H2-FIN-05, H2-FIN-06, H2-RUL-23, H2-RUL-35
    """
    if total > s.trail.longest[s.at[d]]:
        s.say("void", s.setup.owner[d], d, total)
    else:
        step_by_step(s, d, total, s.at[d], total, flags, STEP)


@mypyc_attr(free_list_len=1)
class Walk(Task[Hedz]):
    """Step by step; after each step: push? stop to throw? scoop?  H25-MOVE-01, H25-MOVE-03, H25-CLR-01, H2-MOVE-01,
    H2-MOVE-04, H2-CLR-01, H2-RUL-23
    """

    def __init__(self, d: int, left: int, began: int, total: int, flags: int, stage: int) -> None:
        self.d: Final = d
        self.left: Final = left
        self.began: Final = began  # the space this movement started from
        self.total: Final = total  # its whole length
        self.flags: Final = flags
        self.stage: Final = stage

    def args(self) -> tuple[Any, ...]:
        return (self.d, self.left, self.began, self.total, self.flags, self.stage)

    def run(self, s: Hedz) -> None:
        step_by_step(s, self.d, self.left, self.began, self.total, self.flags, self.stage)


def step_by_step(s: Hedz, d: int, left: int, began: int, total: int, flags: int, stage: int) -> None:
    """The steps until something is asked, or the arrival."""
    trail = s.trail
    seat = s.setup.owner[d]
    here = s.at[d]
    set_out = here
    set_out_left = left
    while True:
        if stage == MEETS:
            if pushing.may_push_somebody(s, d):
                tell_walk(s, d, set_out, set_out_left - left)
                s.stack.append(pushing.InTheWay(seat, d, left, began, total, flags))
                return
            stage = STOPS
        if stage == STOPS:
            if trail.sees[here] and throwing.may_stop_here(s, d, flags):
                tell_walk(s, d, set_out, set_out_left - left)
                s.stack.append(throwing.StopHere(seat, d, left, began, total, flags))
                return
            stage = SCOOPS
        if stage == SCOOPS and s.loose[here] > 0 and s.edition.scoops_in_passing(s, d):
            tell_walk(s, d, set_out, set_out_left - left)
            s.stack.append(Walk(d, left, began, total, flags, STEP))
            s.stack.append(Scoop(seat, d, 0))
            return
        ahead = trail.ahead[here]
        if trail.fork[here] != NOWHERE:
            first = trail.longest[ahead] >= left - 1
            if first and trail.longest[trail.fork[here]] >= left - 1:
                tell_walk(s, d, set_out, set_out_left - left)
                s.edition.at_the_fork(s, d, left, began, total, flags)
                return
            if not first:
                ahead = trail.fork[here]
            s.edition.leaves_think(s, d)
        if left == 1 and trail.kind[began] & LAVA and shortcut(s, began, total, flags):
            tell_walk(s, d, set_out, set_out_left - left)
            s.stack.append(IntoTheVolcano(seat, d, left, began, total, flags))
            return
        here = ahead
        s.at[d] = here
        left -= 1
        if left == 0:
            tell_walk(s, d, set_out, set_out_left)
            landing.arrive(s, d, EXACT, flags, here, landing.ARRIVES)
            return
        stage = MEETS


def shortcut(s: Hedz, began: int, total: int, flags: int) -> bool:
    """From Lava, an exact 77 may be the Volcano; what is more or less goes on along the path.  H25-LAVA-08,
    H25-LAVA-09, H25-RUL-16, H25-RUL-36, H25-RUL-37
    """
    if s.trail.number[began] + total != SHORTCUT:
        return False
    return flags & PUSHED == 0 or s.setup.shortcut_when_pushed


def tell_walk(s: Hedz, d: int, set_out: int, steps: int) -> None:
    """One event for one stretch of walking."""
    if steps > 0 and s.events is not None:
        s.say("walked", s.setup.owner[d], d, set_out, s.at[d], steps)


def go_on(s: Hedz, ask: WalkingAsk, stage: int) -> None:
    """A question on the way is answered: the walk is taken up again."""
    step_by_step(s, ask.d, ask.left, ask.began, ask.total, ask.flags, stage)


def go_on_later(s: Hedz, ask: WalkingAsk, stage: int) -> None:
    """The same when whoever has left is out of the way."""
    s.stack.append(Walk(ask.d, ask.left, ask.began, ask.total, ask.flags, stage))


# ------------------------------------------------------------------------------------------------------ The forks


@mypyc_attr(free_list_len=1)
class Route(WalkingAsk):
    """The owner of the mover chooses the way.  H25-THINK-01, H25-THINK-02, H25-PUSH-05, H25-DEC-06, H2-SPC-03,
    H2-RUL-31, H2-DEC-06
    """

    def legal(self, s: Hedz) -> list[Action]:
        return ROUTES

    def answer(self, s: Hedz, a: Action) -> None:
        s.say("route", self.seat, self.d, s.at[self.d] * 2 + a.args[0], s.at[self.d])
        self.take(s, a)

    def take(self, s: Hedz, a: Action) -> None:
        """One step along the chosen way."""
        here = s.at[self.d]
        ahead = s.trail.ahead[here] if a.args[0] == 0 else s.trail.fork[here]
        s.edition.leaves_think(s, self.d)
        s.at[self.d] = ahead
        s.say("walked", s.setup.owner[self.d], self.d, here, ahead, 1)
        if self.left == 1:
            landing.arrive(s, self.d, EXACT, self.flags, ahead, landing.ARRIVES)
        else:
            step_by_step(s, self.d, self.left - 1, self.began, self.total, self.flags, MEETS)

    def default(self, s: Hedz) -> Action:
        """The route without air or water, else the first.  H25-DEC-06, H2-DEC-06"""
        one = s.trail.ahead[s.at[self.d]]
        two = s.trail.fork[s.at[self.d]]
        return actions.ROUTE[1] if leads_over_air(s, one, two) and not leads_over_air(s, two, one) else actions.ROUTE[0]

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        return (self.d, s.at[self.d], self.left)


class Steer(Route):
    """The pusher chooses the way of the dino it has pushed.  H2-PUSH-05, H2-RUL-20, H2-RUL-21, H2-DEC-06"""

    def answer(self, s: Hedz, a: Action) -> None:
        guide = pushing.guide(s, self.d)
        s.say("steered", self.seat, guide, self.d, s.at[self.d] * 2 + a.args[0], s.at[self.d])
        self.take(s, a)

    def why(self, s: Hedz, a: Action) -> Reason:
        """The pusher decides the way and nothing else.  H2-PUSH-06"""
        return why.no(s, "only-the-way", self.d)

    def again(self, s: Hedz) -> None:
        s.stack.pop()
        go_on_later(s, self, STEP)  # if the pusher has gone, somebody else chooses


def leads_over_air(s: Hedz, space: int, other: int) -> bool:
    """Does this route cross air or water before it meets the other one?  H25-DEC-06, H2-DEC-06"""
    trail = s.trail
    while space != other:
        if trail.longest[space] >= trail.longest[other]:
            if trail.kind[space] & AIR:
                return True
            space = trail.ahead[space]
        else:
            other = trail.ahead[other]
    return False


class IntoTheVolcano(WalkingAsk):
    """An exact 77 from Lava: into the Volcano, or on along the path.
    H25-LAVA-08, H25-FIN-04, H25-RUL-36, H25-DEC-15
    """

    def legal(self, s: Hedz) -> list[Action]:
        return VOLCANO_OR_PATH

    def answer(self, s: Hedz, a: Action) -> None:
        here = s.at[self.d]
        if a is actions.VOLCANO:
            s.at[self.d] = s.trail.finish
            s.say("shortcut", self.seat, self.d, here)
            turn.win(s, self.d, turn.BY_SHORTCUT)
        else:
            s.at[self.d] = s.trail.ahead[here]
            s.say("walked", self.seat, self.d, here, s.at[self.d], 1)
            s.stack.append(landing.Land(self.d, EXACT, self.flags, s.at[self.d], landing.ARRIVES))

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.on_the_way(s, self.d, a)


# ---------------------------------------------------------------------------------------------------- Loose rocks


@mypyc_attr(free_list_len=1)
class Scoop(DinoAsk):
    """Loose rocks may be taken: on arrival, and in passing by those who may. H25-CLR-06, H2-CLR-06 Any number of them:
    who says twenty where more could be taken is asked how many more.  H25-ROCK-04, H25-RUL-44, H25-DEC-07,
    H2-ROCK-03, H2-RUL-06, H2-RUL-07, H2-RUL-48, H2-TYPE-20, H2-RUL-42, H2-DEC-16, H2-DEC-17
    """

    def __init__(self, seat: int, d: int, least: int, counted: int = 0) -> None:
        super().__init__(seat, d)
        self.least: Final = least  # 1 for a dino that stopped to throw with an empty hand
        self.counted: Final = counted  # said so far, twenty by twenty; they lie there until the last word

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.d, self.least, self.counted)

    def more(self, s: Hedz) -> int:
        """How many could still be taken on top of those counted."""
        return within_reach(s, self.d) - self.counted

    def legal(self, s: Hedz) -> list[Action]:
        fewer = actions.SCOOP[: self.more(s) - 1]
        offers = fewer if self.least and self.counted == 0 else [actions.LEAVE_ROCKS] + fewer
        offers.append(actions.SCOOP_ALL)
        return offers

    def answer(self, s: Hedz, a: Action) -> None:
        if a is actions.SCOOP_ALL:
            take_loose(s, self.d, within_reach(s, self.d))
        elif a is actions.LEAVE_ROCKS:
            take_loose(s, self.d, self.counted)
        elif a.args[0] == actions.MOST_SCOOPED and self.more(s) > actions.MOST_SCOOPED + 1:
            s.stack.append(Scoop(self.seat, self.d, self.least, self.counted + actions.MOST_SCOOPED))
        else:
            take_loose(s, self.d, self.counted + a.args[0])

    def default(self, s: Hedz) -> Action:
        return actions.SCOOP_ALL

    def part(self) -> int:
        return self.counted // actions.MOST_SCOOPED

    def opening(self, s: Hedz) -> Ask[Hedz]:
        return self if self.counted == 0 else Scoop(self.seat, self.d, self.least)

    def why(self, s: Hedz, a: Action) -> Reason:
        return why.scooping(s, self.d, self.least, self.more(s), a)

    def facts(self, s: Hedz) -> tuple[int, ...]:
        more = self.more(s)
        return (self.d, more, s.at[self.d], self.counted, int(more > actions.MOST_SCOOPED + 1))
