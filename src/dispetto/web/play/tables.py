"""All tables: those in memory and the store behind them. A table changes only by an entry that is already in the log.

Nobody owns a table. Whoever wants something (a person, a bot, a clock) proposes an entry for the next version;
the store says whether it was the first.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dispetto.bots import best_bot
from dispetto.core.engine.table import Reason, why
from dispetto.web.people import clean
from dispetto.web.play.awake import Awake
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.pasts import Pasts
from dispetto.web.play.proposals import (
    beginning,
    first_hand,
    new_table,
    taking_back,
    whole_answer,
    whole_round,
    with_chance,
)
from dispetto.web.play.saves import Saves
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import completed, defaults
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line, Made, alter, make
from dispetto.web.store.hours import now
from dispetto.web.store.log import Entry, StoreTrouble
from dispetto.web.store.news import News
from dispetto.web.store.rows import ChatRow, Reply, SeatRow
from dispetto.web.store.store import Store

LONGEST_CHAT = 300
TRIES = 5  # of a change that others are faster with
ID = re.compile(r"[\w-]{1,20}", re.ASCII)


Wished = Callable[[], Change | None]  # None: nothing any more


class Behind(Stale):
    """Another worker was faster; what it wrote has been taken over."""


class Tables:
    """Every change to a table goes through here."""

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
        await self.afterwards(table)

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
        """A game that has ended is one of the past; the power may have gone before that was written down."""
        await self.make_so(
            table, lambda: Change({"status": "over"}) if table.over and table.row.status != "over" else None
        )

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
            if table.history.since(version) is None:
                await self.pasts.remember(table)
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
        await self.finish(table, seat, *completed(table.game, s, (*reply.codes, code)))

    async def answer_whole(self, table: Table, seat: int, codes: Sequence[int], version: int) -> None:
        """A seat's answer with many parts at once, as bots give it; raises Stale or Refused."""
        async with table.lock:
            said = table.asking.reply(seat)
            if version != table.version or said.done or tuple(codes[: len(said.codes)]) != said.codes:
                raise Stale
            whole, seen = False, said.codes
            for n in range(len(seen), len(codes)):
                s = table.asking.seen_after(seat, codes[:n])
                reason = why(s, seat, table.action(codes[n]))
                if reason is not None:
                    raise Refused(reason)
                seen, whole = completed(table.game, s, codes[: n + 1])
            await self.finish(table, seat, seen, whole)

    async def finish(self, table: Table, seat: int, codes: tuple[int, ...], done: bool) -> None:
        """These parts of an answer, checked: kept, or heard by the engine where that is all. The lock is held."""
        reply = table.asking.reply(seat)
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
                for _ in range(TRIES):
                    if table.version != version or table.gone:
                        return
                    heard = {seat: asking.reply(seat) for seat in asking.party}
                    with contextlib.suppress(Behind):  # another worker has heard something: now we know of it too
                        await self.commit(table, with_chance(table, whole_round(table)), heard)
                        return
                raise Stale
            else:
                default = whole_answer(table, asking.party[0], defaults(table.game, table.state), by="time")
                await self.commit(table, with_chance(table, default))

    async def too_slow(self, table: Table, version: int, seat: int) -> None:
        """Somebody's time is up: the default answer, and a bot sits in until they are back."""

        def wished() -> Change | None:
            if version != table.version or table.over or table.asking.party != (seat,):
                return None
            default = whole_answer(table, seat, defaults(table.game, table.state), by="time")
            sits_in = {"seats": with_seat(table.row.seats, seat, sub=best_bot())}
            line = Line("*time", table.row.seats[seat].name, seat)
            return Change(sits_in, with_chance(table, default), [line])

        await self.alter(table, wished)

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


def with_seat(seats: Sequence[SeatRow], seat: int, **facts: Any) -> tuple[SeatRow, ...]:
    """The seats with another one in that place."""
    return tuple(replace(s, **facts) if n == seat else s for n, s in enumerate(seats))


def given(table: Table, seat: int, code: int, version: int) -> bool:
    """Is this the answer that was given to that question? Then a second click does no harm."""
    later = [
        m.entry for m in table.history.since(version) or [] if m.entry is not None and m.entry.data.get("by") != "first"
    ]
    if not later:
        return False
    entry = later[0]
    return entry is not None and entry.kind == "answer" and entry.seat == seat and entry.code == code
