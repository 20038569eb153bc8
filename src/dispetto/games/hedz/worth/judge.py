"""What a table of Bitin' Off Hedz is worth: the turns to the Volcano as 0.1 reckons them, and what it did not see:
rocks that lie ahead, rocks in hand for their own sake, who stands in whose way. The weights are learned
(weights-*.toml).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.judge import Dial, Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.hedz.rules.state import BEACH, GONE, LAVA, MUDD, NOWHERE, Hedz, Trail, standing
from dispetto.games.hedz.worth.judge_01 import HedzJudge, Weights
from dispetto.games.hedz.worth.race import MOST_ROCKS

# What is learned fades on the last spaces: there the turns tell all, and a rock is there to be spent.
NAMES: Final = (
    "late",  # rounds to the Volcano, as 0.1 reckons them: how much more they count, or less
    "saved",  # rounds that rocks beyond the first would save a dino alone, below 0
    "rocks",  # in hand
    "many",  # of them beyond the fourth
    "near",  # loose rocks on the next eight spaces
    "far",  # and on the sixteen after those
    "pushed",  # how near others are behind
    "pushes",  # how near others with a rock are ahead
    "beach",
    "lava",
    "mudd",
    "last",  # is nobody farther back?
)
STEPS: Final = (0.1, 0.25, 0.15, 0.15, 0.15, 0.15, 0.25, 0.25, 0.3, 0.5, 0.3, 0.3)  # that are felt in a match
LATENESS: Final = ("blur", "haze", "bitten", "hit", "hits", "last", "rocky")  # what 0.1 set by hand (Weights)
LATE_STEPS: Final = (0.5, 0.25, 0.15, 0.15, 0.15, 0.3, 0.15)
NEAR: Final = 8
FARTHER: Final = 16
ROLL: Final = 12  # the most two dice show
FADES: Final = 40  # so many steps before the Volcano


class Ways:
    """The spaces ahead of each space of a trail, by the first route of every fork."""

    def __init__(self, trail: Trail) -> None:
        self.trail: Final = trail
        self.near: Final[list[list[int]]] = []
        self.far: Final[list[list[int]]] = []
        for space in range(len(trail.ids)):
            ahead: list[int] = []
            here = trail.ahead[space]
            while here != NOWHERE and len(ahead) < NEAR + FARTHER:
                ahead.append(here)
                here = trail.ahead[here]
            self.near.append(ahead[:NEAR])
            self.far.append(ahead[NEAR:])


class Sight:
    """What is known of one dino beyond how late it is, a machine's number for each of NAMES: seen thousands of times a
    thought, so one is enough for all.
    """

    def __init__(self) -> None:
        self.late: float = 0.0
        self.saved: float = 0.0
        self.rocks: float = 0.0
        self.many: float = 0.0
        self.near: float = 0.0
        self.far: float = 0.0
        self.pushed: float = 0.0
        self.pushes: float = 0.0
        self.beach: float = 0.0
        self.lava: float = 0.0
        self.mudd: float = 0.0
        self.last: float = 0.0

    def row(self) -> list[float]:
        """In the order of NAMES."""
        return [
            *(self.late, self.saved, self.rocks, self.many, self.near, self.far),
            *(self.pushed, self.pushes, self.beach, self.lava, self.mudd, self.last),
        ]

    def take(self, row: list[float]) -> None:
        """The other way round."""
        self.late, self.saved, self.rocks, self.many = row[0], row[1], row[2], row[3]
        self.near, self.far, self.pushed, self.pushes = row[4], row[5], row[6], row[7]
        self.beach, self.lava, self.mudd, self.last = row[8], row[9], row[10], row[11]

    def weighed(self, w: Sight, total: float) -> float:
        """Added to a total, each by its weight and in their order: sums of such numbers depend on it."""
        total += w.late * self.late
        total += w.saved * self.saved
        total += w.rocks * self.rocks
        total += w.many * self.many
        total += w.near * self.near
        total += w.far * self.far
        total += w.pushed * self.pushed
        total += w.pushes * self.pushes
        total += w.beach * self.beach
        total += w.lava * self.lava
        total += w.mudd * self.mudd
        return total + w.last * self.last


class LearnedHedz(Judge):
    """A chance to win from everybody's weighed sum, the same for both editions but for the weights."""

    def __init__(self, base: HedzJudge, weights: list[float]) -> None:
        super().__init__(beyond=base.beyond)
        self.base: Final = base
        self.weights: Final = Sight()
        self.weights.take(weights)
        self.sight: Final = Sight()
        self.ways: Ways | None = None  # of the trail asked about last

    def quiet(self, s: State, seat: int) -> bool:
        return self.base.quiet(s, seat)

    def values(self, s: State) -> list[float]:
        """The chances of everybody's dinos, together."""
        assert isinstance(s, Hedz)
        if not s.stack:
            return shared(standing(s))
        base = self.base
        blur = self.blur(base.reckon(s))
        n: i64 = s.setup.dinos
        w = self.weights
        sight = self.sight
        most = -1000000.0
        for d in range(n):
            runner = base.runners[d]
            runner.sum = -1000000.0
            if runner.at != GONE:
                self.look(s, d)
                runner.sum = sight.weighed(w, -runner.late) / blur
                if runner.sum > most:
                    most = runner.sum
        hopes = [0.0] * s.setup.players
        for d in range(n):
            runner = base.runners[d]
            hopes[runner.owner] += exp(runner.sum - most)
        return as_chances(hopes)

    def blur(self, first: float) -> float:
        """How many rounds count as nothing: more while the first has far to go."""
        return self.base.w.blur + self.base.w.haze * sqrt(max(first, 0.0))

    def look(self, s: Hedz, d: i64) -> None:
        """See what is known of a dino beyond how late it is."""
        base = self.base
        runner = base.runners[d]
        here = runner.at
        kind = runner.kind
        rocks = runner.rocks
        ways = self.ways
        if ways is None or ways.trail is not s.trail:
            ways = Ways(s.trail)
            self.ways = ways
        loose = s.loose
        stones: i64
        near: i64 = 0
        for space in ways.near[here]:
            stones = loose[space]
            near += stones
        far: i64 = 0
        for space in ways.far[here]:
            stones = loose[space]
            far += stones
        turns = base.race(s, s.kind[d]).turns[here]
        own = runner.number
        pushed: i64 = 0
        pushes: i64 = 0
        last = 1.0
        for e in range(s.setup.dinos):
            other = base.runners[e]
            if other.at == GONE:
                continue
            ahead = other.number - own
            if ahead < 0:
                last = 0.0
                if ahead > -ROLL:
                    pushed += ROLL + 1 + ahead
            elif 0 < ahead < ROLL and other.rocks > 0:
                pushes += ROLL + 1 - ahead
        left = s.trail.longest[here]
        fade = 1.0 if left >= FADES else float(left) / float(FADES)
        sight = self.sight
        sight.late = fade * runner.late
        sight.saved = fade * (turns[min(rocks, MOST_ROCKS)] - turns[1])
        sight.rocks = fade * float(rocks)
        sight.many = fade * float(rocks - 4) if rocks > 4 else 0.0
        sight.near = fade * float(near)
        sight.far = fade * float(far)
        sight.pushed = fade * float(pushed) / 12.0
        sight.pushes = fade * float(pushes) / 12.0
        sight.beach = fade if kind & BEACH else 0.0
        sight.lava = fade if kind & LAVA else 0.0
        sight.mudd = fade if kind & MUDD else 0.0
        sight.last = fade * last

    def features(self, s: State) -> list[list[float]]:
        """A row a seat, of the dino that will be first, in blurs: how late it is, and all that NAMES lists."""
        assert isinstance(s, Hedz)
        blur = self.blur(self.base.reckon(s))
        rows: list[list[float]] = [[] for _ in range(s.setup.players)]
        first = [1000.0] * s.setup.players
        for d in range(s.setup.dinos):
            p = s.setup.owner[d]
            late = self.base.runners[d].late
            if s.at[d] != GONE and (not rows[p] or late < first[p]):
                first[p] = late
                rows[p] = [-late / blur]
                self.look(s, d)
                for number in self.sight.row():
                    rows[p].append(number / blur)
        return rows

    def feature_names(self) -> list[str]:
        """The lateness of 0.1, which is not learned, and each of them."""
        return ["as 0.1", *NAMES]

    def dials(self, seats: int) -> list[Dial]:
        """What was learned, and what 0.1 set by hand."""
        row = self.weights.row()
        learned = [Dial(NAMES[i], row[i], STEPS[i]) for i in range(len(NAMES))]
        w = self.base.w
        late = [w.blur, w.haze, w.bitten, w.hit, w.hits, w.last, w.rocky]
        return learned + [Dial(f"{LATENESS[i]} of 0.1", late[i], LATE_STEPS[i]) for i in range(len(LATENESS))]

    def turned(self, numbers: list[float], seats: int) -> LearnedHedz:
        w = Weights()
        late = numbers[len(NAMES) :]
        w.blur, w.haze, w.bitten, w.hit = late[0], late[1], late[2], late[3]
        w.hits, w.last, w.rocky = late[4], late[5], late[6]
        base = type(self.base)(w)
        base.grounds = self.base.grounds  # what depends on the trail alone is worked out once
        return LearnedHedz(base, numbers[: len(NAMES)])


class BySeats(Judge):
    """Heads-up the same numbers count otherwise than among several."""

    def __init__(self, duel: LearnedHedz, rest: LearnedHedz) -> None:
        super().__init__(beyond=rest.beyond)
        self.duel: Final = duel
        self.rest: Final = rest

    def of(self, s: State) -> LearnedHedz:
        """The one for a table of so many."""
        assert isinstance(s, Hedz)
        return self.duel if s.setup.players == 2 else self.rest

    def quiet(self, s: State, seat: int) -> bool:
        return self.rest.quiet(s, seat)

    def values(self, s: State) -> list[float]:
        return self.of(s).values(s)

    def features(self, s: State) -> list[list[float]]:
        return self.of(s).features(s)

    def feature_names(self) -> list[str]:
        return self.rest.feature_names()

    def dials(self, seats: int) -> list[Dial]:
        return self.duel.dials(seats) if seats == 2 else self.rest.dials(seats)

    def turned(self, numbers: list[float], seats: int) -> BySeats:
        if seats == 2:
            return BySeats(self.duel.turned(numbers, seats), self.rest)
        return BySeats(self.duel, self.rest.turned(numbers, seats))
