"""Many tables of one rule set in one call, as numpy arrays: for self-play, and in the shape that PufferLib takes.

    tables = ManyTables("hedz-25th", 256, seats=4)
    tables.reset(seed=1)
    while learning:
        tables.step(answers)  # one row's number a table; the arrays below are written over

`observations`, `action_masks` and `asked` tell what the seat that is asked at each table may know, what it may answer
and which seat it is; `terminals` where a game ended with the last answer (another has begun), and `payoffs` what
everybody earned there. With `learner` one seat learns and `bots` answer for the others: then `rewards` are that seat's.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from dispetto.bots import bot_named
from dispetto.bots.base import Bot, RandomBot
from dispetto.bots.match import ask_bot, game_seed
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, State
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.doors import DOORS
from dispetto.doors.rule_sets import RuleSet
from dispetto.doors.spaces import Shown
from dispetto.doors.vector.tables import EVERYBODY, Buffers, Rival, Tables, Wrong

MOVING = -2  # the learner sits on another seat in every game


class BotRival(Rival):
    """Bots answer for the seats that do not learn, each on an imagined table."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot]) -> None:
        self.game = game
        self.bots = bots  # counted from the seat, so that all of them are met wherever the learner sits

    def choose(self, s: State, seat: int, offers: list[Action], dice: Dice) -> Action:
        """What the bot of that seat says."""
        return ask_bot(self.game, s, seat, self.bots[seat % len(self.bots)], dice)


def rival_named(game: AnyGame, names: str | Sequence[str]) -> Rival:
    """Whoever answers for the others: a bot's name, or several that take turns along the seats."""
    bots = [bot_named(name) for name in ([names] if isinstance(names, str) else names)]
    return Rival() if all(type(bot) is RandomBot for bot in bots) else BotRival(game, bots)


class ManyTables:
    """So many tables, stepped together; the arrays are written over and never change places."""

    def __init__(
        self,
        game: str | AnyGame,
        tables: int = 256,
        seats: int | None = None,
        *,
        learner: int = EVERYBODY,
        bots: str | Sequence[str] = "random",
        scaled: bool | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        self.rules = RuleSet.of(game, seats, options)
        self.shown = Shown(self.rules, scaled)
        n, length, rows = self.rules.seats, len(self.shown.bounds), self.shown.rows
        if not MOVING <= learner < n:
            raise BadInput("door-learner", DOORS, seat=learner, seats=n)
        self.learner = learner
        self.num_agents = tables
        self.single_observation_space = self.shown.numbers()
        self.single_action_space = self.shown.answers()
        self.observations: Any = np.zeros((tables, length), dtype=np.float32 if self.shown.scaled else np.int64)
        self.action_masks: Any = np.zeros((tables, rows), dtype=np.int8)
        self.asked: Any = np.zeros(tables, dtype=np.int32)
        self.rewards: Any = np.zeros(tables, dtype=np.float32)
        self.payoffs: Any = np.zeros((tables, n), dtype=np.float32)
        self.terminals: Any = np.zeros(tables, dtype=bool)
        self.truncations: Any = np.zeros(tables, dtype=bool)  # nothing is ever broken off
        self.many = Tables(
            self.rules.new(),
            self.rules.game.actions,
            n,
            length,
            self.rules.game.onlooker(),
            self.earned,
            rival_named(self.rules.game, bots),
            Buffers(*(memoryview(each.reshape(-1)) for each in self.written())),
            self.rules.game.scale if self.shown.scaled else None,
        )
        self.series = secrets.randbits(64) if seed is None else seed
        self.resets = 0

    def written(self) -> tuple[Any, ...]:
        """The arrays that the tables write into, in the order `Buffers` takes them."""
        return self.observations, self.action_masks, self.asked, self.rewards, self.payoffs, self.terminals

    def earned(self, s: State) -> list[float]:
        """What everybody has earned at a table that is over."""
        ending = self.rules.game.ending(s)
        assert ending is not None
        return self.rules.payoffs(ending)

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        """All tables anew; the same seed gives the same games, whatever the number of tables."""
        if seed is not None:
            self.series, self.resets = seed, 0
        seeds = [game_seed(self.series + self.resets, table) for table in range(self.num_agents)]
        self.resets += 1
        moving = self.learner == MOVING
        seat = [table % self.rules.seats if moving else self.learner for table in range(self.num_agents)]
        self.many.begin(seeds, seat, moving)
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[Any]]:
        """One answer a table, by the mask; what is seen, earned and over, in arrays that stay where they are."""
        codes = np.asarray(actions).tolist()
        if len(codes) != self.num_agents:
            raise BadInput("door-actions", DOORS, n=len(codes), tables=self.num_agents)
        try:
            self.many.answer(codes)
        except Wrong as e:
            raise BadInput("door-code", DOORS, table=e.table, code=e.code) from None
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def last_seen(self, table: int, seat: int) -> Any:
        """What a seat saw at the end of the game that ended at this table with the last answer."""
        ended = self.many.ended[table]
        assert ended is not None, "no game ended here"
        return self.shown.look(ended, seat)

    def close(self) -> None:
        """Nothing is held."""
