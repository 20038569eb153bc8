"""Tables in memory and the store behind them: waking and making them, and every change to a table as a whole.

Nobody owns a table. Whoever changes one does so by compare-and-set, and takes over what another worker was faster with.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dispetto.core.errors import BadInput
from dispetto.web.play.awake import Awake
from dispetto.web.play.finishing import finished_of
from dispetto.web.play.moments import Stale
from dispetto.web.play.pasts import Pasts
from dispetto.web.play.proposals import beginning, new_table
from dispetto.web.play.saves import Saves
from dispetto.web.play.sisters import sisters_of
from dispetto.web.play.table import Table
from dispetto.web.play.wagers import bets, settlement
from dispetto.web.store.changes import Change, Made, alter, make
from dispetto.web.store.hours import now
from dispetto.web.store.log import Entry, StoreTrouble
from dispetto.web.store.news import News
from dispetto.web.store.rows import ChatRow, SeatRow
from dispetto.web.store.store import Store

TRIES = 5  # of a change that others are faster with
ID = re.compile(r"[\w-]{1,20}", re.ASCII)
Wished = Callable[[], Change | None]  # None: nothing any more


class Loading:
    """Tables are woken, made, changed as a whole and forgotten."""

    def __init__(self, store: Store, whole: bool = False) -> None:
        self.store = store
        self.whole = whole  # tables in memory keep all their moments and their story
        self.saves = Saves(store)
        self.pasts = Pasts(self.saves)
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
        stored = await self.store.reading.stored(table)
        if stored is None:
            return None
        made = Table(stored.row, self.whole)
        made.heard(stored.chat)
        if made.started and not await self.saves.rebuild(made, stored):
            await self.tell(made, "*mended")
        if made.started:
            same = stored.version == made.version
            made.asking.said_on_disk(stored.replies if same else await self.store.replies(table, made.version))
        if made.started and made.asking.in_round and any("pass:" in s.standing for s in stored.row.seats):
            await self.deepen(made)  # that holds as long as the turn does
        await self.close_if_over(made)
        made.clocks.woken(now())
        return made

    async def keep(self, *tables: Table) -> None:
        """The second save: how these tables stand now."""
        await self.saves.keep(tables)

    async def deepen(self, table: Table) -> None:
        """Let it remember its latest moments again, if it has forgotten them."""
        if not await self.pasts.deepen(table):
            await self.tell(table, "*mended")

    async def reach(self, table: Table, version: int) -> None:
        """Let it remember what happened since a version."""
        if table.started and table.history.since(version) is None:
            await self.deepen(table)

    def forget(self, table: Table) -> None:
        """It is gone."""
        self.awake.forget(table)
        self.pasts.forget(table)
        table.vanish()

    async def refresh(self, table: Table) -> None:
        """Another worker has changed this table: take over what it wrote."""
        async with table.lock:
            await self.take_over(table)

    async def hear_of(self, table: Table, news: News) -> bool | None:
        """Another worker, or we ourselves, have written this to the log: let it happen here too, unless it has already.
        Whether anything is new; None where more must have happened than this.
        """
        async with table.lock:
            if news.said is not None:
                said, known = news.said, table.asking.reply(news.said.seat)
                if said.version < table.version or known == said.now or news.worker == self.store.worker:
                    return False
                if said.version > table.version or known != said.was:
                    return None
                table.asking.said(said.seat, said.now, elsewhere=True)
            else:
                fresh = [entry for entry in news.entries if entry.version > table.version]
                if not fresh:
                    return False
                if not self.saves.take(table, fresh):
                    return None
            table.stir.set()
            return True

    async def take_over(self, table: Table) -> None:
        """The same, with the lock held."""
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

    # -------------------------------------------------------------------------------------------------------- changing

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
        begun: bool = False,
    ) -> Table:
        """A new table; BadInput where the game cannot be set up like that. With entries it grows from another's log."""
        made = new_table(game, host, seats, options, opened=opened, settings=settings, entries=entries, begun=begun)
        await make(self.store, made)
        return self.laid_out(made)

    def laid_out(self, made: Made) -> Table:
        """A table that was made just now."""
        table = Table(made.row, self.whole)
        for entry in made.entries:
            table.apply(entry)
        return self.awake.remember(table)

    async def alter(self, table: Table, wished: Wished) -> None:
        """Change a table, in however many steps, all at once: what is wished of it as it stands when it is one's turn.
        Stale where others are faster all the time.
        """
        async with table.lock:
            await self.make_so(table, wished)

    async def make_so(self, table: Table, wished: Wished) -> None:
        """The same, with the lock held."""
        for _ in range(TRIES):
            change = wished()
            if change is None:
                return
            said = await alter(self.store, table.row, change)
            if said is not None:
                await self.altered(table, change, said)
                return
            await self.take_over(table)
            if table.gone:
                break
        raise Stale

    async def altered(self, table: Table, change: Change, said: Sequence[ChatRow]) -> None:
        """A change is on disk: let it happen here too."""
        table.set_up(replace(table.row, **change.facts, revision=table.row.revision + 1))
        if table.row.status != "waiting" and not table.started:
            table.lay_out()
        for entry in change.entries:
            table.apply(entry)
        for line in said:
            table.hear(line)
        if change.made is not None:
            self.laid_out(change.made)
        table.stir.set()
        if change.entries:
            await self.afterwards(table)

    async def change(self, table: Table, **facts: Any) -> None:
        """Something about the table itself: options, settings, status. Stale where somebody else changed it meanwhile.
        The lock is held.
        """
        row = table.row

        def wished() -> Change:
            if table.row is not row:
                raise Stale
            return Change(facts)

        await self.make_so(table, wished)

    async def reseat(self, table: Table, seat: int, **facts: Any) -> None:
        """One seat changes; Stale when somebody else was faster to sit down or get up there."""
        was = table.row.seats[seat]

        def wished() -> Change:
            now = table.row.seats[seat]
            if (now.person, now.bot) != (was.person, was.bot):
                raise Stale
            return Change({"seats": with_seat(table.row.seats, seat, **facts)})

        await self.alter(table, wished)

    async def start(self, table: Table) -> None:
        """Everybody sits: begin, and let chance answer what comes before the first question."""
        await self.alter(table, lambda: None if table.started else beginning(table.row))

    async def delete(self, table: Table) -> None:
        """Away with it, for everybody."""
        async with table.lock:
            await self.store.delete_table(table.id)
            self.forget(table)

    async def afterwards(self, table: Table) -> None:
        """What follows from what has happened; where that fails, what was answered stands, and this is made up for."""
        with contextlib.suppress(StoreTrouble, Stale):
            await self.close_if_over(table)
            await self.saves.keep_sometimes(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what other workers have written to the log, and what was said to them. The lock is held."""
        await self.saves.catch_up(table)
        table.asking.said_on_disk(await self.store.replies(table.id, table.version))

    async def close_if_over(self, table: Table) -> None:
        """A game that has ended is one of the past and gets its line in the book, both at once; the power may have gone
        before that was written down.
        """
        whole = table
        if table.over and table.row.status != "over" and bets(table):
            with contextlib.suppress(BadInput):  # else what it remembers is all there is
                whole = table if table.whole else await self.saves.all_of(table.row)

        def wished() -> Change | None:
            if not table.over or table.row.status == "over":
                return None
            if sisters_of(table.row.settings):
                return Change({"status": "over"})
            return Change({"status": "over"}, ended=finished_of(table), settled=settlement(table, whole))

        await self.make_so(table, wished)

    async def tell(self, table: Table, what: str, seat: int = -1) -> None:
        """The table itself says something: an undo, somebody coming or going."""
        name = table.row.seats[seat].name if seat >= 0 else ""
        table.hear(await self.store.say(table.id, what, name, seat, ""))


def with_seat(seats: Sequence[SeatRow], seat: int, **facts: Any) -> tuple[SeatRow, ...]:
    """The seats with another one in that place."""
    return tuple(replace(s, **facts) if n == seat else s for n, s in enumerate(seats))
