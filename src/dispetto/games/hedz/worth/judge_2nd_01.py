"""What a table of Bitin' Off Hedz, 2nd edition, was worth at version 0.1, frozen:
as in the other edition, but rocks knock back, and sinking keeps them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.state import ALL_ROCKS, GONE, ROCK, Hedz, Trail
from dispetto.games.hedz.worth.judge_01 import SPARED, HedzJudge, Weights
from dispetto.games.hedz.worth.race import MOST_ROCKS, Race


class Race2nd(Race):
    """A dino alone on the trail: nothing lies on Start, and water takes the place but not the rocks."""

    def from_start(self) -> float:
        return self.turns[self.trail.start][0]

    def fallen(self, rocks: int) -> float:
        start = self.turns[self.trail.start]
        return start[min(rocks, MOST_ROCKS)] or self.home


class Weights2nd(Weights):
    """What the study (docs/studies/footprint.md) found to predict winners."""

    def __init__(self) -> None:
        super().__init__()
        self.hit = 0.5  # share of the loss by a throw that is felt beforehand


class Hedz2ndJudge(HedzJudge):
    """A chance to win from every dino's expected turns, the reach of the others and the order of play."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(weights or Weights2nd())

    def new_race(self, trail: Trail, dino: Dino) -> Race:
        return Race2nd(trail, dino)

    def lurk(self, s: Hedz) -> None:
        """Whoever moves before a dino does may bite it, or knock it back to Start with a rock."""
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
            thrower = s.dino(e)
            for d in range(n):
                runner = runners[d]
                here = runner.at
                if d == e or lurker.wait >= runner.wait or here == GONE:
                    continue
                chance = lands[here]
                if chance > 0.0:
                    chance += (1.0 - chance) * (1.0 - SPARED[min(rocks, ALL_ROCKS)])
                    runner.late += w.bitten * chance * (runner.home - runner.turns)
                chance = sees[here]
                if chance > 0.0 and thrower.may_throw:
                    stop = threats.stop[at][here]
                    armed = rocks + 1 if s.trail.kind[stop] & ROCK else rocks
                    if armed > 0:
                        hit = 1.0 if thrower.hurls_all else (7 - s.dino(d).hit_from) / 6.0
                        chance *= 1.0 - (1.0 - hit) ** (1 if thrower.throws_once else int(armed))
                        race = self.race(s, s.kind[d])
                        loss = race.turns[s.trail.start][min(runner.rocks + 1, MOST_ROCKS)] - runner.turns
                        runner.late += w.hit * chance * max(loss, 0.0)

    def straggle(self, s: Hedz) -> None:
        """There is no extra turn in this edition."""


JUDGE_2ND_01: Final = Hedz2ndJudge()
