"""Gymnasium: one seat learns, bots by name answer for the others; one table, or many at once.

    from dispetto.doors.gymnasium import SeatEnv, SeatsVectorEnv
    env = SeatEnv("hedz-25th", seats=4, bots=("greedy", "random"))
    many = SeatsVectorEnv("hedz-25th", 256, seats=4, bots="random")

An observation is `{"observation", "action_mask"}`; `action_masks()` gives the mask alone, as sb3-contrib's MaskablePPO
asks for it. At a single table an answer that is not on offer counts as what is answered for a seat whose time is up,
and `info["illegal"]` says so; many tables refuse it. The reward comes at the end: 1 for winning alone, -1/(seats-1) for
losing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dispetto.bots import bot_named
from dispetto.bots.match import Memory, ask_bot
from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.game import AnyGame
from dispetto.doors import DOORS
from dispetto.doors.asking import Asking
from dispetto.doors.many import MOVING, ManyTables
from dispetto.doors.rule_sets import RuleSet
from dispetto.doors.spaces import Shown, metadata


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """A seat at one table among bots; it moves on by one every game, or stays (`seat=0`)."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int = MOVING,
        render_mode: str | None = None,
        render_width: int = 640,
        scaled: bool | None = None,
        **options: Any,
    ) -> None:
        self.rules = RuleSet.of(game, seats, options)
        n = self.rules.seats
        names = [bots] * (n - 1) if isinstance(bots, str) else list(bots)
        if len(names) != n - 1:
            raise BadInput("door-bots", DOORS, n=len(names), wanted=n - 1)
        if seat != MOVING and not 0 <= seat < n:
            raise BadInput("door-learner", DOORS, seat=seat, seats=n)
        self.bots = [bot_named(name) for name in names]  # from the learner's left on
        self.moves_on = seat == MOVING
        self.seat = n - 1 if self.moves_on else seat
        self.table = Asking(self.rules)
        self.shown = Shown(self.rules, scaled)
        self.metadata = metadata(self.rules.game)
        self.render_mode = render_mode
        self.render_width = render_width
        self.observation_space = self.shown.space()
        self.action_space = self.shown.answers()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; the same seed deals, rolls and thinks the same."""
        super().reset(seed=seed)
        if self.moves_on:
            self.seat = 0 if seed is not None else (self.seat + 1) % self.rules.seats
        at = self.seat + 1  # the bots sit to the left of the learner, in their order
        self.around = [
            self.bots[(other - at) % self.rules.seats] if other != self.seat else self.bots[0]
            for other in range(self.rules.seats)
        ]
        while True:
            self.table.begin(seed)
            self.minds = self.table.dice.fork()
            self.memory = Memory(self.rules.game, self.table.s, self.around)
            self.others()
            if self.table.seat >= 0:
                return self.seen(), {}
            seed = None  # a game that ended before the learner was asked: another

    def others(self) -> None:
        """The bots answer until the learner is asked, or all is over."""
        table = self.table
        while table.seat >= 0 and table.seat != self.seat:
            bot = self.memory.reminded(self.around[table.seat], table.s, table.seat)
            table.answer(ask_bot(self.rules.game, table.s, table.seat, bot, self.minds).code)

    def seen(self) -> dict[str, Any]:
        """What the learner may know and answer."""
        return self.shown.seen(self.table.s, self.seat, self.table.offers)

    def action_masks(self) -> Any:
        """Which rows are on offer."""
        return self.shown.masked(self.table.offers).astype(bool)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner answers, then everybody else until it is asked again."""
        code = int(action)
        illegal = all(a.code != code for a in self.table.offers)
        self.table.answer(self.rules.game.default(self.table.s).code if illegal else code)
        self.others()
        over = self.table.seat < 0
        earned = self.table.payoffs()[self.seat] if over else 0.0
        return self.seen(), float(earned), over, False, {"illegal": illegal}

    def render(self) -> Any:
        """The table as the learner sees it."""
        seat = self.seat if self.table.seat >= 0 else PUBLIC
        if self.render_mode == "rgb_array":
            from dispetto.doors.picture import pixels

            return pixels(self.rules.game, self.table.s, seat, self.render_width)
        if self.render_mode == "human":
            print(self.table.text(seat))
            return None
        return self.table.text(seat) if self.render_mode == "ansi" else None


class SeatsVectorEnv(VectorEnv):  # type: ignore[misc]
    """A seat at each of many tables, stepped in one call; a game that is over begins again in the same step."""

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 256,
        seats: int | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int = MOVING,
        scaled: bool | None = None,
        **options: Any,
    ) -> None:
        self.tables = ManyTables(game, num_envs, seats, learner=seat, bots=bots, scaled=scaled, **options)
        self.num_envs = num_envs
        self.metadata = {**metadata(self.tables.rules.game), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.tables.shown.space()
        self.single_action_space = self.tables.shown.answers()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All tables anew."""
        self.tables.reset(seed)
        return self.seen(), {}

    def seen(self) -> dict[str, Any]:
        """What is seen at all tables, in arrays of their own."""
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.action_masks.copy()}

    def action_masks(self) -> Any:
        """Which rows are on offer at each table."""
        return self.tables.action_masks.astype(bool)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One answer a table; where a game ended, `final_obs` is what its learner last saw."""
        tables = self.tables
        sat = tables.asked.copy()
        tables.step(actions)
        over = tables.terminals.copy()
        infos: dict[str, Any] = {}
        if over.any():
            last: Any = np.full(self.num_envs, None, dtype=object)
            nothing = tables.shown.masked([])
            for table in np.flatnonzero(over).tolist():
                last[table] = {"observation": tables.last_seen(table, int(sat[table])), "action_mask": nothing}
            infos = {"final_obs": last, "_final_obs": over}
        return self.seen(), tables.rewards.copy(), over, tables.truncations.copy(), infos
