"""What a table of Bitin' Off Hedz was worth at version 0.1, frozen as the opponent of every strength figure:
turns to the Volcano, set against what the others may do before one moves again.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.rolling import Declare, RollDice, ToRoll
from dispetto.games.hedz.rules.state import ALL_ROCKS, GONE, LAVA, NOBODY, ROCK, Hedz, Trail, standing
from dispetto.games.hedz.worth.race import MOST_ROCKS, Race, Threats

LOW_HIT: Final = 15 / 36  # a throw uphill
HIGH_HIT: Final = 21 / 36  # a throw downhill
SPARED: Final[list[float]] = [0.86**rocks for rocks in range(ALL_ROCKS + 1)]  # who is missed however often one re-rolls
MOST_DINOS: Final = 12
KEPT: Final = 20  # trails known; with more, somebody is trying out boards, and old ones are forgotten


class Weights:
    """What the study (docs/studies/skull-island.md) found to predict winners."""

    def __init__(self) -> None:
        self.blur: float = 2.3  # turns that count as nothing, at the very end
        self.haze: float = 1.3  # and how they grow with the way still to go
        self.bitten: float = 0.6  # share of the loss by a bite that is felt beforehand
        self.hit: float = 0.31  # share of the loss by a throw
        self.hits: float = 0.6  # share of the gain by a throw
        self.last: float = 1.3  # turns saved by an extra turn one can pay for
        self.rocky: float = 0.8  # share of the turns that rocks save a dino alone, counted from one rock


class Runner:
    """One dino of the table that is judged, in machine numbers: written anew for every table."""

    def __init__(self) -> None:
        self.at: i64 = GONE
        self.owner: i64 = 0
        self.rocks: i64 = 0
        self.number: i64 = 0  # of its space
        self.kind: i64 = 0  # what that is
        self.wait: i64 = 0  # how many dinos move before it does
        self.turns: float = 0.0  # to the Volcano
        self.home: float = 0.0  # once it is bitten
        self.late: float = 0.0  # in how many rounds it is expected there, dangers counted
        self.sum: float = 0.0  # for judges that weigh more than that: all of it together


class Ground:
    """What depends on the trail alone, worked out once: who reaches whom, and each type's turns to the Volcano."""

    def __init__(self, trail: Trail, types: int) -> None:
        self.trail: Final = trail
        self.threats: Final = Threats(trail)
        self.races: Final[list[Race | None]] = [None] * types


