"""The tables that the doors are tried on: every rule set, every number of players."""

from __future__ import annotations

from typing import Any

import pytest

from dispetto.doors.rule_sets import rule_sets

SIZES = [(name, n) for name, game in rule_sets().items() for n in range(game.fewest, game.most + 1)]
every_size = pytest.mark.parametrize(("name", "seats"), SIZES, ids=[f"{name}-{n}" for name, n in SIZES])
every_rule_set = pytest.mark.parametrize("name", rule_sets())


def answers(env: Any, most: int = 10_000) -> int:
    """Play an environment of PettingZoo to its end by the mask; how many answers were given."""
    given = 0
    for agent in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        given += not over
    return given
