"""The grudge of the evening: who took the most of whose winning chances on purpose, as far as games were looked at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from dispetto.lab.analysis import Analysis
from dispetto.lab.analysis.shapes import Award
from dispetto.web.evening.shapes import OVER, Evening, Result
from dispetto.web.pages.cast import looks_of
from dispetto.web.pages.phrases import tongue
from dispetto.web.people import Visitor
from dispetto.web.store.store import Store

LEAST = 3  # points of winning chance; below that nobody remembers
WHOLE = 2  # the stage of an analysis that tells spite
MOST = 256
Looked = tuple[Sequence[Sequence[float]], Award | None]
known: dict[str, Looked] = {}  # by table, once it is known: it does not change any more


async def grudge_of(store: Store, e: Evening, v: Visitor) -> dict[str, Any] | None:
    """The worst of them with its sentence; None where nothing was looked at, or nobody was nasty enough."""
    owed: defaultdict[tuple[str, str], float] = defaultdict(float)
    who: dict[str, Result] = {}
    for r in e.rounds:
        for t, table in enumerate(r.tables if r.state == OVER else ()):
            sat = {x.seat: x for x in r.results if x.table == t}
            spite, _ = await looked_at(store, table)
            for a, row in enumerate(spite):
                for b, taken in enumerate(row):
                    if a in sat and b in sat and a != b:
                        owed[sat[a].key, sat[b].key] += taken
                        who |= {sat[a].key: sat[a], sat[b].key: sat[b]}
    pair, most = max(owed.items(), key=lambda one: one[1], default=(("", ""), 0.0))
    points = round(100 * most)
    if points < LEAST:
        return None
    by, to = who[pair[0]], who[pair[1]]
    shown = [{"face": x.face, "cast": looks_of(x.bot), "name": x.name} for x in (by, to)]
    said = tongue(v.lang)("evening-grudge", who=by.name, whom=to.name, n=points)
    return {"by": shown[0], "to": shown[1], "points": points, "said": said}


async def worst_of(store: Store, e: Evening, v: Visitor) -> str:
    """What the nastiest decision of the evening took, in points; empty where no game was looked at."""
    found = []
    for r in e.rounds:
        for t, table in enumerate(r.tables if r.state == OVER else ()):
            sat = {x.seat: x.name for x in r.results if x.table == t}
            award = (await looked_at(store, table))[1]
            if award is not None and award.by in sat and award.to in sat:
                found.append((award.points, sat[award.by], sat[award.to]))
    points, by, to = max(found, default=(0.0, "", ""))
    n = round(100 * points)
    return tongue(v.lang)("evening-worst", who=by, whom=to, n=n) if n >= LEAST else ""


async def looked_at(store: Store, table: str) -> Looked:
    """Who took how much from whom at a table, and the worst of it; nothing before somebody has looked back at it."""
    if table not in known:
        kept = await store.understood(table)
        found = Analysis.of(kept[1]) if kept is not None else None
        if found is None or found.stage < WHOLE:
            return (), None
        while len(known) >= MOST:
            del known[next(iter(known))]
        known[table] = found.spite, found.nastiest
    return known[table]
