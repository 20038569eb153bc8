"""What a bot is, and the plainest of them."""

from __future__ import annotations

from typing import Any, ClassVar

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.game import Game


class Bot:
    """Somebody who answers. It keeps nothing between two questions: all it may know is the table it is shown."""

    name: ClassVar[str]
    rank: ClassVar[int] = 100  # where it stands in a list: ours first, then the others as they were installed

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        """An answer to the question on top of `s`, which is put to `seat`.

        `s` is an imagined table (`game.imagine`): what the seat cannot know has been dealt afresh, so a bot may look
        everywhere and step about in it as it likes. Its own luck comes from `dice`.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Answers anything that is allowed."""

    name: ClassVar[str] = "random"
    rank: ClassVar[int] = 1

    def choose(self, game: Game[Any, Any], s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None and ask.seat == seat
        offers = ask.legal(s)
        return offers[dice.below(len(offers))]
