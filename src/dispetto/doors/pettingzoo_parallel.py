"""The parallel form: in every cycle everybody speaks. Whoever is not asked can only wait, by a row at the end.

An answer that is not on offer counts as what is answered for a seat whose time is up (`Ask.default`): with everybody
speaking at once nobody can be stopped for it. Hidden things stay hidden: who is asked is public at every table.
"""

from __future__ import annotations

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from dispetto.core.game import AnyGame
from dispetto.doors.asking import Asking
from dispetto.doors.rule_sets import RuleSet
from dispetto.doors.spaces import Agents, Shown, metadata


class ParallelTable(Agents, ParallelEnv, EzPickle):  # type: ignore[misc]
    """A table at which all speak and one is heard."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        scaled: bool | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode=render_mode, max_cycles=max_cycles, scaled=scaled, **options)
        self.rules = RuleSet.of(game, seats, options)
        self.table = Asking(self.rules)
        self.shown = Shown(self.rules, scaled, more=1)
        self.wait = self.shown.rows - 1  # the row of whoever is not asked
        self.metadata = {**metadata(self.rules.game), "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.agents: list[str] = []
        self.seat_agents(self.rules.seats, self.shown)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], ...]:
        """A new game; the same seed deals and rolls the same."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        """What everybody who is here is shown."""
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent not in self.agents:
                continue
            asked = seat == self.table.seat
            found[agent] = self.shown.seen(self.table.s, seat, self.table.offers if asked else [])
            if not asked:
                found[agent]["action_mask"][self.wait] = 1
        return found

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One cycle: the one who is asked is heard."""
        table, here = self.table, self.agents
        said = int(actions.get(self.possible_agents[table.seat], self.wait))
        on_offer = any(a.code == said for a in table.offers)
        table.answer(said if on_offer else self.rules.game.default(table.s).code)
        self.cycles += 1
        over = table.seat < 0
        payoffs = table.payoffs()
        broken_off = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self.seen()
        rewards = {agent: payoffs[self.possible_agents.index(agent)] for agent in here}
        if over or broken_off:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(here, over),
            dict.fromkeys(here, broken_off),
            {agent: {} for agent in here},
        )

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode == "rgb_array":
            from dispetto.doors.picture import pixels

            return pixels(self.rules.game, self.table.s)
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""
