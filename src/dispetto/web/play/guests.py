"""Guests that the host has shown out: a bot has their chair, and they have none at this table until they are let in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dispetto.bots import best_bot
from dispetto.web.play.chairs import with_seats
from dispetto.web.play.colours import recoloured
from dispetto.web.play.picks import repicked
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line
from dispetto.web.store.rows import SeatRow

MOST = 50  # that a table remembers; the first are forgotten


def shown_out(table: Table) -> dict[str, str]:
    """Who is not welcome any more, and how they were called."""
    return dict(table.row.settings.get("out", {}))


def check_welcome(table: Table, person: str) -> None:
    """The sentence for somebody who is not."""
    if person in shown_out(table):
        raise Sorry("shown-out", 403)


async def show_out(tables: Tables, table: Table, host: str, seat: int) -> str:
    """The host shows a guest out, before the game or in the middle of it; who it was."""
    gone = ""

    def wished() -> Change:
        nonlocal gone
        check_host(table, host)
        row = table.row.seats[seat] if seat < len(table.row.seats) else SeatRow()
        if row.person in ("", host):
            raise Sorry("no-guest", 409)
        gone = row.person
        theirs = table.seats_of(gone)
        settings = without_pleas(table.row.settings, gone)
        out = {**shown_out(table), gone: row.name}
        settings["out"] = dict(list(out.items())[-MOST:])
        lines = [Line("*removed", row.name, seat)]
        if not table.started:
            seats = with_seats(table, {n: SeatRow() for n in theirs})
            options = repicked(table, seats, recoloured(table, list(seats), gone, "up", seat))
            return Change({"seats": seats, "settings": settings, "options": options}, lines=lines)
        bots = {
            n: replace(table.row.seats[n], person="", bot=best_bot(), sub="", hot=False, standing="auto")
            for n in theirs
        }
        return Change({"seats": with_seats(table, bots), "settings": settings}, lines=lines)

    await tables.alter(table, wished)
    return gone


async def let_in(tables: Tables, table: Table, host: str, n: int) -> None:
    """The host thinks better of it: the n-th of those shown out is welcome again."""

    def wished() -> Change:
        check_host(table, host)
        out = list(shown_out(table).items())
        if n >= len(out):
            raise Sorry("no-guest", 409)
        line = Line("*forgiven", out[n][1])
        return Change({"settings": {**table.row.settings, "out": dict(out[:n] + out[n + 1 :])}}, lines=[line])

    await tables.alter(table, wished)


def check_host(table: Table, person: str) -> None:
    """The sentence for whoever is not."""
    if table.row.host != person:
        raise Sorry("host-only", 403)


def without_pleas(settings: dict[str, Any], person: str) -> dict[str, Any]:
    """The settings without what somebody has asked for."""
    pleas = [plea for plea in settings.get("pleas", ()) if plea["person"] != person]
    return {**settings, "pleas": pleas} if "pleas" in settings else dict(settings)
