"""An analysis nobody had to think for: odds that wander from even chances to the result, a mistake of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Roll, asked, step
from dispetto.lab.analysis import Analysis
from dispetto.lab.analysis.shapes import Account, Award, Mistake, Moment, Offer, Why, grained
from dispetto.web.store.log import Entry


def looked_back(
    game: str, seats: int, entries: Sequence[Entry], winner: int = 0, options: Mapping[str, Any] | None = None
) -> Analysis:
    """What the laboratory might have said of this game."""
    known = game_named(game)
    s = known.new(seats, dict(options or {}))
    chances = [grained(odds(k / len(entries), seats, winner)) for k in range(len(entries) + 1)]
    moments: list[Moment] = []
    mistakes: dict[int, Mistake] = {}
    start = odds_now = chances[0]
    for entry, later in zip(entries, chances[1:], strict=True):
        ask = asked(s)
        assert ask is not None
        offers = ask.legal(s)
        row = known.actions[entry.code]
        if len(offers) > 1:
            chance = isinstance(ask, Roll)
            by = -1 if chance else ask.seat
            worth = [] if chance else [Offer(a.code, "x", list(odds_now), 0.01) for a in offers[:6]]
            other = next(a for a in offers if a is not row)
            change = [b - a for a, b in zip(odds_now, later, strict=True)]
            more: dict[str, Any] = (
                {} if chance else {"best": "x", "best_code": other.code, "entry": change, "offers": worth}
            ) | {"entry_error": [0.0 if chance else 0.01] * seats}
            moments.append(
                Moment(
                    entry.version,
                    "chance" if chance else "decision",
                    by,
                    odds_now,
                    later,
                    [0.01] * seats,
                    done="x",
                    code=row.code,
                    **more,
                )
            )
            if not chance and by not in mistakes:
                whom = (by + 1) % seats
                facts = {"who": by, "whom": whom, "points": 9, "best": "x", "had": 30, "has": 21, "gift": 8, "led": 40}
                why = Why("mistake-leader", facts)
                mistakes[by] = Mistake(
                    len(moments) - 1, entry.version, by, "mistake", "x", "x", other.code, 0.09, 0.05, 0.13, why
                )
            odds_now = later
        step(s, row)
    end = [1.0 if seat == winner else 0.0 for seat in range(seats)]
    last = moments[-1]
    moments[-1] = replace(last, after=end)
    accounts = [Account(*account_of(moments, start, end, seat)) for seat in range(seats)]
    awards = {
        name: Award(n, moments[n].version, moments[n].by, winner, 0.1, 0.05, 0.15, "x", "", Why("award-turning", {}))
        for name, n in (("nastiest", 1), ("turning_point", len(moments) // 2), ("unluckiest", len(moments) - 2))
    }
    told = sorted(mistakes.values(), key=lambda m: m.version)
    return Analysis(game, seats, start, end, moments, accounts, [[0.0] * seats] * seats, told, stage=2, **awards)


def odds(way: float, seats: int, winner: int) -> list[float]:
    """From even chances to certainty."""
    won = 1 / seats + (1 - 1 / seats) * way * 0.9
    return [won if seat == winner else (1 - won) / (seats - 1) for seat in range(seats)]


def account_of(
    moments: Sequence[Moment], start: Sequence[float], end: Sequence[float], seat: int
) -> tuple[float, float, float, dict[str, float], list[float]]:
    """Where a seat's chances went."""
    by = [0.0] * len(start)
    for m in moments:
        if m.by >= 0:
            by[m.by] += m.after[seat] - m.before[seat]
    others = sum(by) - by[seat]
    return end[seat] - start[seat] - sum(by), by[seat], others, {"chance": 0.02}, by
