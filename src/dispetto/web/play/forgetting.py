"""Somebody is forgotten at the tables: a bot takes the chair of a running game, and no settings know them any more."""

from __future__ import annotations

import contextlib
from typing import Any

from dispetto.bots import best_bot
from dispetto.core.errors import BadInput
from dispetto.web.names import distinct
from dispetto.web.play.chairs import with_seats
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.wagers import KEY, bets
from dispetto.web.store.changes import Change
from dispetto.web.store.forgetting import forget, tables_of, unname_lines
from dispetto.web.store.rows import SeatRow


async def forget_everywhere(tables: Tables, people: list[str], somebody: str) -> list[Table]:
    """Leave every chair, then forget the rest; whoever is interrupted asks again. The tables that have changed."""
    changed: dict[str, Table] = {}
    for person in people:
        for name in await tables_of(tables.store, person):
            with contextlib.suppress(BadInput):  # of a table that cannot be opened any more the rows are enough
                found = await tables.get(name)
                if found is not None:
                    await leave(tables, found, person, somebody)
                    changed[name] = found
        await forget(tables.store, person, somebody)
    for table in changed.values():
        await tables.refresh(table)
    return list(changed.values())


async def leave(tables: Tables, table: Table, person: str, somebody: str) -> None:
    """One table: free chairs before the game, a bot in the middle of it, and nobody's name after it."""
    names = {table.row.seats[seat].name for seat in table.seats_of(person)}
    names |= {bet.name for bet in bets(table) if bet.person == person}
    await unname_lines(tables.store, table.id, names, somebody)

    def wished() -> Change | None:
        row = table.row
        called = {row.seats[seat].name for seat in table.seats_of(person)}
        facts: dict[str, Any] = {}
        new: dict[int, SeatRow] = {}
        for seat in table.seats_of(person):
            was = row.seats[seat]
            others = [s.name for n, s in enumerate(row.seats) if n != seat] + [s.name for s in new.values()]
            name = distinct(somebody, others)
            bot = was.bot or best_bot()
            new[seat] = SeatRow("", name, "n", bot, face=0) if table.started else SeatRow()
        if new:
            facts["seats"] = with_seats(table, new)
        settings = scrubbed(row.settings, person, called, somebody)
        if settings != row.settings:
            facts["settings"] = settings
        if row.host == person:
            facts["host"] = next((s.person for n, s in enumerate(row.seats) if s.person and n not in new), "")
        return Change(facts) if facts else None

    await tables.alter(table, wished)


def scrubbed(settings: dict[str, Any], person: str, called: set[str], somebody: str) -> dict[str, Any]:
    """A table's settings without them: what they added to the dice stays, who it came from does not."""
    found = dict(settings)
    for key in ("nonce", "out"):
        if person in found.get(key, {}):
            found[key] = {who: said for who, said in found[key].items() if who != person}
    if any(plea.get("person") == person for plea in found.get("pleas", ())):
        found["pleas"] = [plea for plea in found["pleas"] if plea.get("person") != person]
    if any(bet["person"] == person for bet in found.get(KEY, ())):
        nobody = {"person": "", "name": somebody}
        found[KEY] = [bet | nobody if bet["person"] == person else bet for bet in found[KEY]]
    if called & set(found.get("nonced", ())):
        found["nonced"] = [somebody if name in called else name for name in found["nonced"]]
    return found
