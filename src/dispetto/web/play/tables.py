"""All tables: those in memory and the store behind them. A table changes only by an entry that is already in the log.

Nobody owns a table. Whoever wants something (a person, a bot, a clock) proposes an entry for the next version;
the store says whether it was the first. Waking and changing them is in `loading`, answers are in `answering`.
"""

from __future__ import annotations

from dispetto.web.people import clean
from dispetto.web.play.answering import Answering
from dispetto.web.play.loading import ID as ID
from dispetto.web.play.loading import with_seat as with_seat
from dispetto.web.play.moments import Stale
from dispetto.web.play.proposals import taking_back
from dispetto.web.play.sisters import sisters_of
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line

LONGEST_CHAT = 300


class Tables(Answering):
    """Every change to a table goes through here."""

    # --------------------------------------------------------------------------------------------------------- undo

    async def undo(self, table: Table, seat: int, version: int) -> None:
        """Take back what is free; ask the others about more. Bots always agree."""
        async with table.lock:
            if version != table.version or table.over or seat < 0:
                raise Stale
            await self.pasts.remember(table)
            free = table.undo.free(seat)
            if free:
                await self.take_back(table, seat, free)
                return
            far = table.undo.far(seat)
            if not far:
                raise Sorry("nothing-to-undo", 409)
            if sisters_of(table.row.settings):  # what has fallen has fallen at every table
                raise Sorry("twin-no-undo", 409)
            table.undo.ask(seat, far, table.row.seats[seat].person)
            await self.if_all_agree(table)

    async def agree(self, table: Table, person: str, version: int, yes: bool) -> None:
        """What another player says to the wish of taking a move back."""
        async with table.lock:
            wish = table.undo.wish
            if wish is None or wish.version != version or not table.seats_of(person):
                raise Stale
            if not yes:
                table.undo.drop()
                return
            table.undo.agree(person)
            await self.if_all_agree(table)

    async def if_all_agree(self, table: Table) -> None:
        """Go back when nobody is left to ask. The lock is held."""
        wish = table.undo.wish
        assert wish is not None
        if {s.person for s in table.row.seats if s.person and not s.player} <= wish.agreed:
            await self.take_back(table, wish.seat, wish.moments)

    async def take_back(self, table: Table, seat: int, moments: int) -> None:
        """An undo is a line of the log like any other."""
        await self.pasts.remember(table)
        if moments >= len(table.history.moments):
            raise Sorry("nothing-to-undo", 409)
        version = table.version

        def wished() -> Change:
            if table.version != version:
                raise Stale
            line = Line("*undone", table.row.seats[seat].name, seat)
            return Change({}, taking_back(table, seat, moments), [line])

        await self.make_so(table, wished)

    # --------------------------------------------------------------------------------------------------------- chat

    async def chat(self, table: Table, person: str, name: str, text: str) -> None:
        """Keep what somebody says."""
        mine = table.seats_of(person)
        said = clean(text, LONGEST_CHAT)
        if said:
            table.hear(await self.store.say(table.id, person, name, mine[0] if mine else -1, said))
