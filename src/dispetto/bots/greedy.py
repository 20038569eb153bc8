"""A bot that tries each offer, thinks to the end of the move, and takes what its judge likes best.

It knows nothing about any game: what a table is worth, and when a move is over, its judge says (core/engine/judge.py).
It thinks about imagined tables only, and not beyond its move (bots/search/thought.py). So it needs no search, and is
quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from dispetto.bots.base import Allowance, Opinion, Thinker, Weighed
from dispetto.bots.search.thought import weigh_offers
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, State
from dispetto.core.game import AnyGame


class GreedyBot(Thinker):
    """Takes what its judge likes best at the end of the move."""

    name: ClassVar[str] = "greedy"
    rank: ClassVar[int] = 2
    quick: bool = True
    versions: ClassVar[tuple[str, ...]] = ("0.1",)  # the reference of every strength figure; pinned by a golden file

    def __init__(self, judge: Judge | None = None, version: str = "") -> None:
        super().__init__()
        self.judge: Final = judge
        self.version: Final = version  # of each game's judge, where none is given

    def at(self, version: str) -> GreedyBot:
        return GreedyBot(self.judge, version)

    def opinion(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Opinion:
        """The best offer; on a tie the default, then the first."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return Opinion(offers[0])
        judge = self.judge or game.judge(self.version)
        worth, tables = weighed(self.allowance, game, judge, s, seat, dice)
        best = favourite(offers, worth, top.default(s))
        return Opinion(best, tuple(Weighed(a, w, tables) for a, w in zip(offers, worth, strict=True)))


def weighed(
    allowance: Allowance, game: AnyGame, judge: Judge, s: State, seat: int, dice: Dice
) -> tuple[list[float], int]:
    """What every offer comes to at the end of the move, and on how many imagined tables: at least on one."""
    top = s.stack[-1]
    assert isinstance(top, Ask)
    offers = top.legal(s)
    worth, tables = [0.0] * len(offers), 0
    while tables < judge.tables and (allowance.goes_on() or not tables):
        table = game.imagine(s, seat, dice.below(1 << 30))
        weigh_offers(judge, table, offers, seat, dice.below(1 << 30), worth)
        tables += 1
    return [w / tables for w in worth], tables


def favourite(offers: Sequence[Action], worth: Sequence[float], default: Action) -> Action:
    """The best of them; on a tie the default, then the first."""
    most = max(worth) - 1e-9
    best = [a for a, w in zip(offers, worth, strict=True) if w >= most]
    return default if default in best else best[0]
