"""What a judge is: the one place where a bot knows something about a game.

A game's judge lives in its own package, in worth/, compiled like the rules, and `Game.judge()` gives it. It only ever
gets imagined tables (`game.imagine`), so it may read all of them, and must change nothing. `values` is called hundreds
of thousands of times a second: prepare what depends on the board alone once, and keep it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dispetto.core.engine.table import Ask, Roll, State


class Dial:
    """One of the numbers by which a judge judges, for matches to turn; a step of it is large enough to be felt."""

    def __init__(self, name: str, value: float, step: float) -> None:
        self.name: Final = name
        self.value: Final = value
        self.step: Final = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a table is worth to everybody, and when that can be trusted."""

    def __init__(self, tables: int = 1, beyond: int = 0) -> None:
        self.tables: Final = tables  # imagined tables a bot should think about: 1 where nothing is hidden
        self.beyond: Final = beyond  # 1 where dice make all tables new: a search weighs the next move and grows no tree

    def values(self, s: State) -> list[float]:
        """The chance of every seat to win: from 0 to 1 each, 1 together, trustworthy on quiet tables.
        A finished table (nothing on its stack) is worth `shared(…)`: 1 to whoever came first.
        """
        raise NotImplementedError

    def quiet(self, s: State, seat: int) -> bool:
        """Is nothing hanging, so that looking further ahead would tell the seat no more than `values`? Asked only
        while the game goes on. Default: somebody else is asked, so the seat has had its say.
        """
        top = s.stack[-1]
        return isinstance(top, Ask) and not isinstance(top, Roll) and top.seat != seat

    def chapter(self, s: State) -> int:
        """How far the game has come, counted from 0: where `values` is surer or less sure than comes true in one part
        of the game than in another, odds are bent by chapter (`Game.odds_powers`). Only what everybody knows. Default:
        the whole game is one.
        """
        return 0

    def features(self, s: State) -> list[list[float]]:
        """What may be learned from (`dispetto lab fit`): a row of numbers a seat, of the same length each, and an empty
        one for a seat that is out. Only differences between seats count. Default: nothing.
        """
        return []

    def feature_names(self) -> list[str]:
        """What those numbers are. Default: they have no names."""
        return []

    def dials(self, seats: int) -> list[Dial]:
        """What may be tuned for tables of so many (`dispetto lab fit --by matches`). Default: nothing."""
        return []

    def turned(self, numbers: list[float], seats: int) -> Judge:
        """The same judge with these numbers on its `dials`, in their order; what depends on them not at all is kept."""
        raise NotImplementedError


def shared(standing: list[int]) -> list[float]:
    """One victory, shared among those who stand highest."""
    most = max(standing)
    part = 1.0 / standing.count(most)
    return [part if mine == most else 0.0 for mine in standing]


def as_chances(weights: list[float]) -> list[float]:
    """Weights as chances that sum to 1."""
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
