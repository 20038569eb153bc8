"""Answers: what people, bots, clocks and fuses say to the open question, each part on disk before it counts."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from dispetto.bots import best_bot
from dispetto.core.engine.table import Reason, why
from dispetto.web.play.asking import Question
from dispetto.web.play.loading import TRIES, Loading, with_seat
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.proposals import first_hand, whole_answer, whole_round, with_chance
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import completed, defaults
from dispetto.web.store.changes import Change, Line
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import Reply


class Behind(Stale):
    """Another worker was faster; what it wrote has been taken over."""


class Answering(Loading):
    """The log says which answer was first, and only what is in it happens."""

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
                if whole:  # what follows must be what followed by itself: nobody looks beyond their answer
                    if tuple(codes) != seen[: len(codes)]:
                        raise Refused(Reason("TABLE-02"))
                    break
                s = table.asking.seen_after(seat, codes[:n])
                reason = why(s, seat, table.action(codes[n]))
                if reason is not None:
                    raise Refused(reason)
                seen, whole = completed(table.game, s, codes[: n + 1])
            await self.finish(table, seat, seen, whole)

    async def was_given(self, table: Table, seat: int, codes: Sequence[int], version: int) -> bool:
        """Is this the answer that the seat has given to the question of that version, or the beginning of it?"""
        async with table.lock:
            if version == table.version:
                return table.asking.reply(seat).codes[: len(codes)] == tuple(codes)
            if table.history.since(version) is None:
                await self.pasts.remember(table)
            then = table.history.before(version)
            if then is None or then.version != version or seat not in Question.of(then.state).party:
                return False
            later = [m.entry for m in table.history.since(version) or () if m.entry is not None]
            mine = [e for e in later if e.kind == "answer" and e.data.get("by") != "first" and e.seat == seat]
            return [e.code for e in mine[: len(codes)]] == list(codes)

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
            note = table.asking.notes.get(seat, {})
            await self.commit(table, with_chance(table, whole_answer(table, seat, codes, **note)), {seat: reply})

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

    async def sit_in_for(self, table: Table, seats: Sequence[int]) -> None:
        """Bots sit in for people who let days pass without a word in a round."""

        def wished() -> Change | None:
            late = [n for n in seats if table.row.seats[n].person and not table.row.seats[n].player]
            if table.over or not late:
                return None
            rows = table.row.seats
            for n in late:
                rows = with_seat(rows, n, sub=best_bot())
            return Change({"seats": rows}, lines=[Line("*time", rows[n].name, n) for n in late])

        await self.alter(table, wished)


def given(table: Table, seat: int, code: int, version: int) -> bool:
    """Is this the answer that was given to that question? Then a second click does no harm."""
    later = [
        m.entry for m in table.history.since(version) or [] if m.entry is not None and m.entry.data.get("by") != "first"
    ]
    if not later:
        return False
    entry = later[0]
    return entry is not None and entry.kind == "answer" and entry.seat == seat and entry.code == code
