"""A small policy in numpy learns through the door, in seconds: what examples/learning does with torch in minutes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dispetto.doors.many import MOVING, ManyTables

pytestmark = pytest.mark.once
GAME: dict[str, Any] = {"game": "hedz-2nd", "seats": 2, "turn_limit": 4}


class Linear:
    """A row of weights an answer over the numbers, learned by REINFORCE."""

    def __init__(self, numbers: int, rows: int) -> None:
        self.weights: Any = np.zeros((numbers, rows), dtype=np.float32)
        self.rng = np.random.default_rng(1)

    def odds(self, tables: ManyTables) -> Any:
        """How likely every offer is."""
        logits = np.where(tables.action_masks, tables.observations @ self.weights, -np.inf)
        found = np.exp(logits - logits.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True)

    def choose(self, odds: Any) -> Any:
        """One of them each, by its odds."""
        return (self.rng.random((len(odds), 1)) < odds.cumsum(axis=1) + 1e-6).argmax(axis=1)

    def learn(self, said: list[tuple[Any, Any, int]], earned: float, rate: float = 0.01) -> None:
        """All answers of a game are praised or blamed alike."""
        for seen, odds, code in said:
            wrong = -odds
            wrong[code] += 1
            self.weights += rate * earned * np.outer(seen, wrong)


def share(policy: Linear, games: int) -> float:
    """The share of games it wins against a random bot."""
    tables = ManyTables(**GAME, tables=32, learner=MOVING)
    tables.reset(seed=5)
    won = played = 0.0
    while played < games:
        tables.step(policy.odds(tables).argmax(axis=1))
        won += float(((tables.rewards[tables.terminals] + 1) / 2).sum())
        played += int(tables.terminals.sum())
    return won / played


def test_a_small_policy_learns_to_beat_those_who_answer_anything() -> None:
    tables = ManyTables(**GAME, tables=32, learner=MOVING)
    tables.reset(seed=1)
    policy = Linear(tables.observations.shape[1], tables.action_masks.shape[1])
    said: list[list[Any]] = [[] for _ in range(32)]
    before = share(policy, 300)
    games = 0
    while games < 1200:
        odds = policy.odds(tables)
        chosen = policy.choose(odds)
        for n in range(32):
            said[n].append((tables.observations[n].copy(), odds[n].copy(), int(chosen[n])))
        tables.step(chosen)
        for n in np.flatnonzero(tables.terminals).tolist():
            policy.learn(said[n], float(tables.rewards[n]))
            said[n] = []
            games += 1
    after = share(policy, 300)
    assert after > 0.6 and after > before + 0.05
