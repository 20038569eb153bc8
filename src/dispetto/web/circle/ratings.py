"""Who is better, and how sure that is: openskill (Plackett and Luce) over finished games, per game and over all.

Bots count as opponents, each with its dials as somebody of its own, and are rated along; only people are told of.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, sqrt
from typing import Any

from dispetto.web.store.book import Finished

MIDDLE, POINT = 1500, 20.0  # where everybody starts on the scale that is shown, and its points for one of openskill's
NEW = 4  # games up to which somebody is called new


@dataclass(frozen=True)
class Rating:
    """Somebody's strength as far as it is known: the truth lies within `doubt` of `points` 95 times in 100."""

    person: str
    mu: float
    sigma: float
    games: int
    change: float  # what the latest game made of it

    @property
    def points(self) -> int:
        """On the scale that is shown."""
        return round(MIDDLE + (self.mu - fresh()[0]) * POINT)

    @property
    def doubt(self) -> int:
        """Half of the 95 % interval, on the same scale."""
        return round(2 * self.sigma * POINT)

    @property
    def step(self) -> int:
        """What the latest game changed, on the same scale."""
        return round(self.change * POINT)


@lru_cache
def model() -> Any:
    """The one model; read when somebody is rated for the first time."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


@lru_cache
def fresh() -> tuple[float, float]:
    """Of whom nothing is known."""
    made = model().rating()
    return float(made.mu), float(made.sigma)


def rated(games: Iterable[Finished], people: Sequence[str]) -> list[Rating]:
    """These people by their games, in the order they were played; the best guess first, nobody who has not played."""
    known: dict[str, tuple[float, float]] = {}
    count: dict[str, int] = {}
    change: dict[str, float] = {}
    for game in sorted(games, key=lambda g: (g.ended, g.table)):
        who = [sat.person or f"bot {sat.bot}" if sat.person or sat.bot else f"guest {sat.name}" for sat in game.seats]
        if len(set(who)) < 2 or not game.counts:
            continue
        before = [known.get(one, fresh()) for one in who]
        teams = [[model().rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [team[0] for team in model().rate(teams, ranks=[float(sat.place) for sat in game.seats])]
        for one in dict.fromkeys(who):  # a bot that sat twice takes the mean of what its seats say
            mine = [n for n, other in enumerate(who) if other == one]
            mu = sum(after[n].mu for n in mine) / len(mine)
            sigma = sum(after[n].sigma for n in mine) / len(mine)
            change[one] = mu - known.get(one, fresh())[0]
            known[one] = (mu, sigma)
            count[one] = count.get(one, 0) + 1
    found = [Rating(one, *known[one], count[one], change[one]) for one in people if one in known]
    return sorted(found, key=lambda r: (-r.mu, r.sigma, r.person))


def surely(better: Rating, worse: Rating) -> float:
    """How likely the one really is the better of two, as far as their ratings tell."""
    return 0.5 * (1 + erf((better.mu - worse.mu) / sqrt(2 * (better.sigma**2 + worse.sigma**2))))


def closest(ratings: Sequence[Rating]) -> tuple[Rating, Rating, int] | None:
    """The two neighbours between whom least is decided, and in how many of a hundred the first is better."""
    pairs = [(surely(a, b), n) for n, (a, b) in enumerate(zip(ratings, ratings[1:], strict=False))]
    if not pairs:
        return None
    sure, n = min(pairs)
    return ratings[n], ratings[n + 1], round(100 * sure)
