"""That's wrong! The moments somebody may doubt, and the complaints that were made at a table.

A complaint is kept as what was said of which moment; its file is made anew whenever somebody takes it home, from what
the seat of whoever complained may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from dispetto.core.engine.table import Roll, asked
from dispetto.core.telling.complaint import Doubted, Said, known
from dispetto.web.play.moments import Moment
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line

KEY = "complaints"  # in a table's settings
MOST = 8  # complaints of a table
LISTED = 12  # moments one may choose from
NOW = 0  # in place of a version: the question that is asked


@dataclass(frozen=True)
class Doubt:
    """One moment that may be doubted: by which version it is known, what happened, and how it stood."""

    version: int
    moments: tuple[Moment, ...]
    doubted: Doubted


@dataclass(frozen=True)
class Complaint:
    """What somebody on a seat said of a version."""

    version: int
    seat: int
    text: str
    missed: str = ""
    unwanted: str = ""

    @property
    def said(self) -> Said:
        """As the file tells it."""
        return Said(self.text, self.missed, self.unwanted)


def doubts(table: Table, seat: int) -> list[Doubt]:
    """The latest answers that a seat may know, each with what chance said to it, the last first; before them the
    question that is asked, where it is asked of this seat.
    """
    moments = table.history.moments
    found: list[Doubt] = []
    ask = asked(table.state)
    if ask is not None and ask.seat == seat >= 0 and ask.part() == 0:
        found.append(Doubt(NOW, (), Doubted(table.game, seat, table.state, (), table.state)))
    at = len(moments) - 1
    while at > 0 and len(found) < LISTED:
        first = begins(moments, at)
        one = doubt(table, seat, moments, first, at)
        if one is not None:
            found.append(one)
        at = first - 1
    return found


def begins(moments: Sequence[Moment], at: int) -> int:
    """The first moment of the answer that this one belongs to: chance belongs to what it was asked by."""
    while at > 1:
        entry, ask = moments[at].entry, asked(moments[at - 1].state)
        if entry is None or ask is None or entry.kind not in ("answer", "chance"):
            return at
        if entry.kind == "answer" and ask.part() == 0:
            return at
        before = moments[at - 1].entry
        if before is None or before.kind not in ("answer", "chance"):
            return at
        at -= 1
    return at


def doubt(table: Table, seat: int, moments: Sequence[Moment], first: int, last: int) -> Doubt | None:
    """What was answered there, as far as the seat may know it; None where it may not know how that began."""
    rows = []
    for at in range(first, last + 1):
        entry, before = moments[at].entry, moments[at - 1].state
        if entry is None or entry.kind not in ("answer", "chance") or not known(before, seat):
            break
        rows.append(table.action(entry.code))
    begun = asked(moments[first - 1].state)
    if not rows or begun is None or (begun.part() and not isinstance(begun, Roll)):
        return None
    end = first + len(rows)
    told = Doubted(table.game, seat, moments[first - 1].state, tuple(rows), moments[end - 1].state)
    return Doubt(moments[first].version, tuple(moments[first:end]), told)


def chosen(table: Table, seat: int, version: int) -> Doubt:
    """One of them, or the sentence that there is none such."""
    listed = doubts(table, seat)
    one = next((d for d in listed if d.version == version), None)
    if one is not None:
        return one
    moments = table.history.moments
    at = next((n for n, m in enumerate(moments) if m.version == version and n), 0)
    last = at
    while last + 1 < len(moments) and begins(moments, last + 1) == at:
        last += 1
    found = doubt(table, seat, moments, at, last) if at and begins(moments, at) == at else None
    if found is None:
        raise Sorry("wrong-moment", 404)
    return found


def complaints(table: Table) -> list[Complaint]:
    """Those that were made here."""
    return [Complaint(**one) for one in table.row.settings.get(KEY, ())]


async def complain(tables: Tables, table: Table, made: Complaint) -> int:
    """Keep one, and let the table know; which it is. Twice the same is once."""

    def wished() -> Change | None:
        had = complaints(table)
        if made in had:
            return None
        if len(had) >= MOST:
            raise Sorry("wrong-many", 429, most=MOST)
        settings = {**table.row.settings, KEY: [asdict(one) for one in [*had, made]]}
        return Change({"settings": settings}, lines=[Line("*wrong-said", table.row.seats[made.seat].name, made.seat)])

    await tables.alter(table, wished)
    return complaints(table).index(made)


def may_take(table: Table, person: str, one: Complaint) -> bool:
    """May somebody take the file of a complaint home? Whoever made it; the host as well, but of a game with secrets not
    before its end, since it tells what that seat knew.
    """
    if one.seat in table.seats_of(person):
        return True
    return person == table.row.host and (table.over or table.game.hides_nothing)
