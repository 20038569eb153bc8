"""How somebody's program comes to a chair: as people do, and announced as what it is."""

from __future__ import annotations

from dispetto.web.house import House
from dispetto.web.keys import BOT
from dispetto.web.names import free_face
from dispetto.web.people import Visitor
from dispetto.web.play import chairs, guests
from dispetto.web.play.colours import recoloured
from dispetto.web.play.picks import fated, repicked
from dispetto.web.play.table import Table
from dispetto.web.routes.lobby import fits, moved, with_nonce
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line
from dispetto.web.store.rows import SeatRow
from dispetto.web.store.tokens import TokenRow


async def take_chair(
    house: House, v: Visitor, token: TokenRow, table: Table, seat: int | None, nonce: str = ""
) -> int | None:
    """Sit down: before the game on a free chair, later on a bot's, where those who play may have to agree.
    The seat; None while they make up their minds.
    """
    guests.check_welcome(table, v.id)
    if not table.seats_of(v.id):
        before = {s.person for s in table.row.seats}
        if table.started:
            bots = [n for n, s in enumerate(table.row.seats) if s.bot]
            wanted = seat if seat is not None else bots[0] if bots else len(table.row.seats)
            await chairs.sit(house.tables, table, v, house.called(v), wanted)
        else:
            await sit_before(house, v, token, table, seat, nonce)
        house.arrived(table, before)
        house.live.changed(table)
    mine = table.seats_of(v.id)
    return mine[0] if mine else None


async def sit_before(house: House, v: Visitor, token: TokenRow, table: Table, seat: int | None, nonce: str) -> None:
    """A free chair at a table that waits; whose bot it is is said aloud."""
    owner = await house.store.person(token.owner)
    whose = owner[0] if owner else house.called(Visitor("", "", "n", v.lang, "", "", False))

    def wished() -> Change | None:
        if table.started:
            raise Sorry("seat-taken", 409)
        me = SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, table.row.seats))
        do = "join" if seat is None else "sit"
        rows = moved(table, v, do, seat or 0, me)
        mine = next((n for n, s in enumerate(rows) if s.person == v.id), -1)
        if mine < 0:
            raise Sorry("seat-taken", 409)
        options = repicked(table, rows, recoloured(table, rows, v.id, do, mine))
        lines = [Line("*bot-sat", rows[mine].name, mine, whose)] if token.purpose == BOT else []
        settings = with_nonce(table.row.settings, v, nonce)
        return Change({"seats": tuple(rows), "options": options, "settings": settings}, lines=lines)

    await house.tables.alter(table, wished)


async def begin(house: House, v: Visitor, table: Table) -> None:
    """The host says that it begins; bots take the chairs that are free."""

    def wished() -> Change | None:
        if table.started:
            return None
        rows = moved(table, v, "start", 0, SeatRow())
        options = repicked(table, rows, recoloured(table, rows, v.id, "start", 0))
        return Change({"seats": tuple(rows), "options": fated(table.game, options, len(rows), table.row.seed)})

    await house.tables.alter(table, wished)
    if not table.started:
        fits(table, len(table.row.seats), table.row.options)
        await house.tables.start(table)
    house.live.changed(table)
