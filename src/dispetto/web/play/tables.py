"""All tables: those in memory and the store behind them. A table changes only by an entry that is already in the log.

Nobody owns a table. Whoever wants something (a person, a bot, a clock) proposes an entry for the next version;
the store says whether it was the first.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Reason, why
from dispetto.web.names import table_name
from dispetto.web.people import clean
from dispetto.web.play.awake import Awake
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.proposals import first_hand, leaving, taking_back, whole_answer, whole_round, with_chance
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import completed, defaults
from dispetto.web.sorry import Sorry
from dispetto.web.store.hours import now
from dispetto.web.store.log import Entry, StoreTrouble
from dispetto.web.store.rows import Reply, SeatRow, TableRow
from dispetto.web.store.store import Store

LONGEST_CHAT = 300
ID = re.compile(r"[\w-]{1,20}", re.ASCII)


class Behind(Stale):
    """Another worker was faster; what it wrote has been taken over."""


class Tables:
    """Every change to a table goes through here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.saves = Saves(store)
        self.awake = Awake(self.load)

    @property
    def loaded(self) -> Mapping[str, Table]:
        """The tables that are awake."""
        return self.awake.loaded

    @property
    def alive(self) -> Mapping[str, Table]:
        """The tables that are awake, and those fast asleep that somebody still holds."""
        return self.awake.alive

    async def get(self, table: str) -> Table | None:
        """A table by its id, woken if it sleeps; BadInput where its log makes no sense any more."""
        return await self.awake.get(table) if ID.fullmatch(table) else None

    async def load(self, table: str) -> Table | None:
        """A table rebuilt from the log."""
        row = await self.store.table(table)
        if row is None:
            return None
        made = Table(row)
        mended = made.started and not await self.saves.rebuild(made)
        if made.started:
            made.asking.said_on_disk(await self.store.replies(table, made.version))
        made.heard(await self.store.chat(table))
        if mended:
            await self.tell(made, "*mended")
        await self.close_if_over(made)
        made.clocks.woken(now())
        return made

    async def keep(self, table: Table) -> None:
        """The second save: how the table stands now."""
        await self.saves.keep(table)

    def forget(self, table: Table) -> None:
        """It is gone."""
        self.awake.forget(table)
        table.vanish()

    async def refresh(self, table: Table) -> None:
        """Another worker has changed this table: take over what it wrote."""
        async with table.lock:
            row = await self.store.table(table.id)
            if row is None:
                self.forget(table)
                return
            table.set_up(row)
            if row.status != "waiting" and not table.started:
                table.lay_out()
            await self.catch_up(table)
            table.heard(await self.store.chat(table.id))
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
        made_at = time.time()
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
            made_at,
            made_at,
            tuple(seats),
        )
        await self.store.make_table(row, entries)
        made = Table(row)
        for entry in entries:
            made.apply(entry)
        return self.awake.remember(made)

    async def change(self, table: Table, **facts: Any) -> None:
        """Something about the table itself: options, settings, seats, status."""
        async with table.setting:
            await self.store.change_table(replace(table.row, **facts), *facts)
            table.set_up(replace(table.row, **facts))

    async def reseat(self, table: Table, seat: int, **facts: Any) -> None:
        """One seat changes; Stale when somebody else was faster to sit down or get up there."""
        async with table.setting:
            was = table.row.seats[seat]
            now = replace(was, **facts)
            if not await self.store.set_seat(table.id, seat, was, now):
                raise Stale
            table.set_up(replace(table.row, seats=(*table.row.seats[:seat], now, *table.row.seats[seat + 1 :])))
            table.stir.set()

    async def start(self, table: Table) -> None:
        """Everybody sits: begin, and let chance answer what comes before the first question."""
        async with table.lock:
            if table.started:
                return
            table.game.new(len(table.row.seats), table.row.options)
            given = table.row.settings.get("nonce", {})
            gave = [s for s in table.row.seats if given.get(s.person) and not s.hot]
            nonces = {"nonces": [given[s.person] for s in gave], "nonced": [s.name for s in gave]}
            await self.change(table, status="playing", settings={**table.row.settings, **nonces})
            table.lay_out()
            await self.commit(table, with_chance(table, []))

    async def delete(self, table: Table) -> None:
        """Away with it, for everybody."""
        async with table.lock:
            await self.store.delete_table(table.id)
            self.forget(table)

    # ------------------------------------------------------------------------------------------------------ answers

    async def commit(self, table: Table, entries: Sequence[Entry], heard: Mapping[int, Reply] | None = None) -> None:
        """Write these entries, then let them happen; Behind when somebody was faster, or where one of these seats
        has said something else than was heard here. The lock is held.
        """
        if not entries:
            return
        if not await self.store.append(table.id, entries, heard):
            await self.catch_up(table)
            raise Behind
        for entry in entries:
            table.apply(entry)
        table.stir.set()
        with contextlib.suppress(StoreTrouble):  # what was answered stands; this is made up for later
            await self.close_if_over(table)
            await self.saves.keep_sometimes(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what other workers have written to the log, and what was said to them. The lock is held."""
        await self.saves.catch_up(table)
        table.asking.said_on_disk(await self.store.replies(table.id, table.version))

    async def close_if_over(self, table: Table) -> None:
        """A game that has ended is one of the past; the power may have gone before that was written down."""
        if table.over and table.row.status != "over":
            await self.change(table, status="over")

    async def answer(self, table: Table, seat: int, code: int, version: int, part: int = 0) -> None:
        """A seat's answer to the question of that version, or one part of it; raises Stale or Refused.

        In a round, and while parts are missing, it is only kept (on disk): the engine hears it when all is said.
        Where the first hand counts, it is heard at once.
        """
        table.action(code)
        async with table.lock:
            try:
                await self.take(table, seat, code, version, part)
            except Behind:  # perhaps it is this very answer that another worker has heard
                await self.take(table, seat, code, version, part)

    async def take(self, table: Table, seat: int, code: int, version: int, part: int) -> None:
        """The same, once; Behind where another worker was faster. The lock is held."""
        reply = table.asking.reply(seat)
        if version != table.version:
            if given(table, seat, code, version):
                return
            raise Stale
        if part < len(reply.codes) and reply.codes[part] == code:
            return
        if reply.done or part != len(reply.codes):
            raise Stale
        s = table.asking.seen(seat)
        reason = why(s, seat, table.action(code)) if seat >= 0 else Reason("TABLE-02")
        if reason is not None:
            raise Refused(reason)
        codes, done = completed(table.game, s, (*reply.codes, code))
        in_round = table.asking.in_round
        slammed = first_hand(table, seat, codes) if in_round and done else []
        if slammed:
            await self.commit(table, with_chance(table, slammed), {seat: reply})
        elif in_round or not done:
            await self.hear(table, seat, Reply(codes, done))
        else:
            await self.commit(table, with_chance(table, whole_answer(table, seat, codes)), {seat: reply})

    async def hear(self, table: Table, seat: int, reply: Reply) -> None:
        """Keep what a seat has said so far, on disk first; Behind when another worker was faster. The lock is held."""
        if not await self.store.reply(table.id, table.version, seat, table.asking.reply(seat), reply):
            await self.catch_up(table)
            raise Behind
        table.asking.said(seat, reply)
        table.stir.set()

    async def unsay(self, table: Table, seat: int, version: int) -> None:
        """Take back the last part said, or the whole answer while the round is open."""
        async with table.lock:
            reply = table.asking.reply(seat)
            if version != table.version or not reply.codes:
                return
            codes = () if reply.done else reply.codes[:-1]
            while codes and completed(table.game, table.asking.seen_after(seat, codes[:-1]), codes)[0] != codes:
                codes = codes[:-1]  # what followed without a choice goes with it
            await self.hear(table, seat, Reply(codes, False))

    async def time_is_up(self, table: Table, version: int) -> None:
        """The default answer for whoever is asked, or the end of a round: all that was said, in the engine's order."""
        async with table.lock:
            if version != table.version or table.over:
                return
            asking = table.asking
            if not asking.party:  # chance has to speak, and whoever should have let it was cut off
                await self.commit(table, with_chance(table, []))
            elif asking.in_round:
                while table.version == version:
                    asking.said_on_disk(await self.store.replies(table.id, version))  # also what others have heard
                    heard = {seat: asking.reply(seat) for seat in asking.party}
                    with contextlib.suppress(Behind):  # at the last moment another worker has heard something
                        await self.commit(table, with_chance(table, whole_round(table)), heard)
            else:
                default = whole_answer(table, asking.party[0], defaults(table.game, table.state), by="time")
                await self.commit(table, with_chance(table, default))

    async def leave(self, table: Table, seat: int) -> None:
        """A player gets up for good, and the rules say what becomes of the seat."""
        async with table.lock:
            if table.started and not table.over:
                await self.commit(table, with_chance(table, leaving(table, seat)))

    # --------------------------------------------------------------------------------------------------------- undo

    async def undo(self, table: Table, seat: int, version: int) -> None:
        """Take back what is free; ask the others about more. Bots always agree."""
        async with table.lock:
            if version != table.version or table.over or seat < 0:
                raise Stale
            free = table.undo.free(seat)
            if free:
                await self.take_back(table, seat, free)
                return
            far = table.undo.far(seat)
            if not far:
                raise Sorry("nothing-to-undo", 409)
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
        await self.commit(table, taking_back(table, seat, moments))
        await self.tell(table, "*undone", seat)

    # --------------------------------------------------------------------------------------------------------- chat

    async def tell(self, table: Table, what: str, seat: int = -1) -> None:
        """The table itself says something: an undo, somebody coming or going."""
        name = table.row.seats[seat].name if seat >= 0 else ""
        table.hear(await self.store.say(table.id, what, name, seat, ""))

    async def chat(self, table: Table, person: str, name: str, text: str) -> None:
        """Keep what somebody says."""
        mine = table.seats_of(person)
        said = clean(text, LONGEST_CHAT)
        if said:
            table.hear(await self.store.say(table.id, person, name, mine[0] if mine else -1, said))


def given(table: Table, seat: int, code: int, version: int) -> bool:
    """Is this the answer that was given to that question? Then a second click does no harm."""
    later = [
        m.entry for m in table.history.since(version) or [] if m.entry is not None and m.entry.data.get("by") != "first"
    ]
    if not later:
        return False
    entry = later[0]
    return entry is not None and entry.kind == "answer" and entry.seat == seat and entry.code == code
