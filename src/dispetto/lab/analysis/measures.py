"""One step of a game, measured: what chance might have given, what else could have been answered.

Pure functions of a table, a depth and a seed: the same numbers in any process and on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from dispetto.bots.match import game_seed
from dispetto.bots.search.thought import weigh_offers
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import CHANCE, Action, Roll, step
from dispetto.core.telling.record import seat_names
from dispetto.lab.analysis.odds import Oracle, estimate, half
from dispetto.lab.analysis.shapes import Deed, Offer
from dispetto.lab.analysis.story import Turn

TOLD = 5  # digits of an offer's odds: nobody is told more, and thousands of them are kept
Games = list[list[list[float]]]  # of each offer, of each game played on, everybody's odds


@dataclass(frozen=True)
class Depth:
    """How far and how often a step is played on."""

    horizon: int  # questions that are answered before the judge speaks
    games: int  # of every answer that is looked at
    falls: int  # of all that chance may give, together; at least one each
    offers: int  # answers that are looked at beside the one given
    again: int = 0  # games with fresh dice, of what looks like a mistake, or like spite
    far: int = 40  # questions that are answered in those


@dataclass(frozen=True)
class Measure:
    """What is known of a step before its sequel is: odds before it are `fixed` + `share` times the odds after it."""

    fixed: Sequence[float]
    share: float
    error: Sequence[float]  # of `fixed`
    best: int | None = None  # the row that an expert would have given
    entry: Sequence[float] = ()
    entry_error: Sequence[float] = ()
    offers: Sequence[Offer] = ()
    harm: Deed | None = None
    boon: Deed | None = None
    sure: bool = False  # was it measured again with fresh dice?
    cost: int = 0  # tables looked at
    games: int = 0  # played on


def measure(oracle: Oracle, turn: Turn, then: Turn | None, depth: Depth, seed: int) -> Measure:
    """One step, and what came next."""
    looked, games = oracle.onward.looked, oracle.games
    found = measured_so(oracle, turn, then, depth, seed)
    return replace(found, cost=oracle.onward.looked - looked, games=oracle.games - games)


def measured_so(oracle: Oracle, turn: Turn, then: Turn | None, depth: Depth, seed: int) -> Measure:
    """The same, and what it has cost is not told."""
    if turn.ask is None or turn.row is None:
        found = oracle.here(turn.before, turn.last, depth.games, seed)
        left = oracle.here(turn.after, turn.last, depth.games, seed)
        gone = [b - a for a, b in zip(found.odds, left.odds, strict=True)]
        error = [sqrt(a * a + b * b) for a, b in zip(found.error, left.error, strict=True)]
        return Measure(found.odds, 0.0, found.error, None, gone, error)
    if isinstance(turn.ask, Roll):
        return fallen(oracle, turn, turn.ask, depth, seed)
    inherits = then is None or then.by in (CHANCE, turn.by)
    return decided(oracle, turn, inherits, depth, seed)


def fallen(oracle: Oracle, turn: Turn, ask: Roll[Any], depth: Depth, seed: int) -> Measure:
    """What chance might have given: the exact mean over all of it, of which what it gave is a part."""
    s = turn.before
    offers, odds = ask.legal(s), ask.odds(s)
    whole = sum(odds)
    fixed: list[float] = []
    spread: list[float] = []
    share = 0.0
    for row, weight in zip(offers, odds, strict=True):
        if weight == 0:
            continue
        part = weight / whole
        if row is turn.row:
            share = part
            continue
        c = s.clone()
        step(c, row)
        found = oracle.here(c, turn.last, max(1, round(depth.falls * part)), game_seed(seed, row.code))
        fixed = fixed or [0.0] * len(found.odds)
        spread = spread or [0.0] * len(found.odds)
        for i, value in enumerate(found.odds):
            fixed[i] += part * value
            spread[i] += (part * found.error[i]) ** 2
    return Measure(fixed, share, [sqrt(v) for v in spread])


def decided(oracle: Oracle, turn: Turn, inherits: bool, depth: Depth, seed: int) -> Measure:
    """What else could have been answered: chosen by one set of dice, measured with another.

    Where the expert's answer was given, the odds before it are those after it if it `inherits` them: what comes next
    is chance or the same seat. What another seat chose next is hindsight, and may not be known before it.
    """
    assert turn.ask is not None and turn.row is not None
    s, seat, row = turn.before, turn.by, turn.row
    rows = shortlist(oracle, turn, depth, game_seed(seed, 1))
    given = rows.index(row)
    first = played(oracle, turn, rows, depth.games, game_seed(seed, 2))
    means = [estimate(games).odds for games in first]
    best = max(range(len(rows)), key=lambda n: (means[n][seat], n == given))
    if not plainly([gap[seat] for gap in differences(first, best, given)]):
        best = given
    foul = beyond(first, means, given, seat, 1) if depth.again else None  # a first look accuses nobody
    fair = beyond(first, means, given, seat, -1) if depth.again else None
    second = played(oracle, turn, rows, depth.games, game_seed(seed, 3))
    sure = False
    if depth.again and suspicious(second, given, best, foul, seat):
        doubted = sorted({given, best, *(foul or ())[:1], *(fair or ())[:1]})
        wide = oracle.further(depth.far)
        fresh = played(wide, turn, [rows[n] for n in doubted], depth.again, game_seed(seed, 4))
        oracle.add(wide)
        for n, games in zip(doubted, fresh, strict=True):
            second[n] = games
        sure = True
    seats = range(len(second[0][0]))
    gaps = differences(second, given, best)
    entry = [sum(gap[i] for gap in gaps) / len(gaps) for i in seats] if best != given else [0.0 for _ in seats]
    wrong = [half([gap[i] for gap in gaps]) if best != given else 0.0 for i in seats]
    told = [offer_of(oracle, turn, rows[n], second[n]) for n in range(len(rows))]
    deeds = [deed(oracle, turn, rows, second, given, at, sign) for at, sign in ((foul, 1), (fair, -1))]
    if best == given and inherits:
        nothing = [0.0 for _ in seats]
        fixed, share, error = nothing, 1.0, nothing
    else:
        c = s.clone()
        step(c, rows[best])
        there = oracle.here(c, seat, depth.games, game_seed(seed, 5))
        fixed, share, error = list(there.odds), 0.0, list(there.error)
    return Measure(fixed, share, error, rows[best].code, entry, wrong, told, deeds[0], deeds[1], sure)


def shortlist(oracle: Oracle, turn: Turn, depth: Depth, seed: int) -> list[Action]:
    """The answer that was given, and the best of the others as greedy sees them."""
    assert turn.ask is not None and turn.row is not None
    game, s = oracle.game, turn.before
    offers = turn.ask.legal(s)
    if len(offers) <= depth.offers + 1:
        return offers
    worth = [0.0] * len(offers)
    dice = Dice(seed)
    for _ in range(oracle.judge.tables):
        table = game.imagine(s, turn.by, dice.below(1 << 30))
        weigh_offers(oracle.judge, table, offers, turn.by, dice.below(1 << 30), worth)
    order = sorted(range(len(offers)), key=lambda n: -worth[n])
    kept = {offers[n].code for n in order[: depth.offers]} | {turn.row.code}
    return [a for a in offers if a.code in kept]


def played(oracle: Oracle, turn: Turn, rows: Sequence[Action], games: int, seed: int) -> Games:
    """Every answer on the same imagined tables, with the same luck."""
    found: Games = [[] for _ in rows]
    for n in range(games):
        one = game_seed(seed, n)
        table = oracle.game.imagine(turn.before, turn.by, one & 0x3FFFFFFF)
        for at, row in enumerate(rows):
            c = table.clone()
            step(c, row)
            found[at].append(oracle.once(c, turn.by, one))
    return found


def differences(games: Games, one: int, other: int) -> list[list[float]]:
    """Game by game, what one answer brought everybody beyond another, as far as both were played."""
    pairs = zip(games[one], games[other], strict=False)
    return [[a - b for a, b in zip(mine, theirs, strict=True)] for mine, theirs in pairs]


def plainly(gaps: Sequence[float]) -> bool:
    """Is one answer better than another beyond the noise of these games? A few of them have to be quite sure."""
    return sum(gaps) / len(gaps) > half(gaps) * (1 + 3 / len(gaps))


def beyond(games: Games, means: Sequence[Sequence[float]], given: int, seat: int, sign: int) -> tuple[int, int] | None:
    """The answer that would have cost its giver nothing, and the seat that it would have spared most."""
    found, most = None, 0.0
    for at in range(len(games)):
        gap = [pair[seat] for pair in differences(games, at, given)]
        if at == given or means[at][seat] - means[given][seat] < -half(gap):
            continue
        for to in range(len(means[at])):
            points = sign * (means[at][to] - means[given][to])
            if to != seat and points > most:
                found, most = (at, to), points
    return found


def suspicious(games: Games, given: int, best: int, foul: tuple[int, int] | None, seat: int) -> bool:
    """Does it look like a mistake, or like spite, so that fresh dice should say whether it is?"""
    lost = [-gap[seat] for gap in differences(games, given, best)]
    if best != given and sum(lost) / len(lost) > max(LEAST, half(lost)):
        return True
    if foul is None:
        return False
    hurt = [gap[foul[1]] for gap in differences(games, foul[0], given)]
    return sum(hurt) / len(hurt) > max(LEAST, half(hurt))


LEAST = 0.01  # of odds: nobody is told less


def deed(
    oracle: Oracle, turn: Turn, rows: Sequence[Action], games: Games, given: int, at: tuple[int, int] | None, sign: int
) -> Deed | None:
    """What the answer did to another seat, beyond one as good for its giver; None within noise."""
    if at is None:
        return None
    other, to = at
    gaps = differences(games, other, given)
    hurt, own = [sign * gap[to] for gap in gaps], [gap[turn.by] for gap in gaps]
    points, error = sum(hurt) / len(hurt), half(hurt)
    if points <= max(error, LEAST) or sum(own) / len(own) < -half(own):
        return None
    return Deed(to, points, error, text_of(oracle, turn, rows[other]), rows[other].code)


def text_of(oracle: Oracle, turn: Turn, row: Action) -> str:
    """An answer as records write it."""
    assert turn.ask is not None
    game = oracle.game
    return game.text(turn.before, turn.ask, row, seat_names(game.seats(turn.before)))


def offer_of(oracle: Oracle, turn: Turn, row: Action, games: Sequence[Sequence[float]]) -> Offer:
    """An answer with its odds."""
    found = estimate(games)
    odds = [round(chance, TOLD) for chance in found.odds]
    return Offer(row.code, text_of(oracle, turn, row), odds, round(found.error[turn.by], TOLD))
