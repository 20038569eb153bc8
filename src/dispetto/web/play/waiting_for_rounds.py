"""A round: all its seats answer at once, until a fuse has burnt down, or all have answered after a fixed minimum."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Mapping

from dispetto.core.engine.table import asked
from dispetto.web.play import timing
from dispetto.web.play.alone import TICK, alone, goes_by_itself, hurries, idle
from dispetto.web.play.clocks import Post
from dispetto.web.play.days import by_post, post
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import is_real
from dispetto.web.play.waiting_for_one import WaitingForOne
from dispetto.web.store.hours import now


class WaitingForRounds(WaitingForOne):
    """Until everybody has answered, or the fuse has burnt down."""

    async def hold_round(self, table: Table, version: int) -> None:
        """All seats of a round answer at once; it ends at the fuse, or when all have answered after a fixed minimum."""
        if goes_by_itself(table):
            await self.veil(table)
        else:
            table.hurry.clear()  # somebody is asked after all
            await self.unveil(table)
        lone = alone(table) or hurries(table)
        thoughts = {
            seat: self.thought(table, seat, table.row.seats[seat].player, version)
            for seat in table.asking.party
            if table.row.seats[seat].player and not table.asking.reply(seat).done
        }
        late = TICK * self.thinkers.late
        try:
            if not lone:
                await self.show(await self.calm(table, timing.monotonic()), 0.0)
            await self.hold_open(table, version, lone, thoughts, late)
        finally:
            for task in thoughts.values():
                task.cancel()
        await self.after_you(table, version)
        if table.version == version:
            silent = tuple(table.asking.owing()) if table.clocks.post is not None else ()
            await self.done(self.tables.time_is_up(table, version))
            if silent:
                await self.done(self.tables.sit_in_for(table, silent))

    async def hold_open(
        self, table: Table, version: int, lone: bool, thoughts: dict[int, asyncio.Task[tuple[int, ...]]], late: float
    ) -> None:
        """Until a round ends; its bots have begun to think."""
        began = table.clocks.since(self.began) if table.clocks.old else now()
        table.clocks.open_round(version, began)
        shown = self.watched(table) and not lone
        start, most = timing.monotonic(), timing.LEAST + late if shown else 0.0
        least = began + most * self.pace
        seats = table.asking.party
        lazy = {s: began + random.uniform(timing.LEAST, timing.LAZY) * self.pace if shown else began for s in seats}
        pauses = {seat: random.uniform(min(timing.NEUTRAL[0] + late, most), most) for seat in seats}
        bots = [
            asyncio.create_task(self.bot_reply(table, seat, version, start, pauses[seat], thoughts.get(seat)))
            for seat in pauses
        ]
        self.tell(table)
        try:
            while table.version == version and not table.gone:
                table.stir.clear()
                if by_post(table) and self.clock(table):
                    self.by_post(table, version, await post(self.tables.store, table, table.asking.party, self.began))
                else:
                    self.light(table, version)
                await self.standing(table, version, lazy)
                if lone and goes_by_itself(table):  # the person has answered: nobody sees how long bots still think
                    await self.veil(table)
                fuse = table.clocks.fuse
                if fuse is None:  # something else has happened meanwhile
                    break
                owing = table.asking.owing()
                until = fuse.until if owing else least
                if until and until <= now():
                    break
                bots_owe = any(table.row.seats[seat].player for seat in owing)
                soon = [lazy[seat] for seat in owing if not table.row.seats[seat].player and idle(table, seat)]
                wakes = [until] * bool(until) + [max(at, now() + 0.05) for at in soon]
                people = owing and not soon and not bots_owe
                if people:
                    self.asks(table)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(min(wakes) - now() if wakes else None):
                        with self.quietly(table) if people else contextlib.nullcontext():
                            await table.stir.wait()
        finally:
            for task in bots:
                task.cancel()

    async def after_you(self, table: Table, version: int) -> None:
        """Whoever heard the last word ends the round: where that is another worker, it is given a moment."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timing.AFTER_YOU):
                while table.asking.elsewhere and table.version == version and not table.gone:
                    table.stir.clear()
                    await table.stir.wait()

    def light(self, table: Table, version: int) -> None:
        """Light the fuse once everybody it waits for is at the table;
        who is away has the clock, or all the time there is.
        """
        fuse, burn = table.clocks.fuse, self.burns(table)
        if fuse is None or fuse.until or not burn:
            return
        clock = self.clock(table)
        if self.everybody(table):
            lit = now()
            table.clocks.light(version, lit, lit + burn)
        elif clock:
            table.clocks.light(version, fuse.began, fuse.began + max(burn, clock))
        self.tell(table)

    def by_post(self, table: Table, version: int, found: Post) -> None:
        """A round may be answered for days, also where everybody happens to look."""
        if table.clocks.fuse is not None and table.version == version and table.clocks.post != found:
            table.clocks.light_by_post(version, found)
            self.tell(table)

    def burns(self, table: Table) -> float:
        """How long the fuse is: the same for every seat. None where people share a device, passing it round takes time;
        and none where nobody but bots would wait.
        """
        if alone(table):
            return 0.0
        holders = [table.row.seats[seat].person for seat in table.asking.party if not table.row.seats[seat].player]
        fuse = float(table.row.settings.get("fuse", timing.FUSE))
        if len(set(holders)) < len(holders):
            return 0.0
        return fuse * (timing.SEALED if table.asking.sealed else 1.0)

    async def bot_reply(
        self,
        table: Table,
        seat: int,
        version: int,
        began: float,
        pause: float,
        thought: asyncio.Task[tuple[int, ...]] | None,
    ) -> None:
        """A bot's answer in a round, at a moment that was drawn before it looked at what it holds;
        else one that sits in later.
        """
        if thought is None:
            await self.show(began, pause)
        while table.version == version and seat in table.asking.owing():
            who = table.row.seats[seat].player
            if not who:
                return
            if thought is None:
                thought = self.thought(table, seat, who, version)
                began, pause = timing.monotonic(), random.uniform(*timing.NEUTRAL) if pause else 0.0
            try:
                codes = await self.in_time(table, seat, thought, began, pause)
                await self.give(table, seat, codes, version)
            except Exception as e:  # nobody else may ever end this round
                await self.try_again(table, e)
            finally:
                thought.cancel()
                thought = None

    async def standing(self, table: Table, version: int, lazy: Mapping[int, float]) -> None:
        """Standing answers: pass this turn; pass where there is no choice, at once for who wants it so,
        else at a moment that was drawn for every seat before anybody looked.
        """
        for seat in table.asking.owing():
            if table.row.seats[seat].player:
                continue
            s = table.asking.seen(seat)
            ask = asked(s)
            assert ask is not None
            choice = table.asking.reply(seat).codes or is_real(table.game, s)
            due = only_if(table, seat) or lazy.get(seat, 0.0) <= now()
            passing = passes(table, seat) and not table.asking.sealed  # nobody passes on a bet without a look at it
            if passing or (due and not choice):
                with contextlib.suppress(Stale, Refused):
                    code = table.game.default(s).code
                    part = len(table.asking.reply(seat).codes)
                    await self.done(self.tables.answer(table, seat, code, version, part))
