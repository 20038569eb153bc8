"""What a bot is, and the plainest of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm


class Bot:
    """Somebody who answers. It keeps nothing between two moves: all it may know is the table it is shown, and,
    where it `minds`, who has harmed whom so far, as far as its seat could see.
    """

    name: ClassVar[str]
    rank: ClassVar[int] = 100  # where it stands in a list: ours first, then the others as they were installed
    versions: ClassVar[tuple[str, ...]] = ()  # older ones that still play as they did: `greedy@0.1`
    people: ClassVar[tuple[str, ...]] = ()  # whom it can play: `persona:becco`
    minds: bool = False  # does it want to know who has harmed whom?

    def at(self, version: str) -> Bot:
        """The bot as it played at one of its `versions`. Default: itself, for a bot that never changed."""
        return self

    def set(self, settings: Mapping[str, str]) -> Bot:
        """The bot with these settings, as a name gives them (`search:iterations=1600`). Default: it takes none."""
        for key in settings:
            raise BadInput("bot-setting-none", name=self.name, key=repr(key))
        return self

    def played_as(self, who: str) -> Bot:
        """The bot as one of its `people`. Default: itself."""
        return self

    def minding(self, wrongs: Sequence[Harm]) -> Bot:
        """The bot that knows of these harms, the latest last: all from events its seat may know. Default: it does not
        care.
        """
        return self

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """An answer to the question on top of `s`, which is put to `seat`.

        `s` is an imagined table (`game.imagine`): what the seat cannot know has been dealt afresh, so a bot may look
        everywhere and step about in it as it likes. Its own luck comes from `dice`.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Answers anything that is allowed."""

    name: ClassVar[str] = "random"
    rank: ClassVar[int] = 1

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None and ask.seat == seat
        offers = ask.legal(s)
        return offers[dice.below(len(offers))]
