"""A game analysed, in two stages: the first picture at once, then the whole one, step by step where it swings. Where
people wait there is a sketch before both.

Everything is a function of the story, the depth and the seed, and plain data goes in and out: a step may be measured in
any process, on any machine, and the numbers are the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from dispetto.bots.match import game_seed
from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import State
from dispetto.core.game import AnyGame
from dispetto.core.telling.record import Record
from dispetto.lab.analysis.account import accounts, moments_of
from dispetto.lab.analysis.awards import kindest, nastiest, spite, turning_point, unluckiest
from dispetto.lab.analysis.measures import Depth, Measure, measure
from dispetto.lab.analysis.mistakes import mistakes
from dispetto.lab.analysis.odds import Estimate, Oracle
from dispetto.lab.analysis.plan import LOOK, Budget, planned
from dispetto.lab.analysis.shapes import Analysis
from dispetto.lab.analysis.sketch import sketched
from dispetto.lab.analysis.story import Story, Turn, story_of, turns_of

Run = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]


FIRST_ONLY = Budget(tables=0)
TOGETHER = 8  # steps that go to a worker at once
EARLY = 0.15  # of the way, where the second look is the longer part of it: the first look is done


def analyse(
    game: AnyGame,
    told: Record | Story,
    *,
    budget: Budget | None = None,
    seed: int = 1,
    on_progress: Callable[[float], None] | None = None,
    run: Run = map,
) -> Iterator[Analysis]:
    """The analysis, stage after stage, each whole in itself. `on_progress` hears which share of the work is done; `run`
    does the work on the parts, in order (`lab/runners.py`).
    """
    began = time.perf_counter()
    story = told if isinstance(told, Story) else story_of(game, told)
    budget = budget or Budget()
    tell = on_progress or (lambda share: None)
    turns, _ = read(game, story)
    if budget.sketch:
        yield assembled(
            game, story, sketched(game, turns, budget.sketch, seed), LOOK, seed, 0, time.perf_counter() - began
        )
    depth = budget.look(len(turns))
    there = EARLY if budget.tables else 1.0
    found = measured(game, story, [depth] * len(turns), seed, run, lambda done: tell(there * done))
    first = [m for m in found if m is not None]
    seen = assembled(game, story, first, depth, seed, 1, time.perf_counter() - began)
    yield seen
    if not budget.tables:
        return
    moved = [max(abs(a - b) for a, b in zip(m.after, m.before, strict=True)) for m in seen.moments]
    depths = planned(budget, first, moved)
    again = measured(game, story, depths, seed + 1, run, lambda done: tell(there + (1 - there) * done))
    second = [new or old for new, old in zip(again, first, strict=True)]
    yield assembled(game, story, second, budget.second, seed + 1, 2, time.perf_counter() - began)


def measured(
    game: AnyGame, story: Story, depths: Sequence[Depth | None], seed: int, run: Run, tell: Callable[[float], None]
) -> Iterator[Measure | None]:
    """Every step at its depth, in order; None for those without."""
    wanted = [(n, depth) for n, depth in enumerate(depths) if depth is not None]
    parts = [wanted[at : at + TOGETHER] for at in range(0, len(wanted), TOGETHER)]
    found: dict[int, Measure] = {}
    for part, done in zip(parts, run(partial(work, story.as_json(), seed), parts), strict=True):
        found.update((n, one) for (n, _), one in zip(part, done, strict=True))
        tell(len(found) / len(wanted))
    for n in range(len(depths)):
        yield found.get(n)


def work(story: dict[str, Any], seed: int, part: Sequence[tuple[int, Depth]]) -> list[Measure]:
    """In a worker: some steps of a story."""
    known = game_named(story["game"])
    turns, _ = read(known, recalled(story))
    found = []
    for n, depth in part:
        then = turns[n + 1] if n + 1 < len(turns) else None
        found.append(measure(Oracle(known, depth.horizon), turns[n], then, depth, game_seed(seed, n)))
    return found


TOLD: list[tuple[dict[str, Any], Story]] = []  # the story that was told last, and what it is


def recalled(told: dict[str, Any]) -> Story:
    """A story from plain data: the very same one where it is told again, and it is told with every few steps."""
    if not TOLD or TOLD[0][0] != told:
        TOLD[:] = [(told, Story.of(told))]
    return TOLD[0][1]


KEPT: list[tuple[Story, list[Turn], State]] = []  # the story that was read last: its steps are measured one by one


def read(game: AnyGame, story: Story) -> tuple[list[Turn], State]:
    """A story's steps, read once for all who measure them one after the other."""
    if not KEPT or (KEPT[0][0] is not story and KEPT[0][0] != story):
        KEPT[:] = [(story, *turns_of(game, story))]
    return KEPT[0][1], KEPT[0][2]


def assembled(
    game: AnyGame, story: Story, measures: Sequence[Measure], depth: Depth, seed: int, stage: int, seconds: float
) -> Analysis:
    """All that follows from the measures."""
    turns, last = read(game, story)
    oracle = Oracle(game, depth.horizon)
    end = oracle.here(last, turns[-1].last if turns else -1, max(2, depth.games), game_seed(seed, len(turns)))
    moments = moments_of(oracle, turns, measures, end)
    final = Estimate(moments[-1].after, end.error) if moments else end
    start = Estimate(moments[0].before, moments[0].error) if moments else end
    return Analysis(
        game.name,
        story.seats,
        start.odds,
        final.odds,
        moments,
        accounts(moments, start, final),
        spite(moments, story.seats),
        mistakes(moments, [m.sure for m in measures]),
        nastiest(moments),
        kindest(moments),
        turning_point(moments, final.odds),
        unluckiest(moments),
        stage,
        not last.stack,
        round(seconds, 3),
    )
