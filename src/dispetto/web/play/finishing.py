"""A game that has ended, as the book tells it: what it was, who sat there, how the rules placed them."""

from __future__ import annotations

from dispetto.core.telling.record import LESSON as TOLD
from dispetto.web.play.company import faces
from dispetto.web.play.table import IMPORTED, Table
from dispetto.web.store.book import BROUGHT, LESSON, PLAYED, WHAT_IF, Finished, Sat
from dispetto.web.store.rows import TableRow

HELPED = "helped"  # in a table's settings: how many hints were taken
CIRCLE = "circle"  # in a table's settings: the circle it was made in


def finished_of(table: Table) -> Finished | None:
    """Its line in the book; None where the rules know no end, as at a table that a mended rule has stranded."""
    ending, row = table.history.ending(), table.row
    if ending is None:
        return None
    last = table.history.moments[-1].entry
    seats = [
        Sat(
            "" if s.hot else s.person,
            s.player,
            s.name,
            s.gender,
            face,
            table.colour(n),
            ending.places[n],
            ending.scores[n] if n < len(ending.scores) else 0,
        )
        for n, (s, face) in enumerate(zip(row.seats, faces(row.seats), strict=True))
    ]
    return Finished(
        row.id,
        row.game,
        row.name,
        kind_of(row),
        str(row.settings.get(CIRCLE, "")),
        row.options,
        ending.rule,
        table.version,
        int(row.settings.get(HELPED, 0)),
        row.made,
        last.at if last is not None else row.touched,
        tuple(seats),
    )


def kind_of(row: TableRow) -> str:
    """Was it played in earnest, told by a lesson, grown from another game, or brought from a file?"""
    if row.settings.get(IMPORTED):
        return BROUGHT
    if row.settings.get(TOLD):
        return LESSON
    return WHAT_IF if row.settings.get("what_if") else PLAYED
