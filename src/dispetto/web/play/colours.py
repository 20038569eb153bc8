"""Colours on the set-up page: which chair has chosen which, what goes with whom, and who was faster."""

from __future__ import annotations

from typing import Any

from dispetto.core.game import Option, colour_option
from dispetto.web.play.table import Table
from dispetto.web.store.rows import SeatRow

ASKED = "colour:"  # what a swatch's button says before the colour


def chosen(table: Table, option: Option) -> list[str]:
    """What each chair has chosen; nothing where it takes what is left."""
    value = table.row.options.get(option.key, option.default)
    said = [] if value == option.default else value.split(",")
    return [said[n] if n < len(said) else "" for n in range(len(table.row.seats))]


def owner(table: Table, colour: str) -> int:
    """The chair that has chosen a colour; -1 for none."""
    option = colour_option(table.game)
    said = chosen(table, option) if option is not None else []
    return said.index(colour) if colour and colour in said else -1


def may_choose(table: Table, person: str, seat: int) -> bool:
    """Is this one's own chair, or, for the host, that of a bot?"""
    row = table.row.seats[seat] if seat < len(table.row.seats) else SeatRow()
    return bool(person) and (row.person == person or (bool(row.bot) and table.row.host == person))


def recoloured(table: Table, rows: list[SeatRow], person: str, do: str, seat: int) -> dict[str, Any]:
    """The table's options after chairs have changed, and after a swatch was clicked:
    a colour goes with its person, a free chair has none, and one's own colour clicked again is given back.
    """
    option = colour_option(table.game)
    if option is None:
        return table.row.options
    before = chosen(table, option)
    at = {s.person: n for n, s in enumerate(table.row.seats) if s.person and not s.hot}
    said = []
    for n, row in enumerate(rows):
        came = at.get(row.person, n) if not row.hot else n
        said.append("" if row.free or came >= len(before) else before[came])
    colour = do.removeprefix(ASKED)
    if do.startswith(ASKED) and colour in option.values[1:] and may_choose(table, person, seat):
        if said[seat] == colour:
            said[seat] = ""
        elif colour not in said:
            said[seat] = colour
    value = option.read(",".join(said))
    rest = {k: x for k, x in table.row.options.items() if k != option.key}
    return rest if value == option.default else {**rest, option.key: value}
