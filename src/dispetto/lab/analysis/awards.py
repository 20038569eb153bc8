"""What a table of friends remembers: the nastiest and the kindest decision, the turning point, the unluckiest die."""

from __future__ import annotations

from collections.abc import Sequence

from dispetto.lab.analysis.mistakes import percent
from dispetto.lab.analysis.shapes import Award, Deed, Moment, Why


def spite(moments: Sequence[Moment], seats: int) -> list[list[float]]:
    """Who took how much of whose odds on purpose: rows did it to columns."""
    found = [[0.0] * seats for _ in range(seats)]
    for m in moments:
        if m.harm is not None and m.by >= 0:
            found[m.by][m.harm.to] += m.harm.points
    return found


def nastiest(moments: Sequence[Moment]) -> Award | None:
    """The decision that cost another the most though something as good for oneself was on offer."""
    return of_deeds([(n, m, m.harm) for n, m in enumerate(moments)], "award-nastiest")


def kindest(moments: Sequence[Moment]) -> Award | None:
    """The decision that gave another the most though something as good for oneself was on offer."""
    return of_deeds([(n, m, m.boon) for n, m in enumerate(moments)], "award-kindest")


def of_deeds(deeds: Sequence[tuple[int, Moment, Deed | None]], key: str) -> Award | None:
    """The largest of some deeds."""
    done = [(d.points, n, m, d) for n, m, d in deeds if d is not None]
    if not done:
        return None
    points, n, m, d = max(done, key=lambda one: (one[0] - one[3].error, -one[1]))
    why = Why(key, {"who": m.by, "whom": d.to, "points": percent(points), "instead": d.instead})
    return Award(n, m.version, m.by, d.to, points, points - d.error, points + d.error, m.done, d.instead, why)


def turning_point(moments: Sequence[Moment], end: Sequence[float]) -> Award | None:
    """The step that gave whoever won in the end the most."""
    if not moments or max(end) <= 0:
        return None
    winner = max(range(len(end)), key=lambda seat: end[seat])
    n = max(range(len(moments)), key=lambda n: moments[n].after[winner] - moments[n].before[winner])
    m = moments[n]
    points = m.after[winner] - m.before[winner]
    doubt = m.error[winner]
    facts = {"who": m.by, "whom": winner, "points": percent(points), "had": percent(m.before[winner])}
    facts["has"] = percent(m.after[winner])
    key = "award-turning-chance" if m.by < 0 else "award-turning"
    return Award(n, m.version, m.by, winner, points, points - doubt, points + doubt, m.done, "", Why(key, facts))


def unluckiest(moments: Sequence[Moment]) -> Award | None:
    """The fall of chance that cost somebody the most."""
    found = [
        (m.before[seat] - m.after[seat], n, seat)
        for n, m in enumerate(moments)
        if m.kind == "chance"
        for seat in range(len(m.before))
    ]
    if not found:
        return None
    points, n, seat = max(found, key=lambda one: (one[0], -one[1]))
    m = moments[n]
    doubt = m.error[seat]
    facts = {"whom": seat, "points": percent(points), "had": percent(m.before[seat]), "has": percent(m.after[seat])}
    why = Why("award-unluckiest", facts)
    return Award(n, m.version, -1, seat, points, points - doubt, points + doubt, m.done, "", why)
