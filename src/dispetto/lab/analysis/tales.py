"""Games that bots play to be analysed: the story of one, as a table's log would tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dispetto.bots.match import LIMIT, Company, by_itself
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Roll, State, asked, step
from dispetto.core.game import AnyGame
from dispetto.lab.analysis.story import Step, Story
from dispetto.lab.learned import player


def play_story(
    game: AnyGame, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None, limit: int = LIMIT
) -> Story:
    """One game between these bots, one a seat, or so many answers of it."""
    s: State = game.new(len(bots), dict(options or {}))
    dice = Dice(seed)
    company = Company(game, s, [player(name, game) for name in bots], dice)
    steps: list[Step] = []
    while (ask := asked(s)) is not None and len(steps) < limit:
        a = by_itself(s, ask, dice) or company.answer(s, ask.seat)
        steps.append(Step(len(steps) + 1, CHANCE if isinstance(ask, Roll) else ask.seat, a.code))
        step(s, a)
    return Story(game.name, len(bots), dict(options or {}), steps)
