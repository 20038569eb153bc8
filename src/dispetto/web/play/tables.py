"""All tables: those in memory and the store behind them. A table changes only by an entry that is already in the log.

Nobody owns a table. Whoever wants something (a person, a bot, a clock) proposes an entry for the next version; the store
says whether it was the first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Reason, why
from dispetto.core.errors import BadInput
from dispetto.web.names import table_name
from dispetto.web.people import clean
from dispetto.web.play.table import Refused, Stale, Table, Wish
from dispetto.web.sorry import Sorry
from dispetto.web.store.store import Entry, Reply, SeatRow, Store, StoreTrouble, TableRow

LONGEST_CHAT = 300
ID = re.compile(r"[\w-]{1,20}", re.ASCII)
KEEP_EVERY = 20  # entries between two snapshots
A_BREATH = 200  # entries replayed before others get their turn
log = logging.getLogger("dispetto.web")


class Tables:
    """Every change to a table goes through here."""

    def __init__(self, store: Store, room: int = 300) -> None:
        self.store = store
        self.room = room  # for tables in memory
        self.loaded: OrderedDict[str, Table] = OrderedDict()  # those used last
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # and all that somebody still looks at
        self.loading = asyncio.Lock()

    async def get(self, table: str) -> Table | None:
        """A table by its id, from memory or rebuilt from the log; BadInput where its log makes no sense any more."""
        found = self.alive.get(table)
        if found is None and ID.fullmatch(table):
            async with self.loading:
                found = self.alive.get(table) or await self.load(table)
        return None if found is None else self.remember(found)

    async def load(self, table: str) -> Table | None:
        """A table rebuilt from the log."""
        row = await self.store.table(table)
        if row is None:
            return None
        made = Table(row)
        if made.started:
            try:
                await self.catch_up(made)
                true = await self.stands_as_kept(made)
            except BadInput:
                true = False
            if not true:
                await self.mend(made)
            made.replies = await self.store.replies(table, made.version)
        made.chat = await self.store.chat(table)
        await self.close_if_over(made)
        return made

    async def catch_up(self, table: Table) -> None:
        """Let everything happen that is in the log and has not happened here; what was before a mended rule is past."""
        entries = await self.store.log(table.id, table.version)
        first = max((n for n, entry in enumerate(entries) if entry.kind == "mended"), default=0)
        for n, entry in enumerate(entries[first:]):
            if n % A_BREATH == A_BREATH - 1:
                await asyncio.sleep(0)  # a long story must not hold up the other tables
            try:
                table.apply(entry)
            except Exception as e:
                log.error("table %s does not replay at %s: %r", table.id, entry.version, e)
                raise Sorry("other-rules", 409) from e

    async def keep(self, table: Table) -> None:
        """The second save: how the table stands now."""
        if table.started and not table.over and not table.gone and table.kept < table.version:
            version = table.version
            await self.store.keep(table.id, version, table.game.dump(table.state))
            table.kept = version

    async def stands_as_kept(self, table: Table) -> bool:
        """Has the log led to where the table stood when it was kept? Not if a rule was mended since."""
        kept = await self.store.kept(table.id)
        if kept is None:
            return True
        table.kept = kept[0]
        moment = next((m for m in table.moments if m.version == kept[0]), None)
        try:
            stood = table.game.dump(table.game.load(kept[1]))
        except Exception:  # a save of an older form: the log has it all
            return True
        return moment is None or stood == table.game.dump(moment.state)

    async def mend(self, table: Table) -> None:
        """The rules have changed under this table: it goes on from how it stood; BadInput where nobody knows."""
        kept = await self.store.kept(table.id)
        entries = await self.store.log(table.id)
        counter = max((entry.data.get("counter", -1) for entry in entries), default=-1) + 1
        if kept is None or not entries:
            raise Sorry("other-rules", 409)
        data = {"state": kept[1], "counter": counter}
        try:
            table.apply(made := Entry(entries[-1].version + 1, "mended", -1, kept[0], data, time.time()))
        except Exception as e:
            raise Sorry("other-rules", 409) from e
        if not await self.store.append(table.id, [made]):  # another worker has mended it, a moment ago
            await self.catch_up(table)
        await self.tell(table, "*mended")

    def remember(self, table: Table) -> Table:
        """This table stays in memory while it is one of the last used, or somebody holds it."""
        self.alive[table.id] = table
        self.loaded[table.id] = table
        self.loaded.move_to_end(table.id)
        while len(self.loaded) > self.room:
            self.loaded.popitem(last=False)
        return table

    def forget(self, table: Table) -> None:
        """It is gone."""
        table.gone = True
        self.loaded.pop(table.id, None)
        self.alive.pop(table.id, None)
        table.stir.set()

    async def refresh(self, table: Table) -> None:
        """Another worker has changed this table: take over what it wrote."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                self.forget(table)
                return
            table.row = row
            if row.status != "waiting" and not table.started:
                table.lay_out()
            await self.catch_up(table)
            table.replies = await self.store.replies(table.id, table.version)
            table.chat = await self.store.chat(table.id)
            table.lines.clear()
            table.stir.set()

    async def make(
        self,
        game: str,
        host: str,
        seats: Sequence[SeatRow],
        options: dict[str, Any],
        *,
        opened: bool = False,
        settings: dict[str, Any] | None = None,
        entries: Sequence[Entry] = (),
    ) -> Table:
        """A new table; BadInput where the game cannot be set up like that. With entries it grows from another's log."""
        game_named(game).new(len(seats), options)
        now = time.time()
        row = TableRow(
            secrets.token_urlsafe(6),
            game,
            table_name(),
            host,
            opened,
            "playing" if entries else "waiting",
            options,
            settings or {},
            secrets.token_hex(32),
            now,
            now,
            tuple(seats),
        )
        await self.store.make_table(row, entries)
        made = Table(row)
        for entry in entries:
            made.apply(entry)
        return self.remember(made)

    async def change(self, table: Table, **facts: Any) -> None:
        """Something about the table itself: options, settings, seats, status."""
        async with table.setting:
            await self.store.change_table(replace(table.row, **facts), *facts)
            table.row = replace(table.row, **facts)
            table.lines.clear()

    async def reseat(self, table: Table, seat: int, **facts: Any) -> None:
        """One seat changes; Stale when somebody else was faster to sit down or get up there."""
        async with table.setting:
            was = table.row.seats[seat]
            now = replace(was, **facts)
            if not await self.store.set_seat(table.id, seat, was, now):
                raise Stale
            table.row = replace(table.row, seats=(*table.row.seats[:seat], now, *table.row.seats[seat + 1 :]))
            table.lines.clear()
            table.stir.set()

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
            self.forget(table)

    # ------------------------------------------------------------------------------------------------------ answers

    async def commit(self, table: Table, entries: Sequence[Entry]) -> None:
        """Write these entries, then let them happen; Stale when somebody was faster. The lock is held."""
        if not entries:
            return
        if not await self.store.append(table.id, entries):
            await self.catch_up(table)
            raise Stale
        for entry in entries:
            table.apply(entry)
        table.stir.set()
        with contextlib.suppress(StoreTrouble):  # what was answered stands; this is made up for later
            await self.close_if_over(table)
            if table.version - table.kept >= KEEP_EVERY:
                await self.keep(table)

    async def close_if_over(self, table: Table) -> None:
        """A game that has ended is one of the past; the power may have gone before that was written down."""
        if table.over and table.row.status != "over":
            await self.change(table, status="over")

    async def answer(self, table: Table, seat: int, code: int, version: int, part: int = 0) -> None:
        """A seat's answer to the question of that version, or one part of it; raises Stale or Refused.

        In a round, and while parts are missing, it is only kept (on disk): the engine hears it when all is said. Where the
        first hand counts, it is heard at once.
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
            slammed = table.first_hand(seat, codes) if table.in_round and done else []
            if slammed:
                await self.commit(table, table.with_chance(slammed))
                return
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
            if not table.party:  # chance has to speak, and whoever should have let it was cut off
                await self.commit(table, table.with_chance([]))
            elif table.in_round:
                table.replies = await self.store.replies(table.id, version)  # also what another worker has heard
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
                raise Sorry("nothing-to-undo", 409)
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
        said = clean(text, LONGEST_CHAT)
        if said:
            table.chat.append(await self.store.say(table.id, person, name, mine[0] if mine else -1, said))
            del table.chat[:-200]


def given(table: Table, seat: int, code: int, version: int) -> bool:
    """Is this the answer that was given to that question? Then a second click does no harm."""
    later = [m.entry for m in table.since(version) or [] if m.entry is not None and m.entry.data.get("by") != "first"]
    if not later:
        return False
    entry = later[0]
    return entry is not None and entry.kind == "answer" and entry.seat == seat and entry.code == code
