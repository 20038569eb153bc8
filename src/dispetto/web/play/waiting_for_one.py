"""One seat is asked: a bot thinks, a single offer waits a neutral while, a person has the clock. Alone with bots, what
they do is hidden until it is done.
"""

from __future__ import annotations

import asyncio
import random

from dispetto.web import metrics
from dispetto.web.play import timing
from dispetto.web.play.alone import LONGEST, TICK, alone, goes_by_itself, hurries
from dispetto.web.play.days import by_post, post
from dispetto.web.play.table import Table
from dispetto.web.play.utterances import defaults, is_real
from dispetto.web.play.waiter import Waiter
from dispetto.web.store.hours import now


class WaitingForOne(Waiter):
    """Until one seat has answered."""

    async def hold(self, table: Table, version: int) -> None:
        """One seat is asked: a bot thinks, a single offer waits a neutral while, a person has the clock."""
        table.stir.clear()
        if not table.asking.party:
            await self.done(self.tables.time_is_up(table, version))
            return
        seat = table.asking.party[0]
        who = table.row.seats[seat].player
        if goes_by_itself(table):
            table.clocks.stop()
            await self.at_once(table, seat, who, version)
            return
        await self.unveil(table)
        if who or not is_real(table.game, table.asking.seen(seat)):
            table.clocks.stop()
            pause = self.pause(table, bool(who)) if self.watched(table) else 0.0  # drawn before anybody has thought
            began, thought = timing.monotonic(), self.thought(table, seat, who, version)
            try:
                codes = await self.in_time(table, seat, thought, await self.calm(table, began), pause)
            finally:
                thought.cancel()
            if table.row.seats[seat].player == who:
                await self.give(table, seat, codes, version)
                self.tell(table)  # after a first part without a choice the rest may be one for a person to make
            return
        table.hurry.clear()  # somebody is asked after all
        clock = self.clock(table)
        if clock and by_post(table):
            found = await post(self.tables.store, table, (seat,), self.began)
            if table.version != version:
                return
            table.clocks.start_by_post(clock, found)
        else:
            table.clocks.start(clock, self.began)
        if clock:
            self.tell(table)
        self.asks(table)
        try:
            left = table.clocks.deadline - now() if clock else None
            async with asyncio.timeout(left):
                with self.quietly(table):
                    await table.stir.wait()
        except TimeoutError:
            table.clocks.stop()
            await self.done(self.tables.too_slow(table, version, seat))

    def clock(self, table: Table) -> float:
        """Seconds that a person has for an answer; 0 for all the time there is: alone with bots nothing burns."""
        return 0.0 if alone(table) else float(table.row.settings.get("clock") or 0)

    def pause(self, table: Table, bot: bool) -> float:
        """How long an answer takes that nobody has to think about: the same for all where silence could talk."""
        if table.history.secret:
            return random.uniform(*timing.NEUTRAL) + TICK * self.thinkers.late
        return random.uniform(*timing.QUICK) if bot else timing.FORCED

    async def calm(self, table: Table, began: float) -> float:
        """When the motion on the screens is over, or a while after that moment."""
        await timing.nap(0.02)  # let the pages take their messages, so that the motion is known
        return max(began, min(self.busy_until.get(table.id, 0.0), began + 8))

    async def show(self, began: float, pause: float) -> None:
        """Until the pause is over."""
        await timing.nap(max(0.0, (began + pause - timing.monotonic()) * self.pace))

    def thought(self, table: Table, seat: int, bot: str, version: int) -> asyncio.Task[tuple[int, ...]]:
        """A bot begins to think, as soon as it is asked; behind a veil it has no longer than that hangs."""
        purse = self.veils.purse(table, timing.monotonic())
        task = asyncio.create_task(self.minds.answer(table, seat, bot, version, purse))
        task.add_done_callback(self.written)
        return task

    async def in_time(
        self, table: Table, seat: int, thought: asyncio.Task[tuple[int, ...]], began: float, pause: float
    ) -> tuple[int, ...]:
        """What a bot has thought when it has to speak. Where silence could talk that is when its pause is over, however
        far it has come: it gives the default where it is not done, for to be late would tell that it had a choice.
        """
        if pause and self.pace and table.history.secret:
            await self.show(began, pause)
            if not thought.done():
                thought.cancel()
                metrics.THOUGHTS.add("late")
                table.asking.note(seat, {})
                return table.asking.reply(seat).codes + defaults(table.game, table.asking.seen(seat))
        codes = await thought
        await self.show(began, pause)
        return codes

    # ------------------------------------------------------------------------------------------------ alone with bots

    async def at_once(self, table: Table, seat: int, who: str, version: int) -> None:
        """An answer that nobody waits for, given as soon as it is thought out."""
        await self.veil(table)
        codes = await self.minds.answer(table, seat, who, version, self.veils.purse(table, timing.monotonic()))
        if table.row.seats[seat].player == who:
            await self.give(table, seat, codes, version)

    async def veil(self, table: Table) -> None:
        """Show nothing of what bots do until it is done; first let the pages take what the person did."""
        if self.watched(table) and not self.veils.hides(table):
            await timing.nap(0.02)
            self.veils.fall(table, timing.monotonic())

    async def unveil(self, table: Table) -> None:
        """Show what bots did, in one go."""
        if self.veils.hides(table):
            until = timing.monotonic() + self.veils.left(table, timing.monotonic()) * self.pace
            while (rest := until - timing.monotonic()) > 0 and self.watched(table):  # who has gone is shown nothing
                await timing.nap(min(timing.SLICE, rest))
            self.veils.rise(table)
            self.tell(table)

    async def between(self, table: Table) -> None:
        """Between two questions: show what there is where nobody will be asked for long."""
        if table.over or table.gone:
            await self.unveil(table)
        elif self.veils.full(table) and not hurries(table):
            await self.unveil(table)
            await timing.nap(0.02)  # let the pages take it, so that the motion is known
            until = min(self.busy_until.get(table.id, 0.0), timing.monotonic() + LONGEST)
            while self.pace and self.watched(table) and not hurries(table) and timing.monotonic() < until:
                await timing.nap(timing.SLICE)
