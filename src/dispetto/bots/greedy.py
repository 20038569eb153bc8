"""A bot that tries each offer, thinks to the end of the move, and takes what its judge likes best.

It knows nothing about any game: what a table is worth, and when a move is over, its judge says (core/judge.py). It thinks
about imagined tables only. Ahead of each offer it follows the game to the next quiet table: dice are weighed exactly while
that stays cheap, its own further questions are answered for the best, those of others as they would like it best, and a
question that comes up a second time in one line of thought is answered by default. So it needs no search, and is quick.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dispetto.bots.base import Bot
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Roll, State, step
from dispetto.core.game import Game
from dispetto.core.judge import Judge

EXACT: Final = 36  # so many ways chance may branch in one line of thought; beyond that it is sampled
CURIOUS: Final = 6  # and so many until questions are answered by default
TIRED: Final = 3000  # tables looked at for one offer; then all is default and sample


class Thought:
    """One seat's thinking about one offer."""

    def __init__(self, game: Game[Any, Any], judge: Judge, seed: int) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.seed: Final = seed
        self.dice: Dice | None = None  # made when first needed: most thoughts are exact
        self.tables: int = 0

    def look(self, s: State, seat: int, ways: int, met: tuple[type, ...]) -> float:
        """What this table will be worth to the seat at the end of the move; uses the table up."""
        game = self.game
        judge = self.judge
        while True:
            if not s.stack or judge.quiet(game, s, seat):
                return judge.value(game, s, seat)
            top = s.stack[-1]
            assert isinstance(top, Ask)
            offers = top.legal(s)
            n = len(offers)
            if n == 1:
                step(s, offers[0])
                continue
            self.tables += n
            if isinstance(top, Roll):
                if ways * n <= EXACT and self.tables < TIRED:
                    return self.weigh(s, top, offers, seat, ways * n, met)
                if self.dice is None:
                    self.dice = Dice(self.seed)
                step(s, top.fall(s, self.dice))
                continue
            sort = type(top)
            if sort in met or ways > CURIOUS or self.tables > TIRED:
                step(s, top.default(s))
            elif top.seat == seat:
                best = 0.0
                for i in range(n):
                    c = game.clone(s)
                    step(c, offers[i])
                    worth = self.look(c, seat, ways, (*met, sort))
                    if i == 0 or worth > best:
                        best = worth
                return best
            else:
                step(s, self.best(s, top, offers, ways, (*met, sort)))

    def weigh(
        self, s: State, top: Roll[Any], offers: list[Action], seat: int, ways: int, met: tuple[type, ...]
    ) -> float:
        """The mean over all that chance may answer."""
        odds = top.odds(s)
        total = 0.0
        for i in range(len(offers)):
            c = self.game.clone(s)
            step(c, offers[i])
            total += odds[i] * self.look(c, seat, ways, met)
        return total / sum(odds)

    def best(self, s: State, top: Ask[Any], offers: list[Action], ways: int, met: tuple[type, ...]) -> Action:
        """The offer the asked seat would take; the default where it does not care."""
        choice = top.default(s)
        c = self.game.clone(s)
        step(c, choice)
        most = self.look(c, top.seat, ways, met)
        for a in offers:
            if a is not choice:
                c = self.game.clone(s)
                step(c, a)
                worth = self.look(c, top.seat, ways, met)
                if worth > most + 1e-9:
                    most = worth
                    choice = a
        return choice


class GreedyBot(Bot):
    """Takes what its judge likes best at the end of the move."""

    name: ClassVar[str] = "greedy"
    rank: ClassVar[int] = 2

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge: Final = judge

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        """The best offer; on a tie the default, then the first."""
        top = s.stack[-1]
        assert isinstance(top, Ask)
        offers = top.legal(s)
        if len(offers) == 1:
            return offers[0]
        judge = self.judge or game.judge()
        worth = [0.0] * len(offers)
        for _ in range(judge.tables):
            table = game.imagine(s, seat, dice.below(1 << 30))
            seed = dice.below(1 << 30)
            for i in range(len(offers)):  # every offer meets the same dice
                c = game.clone(table)
                step(c, offers[i])
                worth[i] += Thought(game, judge, seed).look(c, seat, 1, (type(top),))
        most = max(worth) - 1e-9
        default = top.default(s)
        for i in range(len(offers)):
            if offers[i] is default and worth[i] >= most:
                return default
        return next(a for a, v in zip(offers, worth, strict=True) if v >= most)
