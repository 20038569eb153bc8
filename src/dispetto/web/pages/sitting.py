"""What somebody sees who has opened an invitation: who is there, and the faces that are left."""

from __future__ import annotations

from typing import Any

from dispetto.core.show.ink_faces import FACES
from dispetto.web.pages.cast import looks_of
from dispetto.web.pages.phrases import tongue
from dispetto.web.people import Visitor
from dispetto.web.play.guests import shown_out
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table


def invited(table: Table, person: str) -> bool:
    """Is there a chair for somebody who has none?"""
    if table.seats_of(person) or table.row.host == person or person in shown_out(table):
        return False
    return any(s.free for s in table.row.seats)


def sitting_facts(table: Table, v: Visitor) -> dict[str, Any]:
    """The form of whoever sits down."""
    host = next((s for s in table.row.seats if s.person == table.row.host and not s.hot), None)
    used = [s.face for s in table.row.seats]
    liked = v.face if v.face not in used else 0
    return {
        "host_name": host.name if host else "",
        "host_gender": host.gender if host else "n",
        "minutes": table.game.minutes,
        "faces": faces(table, v.id, liked or next((n for n in range(1, FACES + 1) if n not in used), 1)),
        "seat": next((n for n, s in enumerate(table.row.seats) if s.free), 0),
    }


def faces(table: Table, person: str, mine: int) -> list[dict[str, Any]]:
    """All faces: whose each is, and which is chosen."""
    owners = {s.face: s.name for s in table.row.seats if s.face and (s.person != person or s.hot)}
    return [{"n": n, "on": n == mine, "taken": owners.get(n, "")} for n in range(1, FACES + 1)]


def there_facts(table: Table, reader: Reader, present: set[str]) -> list[dict[str, Any]]:
    """Who sits at a table that waits, as somebody at the door sees it."""
    t = tongue(reader.lang)
    found = []
    for n, s in enumerate(table.row.seats):
        note = "host" if s.person and s.person == table.row.host else "is-here" if s.person in present else "gone"
        note = "or-a-bot" if s.free else "bot" if s.bot else note
        looks = looks_of(s.bot)
        found.append(
            {
                "colour": table.colour(n),
                "face": s.face,
                "cast": looks,
                "name": s.name,
                "free": s.free,
                "note": t(note),
            }
        )
    return found
