"""By correspondence: clocks of days. They go on while the house is closed, and stand while whoever is asked is away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dispetto.web.play.clocks import Post
from dispetto.web.play.table import Table
from dispetto.web.store.holidays import DAY, Away, away, now_away
from dispetto.web.store.hours import now
from dispetto.web.store.store import Store

CLOCKS = tuple(int(n * DAY) for n in (1, 2, 3, 7))  # seconds an answer may take
GRACE = 3600.0  # seconds that everybody has at least when the house is opened again


def by_post(table: Table) -> bool:
    """Is this table's clock one of days?"""
    return float(table.row.settings.get("clock") or 0) >= DAY


def runs_until(since: float, seconds: float, holidays: Iterable[Away]) -> float:
    """When so many seconds are over that count only outside of these holidays, which are in order."""
    for begins, ends in holidays:
        if ends > since:
            if begins >= since + seconds:
                break
            seconds -= max(0.0, begins - since)
            since = ends
    return since + seconds


def deadline(table: Table, opened: float, holidays: Sequence[Sequence[Away]]) -> float:
    """When the time for the open question is over for all these people; not at once when the house was closed."""
    seconds = float(table.row.settings.get("clock") or 0)
    last = max((runs_until(table.clocks.latest, seconds, one) for one in holidays), default=0.0)
    return max(last, opened + GRACE)


async def post(store: Store, table: Table, seats: Sequence[int], opened: float) -> Post:
    """Until when those on these seats may answer: all as long as the last of them, so that nothing shows who has."""
    people = {table.row.seats[seat].person for seat in seats if not table.row.seats[seat].player}
    found = await away(store, people)
    gone = [(person, now_away(holidays, now())) for person, holidays in found.items()]
    return Post(deadline(table, opened, list(found.values())), tuple((who, until) for who, until in gone if until))
