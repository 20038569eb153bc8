"""What an analysis says, as values and as JSON: odds at every moment, the account, mistakes, what was nastiest."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

MOST_OFFERS = 4000  # that are kept of a game; what hung least on them goes first
GRAIN = 1 << 20  # stored odds are so many parts of a whole: their sums and differences are exact, to the last digit


def grained(values: Sequence[float]) -> list[float]:
    """Chances as multiples of one small grain, together exactly 1 where they were about 1."""
    parts = [round(min(1.0, max(0.0, v)) * GRAIN) for v in values]
    rest = GRAIN - sum(parts)
    if parts:
        parts[max(range(len(parts)), key=lambda n: parts[n])] += rest
    return [part / GRAIN for part in parts]


def fine(values: Sequence[float]) -> list[float]:
    """Differences as multiples of the same grain."""
    return [round(v * GRAIN) / GRAIN for v in values]


@dataclass(frozen=True)
class Why:
    """A sentence to be said later: its key in the laboratory's words, and what it names."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Offer:
    """What an answer was worth to everybody, as far as whoever gave it could know."""

    code: int
    text: str  # as records write it
    odds: Sequence[float]
    error: float = 0.0  # half of its 95 % interval, for the seat that answers


@dataclass(frozen=True)
class Deed:
    """What an answer did to another seat, beyond one that would have been as good for its giver."""

    to: int
    points: float  # of odds, above 0
    error: float
    instead: str
    code: int


@dataclass(frozen=True)
class Moment:
    """A step that could have gone otherwise: the odds on the true table before and after it.

    `entry` is what a decision changed, judged on what its seat could know; the rest of `after` - `before` is chance.
    """

    version: int
    kind: str  # chance, decision
    by: int  # a seat; -1 for chance
    before: Sequence[float]
    after: Sequence[float]
    error: Sequence[float]  # half of the 95 % interval of `before`, a seat
    step: int = 0
    done: str = ""  # what was answered, as records write it
    code: int = -1
    best: str | None = None  # the best answer on offer; None for chance
    best_code: int | None = None
    loss: float = 0.0  # what that would have been worth more to whoever answered, in odds
    loss_error: float = 0.0
    entry: Sequence[float] = ()
    entry_error: Sequence[float] = ()
    offers: Sequence[Offer] = ()
    harm: Deed | None = None  # what it cost another beyond an answer that would have cost its giver nothing
    boon: Deed | None = None  # what it gave another beyond such an answer


@dataclass(frozen=True)
class Account:
    """Where a seat's odds went: end - start = chance + own + others, exactly."""

    chance: float
    own: float
    others: float
    error: Mapping[str, float] = field(default_factory=dict)  # half of each 95 % interval
    by: Sequence[float] = ()  # what each seat's decisions brought this one; its own too


@dataclass(frozen=True)
class Mistake:
    """A decision that cost its giver something beyond all doubt."""

    moment: int  # which of the moments
    version: int
    by: int
    sort: str  # inaccuracy, mistake, blunder
    done: str
    best: str
    best_code: int
    loss: float
    low: float  # the 95 % interval of the loss
    high: float
    why: Why


@dataclass(frozen=True)
class Award:
    """A moment worth a picture: who did what to whom, and how much it was."""

    moment: int
    version: int
    by: int  # -1: chance
    to: int  # whom it hit, or blessed
    points: float  # of odds, as a share of 1
    low: float
    high: float
    done: str
    instead: str  # what would have cost nothing; empty for chance
    why: Why


@dataclass(frozen=True)
class Analysis:
    """All that is said of a game."""

    game: str
    seats: int
    start: Sequence[float]
    end: Sequence[float]
    moments: Sequence[Moment]
    account: Sequence[Account]
    spite: Sequence[Sequence[float]]  # rows did it to columns, in odds, on purpose
    mistakes: Sequence[Mistake] = ()
    nastiest: Award | None = None
    kindest: Award | None = None
    turning_point: Award | None = None
    unluckiest: Award | None = None
    stage: int = 1  # 1: the first picture, 2: the whole one
    over: bool = True
    seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        """As one object."""
        told: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return told

    def kept(self, most: int = MOST_OFFERS) -> Analysis:
        """What a house keeps of it: the offers of the decisions on which most hung, those of the mistakes always."""
        named = {mistake.moment for mistake in self.mistakes}
        order = sorted(range(len(self.moments)), key=lambda n: (n not in named, -hung_on(self.moments[n]), n))
        left, thin = most, set()
        for n in order:
            left -= len(self.moments[n].offers)
            if left < 0 and n not in named:
                thin.add(n)
        if not thin:
            return self
        return replace(self, moments=[replace(m, offers=()) if n in thin else m for n, m in enumerate(self.moments)])

    @staticmethod
    def of(d: Mapping[str, Any]) -> Analysis:
        """Back from its JSON."""
        given = dict(d)
        for key in ("nastiest", "kindest", "turning_point", "unluckiest"):
            given[key] = award_of(d[key]) if d.get(key) else None
        given["moments"] = [moment_of(m) for m in d["moments"]]
        given["account"] = [Account(**a) for a in d["account"]]
        given["mistakes"] = [Mistake(**{**m, "why": Why(**m["why"])}) for m in d["mistakes"]]
        return Analysis(**given)


def hung_on(m: Moment) -> float:
    """How much hung on a decision for whoever made it: from the worst offer to the best."""
    worth = [o.odds[m.by] for o in m.offers]
    return max(worth) - min(worth) if worth else 0.0


def award_of(d: Mapping[str, Any]) -> Award:
    """An award back from its JSON."""
    return Award(**{**d, "why": Why(**d["why"])})


def moment_of(d: Mapping[str, Any]) -> Moment:
    """A moment back from its JSON."""
    deeds = {key: Deed(**d[key]) if d.get(key) else None for key in ("harm", "boon")}
    return Moment(**{**d, **deeds, "offers": [Offer(**o) for o in d["offers"]]})
