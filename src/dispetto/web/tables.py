"""All tables: those in memory and the store behind them. A table changes only by an entry that is already in the log.

Nobody owns a table. Whoever wants something (a person, a bot, a clock) proposes an entry for the next version; the store
says whether it was the first.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dispetto.core.game import BadInput
from dispetto.core.table import Reason, why
from dispetto.games import game_named
from dispetto.web.names import table_name
from dispetto.web.store import Entry, Reply, SeatRow, Store, TableRow
from dispetto.web.table import Refused, Stale, Table, Wish

LONGEST_CHAT = 300


class Tables:
    """Every change to a table goes through here."""

    def __init__(self, store: Store, keep: int = 300) -> None:
        self.store = store
        self.keep = keep
        self.loaded: OrderedDict[str, Table] = OrderedDict()
        self.loading = asyncio.Lock()

    async def get(self, table: str) -> Table | None:
        """A table by its id, from memory or rebuilt from the log."""
        found = self.loaded.get(table)
        if found is not None:
            self.loaded.move_to_end(table)
            return found
        async with self.loading:
            if table in self.loaded:
                return self.loaded[table]
            row = await self.store.table(table)
            if row is None:
                return None
            made = Table(row)
            if made.started:
                for entry in await self.store.log(table):
                    made.apply(entry)
                made.replies = await self.store.replies(table, made.version)
            made.chat = await self.store.chat(table)
            self.loaded[table] = made
            while len(self.loaded) > self.keep:
                self.loaded.popitem(last=False)
            return made

    async def refresh(self, table: Table) -> None:
        """Another worker has changed this table: take over what it wrote."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                table.gone = True
                self.loaded.pop(table.id, None)
                return
            table.row = row
            if row.status != "waiting" and not table.started:
                table.lay_out()
            for entry in await self.store.log(table.id, table.version):
                table.apply(entry)
            table.replies = await self.store.replies(table.id, table.version)
            table.chat = await self.store.chat(table.id)
            table.lines.clear()
            table.stir.set()

    async def make(
        self, game: str, host: str, seats: Sequence[SeatRow], options: dict[str, Any], *, opened: bool = False,
        settings: dict[str, Any] | None = None, entries: Sequence[Entry] = (),
    ) -> Table:  # fmt: skip
        """A new table; BadInput where the game cannot be set up like that. With entries it grows from another's log."""
        game_named(game).new(len(seats), options)
        now = time.time()
        row = TableRow(
            secrets.token_urlsafe(6), game, table_name(), host, opened, "playing" if entries else "waiting", options,
            settings or {}, secrets.token_hex(32), now, now, tuple(seats),
        )  # fmt: skip
        await self.store.make_table(row, entries)
        made = Table(row)
        for entry in entries:
            made.apply(entry)
        self.loaded[row.id] = made
        return made

    async def change(self, table: Table, **facts: Any) -> None:
        """Something about the table itself: options, settings, seats, status."""
        row = replace(table.row, **facts)
        await self.store.change_table(row)
        table.row = row
        table.lines.clear()

    async def seat_down(self, table: Table, seats: Sequence[SeatRow]) -> None:
        """Who sits where from now on."""
        await self.store.set_seats(table.id, seats)
        table.row = replace(table.row, seats=tuple(seats))
        table.lines.clear()
        table.stir.set()

    async def reseat(self, table: Table, seat: int, **facts: Any) -> None:
        """One seat changes."""
        seats = list(table.row.seats)
        seats[seat] = replace(seats[seat], **facts)
        await self.seat_down(table, seats)

    async def start(self, table: Table) -> None:
        """Everybody sits: begin, and let chance answer what comes before the first question."""
        async with table.lock:
            if table.started:
                return
            table.game.new(len(table.row.seats), table.row.options)
            given = table.row.settings.get("nonce", {})
            nonces = [given[s.person] for s in table.row.seats if given.get(s.person) and not s.hot]
            await self.change(table, status="playing", settings={**table.row.settings, "nonces": nonces})
            table.lay_out()
            await self.commit(table, table.with_chance([]))

    async def delete(self, table: Table) -> None:
        """Away with it, for everybody."""
        async with table.lock:
            await self.store.delete_table(table.id)
            table.gone = True
            self.loaded.pop(table.id, None)
            table.stir.set()

    # ------------------------------------------------------------------------------------------------------ answers

    async def commit(self, table: Table, entries: Sequence[Entry]) -> None:
        """Write these entries, then let them happen; Stale when somebody was faster. The lock is held."""
        if not entries:
            return
        if not await self.store.append(table.id, entries):
            for entry in await self.store.log(table.id, table.version):
                table.apply(entry)
            raise Stale
        for entry in entries:
            table.apply(entry)
        table.stir.set()
        if table.over and table.row.status != "over":
            await self.change(table, status="over")

    async def answer(self, table: Table, seat: int, code: int, version: int, part: int = 0) -> None:
        """A seat's answer to the question of that version, or one part of it; raises Stale or Refused.

        In a round, and while parts are missing, it is only kept (on disk): the engine hears it when all is said.
        """
        action = table.action(code)
        async with table.lock:
            reply = table.replies.get(seat, Reply())
            if version != table.version:
                if given(table, seat, code, version):
                    return
                raise Stale
            if part < len(reply.codes) and reply.codes[part] == code:
                return
            if reply.done or part != len(reply.codes):
                raise Stale
            s = table.seen(seat)
            reason = why(s, seat, action) if seat >= 0 else Reason("TABLE-02")
            if reason is not None:
                raise Refused(reason)
            codes, done = table.completed(s, (*reply.codes, code))
            if table.in_round or not done:
                made = Reply(codes, done)
                await self.store.reply(table.id, version, seat, made)
                table.replies[seat] = made
                table.stir.set()
                return
            await self.say(table, seat, codes)

    async def say(self, table: Table, seat: int, codes: Sequence[int], **data: Any) -> None:
        """A whole answer, and whatever chance has to say to it. The lock is held."""
        now = time.time()
        first = [Entry(table.version + 1 + n, "answer", seat, code, data, now) for n, code in enumerate(codes)]
        await self.commit(table, table.with_chance(first))

    async def unsay(self, table: Table, seat: int, version: int) -> None:
        """Take back the last part said, or the whole answer while the round is open."""
        async with table.lock:
            reply = table.replies.get(seat, Reply())
            if version != table.version or not reply.codes:
                return
            codes: tuple[int, ...] = ()
            if not reply.done:
                codes = reply.codes[:-1]
                while codes and table.completed(self.base(table, seat, codes[:-1]), codes)[0] != codes:
                    codes = codes[:-1]
            made = Reply(codes, False)
            await self.store.reply(table.id, version, seat, made)
            table.replies[seat] = made
            table.stir.set()

    def base(self, table: Table, seat: int, codes: Sequence[int]) -> Any:
        """The table before a seat's next part."""
        kept = table.replies
        table.replies = {**kept, seat: Reply(tuple(codes), False)}
        try:
            return table.seen(seat)
        finally:
            table.replies = kept

    async def time_is_up(self, table: Table, version: int) -> None:
        """The default answer for whoever is asked, or the end of a round: all that was said, in the engine's order."""
        async with table.lock:
            if version != table.version or table.over:
                return
            if table.in_round:
                await self.commit(table, table.with_chance(table.fed()))
            else:
                await self.say(table, table.party[0], table.defaults(table.state), by="time")

    async def leave(self, table: Table, seat: int) -> None:
        """A player gets up for good, and the rules say what becomes of the seat."""
        async with table.lock:
            if table.started and not table.over:
                entry = Entry(table.version + 1, "leaves", seat, 0, {}, time.time())
                await self.commit(table, table.with_chance([entry]))

    # --------------------------------------------------------------------------------------------------------- undo

    async def undo(self, table: Table, seat: int, version: int) -> None:
        """Take back what is free; ask the others about more. Bots always agree."""
        async with table.lock:
            if version != table.version or table.over or seat < 0:
                raise Stale
            free = table.free_undo(seat)
            if free:
                await self.take_back(table, seat, free)
                return
            far = table.far_undo(seat)
            if not far:
                raise BadInput("nothing-to-undo")
            table.wish = Wish(version, seat, far, {table.row.seats[seat].person})
            await self.if_all_agree(table)

    async def agree(self, table: Table, person: str, version: int, yes: bool) -> None:
        """What another player says to the wish of taking a move back."""
        async with table.lock:
            wish = table.wish
            if wish is None or wish.version != version or not table.seats_of(person):
                raise Stale
            if not yes:
                table.wish = None
                return
            wish.agreed.add(person)
            await self.if_all_agree(table)

    async def if_all_agree(self, table: Table) -> None:
        """Go back when nobody is left to ask. The lock is held."""
        wish = table.wish
        assert wish is not None
        if {s.person for s in table.row.seats if s.person and not s.player} <= wish.agreed:
            await self.take_back(table, wish.seat, wish.moments)

    async def take_back(self, table: Table, seat: int, moments: int) -> None:
        """An undo is a line of the log like any other."""
        await self.commit(table, [Entry(table.version + 1, "undo", seat, moments, {}, time.time())])
        await self.tell(table, "*undone", seat)

    # --------------------------------------------------------------------------------------------------------- chat

    async def tell(self, table: Table, what: str, seat: int = -1) -> None:
        """The table itself says something: an undo, somebody coming or going."""
        name = table.row.seats[seat].name if seat >= 0 else ""
        table.chat.append(await self.store.say(table.id, what, name, seat, ""))

    async def chat(self, table: Table, person: str, name: str, text: str) -> None:
        """Keep what somebody says."""
        mine = table.seats_of(person)
        said = " ".join(text.split())[:LONGEST_CHAT]
        if said:
            table.chat.append(await self.store.say(table.id, person, name, mine[0] if mine else -1, said))
            del table.chat[:-200]


def given(table: Table, seat: int, code: int, version: int) -> bool:
    """Is this the answer that was given to that question? Then a second click does no harm."""
    later = table.since(version)
    if not later:
        return False
    entry = later[0].entry
    return entry is not None and entry.kind == "answer" and entry.seat == seat and entry.code == code
