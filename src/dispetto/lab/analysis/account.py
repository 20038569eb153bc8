"""The account: one estimate of the odds at each moment, so that what chance, oneself and the others gave adds up.

It is reckoned backwards from the end. Odds before a fall of chance are the exact mean over all it might have given,
odds before a decision are those after an expert's answer. What a decision changed is judged on what its seat could
know; whatever else happened between two moments was chance. docs/concepts/account.md tells it with an example.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from dispetto.lab.analysis.measures import Measure, text_of
from dispetto.lab.analysis.odds import Estimate, Oracle
from dispetto.lab.analysis.shapes import Account, Analysis, Moment, fine, grained
from dispetto.lab.analysis.story import Turn


def chain(measures: Sequence[Measure], end: Estimate) -> list[Estimate]:
    """The odds before every step, and at the end."""
    odds, error = list(end.odds), list(end.error)
    found = [Estimate(grained(odds), error)]
    for m in reversed(measures):
        after = found[-1]
        fixed, own = m.fixed or [0.0] * len(after.odds), m.error or [0.0] * len(after.odds)
        odds = [f + m.share * a for f, a in zip(fixed, after.odds, strict=True)]
        error = [sqrt(e * e + (m.share * a) ** 2) for e, a in zip(own, after.error, strict=True)]
        found.append(Estimate(list(after.odds) if m.share == 1.0 else grained(odds), error))
    found.reverse()
    return found


def moments_of(oracle: Oracle, turns: Sequence[Turn], measures: Sequence[Measure], end: Estimate) -> list[Moment]:
    """Every step with the odds before and after it."""
    odds = chain(measures, end)
    found = []
    for n, (turn, m) in enumerate(zip(turns, measures, strict=True)):
        seats = len(odds[n].odds)
        done = text_of(oracle, turn, turn.row) if turn.row is not None else "leaves"
        code = turn.row.code if turn.row is not None else -1
        best = next((o for o in m.offers if o.code == m.best), None)
        loss, doubt = 0.0, 0.0
        if turn.by >= 0 and m.entry:
            loss, doubt = max(0.0, -m.entry[turn.by]), m.entry_error[turn.by]
        found.append(
            Moment(
                turn.version,
                turn.kind,
                turn.by,
                odds[n].odds,
                odds[n + 1].odds,
                fine(odds[n].error),
                turn.number,
                done,
                code,
                best.text if best is not None else None,
                m.best,
                fine([loss])[0],
                doubt,
                fine(m.entry) if m.entry else [0.0] * seats,
                fine(m.entry_error) if m.entry_error else [0.0] * seats,
                m.offers,
                m.harm,
                m.boon,
            )
        )
    return found


def accounts(moments: Sequence[Moment], start: Estimate, end: Estimate) -> list[Account]:
    """Seat by seat: what chance gave, what one's own decisions did, what those of the others did."""
    seats = range(len(start.odds))
    found = []
    for seat in seats:
        by = [sum((m.entry[seat] for m in moments if m.by == who), 0.0) for who in seats]
        noise = [sum((m.entry_error[seat] ** 2 for m in moments if m.by == who), 0.0) for who in seats]
        own = by[seat]
        others = sum((by[who] for who in seats if who != seat), 0.0)
        chance = sum((m.after[seat] - m.before[seat] for m in moments), 0.0) - own - others
        error = {
            "own": sqrt(noise[seat]),
            "others": sqrt(sum(noise) - noise[seat]),
            "chance": sqrt(start.error[seat] ** 2 + end.error[seat] ** 2 + sum(noise)),
        }
        found.append(Account(chance, own, others, {k: round(v, 6) for k, v in error.items()}, by))
    return found


def so_far(found: Analysis, version: int) -> tuple[Sequence[float], list[Account]]:
    """Everybody's odds when this had happened, and the account until then: it adds up as the whole one does."""
    until = sum(1 for m in found.moments if m.version <= version)  # in order of time
    nothing = [0.0] * len(found.start)
    start = Estimate(found.start, found.moments[0].error if found.moments else nothing)
    if until < len(found.moments):
        now = Estimate(found.moments[until].before, found.moments[until].error)
    else:
        now = Estimate(found.end, nothing)
    return now.odds, accounts(found.moments[:until], start, now)
