"""How many named mistakes are none? Each is measured again, with many fresh dice that nobody has chosen it by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from dispetto.bots.match import game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.game import AnyGame
from dispetto.lab.analysis.measures import differences, measure, played
from dispetto.lab.analysis.mistakes import sort_of, thresholds
from dispetto.lab.analysis.odds import Oracle, half
from dispetto.lab.analysis.plan import SWING, Budget, planned, swing
from dispetto.lab.analysis.story import Story
from dispetto.lab.analysis.tales import play_story
from dispetto.lab.analysis.whole import assembled, measured, read

FRESH = 0x5EED  # keeps the new dice apart from all that were thrown before


@dataclass(frozen=True)
class Suspect:
    """Some work for one worker: a game between bots, which share of its decisions is looked at, and how often anew."""

    game: str
    bots: tuple[str, ...]
    number: int
    seed: int = 1
    share: float = 1.0
    games: int = 600
    tables: int = Budget.tables  # that an analysis looks at
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Doubt:
    """One decision that was named: what it was said to cost, and what fresh dice say; halves of 95 % intervals."""

    bot: str
    sort: str
    loss: float
    error: float
    again: float
    again_error: float

    @property
    def none(self) -> bool:
        """Did it cost nothing at all?"""
        return self.again <= 0

    @property
    def small(self) -> bool:
        """Did it cost less than anything that is named?"""
        return self.again < min(thresholds().values())


def look_again(part: Suspect) -> dict[str, Any]:
    """In a worker: how many decisions of one game were looked at, and those that were named, as plain data."""
    game = game_named(part.game)
    tale = play_story(game, part.bots, game_seed(part.seed, part.number), dict(part.options))
    looked, found = named(game, tale, part)
    return {"decisions": looked, "named": [asdict(one) for one in found]}


def named(game: AnyGame, tale: Story, part: Suspect) -> tuple[int, list[Doubt]]:
    """The decisions of a game that an analysis would name, as it would measure them, each measured anew."""
    budget, seed = Budget(tables=part.tables), part.seed
    turns, _ = read(game, tale)
    depth = budget.look(len(turns))
    first = [m for m in measured(game, tale, [depth] * len(turns), seed, map, lambda share: None) if m is not None]
    seen = assembled(game, tale, first, depth, seed, 1, 0.0)
    moved = [max(abs(a - b) for a, b in zip(m.after, m.before, strict=True)) for m in seen.moments]
    dice = Dice(game_seed(seed, part.number) ^ FRESH)
    looked, found = 0, []
    for n, wanted in enumerate(planned(budget, first, moved)):
        turn = turns[n]
        if turn.by < 0 or turn.row is None or dice.below(1000) >= part.share * 1000:
            continue
        looked += 1
        if wanted is None or swing(first[n], moved[n]) < SWING:
            continue  # little hung on it as the first look saw it: what costs enough to be named shows there
        then = turns[n + 1] if n + 1 < len(turns) else None
        m = measure(Oracle(game, wanted.horizon), turn, then, wanted, game_seed(seed + 1, n))
        if not m.sure or m.best is None or m.best == turn.row.code:
            continue
        loss, error = -m.entry[turn.by], m.entry_error[turn.by]
        sort = sort_of(loss, error)
        if not sort:
            continue
        rows = [turn.row, game.actions[m.best]]
        fresh = played(Oracle(game, wanted.far), turn, rows, part.games, game_seed(seed ^ FRESH, n))
        gaps = [gap[turn.by] for gap in differences(fresh, 1, 0)]
        found.append(Doubt(part.bots[turn.by], sort, loss, error, sum(gaps) / len(gaps), half(gaps)))
    return looked, found


def regressed(found: Sequence[Doubt]) -> float:
    """What is left of the losses when they are measured anew: 1 where nothing was made larger by having been chosen."""
    told = sum(one.loss for one in found)
    return sum(one.again for one in found) / told if told else 0.0
