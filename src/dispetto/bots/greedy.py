"""A bot that tries each offer, thinks to the end of the move, and takes what its judge likes best.

It knows nothing about any game: what a table is worth, and when a move is over, its judge says (core/engine/judge.py).
It thinks about imagined tables only, and not beyond its move (bots/search/thought.py). So it needs no search, and is
quick.
"""

from __future__ import annotations

from typing import ClassVar, Final

from dispetto.bots.base import Bot
from dispetto.bots.search.thought import weigh_offers
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import Action, Ask, State
from dispetto.core.game import AnyGame


class GreedyBot(Bot):
    """Takes what its judge likes best at the end of the move."""

    name: ClassVar[str] = "greedy"
    rank: ClassVar[int] = 2
    versions: ClassVar[tuple[str, ...]] = ("0.1",)  # the reference of every strength figure; pinned by a golden file

    def __init__(self, judge: Judge | None = None, version: str = "") -> None:
        self.judge: Final = judge
        self.version: Final = version  # of each game's judge, where none is given

    def at(self, version: str) -> GreedyBot:
        return GreedyBot(self.judge, version)

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """The best offer; on a tie the default, then the first."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return offers[0]
        judge = self.judge or game.judge(self.version)
        worth = [0.0] * len(offers)
        for _ in range(judge.tables):
            table = game.imagine(s, seat, dice.below(1 << 30))
            weigh_offers(judge, table, offers, seat, dice.below(1 << 30), worth)
        most = max(worth) - 1e-9
        default = top.default(s)
        for i in range(len(offers)):
            if offers[i] is default and worth[i] >= most:
                return default
        return next(a for a, v in zip(offers, worth, strict=True) if v >= most)
