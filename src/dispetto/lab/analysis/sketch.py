"""The first thing that people see of a game: everybody's odds, here and there at first, then between, and no more.

What nobody has looked at goes on as what comes after it: nothing is made up, and the account of a sketch is not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dispetto.bots.match import game_seed
from dispetto.core.game import AnyGame
from dispetto.lab.analysis.measures import Measure
from dispetto.lab.analysis.odds import Oracle
from dispetto.lab.analysis.story import Turn

GAMES = 2  # played on from each: one would tell no spread
UNSEEN = Measure((), 1.0, ())


def spread(count: int) -> Iterator[int]:
    """All numbers below a count: the first, the middle, the quarters, and so on."""
    if count:
        yield 0
    stride = 1 << max(0, count - 1).bit_length()
    while stride > 1:
        yield from range(stride // 2, count, stride)
        stride //= 2


def sketched(game: AnyGame, turns: Sequence[Turn], tables: int, seed: int) -> list[Measure]:
    """The odds before as many steps as can be had for so many tables; the rest is not looked at."""
    oracle = Oracle(game, 0)
    found = [UNSEEN] * len(turns)
    for n in spread(len(turns)):
        if oracle.onward.looked >= tables:
            break
        here = oracle.here(turns[n].before, turns[n].last, GAMES, game_seed(seed, n))
        found[n] = Measure(here.odds, 0.0, here.error)
    return found
