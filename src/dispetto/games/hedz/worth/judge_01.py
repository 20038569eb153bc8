"""What a table of Bitin' Off Hedz was worth at version 0.1, frozen as the opponent of every strength figure:
turns to the Volcano, set against what the others may do before one moves again.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from dispetto.core.engine.judge import Judge, as_chances, shared
from dispetto.core.engine.table import State
from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.rolling import Declare, RollDice, ToRoll
from dispetto.games.hedz.rules.state import ALL_ROCKS, GONE, LAVA, NOBODY, ROCK, Hedz, Trail, standing
from dispetto.games.hedz.worth.race import MOST_ROCKS, Race, Threats

LOW_HIT: Final = 15 / 36  # a throw uphill
HIGH_HIT: Final = 21 / 36  # a throw downhill
SPARED: Final[list[float]] = [0.86**rocks for rocks in range(ALL_ROCKS + 1)]  # who is missed however often one re-rolls
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
        late = self.lateness(s)
        first = min(late)
        blur = self.w.blur + self.w.haze * sqrt(max(first, 0.0))
        hopes = [0.0] * s.setup.players
        for d in range(s.setup.dinos):
            hopes[s.setup.owner[d]] += exp((first - late[d]) / blur)
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
        w = self.w
        n = s.setup.dinos
        top = s.stack[-1]
        roller = NOBODY
        if isinstance(top, (ToRoll, Declare, RollDice)):
            roller = top.d
        wait = [0] * n  # how many dinos move before it does
        turns = [1000.0] * n
        late = [1000.0] * n
        home = [0.0] * n
        for d in range(n):
            here = s.at[d]
            if here == GONE:
                continue
            race = self.race(s, s.kind[d])
            rocks = min(s.rocks[d], MOST_ROCKS)
            home[d] = race.bitten[here]
            turns[d] = race.turns[here][rocks]
            turns[d] += (1.0 - w.rocky) * (race.turns[here][1] - turns[d])
            wait[d] = (d - s.turn + n) % n
            if d == roller:
                if isinstance(top, RollDice):
                    turns[d] = 1.0 + race.rolling[top.n][here][rocks]
                late[d] = turns[d] - 1.0 if wait[d] == 0 else turns[d] - 2.0 + wait[d] / n
                wait[d] = 0
            else:
                if wait[d] == 0:
                    wait[d] = n
                late[d] = turns[d] - 1.0 + wait[d] / n
        self.lurk(s, wait, turns, home, late)
        self.straggle(s, roller, late)
        return late

    def lurk(self, s: Hedz, wait: list[int], turns: list[float], home: list[float], late: list[float]) -> None:
        """Whoever moves before a dino does may bite it, or throw a rock and take its place."""
        w = self.w
        n = s.setup.dinos
        threats = self.ground(s).threats
        number = s.trail.number
        kind = s.trail.kind
        for e in range(n):
            at = s.at[e]
            if at == GONE:
                continue
            lands = threats.lands[at]
            sees = threats.sees[at]
            rocks = s.rocks[e]
            for d in range(n):
                here = s.at[d]
                if wait[e] >= wait[d] or here == GONE or s.setup.owner[d] == s.setup.owner[e]:
                    continue
                chance = lands[here]
                if chance > 0.0:
                    if kind[at] & LAVA == 0:
                        chance += (1.0 - chance) * (1.0 - SPARED[min(rocks, ALL_ROCKS)])
                    late[d] += w.bitten * chance * (home[d] - turns[d])
                chance = sees[here]
                if chance > 0.0 and s.dino(e).may_throw:
                    stop = threats.stop[at][here]
                    armed = rocks + 1 if kind[stop] & ROCK else rocks
                    race = self.race(s, s.kind[e])
                    gain = race.turns[stop][0] - race.turns[here][0]
                    if armed > 0 and gain > 0.0:
                        hit = HIGH_HIT if number[stop] > number[here] else LOW_HIT
                        hit = 1.0 if s.dino(e).hurls_all else hit - 0.13 * s.dino(d).defence
                        chance *= 1.0 - (1.0 - hit) ** armed
                        late[d] += w.hit * chance * gain
                        late[e] -= w.hits * chance * gain

    def straggle(self, s: Hedz, roller: int, late: list[float]) -> None:
        """A dino alone in last place with a rock will buy an extra turn."""
        number = s.trail.number
        last = NOBODY
        lowest = 1000
        for d in range(s.setup.dinos):
            if s.at[d] != GONE:
                if number[s.at[d]] < lowest:
                    lowest = number[s.at[d]]
                    last = d
                elif number[s.at[d]] == lowest:
                    last = NOBODY
        if last != NOBODY and s.rocks[last] > 0 and s.trail.kind[s.at[last]] & LAVA == 0:
            late[last] -= self.w.last


JUDGE_01: Final = HedzJudge()
