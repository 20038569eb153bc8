"""Do the odds come true? Games between bots, looked at here and there: what was said, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from dispetto.bots.match import game_seed, victory
from dispetto.bots.search.onward import Tempered
from dispetto.core.catalogue import game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.judge import Judge
from dispetto.core.engine.table import PUBLIC
from dispetto.lab.analysis.odds import Oracle
from dispetto.lab.analysis.story import turns_of
from dispetto.lab.analysis.tales import play_story
from dispetto.lab.learning import Bin

TENTHS = [n / 10 for n in range(11)]
LEAST = 1e-4  # a chance below this is this, where its surprise is counted
POWERS = [n / 20 for n in range(8, 61)]  # that are tried: from 0.4 to 3
ENOUGH = 100  # positions of a bin that has to be true
FAR = 0.05  # and how far off it may be
KNOTS = (0.0, 0.08, 0.16, 0.25, 0.35, 0.5, 0.65, 0.8, 0.9, 1.0)  # where a curve may bend
LITTLE = 1e-6  # nats: less is no better


@dataclass(frozen=True)
class Sight:
    """What is looked at."""

    game: str
    seats: int
    positions: int = 8  # of each game
    playouts: int = 12  # of each position; 0: only what the judge says
    horizon: int = 6
    seed: int = 1
    bot: str = "greedy"
    options: dict[str, Any] = field(default_factory=dict)
    true: bool = False  # on the true table, as the account reckons, and not as the public imagines it


@dataclass(frozen=True)
class Seen:
    """One position: what was said, what the judge says of some imagined tables, and what came of it."""

    odds: Sequence[float]
    judged: Sequence[Sequence[float]]
    won: Sequence[float]
    quiet: bool = True  # is it a table where the judge's word is taken?


def look(sight: Sight, number: int) -> list[Seen]:
    """One game: its positions are drawn among all steps that could have gone otherwise."""
    game = game_named(sight.game)
    seed = game_seed(sight.seed, number)
    tale = play_story(game, [sight.bot] * sight.seats, seed, sight.options)
    turns, last = turns_of(game, tale)
    won = victory(game.ending(last))
    if not won or not turns:
        return []
    oracle, raw = Oracle(game, sight.horizon), game.judge()
    dice = Dice(seed)
    found = []
    for n in range(sight.positions):
        turn = turns[dice.below(len(turns))]
        s, one = turn.before, game_seed(seed, n)
        tables = [s] if sight.true else [game.imagine(s, PUBLIC, (one >> k) & 0xFFFFFFF) for k in range(4)]
        judged = [raw.values(table) for table in tables]
        odds: Sequence[float] = []
        if sight.playouts and sight.true:
            odds = oracle.here(s, turn.last, sight.playouts, one).odds
        elif sight.playouts:
            odds = oracle.known(s, PUBLIC, sight.playouts, one, turn.last).odds
        found.append(Seen(odds, judged, won, raw.quiet(s, turn.last)))
    return found


def bent(judged: Sequence[Sequence[float]], power: float) -> list[float]:
    """The mean of some tables' chances, each bent by a power."""
    total = [0.0] * len(judged[0])
    for chances in judged:
        raised = [p**power if p > 0 else 0.0 for p in chances]
        for seat, p in enumerate(raised):
            total[seat] += p / sum(raised) / len(judged)
    return total


def loss(said: Iterable[tuple[Sequence[float], Sequence[float]]]) -> float:
    """The mean surprise of what came, in nats."""
    found = [-sum(w * log(max(p, LEAST)) for p, w in zip(odds, won, strict=True)) for odds, won in said]
    return sum(found) / max(1, len(found))


def best_power(seen: Sequence[Seen]) -> float:
    """The power that would have made the judge's chances least surprising."""
    return min(POWERS, key=lambda power: loss((bent(one.judged, power), one.won) for one in seen))


def best_curve(seen: Sequence[Seen]) -> tuple[list[float], list[float]]:
    """The curve along which the judge's chances would have been least surprising: knots where it stands, and how high.
    On quiet tables, which are those where its word is taken. Every knot is moved up and down between its neighbours, in
    ever smaller steps.
    """
    tables = [(one.judged[0], one.won) for one in seen if one.quiet]
    power = best_power(seen)
    came = [p**power for p in KNOTS]

    def surprise(heights: Sequence[float]) -> float:
        judge = Tempered(Judge(), 1.0, list(KNOTS), list(heights))
        return loss((judge.bent(list(chances)), won) for chances, won in tables)

    best = surprise(came)
    for pace in (0.04, 0.02, 0.01, 0.005):
        better = True
        while better:
            better = False
            for n in range(1, len(KNOTS) - 1):
                for far in (pace, -pace):
                    tried = [*came[:n], came[n] + far, *came[n + 1 :]]
                    if not came[n - 1] < tried[n] < came[n + 1]:
                        continue
                    found = surprise(tried)
                    if found < best - LITTLE:
                        came, best, better = tried, found, True
    return list(KNOTS), [round(p, 3) for p in came]


def bins(seen: Sequence[Seen]) -> list[Bin]:
    """Odds about as large, of all seats: how many, what was said, what came of it."""
    pairs = [(min(1.0, max(0.0, p)), w) for one in seen for p, w in zip(one.odds, one.won, strict=True)]
    found = []
    for low, high in zip(TENTHS, TENTHS[1:], strict=False):
        here = [(p, w) for p, w in pairs if low <= p < high or p == high == 1.0]
        if here:
            said, came = sum(p for p, _ in here) / len(here), sum(w for _, w in here) / len(here)
            found.append(Bin(low, high, len(here), said, came))
    return found


def untrue(found: Sequence[Bin]) -> list[Bin]:
    """The bins that are off by more than may be."""
    return [b for b in found if b.n >= ENOUGH and abs(b.predicted - b.observed) > FAR]
