"""Who will win this race: the turns every horse still needs, and how people bend it by slips and cards."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.judge import Judge
from dispetto.games.horse_racing.rules.actions import MOST_SEATS
from dispetto.games.horse_racing.rules.nasty import Window
from dispetto.games.horse_racing.rules.pieces import next_roller
from dispetto.games.horse_racing.rules.running import Die, ToRoll
from dispetto.games.horse_racing.rules.state import NONE, RUNNING, Meeting
from dispetto.games.horse_racing.rules.track import NOWHERE, Course
from dispetto.games.horse_racing.worth.going import Going
from dispetto.games.horse_racing.worth.weights import Weights

FAR: Final = 1e9  # turns: a horse that is out
START: Final = 18.0  # turns a race takes
MOST_GOINGS: Final = 16  # courses of which it is known how far they are


class Rider:
    """One seat while a table is judged, in numbers that need no unwrapping; written anew for every table."""

    def __init__(self) -> None:
        self.late: float = FAR  # the turns still needed, and what makes them count for more
        self.weight: float = 0.0  # how likely to be the next home
        self.odds: float = 0.0
        self.cash: float = 0.0
        self.stake: float = 0.0
        self.sealed: float = 0.0
        self.cards: float = 0.0
        self.bet: i64 = -1
        self.place: i64 = -1  # in the Winners' Circle
        self.gone: bool = False
        self.starting: bool = False  # running, and still to leave the stable
        self.trusted: bool = True  # its slip is as it is, not imagined
        self.fancied: float = 0.0  # how likely others are to have backed its horse
        self.hit: float = 0.0  # should one horse win: how likely it has backed it, and what it owns then, or not
        self.with_it: float = 0.0
        self.without: float = 0.0
        self.worth: float = 0.0  # what it owns, should one horse win, on the scale that is compared
        self.chance: float = 0.0  # to win the meeting


class RaceJudge(Judge):
    """Who will win this race."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(tables=weights.tables)
        self.w: Final = weights
        self.goings: Final[dict[Course, Going]] = {}
        self.shown: Going = Going(None)  # of the course seen last
        self.riders: Final[list[Rider]] = [Rider() for _ in range(MOST_SEATS)]

    def turns(self, s: Meeting, seat: i64) -> float:
        """The turns a running horse still needs."""
        going = self.shown
        at = s.at[seat]
        if at < 0:
            at = s.course.node_base[s.lane[seat]]
        return going.left(s.level[seat], at, s.doubled[seat])

    def show(self, course: Course) -> None:
        """Look at this course from now on."""
        known = self.goings.get(course)
        if known is None:
            if len(self.goings) >= MOST_GOINGS:
                self.goings.clear()  # tables bring their own courses, and leave
            known = Going(course)
            self.goings[course] = known
        self.shown = known

    def strengths(self, s: Meeting) -> list[float]:
        """How likely each running horse is to be the next home, as weights."""
        self.ride(s)
        return [self.riders[seat].weight for seat in range(s.setup.players)]

    def ride(self, s: Meeting) -> float:
        """Work out how likely each running horse is to be the next home, as weights; gives their sum."""
        n: i64 = s.setup.players
        w = self.w
        riders = self.riders
        if self.shown.course is not s.course:
            self.show(s.course)
        lead = FAR
        seat: i64 = self.to_move(s)
        pressed: i64 = s.pressed
        share = w.order / float(n)
        for k in range(n):
            rider = riders[seat]
            rider.weight = 0.0
            rider.late = FAR
            if s.status[seat] == RUNNING:
                turns = self.turns(s, seat) + float(s.whips[seat]) + share * float(k)
                if pressed == seat:
                    turns += w.pressed
                rider.late = turns
                if turns < lead:
                    lead = turns
            seat += 1
            if seat == n:
                seat = 0
        if lead >= FAR:
            return 0.0
        blur = w.blur + w.haze * sqrt(lead)
        self.lean(s, n, min(1.0, lead / START))
        total = 0.0
        at = s.at
        fence = s.course.fence
        for seat in range(n):
            rider = riders[seat]
            if rider.late < FAR:
                weight = exp(rider.weight - min(50.0, (rider.late - lead) / blur))
                if at[seat] >= 0 and fence[at[seat]] != NOWHERE:
                    weight *= w.fence
                rider.weight = weight
                total += weight
            else:
                rider.weight = 0.0
        return total

    def lean(self, s: Meeting, n: i64, far: float) -> None:
        """How people bend the race, on the logarithm of chances: whoever has backed a horse plays for it, above all for
        its own, and the more the longer the way. Slips are secret, but long odds tempt everybody; and cards win races.
        """
        w = self.w
        own = w.own * far
        backed = w.backed + w.backing * far
        lure = w.lure * far + w.lured
        armed = w.armed * far
        keen = w.keen * far
        likely = w.own * w.likely
        lures = self.shown.lures
        riders = self.riders
        for seat in range(n):
            rider = riders[seat]
            stake = s.stake[seat]
            horse: i64 = s.bet[seat]
            sealed = s.sealed[seat]
            running = rider.late < FAR
            if running:
                rider.weight += lure * lures[s.odds_of(seat)] + armed * float(len(s.hands[seat]))
                if stake > 0:
                    rider.weight += keen * float(stake) / float(stake + s.cash[seat])
            if horse >= 0 and (stake > 0 or sealed > 0):
                riders[horse].weight += own if horse == seat else backed
            elif running and sealed == NONE and s.at[seat] < 0:
                rider.weight += likely  # will write a slip, and likely on itself

    def to_move(self, s: Meeting) -> int:
        """Who rolls next, as far as that is known."""
        top = s.stack[-1]
        seat = s.first
        if isinstance(top, Window):
            seat = next_roller(s, top.mover)
        elif isinstance(top, ToRoll):
            seat = top.seat
        elif isinstance(top, Die):
            seat = top.who
        return max(0, seat)
