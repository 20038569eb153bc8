"""Whoever has to be waited for: bots, single offers, rounds with their fuse, clocks.

Every table has at most one task that waits, for one version. All of them answer through the same door as people do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any

from dispetto.core.engine.table import asked
from dispetto.web import metrics
from dispetto.web.play.alone import LONGEST, TICK, Veils, alone, goes_by_itself, hurries, idle, waits_for_eyes
from dispetto.web.play.clocks import Post
from dispetto.web.play.days import by_post, post
from dispetto.web.play.minds import Minds
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.standing import only_if, passes
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.utterances import defaults, is_real
from dispetto.web.store.hours import now
from dispetto.web.store.log import StoreTrouble

log = logging.getLogger("dispetto.web")

FUSE = 12.0  # seconds a reaction window stays open at most, where the table says nothing else
SEALED = 6.0  # a sealed choice burns so many times longer: there is something to think about
LEAST = 2.5  # seconds a round is open at least, so that a quick end tells nothing
NEUTRAL = (1.0, 2.2)  # seconds before a bot or a single offer answers at a table with secrets: no tells
QUICK = (0.25, 0.6)  # a bot's pause at an open table
FORCED = 0.12  # a single offer at an open table
LAZY = 6.0  # seconds until, in a round between people, who has no choice has answered at the latest
AFTER_YOU = 0.5  # seconds in which another worker ends a round whose last word it has heard
AGAIN = 1.0  # seconds after something went wrong
SOON = 0.05  # seconds after somebody else was faster
SLICE = 0.25  # seconds between two looks whether somebody wants it to be quicker
monotonic = time.monotonic
nap = asyncio.sleep


class Waiting:
    """The tasks that wait, one a table."""

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        pace: float,
        tell: Callable[[Table], None],
        watched: Callable[[Table], bool],
        everybody: Callable[[Table], bool],
    ) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.minds = Minds(thinkers)
        self.pace = pace  # 0 lets bots answer at once
        self.tell = tell
        self.watched = watched
        self.everybody = everybody
        self.tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self.busy_until: dict[str, float] = {}
        self.began = now()
        self.quiet: set[str] = set()  # tables that wait for people, and for nothing else
        self.closed = False
        self.veils = Veils()
        self.writes: set[asyncio.Task[None]] = set()
        self.asks: Callable[[Table], None] = lambda table: None  # whoever tells people that they are waited for

    def tell_who_is_asked(self, asks: Callable[[Table], None]) -> None:
        """Whom to tell of a table that waits for people."""
        self.asks = asks

    def moving(self, table: Table, seconds: float) -> None:
        """Some page will show motion for so long."""
        self.busy_until[table.id] = max(self.busy_until.get(table.id, 0.0), monotonic() + seconds)

    def tend(self, table: Table) -> None:
        """See that somebody waits for the open question."""
        table.stir.set()  # whoever waits for an older question sees that it is over; nobody is cut off while writing
        if not table.started or table.over or table.gone or self.closed:
            return
        waiting = self.tasks.get(table.id)
        if waiting is None or waiting[0] != table.version or waiting[1].done():
            self.tasks[table.id] = (table.version, asyncio.create_task(self.wait(table, table.version)))

    # ------------------------------------------------------------------------------------------------------- sleeping

    @contextlib.contextmanager
    def quietly(self, table: Table) -> Iterator[None]:
        """Wait for people, and for nothing else: meanwhile the table may sleep."""
        self.quiet.add(table.id)
        try:
            yield
        finally:
            self.quiet.discard(table.id)

    def rests(self, table: Table) -> bool:
        """Does nothing happen here unless somebody comes, or a clock runs out?"""
        if not table.started or table.over or table.gone:
            return True
        return table.id in self.quiet and not table.stir.is_set()

    def leave_alone(self, table: Table) -> None:
        """The table sleeps, and nobody waits for it here."""
        _, task = self.tasks.pop(table.id, (0, None))
        if task is not None:
            task.cancel()
        self.busy_until.pop(table.id, None)
        self.veils.rise(table)

    async def wait(self, table: Table, version: int) -> None:
        """Until the question of this version has been answered; then look at the next one."""
        while table.version == version and not table.over and not table.gone:
            try:
                if not self.watched(table) and waits_for_eyes(table):
                    table.stir.clear()
                    with self.quietly(table):
                        await table.stir.wait()
                    continue
                await (self.hold_round(table, version) if table.asking.in_round else self.hold(table, version))
            except Exception as e:
                await self.try_again(table, e)
        await self.between(table)
        if self.tasks.get(table.id, (0, None))[1] is current():  # else somebody already waits for the next question
            self.tasks.pop(table.id)
            self.tell(table)
            self.tend(table)

    async def try_again(self, table: Table, e: Exception) -> None:
        """Something went wrong: whoever waits does so again, after a pause."""
        if isinstance(e, Stale):
            await asyncio.sleep(SOON)
            return
        if isinstance(e, StoreTrouble):
            log.error("table %s: %s", table.id, e)
        else:
            log.error("waiting at table %s", table.id, exc_info=e)
        await asyncio.sleep(AGAIN)

    async def give(self, table: Table, seat: int, codes: tuple[int, ...], version: int) -> None:
        """What a bot, or nobody, has to say; the default where that is not on offer after all."""
        try:
            await self.done(self.tables.answer_whole(table, seat, codes, version))
        except Refused as e:
            log.error("table %s: %s is refused to %s", table.id, e, table.row.seats[seat].player)
            rest = defaults(table.game, table.asking.seen(seat))
            await self.done(self.tables.answer_whole(table, seat, table.asking.reply(seat).codes + rest, version))

    async def done(self, deed: Coroutine[object, object, None]) -> None:
        """Write something; it is written even if this waiting is cut off meanwhile."""
        task = asyncio.create_task(deed)
        self.writes.add(task)
        task.add_done_callback(self.written)
        await asyncio.shield(task)

    def written(self, task: asyncio.Task[Any]) -> None:
        """That is done; what went wrong has been told to whoever still waited for it."""
        self.writes.discard(task)
        if not task.cancelled():
            task.exception()

    # ------------------------------------------------------------------------------------------------- one question

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
            began, thought = monotonic(), self.thought(table, seat, who, version)
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
            return random.uniform(*NEUTRAL) + TICK * self.thinkers.late
        return random.uniform(*QUICK) if bot else FORCED

    async def calm(self, table: Table, began: float) -> float:
        """When the motion on the screens is over, or a while after that moment."""
        await nap(0.02)  # let the pages take their messages, so that the motion is known
        return max(began, min(self.busy_until.get(table.id, 0.0), began + 8))

    async def show(self, began: float, pause: float) -> None:
        """Until the pause is over."""
        await nap(max(0.0, (began + pause - monotonic()) * self.pace))

    def thought(self, table: Table, seat: int, bot: str, version: int) -> asyncio.Task[tuple[int, ...]]:
        """A bot begins to think, as soon as it is asked; behind a veil it has no longer than that hangs."""
        purse = self.veils.purse(table, monotonic())
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
        codes = await self.minds.answer(table, seat, who, version, self.veils.purse(table, monotonic()))
        if table.row.seats[seat].player == who:
            await self.give(table, seat, codes, version)

    async def veil(self, table: Table) -> None:
        """Show nothing of what bots do until it is done; first let the pages take what the person did."""
        if self.watched(table) and not self.veils.hides(table):
            await nap(0.02)
            self.veils.fall(table, monotonic())

    async def unveil(self, table: Table) -> None:
        """Show what bots did, in one go."""
        if self.veils.hides(table):
            until = monotonic() + self.veils.left(table, monotonic()) * self.pace
            while (rest := until - monotonic()) > 0 and self.watched(table):  # nobody is shown anything who has gone
                await nap(min(SLICE, rest))
            self.veils.rise(table)
            self.tell(table)

    async def between(self, table: Table) -> None:
        """Between two questions: show what there is where nobody will be asked for long."""
        if table.over or table.gone:
            await self.unveil(table)
        elif self.veils.full(table) and not hurries(table):
            await self.unveil(table)
            await nap(0.02)  # let the pages take it, so that the motion is known
            until = min(self.busy_until.get(table.id, 0.0), monotonic() + LONGEST)
            while self.pace and self.watched(table) and not hurries(table) and monotonic() < until:
                await nap(SLICE)

    # ------------------------------------------------------------------------------------------------------- a round

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
                await self.show(await self.calm(table, monotonic()), 0.0)
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
        start, most = monotonic(), LEAST + late if shown else 0.0
        least = began + most * self.pace
        lazy = {s: began + random.uniform(LEAST, LAZY) * self.pace if shown else began for s in table.asking.party}
        pauses = {seat: random.uniform(min(NEUTRAL[0] + late, most), most) for seat in table.asking.party}
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
            async with asyncio.timeout(AFTER_YOU):
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
        fuse = float(table.row.settings.get("fuse", FUSE))
        if len(set(holders)) < len(holders):
            return 0.0
        return fuse * (SEALED if table.asking.sealed else 1.0)

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
                began, pause = monotonic(), random.uniform(*NEUTRAL) if pause else 0.0
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

    async def close(self) -> None:
        """Nobody waits any more."""
        self.closed = True
        for _, task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
        await asyncio.gather(*self.writes, return_exceptions=True)


def current() -> asyncio.Task[object] | None:
    """The task that is running."""
    return asyncio.current_task()
