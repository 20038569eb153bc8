"""What a bot is, and the plainest of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State, asked
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.core.traits import Harm


@dataclass(frozen=True)
class Weighed:
    """An offer as a bot saw it: what it is worth to the bot (chances to win, less what others' cost it), and how many
    lines of thought went there.
    """

    row: Action
    worth: float
    visits: int = 0


@dataclass(frozen=True)
class Opinion:
    """An answer, and what was thought of every offer; nothing where the bot does not tell, or had no choice."""

    answer: Action
    offers: tuple[Weighed, ...] = ()


class Allowance:
    """How long a bot may think about one answer with all its parts. It asks `goes_on` before every step that it could
    do without, be it an imagined table or a few lines of search; what it knows when the answer is no, it answers by.

    `seconds` are of the clock, and 0 is all it wants. `steps` is how one thinks again what was cut short: so many and
    no more, however long they take.
    """

    def __init__(self, seconds: float = 0.0, steps: int = -1, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.steps = steps
        self.clock = clock
        self.began = clock() if seconds else 0.0
        self.taken = 0  # steps so far
        self.cut = -1  # after how many of them it was over; below 0 where it was enough

    def goes_on(self) -> bool:
        """May another step be taken?"""
        if self.cut < 0 and (self.taken == self.steps or (self.seconds and self.clock() - self.began >= self.seconds)):
            self.cut = self.taken
        if self.cut >= 0:
            return False
        self.taken += 1
        return True


class Bot:
    """Somebody who answers. It keeps nothing between two moves: all it may know is the table it is shown, and,
    where it `minds`, who has harmed whom so far, as far as its seat could see.
    """

    name: ClassVar[str]
    rank: ClassVar[int] = 100  # where it stands in a list: ours first, then the others as they were installed
    versions: ClassVar[tuple[str, ...]] = ()  # older ones that still play as they did: `greedy@0.1`
    people: ClassVar[tuple[str, ...]] = ()  # whom it can play: `persona:becco`
    minds: bool = False  # does it want to know who has harmed whom?
    quick: bool = False  # does it think so little that it need not be told how long it may?

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

    def within(self, allowance: Allowance) -> Bot:
        """The bot that has so long for its answer. Default: it is always quick, or does not care; whoever runs a table
        answers for one that is far too late.
        """
        return self

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """An answer to the question on top of `s`, which is put to `seat`.

        `s` is an imagined table (`game.imagine`): what the seat cannot know has been dealt afresh, so a bot may look
        everywhere and step about in it as it likes. Its own luck comes from `dice`.
        """
        raise NotImplementedError

    def opinion(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Opinion:
        """The same answer from the same dice, with what was thought of every offer. Default: it does not tell."""
        return Opinion(self.choose(game, s, seat, dice))


class Thinker(Bot):
    """A bot that can tell what it thought: it has an `opinion`, and answers by it."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self.allowance = allowance or Allowance()

    def within(self, allowance: Allowance) -> Thinker:
        bot = copy(self)
        bot.allowance = allowance
        return bot

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        """What it thinks best."""
        return self.opinion(game, s, seat, dice).answer

    def opinion(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Opinion:
        raise NotImplementedError


class RandomBot(Bot):
    """Answers anything that is allowed."""

    name: ClassVar[str] = "random"
    rank: ClassVar[int] = 1
    quick: bool = True

    def choose(self, game: AnyGame, s: State, seat: int, dice: Dice) -> Action:
        ask = asked(s)
        assert ask is not None and ask.seat == seat
        offers = ask.legal(s)
        return offers[dice.below(len(offers))]
