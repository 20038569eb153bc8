"""PettingZoo: one environment a rule set, by the catalogue.

    from dispetto.doors.pettingzoo import hedz_25th_v0
    env = hedz_25th_v0.env(seats=4, board="t25", render_mode="ansi")

Agents are `player_0`, `player_1` … in the order of the seats. An agent is asked where it has a choice; chance and
single offers are answered by the house (`forced=True` asks those too). An answer that is not on offer ends the game for
whoever gave it. Rewards come at the end: 1 for winning alone, and together nothing.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from dispetto.core.game import AnyGame
from dispetto.doors.asking import Asking
from dispetto.doors.pettingzoo_parallel import ParallelTable
from dispetto.doors.rule_sets import VERSION, RuleSet, other_name, rule_sets
from dispetto.doors.spaces import Agents, Shown, metadata


class RawEnv(Agents, AECEnv, EzPickle):  # type: ignore[misc]
    """A table, one question at a time."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        scaled: bool | None = None,
        forced: bool = False,
        render_width: int = 640,
        **options: Any,
    ) -> None:
        told = {"render_mode": render_mode, "max_cycles": max_cycles, "scaled": scaled, "forced": forced}
        EzPickle.__init__(self, game, seats, **told, render_width=render_width, **options)
        super().__init__()
        self.rules = RuleSet.of(game, seats, options)
        self.table = Asking(self.rules, forced)
        self.shown = Shown(self.rules, scaled)
        self.metadata = metadata(self.rules.game)
        self.render_mode = render_mode
        self.render_width = render_width  # pixels
        self.max_cycles = max_cycles  # answers, after which the game is broken off
        self.seat_agents(self.rules.seats, self.shown)
        self.seat_of = {agent: n for n, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals and rolls the same."""
        self.table.begin(seed)
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self.table.seat)]
        self.settle()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and which answers it may give: none while somebody else is asked."""
        seat = self.seat_of[agent]
        offers = self.table.offers if seat == self.table.seat else []
        return self.shown.seen(self.table.s, seat, offers)

    def step(self, action: Any) -> None:
        """The selected agent answers; one that is out or at the end gives its last step, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.answer(int(action))
        self.answers += 1
        self.settle()
        self._accumulate_rewards()
        self._deads_step_first()

    def settle(self) -> None:
        """Who is asked now, who is out, who has won."""
        if self.table.seat < 0:
            self.pay(self.table.payoffs())
            self.terminations = dict.fromkeys(self.agents, True)
            return
        lost = -1.0 / (self.rules.seats - 1) if self.rules.seats > 1 else 0.0
        for agent in self.agents:
            if not self.terminations[agent] and self.rules.game.is_out(self.table.s, self.seat_of[agent]):
                self.terminations[agent] = True
                self.rewards[agent] = lost
        if self.max_cycles is not None and self.answers >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.table.seat]

    def pay(self, payoffs: list[float]) -> None:
        """Give those who are still here what they have earned; who was out before has had theirs."""
        for agent in self.agents:
            if not self.terminations[agent]:
                self.rewards[agent] = payoffs[self.seat_of[agent]]

    def render(self) -> Any:
        """The table as a spectator sees it: as text, or as an array of pixels."""
        if self.render_mode == "rgb_array":
            from dispetto.doors.picture import pixels

            return pixels(self.rules.game, self.table.s, width=self.render_width)
        if self.render_mode == "human":
            print(self.table.text())
            return None
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


def raw_env(game: str | AnyGame, **chosen: Any) -> RawEnv:
    """The environment without wrappers: an answer that is not on offer raises Illegal."""
    return RawEnv(game, **chosen)


def env(game: str | AnyGame, **chosen: Any) -> Any:
    """The environment of a game by its name, or of the game itself, in PettingZoo's usual wrappers."""
    found = raw_env(game, **chosen)
    lost = -1.0 / (found.rules.seats - 1) if found.rules.seats > 1 else 0.0
    wrapped = wrappers.TerminateIllegalWrapper(found, illegal_reward=lost)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str | AnyGame, **chosen: Any) -> ParallelTable:
    """Everybody speaks in every cycle; who is not asked waits. See pettingzoo_parallel.py."""
    return ParallelTable(game, **chosen)


def in_turn(game: str | AnyGame, **chosen: Any) -> Any:
    """The parallel form, one agent after the other."""
    return parallel_to_aec(ParallelTable(game, **chosen))


def rule_set(game: AnyGame) -> SimpleNamespace:
    """What PettingZoo's own environments offer as modules: `env`, `raw_env` and `parallel_env`, of one rule set."""
    parallel = partial(parallel_env, game.name)
    return SimpleNamespace(
        __name__=f"{other_name(game)}_{VERSION}",
        env=partial(env, game.name),
        raw_env=partial(raw_env, game.name),
        parallel_env=parallel,
        parallel=SimpleNamespace(env=partial(in_turn, game.name), parallel_env=parallel),
    )


def __getattr__(name: str) -> Any:
    """The rule sets of the catalogue: `hedz_25th_v0`."""
    found = rule_sets().get(name)
    if found is None:
        raise AttributeError(f"there is no environment {name!r}; there are {', '.join(rule_sets())}")
    return rule_set(found)


def __dir__() -> list[str]:
    return sorted({*globals(), *rule_sets()})


__all__ = ["ParallelTable", "RawEnv", "env", "parallel_env", "raw_env"]
