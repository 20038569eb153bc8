"""Do the odds come true? Games between bots, looked at here and there: what was said, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
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
from dispetto.lab.numbers import Z95

TENTHS = [n / 10 for n in range(11)]
LEAST = 1e-4  # a chance below this is this, where its surprise is counted
LOW, HIGH = 0.2, 4.0  # powers that are tried
ENOUGH = 100  # positions of a bin that has to be true
FAR = 0.05  # and how far off it may be
LITTLE = 1e-6  # nats: less is no better
IMAGINED = 4  # tables of which the judge is heard where nothing is played on
OVER = -1  # the chapter of a game that has ended: nothing is bent there


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
class End:
    """Where one game played on was judged: what the judge itself says there, in which chapter, and the luck before."""

    judged: Sequence[float]
    chapter: int = 0
    luck: Sequence[float] = ()


@dataclass(frozen=True)
class Seen:
    """One position: what was said, of which ends that was the mean, what came of it, and in which game."""

    odds: Sequence[float]
    ends: Sequence[End]
    won: Sequence[float]
    game: int = 0


@dataclass
class Told(Bin):
    """A bin, of how many games it is, and half of the 95 % interval of its error: positions of one game go together."""

    games: int = 0
    error: float = 0.0


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
        ends = []
        for k in range(sight.playouts or IMAGINED):
            luck = game_seed(one, k)
            table = game.clone(s) if sight.true else game.imagine(s, PUBLIC, luck & 0x3FFFFFFF)
            walked = oracle.onward.walk(table, turn.last, Dice(luck)) if sight.playouts else ()
            ends.append(End(raw.values(table), raw.chapter(table) if table.stack else OVER, walked))
        said = told(ends, oracle.judge)
        found.append(Seen(said, ends, won, number))
    return found


def told(ends: Sequence[End], judge: Tempered) -> list[float]:
    """Odds: the mean of all ends as this judge bends them, less the luck before."""
    total = [0.0] * len(ends[0].judged)
    for end in ends:
        chances = list(end.judged)
        for seat, p in enumerate(chances if end.chapter == OVER else judge.bent(chances, end.chapter)):
            total[seat] += p - (end.luck[seat] if end.luck else 0.0)
    return [p / len(ends) for p in total]


def loss(said: Iterable[tuple[Sequence[float], Sequence[float]]]) -> float:
    """The mean surprise of what came, in nats."""
    found = [-sum(w * log(max(p, LEAST)) for p, w in zip(odds, won, strict=True)) for odds, won in said]
    return sum(found) / max(1, len(found))


def surprise(seen: Sequence[Seen], powers: Sequence[float]) -> float:
    """That of odds as they would have been told with these powers. The ends are bent, and their mean has to come true:
    what makes a single end come true leaves the mean of many too modest.
    """
    judge = Tempered(Judge(), list(powers))
    return loss((told(one.ends, judge), one.won) for one in seen)


def best_powers(seen: Sequence[Seen]) -> list[float]:
    """For every chapter the power that would have made odds least surprising: each is moved up and down while that
    surprises less, in ever smaller steps.
    """
    now = [1.0] * (1 + max(0, *(end.chapter for one in seen for end in one.ends)))
    best = surprise(seen, now)
    for pace in (0.4, 0.2, 0.1, 0.05):
        better = True
        while better:
            better = False
            for n in range(len(now)):
                for far in (pace, -pace):
                    tried = [*now[:n], round(now[n] + far, 2), *now[n + 1 :]]
                    if LOW <= tried[n] <= HIGH and (found := surprise(seen, tried)) < best - LITTLE:
                        now, best, better = tried, found, True
    return now


def bins(seen: Sequence[Seen]) -> list[Told]:
    """Odds about as large, of all seats: how many, what was said, what came of it."""
    rows = [(min(1.0, max(0.0, p)), w, one.game) for one in seen for p, w in zip(one.odds, one.won, strict=True)]
    found = []
    for low, high in zip(TENTHS, TENTHS[1:], strict=False):
        here = [row for row in rows if low <= row[0] < high or row[0] == high == 1.0]
        if here:
            said, came = sum(p for p, _, _ in here) / len(here), sum(w for _, w, _ in here) / len(here)
            off: dict[int, float] = {}
            for p, w, game in here:
                off[game] = off.get(game, 0.0) + (w - came) - (p - said)
            error = Z95 * sqrt(sum(x * x for x in off.values())) / len(here)
            found.append(Told(low, high, len(here), said, came, len(off), error))
    return found


def untrue(found: Sequence[Told]) -> list[Told]:
    """The bins that are off by more than may be."""
    return [b for b in found if b.n >= ENOUGH and abs(b.predicted - b.observed) > FAR]
