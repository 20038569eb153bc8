"""The lists of the first page: my tables, open tables, what was won lately."""

from __future__ import annotations

import contextlib
import time
from typing import Any

from dispetto.core.game import BadInput
from dispetto.web.people import Visitor
from dispetto.web.store import TableRow
from dispetto.web.table import Table
from dispetto.web.tables import Tables
from dispetto.web.tongue import Tongue, tongue


async def home_lists(tables: Tables, v: Visitor) -> dict[str, Any]:
    """What the first page lists for this visitor."""
    t = tongue(v.lang)
    mine: list[dict[str, Any]] = []
    turns: list[dict[str, Any]] = []
    lately: list[dict[str, Any]] = []
    for row in await tables.store.tables_of(v.id):
        table = await readable(tables, row)
        if table is None:
            continue
        if row.status == "over":
            lately.append(won_row(table, v, t))
        elif len(mine) < 6:
            shown = my_row(table, v, t)
            mine.append(shown)
            if shown["turn"]:
                turns.append(shown)
    others = [row for row in await tables.store.open_tables("waiting") if v.id not in {s.person for s in row.seats}]
    playing = await tables.store.open_tables("playing", 5)
    opened = [open_row(row, t, "sit-down") for row in others[:5]]
    opened += [open_row(row, t, "watch") for row in playing if v.id not in {s.person for s in row.seats}]
    return {"mine": mine, "turns": turns, "open": opened[:5], "lately": lately[:4]}


async def readable(tables: Tables, row: TableRow) -> Table | None:
    """A table of the list; None for a game or a log that this version cannot read."""
    with contextlib.suppress(BadInput):
        return await tables.get(row.id)
    return None


def company(row: TableRow, me: str, t: Tongue) -> str:
    """Who else sits there: people by name, bots by number."""
    names = [s.name for s in row.seats if s.person and s.person != me]
    bots = sum(1 for s in row.seats if s.bot)
    return ", ".join([*names, *([t("bots", n=bots)] if bots else [])])


def my_row(table: Table, v: Visitor, t: Tongue) -> dict[str, Any]:
    """A table of mine."""
    row = table.row
    tag, turn = "", False
    if row.status == "waiting":
        tag = f"{sum(not s.free for s in row.seats)}/{len(row.seats)}"
    else:
        owing = table.owing()
        turn = any(row.seats[seat].person == v.id and not row.seats[seat].player for seat in owing)
        tag = row.seats[owing[0]].name if len(owing) == 1 and not table.in_round else t("several")
    return {"id": row.id, "game": row.game, "name": row.name, "note": company(row, v.id, t), "turn": turn, "tag": tag}


def open_row(row: TableRow, t: Tongue, verb: str) -> dict[str, Any]:
    """A table where one may sit down or look on."""
    taken = sum(not s.free for s in row.seats)
    return {"id": row.id, "name": row.name, "note": t("waiting-seats", taken=taken, all=len(row.seats)), "tag": t(verb)}


def won_row(table: Table, v: Visitor, t: Tongue) -> dict[str, Any]:
    """A game that is over."""
    ending = table.ending()
    words = table.words(v.lang)
    places = ending.places if ending else ()
    winners = [p.name for p, place in zip(table.people, places, strict=False) if place == 1]
    game = words.title().split(" · ")[0]
    return {
        "id": table.id, "name": t("won", who=words.together(winners), game=game), "note": when(table.row.touched, t),
    }  # fmt: skip


def when(at: float, t: Tongue) -> str:
    """How long ago."""
    minutes = max(0, int((time.time() - at) / 60))
    if minutes < 60:
        return t("ago", n=minutes)
    return t("hours-ago", n=minutes // 60) if minutes < 24 * 60 else t("days-ago", n=minutes // 1440)
