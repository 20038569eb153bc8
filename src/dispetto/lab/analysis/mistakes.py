"""Mistakes: what an answer cost whoever gave it, named only beyond noise, and why in a sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from dispetto.lab.analysis.shapes import Mistake, Moment, Why

FEW = 0.02  # of odds: who changes by less did not make the difference


@cache
def thresholds() -> dict[str, float]:
    """From how much of the odds on a loss is called what, the worst first."""
    read: dict[str, Any] = tomllib.loads((Path(__file__).parent / "mistakes.toml").read_text(encoding="utf-8"))
    found = {key: float(value) for key, value in read["from"].items()}
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def sort_of(loss: float, doubt: float) -> str:
    """What a loss is called; nothing where it is small, or may be noise."""
    if loss - doubt <= 0:
        return ""
    return next((sort for sort, least in thresholds().items() if loss >= least), "")


def mistakes(moments: Sequence[Moment], sure: Sequence[bool]) -> list[Mistake]:
    """Every mistake that was measured twice, in the order they were made."""
    found = []
    for n, m in enumerate(moments):
        sort = sort_of(m.loss, m.loss_error) if sure[n] and m.kind == "decision" else ""
        if not sort or m.best is None or m.best_code is None:
            continue
        low, high = m.loss - m.loss_error, m.loss + m.loss_error
        found.append(
            Mistake(n, m.version, m.by, sort, m.done, m.best, m.best_code, m.loss, low, high, why_wrong(m, moments))
        )
    return found


def why_wrong(m: Moment, moments: Sequence[Moment]) -> Why:
    """What would have been different, and for whom: the sentence and the seats and points it names."""
    own = {"who": m.by, "points": percent(m.loss), "best": m.best}
    others = [seat for seat in range(len(m.before)) if seat != m.by]
    leader = max(others, key=lambda seat: m.before[seat])
    gained = max(others, key=lambda seat: m.entry[seat])
    odds = next((o.odds for o in m.offers if o.code == m.best_code), m.before)
    mine = next((o.odds for o in m.offers if o.code == m.code), m.before)
    facts = {**own, "had": percent(odds[m.by]), "has": percent(mine[m.by])}
    if m.entry[gained] < FEW:
        return Why("mistake-own", facts)
    facts |= {"whom": gained, "gift": percent(m.entry[gained]), "led": percent(m.before[gained])}
    if gained == leader and m.before[leader] > m.before[m.by]:
        return Why("mistake-leader", facts)
    return Why("mistake-other", facts)


def percent(share: float) -> int:
    """Odds as points of a hundred."""
    return round(share * 100)
