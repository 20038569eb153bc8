"""What a learner is shown, as Gymnasium's spaces and arrays: the numbers of an observation, and the mask of offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from dispetto.core.engine.table import Action, State
from dispetto.core.game import AnyGame
from dispetto.doors.rule_sets import VERSION, RuleSet, other_name

MODES = ("human", "ansi", "rgb_array")


def metadata(game: AnyGame) -> dict[str, Any]:
    """What an environment says of itself."""
    return {
        "name": f"{other_name(game)}_{VERSION}",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }


class Shown:
    """What is seen of one rule set: as a learner wants it (float32 between 0 and 1), or as whole numbers (int64)."""

    def __init__(self, rules: RuleSet, scaled: bool | None = None, more: int = 0) -> None:
        self.game = rules.game
        self.scaled = rules.scaled(scaled)
        self.rows = len(rules.game.actions) + more  # `more`: answers that a door adds to those of the game
        self.bounds = rules.bounds()
        self.whole = [0] * len(self.bounds)  # written over at every look

    def numbers(self) -> Any:
        """The space of an observation."""
        if self.scaled:
            return spaces.Box(0.0, 1.0, (len(self.bounds),), np.float32)
        low, high = (np.array(each, dtype=np.int64) for each in zip(*self.bounds, strict=True))
        return spaces.Box(low, high, dtype=np.int64)

    def mask(self) -> Any:
        """The space of a mask: 1 for every row on offer."""
        return spaces.Box(0, 1, (self.rows,), np.int8)

    def space(self) -> Any:
        """Both, as PettingZoo's tables have them."""
        return spaces.Dict({"observation": self.numbers(), "action_mask": self.mask()})

    def answers(self) -> Any:
        """The space of answers: a row's number."""
        return spaces.Discrete(self.rows)

    def look(self, s: State, seat: int) -> Any:
        """What the seat may know, in an array of its own."""
        if self.scaled:
            found: Any = np.empty(len(self.bounds), dtype=np.float32)
            self.game.observe_into(s, seat, found)
            return found
        self.game.numbers_into(s, seat, self.whole)
        return np.array(self.whole, dtype=np.int64)

    def masked(self, offers: Sequence[Action]) -> Any:
        """The mask of these offers."""
        mask: Any = np.zeros(self.rows, dtype=np.int8)
        for a in offers:
            mask[a.code] = 1
        return mask

    def seen(self, s: State, seat: int, offers: Sequence[Action]) -> dict[str, Any]:
        """An observation with its mask."""
        return {"observation": self.look(s, seat), "action_mask": self.masked(offers)}


class Agents:
    """PettingZoo's agents, in the order of the seats: what each is shown, and what it may answer."""

    def seat_agents(self, seats: int, shown: Shown) -> None:
        """Name them, and make their spaces: of each always the same object."""
        self.possible_agents = [f"player_{n}" for n in range(seats)]
        self.observation_spaces = {agent: shown.space() for agent in self.possible_agents}
        self.action_spaces = {agent: shown.answers() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All rows of the game, of which the mask tells those on offer; in parallel one more, for waiting."""
        return self.action_spaces[agent]
