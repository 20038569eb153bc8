"""All tables of somebody at once: those that wait for them first, the most urgent before the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dispetto.web.pages.lists import my_row
from dispetto.web.pages.phrases import Tongue, moment, tongue
from dispetto.web.people import Visitor
from dispetto.web.play.alone import alone
from dispetto.web.play.days import by_post, deadline
from dispetto.web.play.shelf import Shelf
from dispetto.web.play.table import Table
from dispetto.web.store import hours
from dispetto.web.store.holidays import DAY, Away, away, now_away
from dispetto.web.store.running import running

HOUR = 3600.0
NEVER = float("inf")


async def my_turns(shelf: Shelf, v: Visitor, opened: float) -> list[dict[str, Any]]:
    """A row a table."""
    t, store = tongue(v.lang), shelf.tables.store
    tables = [table for row in await running(store, v.id) if (table := await shelf.peek(row)) is not None]
    tables = [table for table in tables if not table.over]
    gone = await away(store, {s.person for table in tables for s in table.row.seats})
    rows = [turn_row(table, v, t, opened, gone) for table in tables]
    return sorted(rows, key=lambda row: (not row["turn"], row["until"] or NEVER))


def turn_row(table: Table, v: Visitor, t: Tongue, opened: float, gone: dict[str, list[Away]]) -> dict[str, Any]:
    """A table: what it waits for, and for how long yet."""
    shown, now = my_row(table, v, t), hours.now()
    asked = {table.row.seats[n].person for n in table.asking.owing() if not table.row.seats[n].player}
    until = table.clocks.runs_out
    if by_post(table):
        until = 0.0 if alone(table) else deadline(table, opened, [gone.get(one, []) for one in sorted(asked)])
    named = {s.person: s.name for s in table.row.seats if s.person != v.id}
    backs = [(named[one], now_away(gone.get(one, []), now)) for one in sorted(asked & named.keys())]
    return shown | {
        "until": until,
        "when": moment(until) if until else "",
        "left": time_left(until - now, t) if until else "",
        "urgent": bool(until) and shown["turn"] and until - now < DAY / 4,
        "gone": [(who, moment(back)) for who, back in backs if back],
        "alone": alone(table),
    }


def time_left(seconds: float, t: Tongue) -> str:
    """How long there is time, in words."""
    if seconds >= 2 * DAY:
        return t("left-days", n=int(seconds // DAY))
    if seconds >= HOUR:
        return t("left-hours", n=int(seconds // HOUR))
    return t("left-minutes", n=max(0, int(seconds // 60)))


def waits(rows: Sequence[dict[str, Any]], but: str = "") -> list[dict[str, Any]]:
    """The tables that wait for their reader, without one of them."""
    return [row for row in rows if row["turn"] and row["id"] != but]
