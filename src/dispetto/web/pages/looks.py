"""What a page was drawn from, as a number: a page that comes back with the same one shows how its table stands."""

from __future__ import annotations

from zlib import crc32

from dispetto.core.engine.table import PUBLIC
from dispetto.web.pages.buttons import about_to_open, owes
from dispetto.web.play.reader import Reader, seated
from dispetto.web.play.table import Table
from dispetto.web.store.rows import Glance, Reply


def look_of(table: Table, reader: Reader) -> int:
    """What the parts of a reader's page are made of, as a number that another process comes to as well:
    a page that comes back with the same one need not be drawn to know what it shows. 0 where nobody comes back to it:
    a round that is about to be opened will ask this reader, and does not yet.
    """
    wish, fuse = table.undo.wish, table.clocks.fuse
    if about_to_open(table) and owes(table, reader):
        return 0
    wished = None if wish is None else (wish.seat, sorted(wish.agreed))
    burns = fuse is not None and bool(fuse.until), table.clocks.running is not None, reader.person in table.hurry
    said = table.asking.reply(reader.seat)
    return look(reader, table.version, table.row.revision, said, wished, burns, *filter(None, [table.clocks.post]))


def look_at(glance: Glance, reader: Reader) -> int:
    """The same of a table that sleeps: nothing burns there, and nobody wishes anything.
    0 where that is not all there is to know: it has not begun, or who looks sits on several chairs.
    """
    mine = [seat for seat, person in enumerate(glance.people) if reader.person and person == reader.person]
    if not glance.started or len(mine) > 1:
        return 0
    reader = seated(reader, mine[0] if mine else PUBLIC)
    said = glance.replies.get(reader.seat, Reply())
    return look(reader, glance.version, glance.revision, said, None, (False, False, False))


def look(reader: Reader, version: int, revision: int, said: Reply, *more: object) -> int:
    """All this as a number."""
    who = f"{reader.seat} {reader.curtain} {reader.lang} {reader.layout} {version} {revision}"
    return crc32(f"{who} {said.codes} {said.done} {more}".encode()) & 0x7FFF_FFFF