class HedzJudge(Judge):
    """A chance to win from every dino's expected turns, the reach of the others and the order of play."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(beyond=1)
        self.w: Final = weights or Weights()
        self.grounds: dict[Trail, Ground] = {}
        self.runners: Final = [Runner() for _ in range(MOST_DINOS)]
        self.last: Ground | None = None  # the one asked about last: bots ask about one table at a time

    def quiet(self, s: State, seat: int) -> bool:
        """Somebody is about to roll, or has thrown dice that still spin."""
        top = s.stack[-1]
        if isinstance(top, RollDice):
            return top.dice[0] == 0 and top.anew == 0
        return isinstance(top, (ToRoll, Declare))

    def values(self, s: State) -> list[float]:
        """The chances of everybody's dinos, together."""
        assert isinstance(s, Hedz)
        if not s.stack:
            return shared(standing(s))
        n: i64 = s.setup.dinos
        runners = self.runners
        first = self.reckon(s)
        blur = self.w.blur + self.w.haze * sqrt(max(first, 0.0))
        hopes = [0.0] * s.setup.players
        for d in range(n):
            runner = runners[d]
            hopes[runner.owner] += exp((first - runner.late) / blur)
        return as_chances(hopes)

    def ground(self, s: Hedz) -> Ground:
        """What is known of this trail."""
        ground = self.last
        if ground is not None and ground.trail is s.trail:
            return ground
        ground = self.grounds.get(s.trail)
        if ground is None:
            if len(self.grounds) >= KEPT:
                self.grounds.clear()
            ground = Ground(s.trail, len(s.types))
            self.grounds[s.trail] = ground
        self.last = ground
        return ground

    def race(self, s: Hedz, kind: int) -> Race:
        """The turns still to go for this type on this trail, worked out once."""
        ground = self.ground(s)
        race = ground.races[kind]
        if race is None:
            race = self.new_race(s.trail, s.types[kind])
            ground.races[kind] = race
        return race

    def new_race(self, trail: Trail, dino: Dino) -> Race:
        """By the rules of the edition."""
        return Race(trail, dino)

    def lateness(self, s: Hedz) -> list[float]:
        """For each dino: in how many rounds it is expected in the Volcano, dangers counted."""
        self.reckon(s)
        return [self.runners[d].late for d in range(s.setup.dinos)]

    def reckon(self, s: Hedz) -> float:
        """Write down all dinos of this table; gives how late the first of them is."""
        rocky = 1.0 - self.w.rocky
        n: i64 = s.setup.dinos
        ground = self.ground(s)
        number, kinds = s.trail.number, s.trail.kind
        owners, places, stones, types = s.setup.owner, s.at, s.rocks, s.kind
        top = s.stack[-1]
        roller: i64 = NOBODY
        if isinstance(top, (ToRoll, Declare, RollDice)):
            roller = top.d
        turn: i64 = s.turn
        for d in range(n):
            runner = self.runners[d]
            at: i64 = places[d]
            runner.at = at
            runner.owner = owners[d]
            runner.wait = 0
            runner.home = 0.0
            runner.turns = runner.late = 1000.0
            if at == GONE:
                continue
            runner.number = number[at]
            runner.kind = kinds[at]
            runner.rocks = stones[d]
            race = ground.races[types[d]]
            if race is None:
                race = self.race(s, types[d])
            rocks: i64 = runner.rocks
            if rocks > MOST_ROCKS:
                rocks = MOST_ROCKS
            runner.home = race.bitten[at]
            row = race.turns[at]
            turns = row[rocks]
            turns += rocky * (row[1] - turns)
            wait = d - turn
            if wait < 0:
                wait += n
            if d == roller:
                if isinstance(top, RollDice):
                    turns = 1.0 + race.rolling[top.n][at][rocks]
                runner.late = turns - 1.0 if wait == 0 else turns - 2.0 + float(wait) / float(n)
                wait = 0
            else:
                if wait == 0:
                    wait = n
                runner.late = turns - 1.0 + float(wait) / float(n)
            runner.turns = turns
            runner.wait = wait
        self.lurk(s)
        self.straggle(s)
        first = self.runners[0].late
        for d in range(1, n):
            late = self.runners[d].late
            if late < first:
                first = late
        return first

    def lurk(self, s: Hedz) -> None:
        """Whoever moves before a dino does may bite it, or throw a rock and take its place."""
        w = self.w
        n: i64 = s.setup.dinos
        runners = self.runners
        threats = self.ground(s).threats
        for e in range(n):
            lurker = runners[e]
            at = lurker.at
            if at == GONE:
                continue
            lands = threats.lands[at]
            sees = threats.sees[at]
            rocks = lurker.rocks
            for d in range(n):
                runner = runners[d]
                here = runner.at
                if lurker.wait >= runner.wait or here == GONE or runner.owner == lurker.owner:
                    continue
                chance = lands[here]
                if chance > 0.0:
                    if lurker.kind & LAVA == 0:
                        chance += (1.0 - chance) * (1.0 - SPARED[min(rocks, ALL_ROCKS)])
                    runner.late += w.bitten * chance * (runner.home - runner.turns)
                chance = sees[here]
                if chance > 0.0 and s.dino(e).may_throw:
                    stop = threats.stop[at][here]
                    armed = rocks + 1 if s.trail.kind[stop] & ROCK else rocks
                    race = self.race(s, s.kind[e])
                    gain = race.turns[stop][0] - race.turns[here][0]
                    if armed > 0 and gain > 0.0:
                        hit = HIGH_HIT if s.trail.number[stop] > runner.number else LOW_HIT
                        hit = 1.0 if s.dino(e).hurls_all else hit - 0.13 * s.dino(d).defence
                        chance *= 1.0 - (1.0 - hit) ** int(armed)
                        runner.late += w.hit * chance * gain
                        lurker.late -= w.hits * chance * gain

    def straggle(self, s: Hedz) -> None:
        """A dino alone in last place with a rock will buy an extra turn."""
        last: i64 = NOBODY
        lowest: i64 = 1000
        for d in range(s.setup.dinos):
            runner = self.runners[d]
            if runner.at != GONE:
                if runner.number < lowest:
                    lowest = runner.number
                    last = d
                elif runner.number == lowest:
                    last = NOBODY
        if last != NOBODY:
            runner = self.runners[last]
            if runner.rocks > 0 and runner.kind & LAVA == 0:
                runner.late -= self.w.last


JUDGE_01: Final = HedzJudge()
