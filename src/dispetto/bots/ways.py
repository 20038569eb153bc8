"""Ways of being nasty: whom a persona wishes ill, and what it thinks of harm that everybody can see.

A way is given what its seat may know: what everybody's chances are, who is still in, and who has harmed whom. So it is
the same at every game, and on two tables that the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from dispetto.core.traits import Harm

FADES: Final = 0.7  # what is left of a grudge when the next one comes
PAID: Final = 0.7  # what one blow pays back: less than one wrong, and that is the interest
REMEMBERED: Final = 24  # harms that anybody looks back on


@dataclass(frozen=True)
class Scene:
    """A table as a way sees it."""

    seat: int
    chances: Sequence[float]
    out: frozenset[int] = frozenset()
    wrongs: Sequence[Harm] = ()

    @property
    def others(self) -> list[int]:
        """Those who are still in, from the left neighbour on."""
        n = len(self.chances)
        return [other for i in range(1, n) if (other := (self.seat + i) % n) not in self.out]


@dataclass(frozen=True)
class Temper:
    """What a way makes of a scene."""

    ill: dict[int, float] = field(default_factory=dict)  # whom it is after: from 0 to 1, where the dial is turned up
    gentle: float = 0.0  # how much it shrinks from harm, where the dial is turned down
    bend: float = 0.0  # above 0 it likes the long odds, below it the safe ones
    margin: float = 0.0  # what a kinder offer may cost it
    anybody: float = 0.3  # what it thinks of harm to those it is not after, beside harm to those it is


def grudge(scene: Scene) -> Temper:
    """Whoever has wronged me, the latest wrong first, until it is paid back with interest; nobody else."""
    owed: dict[int, float] = {}
    for wrong in scene.wrongs[-REMEMBERED:]:
        if wrong.whom == scene.seat:
            owed = {by: FADES * much for by, much in owed.items()}
            owed[wrong.by] = owed.get(wrong.by, 0.0) + 1.0
        elif wrong.by == scene.seat and wrong.whom in owed:
            owed[wrong.whom] = max(0.0, owed[wrong.whom] - PAID)
    owed = {by: much for by, much in owed.items() if by in scene.others and much > 0}
    most = max(owed.values(), default=1.0)
    return Temper({by: much / most for by, much in owed.items()}, anybody=0.0)


def coward(scene: Scene) -> Temper:
    """Nobody: he minds his own skin, keeps to what is safe, and harms no one who might remember it."""
    return Temper(gentle=0.05, bend=-0.5)


def kingmaker(scene: Scene) -> Temper:
    """Whoever is ahead."""
    return Temper(one(max(scene.others, key=lambda other: scene.chances[other], default=-1)))


def vulture(scene: Scene) -> Temper:
    """Whoever is nearest to being finished."""
    return Temper(one(min(scene.others, key=lambda other: scene.chances[other], default=-1)))


def gambler(scene: Scene) -> Temper:
    """Everybody a little, nobody for long: she likes the long odds."""
    return Temper(dict.fromkeys(scene.others, 0.3), bend=0.8)


def gentleman(scene: Scene) -> Temper:
    """Nobody, where something as good harms less; what wins, wins."""
    return Temper(gentle=0.02, margin=0.02)


def schoolmistress(scene: Scene) -> Temper:
    """Whoever misbehaved last, to anybody."""
    caught = [wrong.by for wrong in scene.wrongs if wrong.by in scene.others]
    return Temper(one(caught[-1] if caught else -1))


def brat(scene: Scene) -> Temper:
    """Whoever he picked on before; at first the one beside him."""
    mine = [wrong.whom for wrong in scene.wrongs if wrong.by == scene.seat and wrong.whom in scene.others]
    beside = scene.others[0] if scene.others else -1
    return Temper(one(max(mine, key=mine.count) if mine else beside))


def one(whom: int) -> dict[int, float]:
    """All the ill there is, for one of them; nobody is -1."""
    return {whom: 1.0} if whom >= 0 else {}


WAYS: Final[dict[str, Callable[[Scene], Temper]]] = {
    way.__name__: way for way in (grudge, coward, kingmaker, vulture, gambler, gentleman, schoolmistress, brat)
}
