"""All evenings: found, changed as a whole by compare-and-set, and told to every open page.

A game begins in one transaction with its tables, so two clicks make one game and a kill in between makes none.
What follows from a game that is over is found out by whoever looks next: nothing is lost with whoever looked on.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from dispetto.web.evening import turns
from dispetto.web.evening.scores import match_points, worth
from dispetto.web.evening.seating import seats_of
from dispetto.web.evening.shapes import (
    BREAK,
    OPEN,
    PLAYING,
    Evening,
    Guest,
    Nasty,
    Plan,
    Result,
    Round,
    evening_of,
    row_of,
)
from dispetto.web.play import chairs
from dispetto.web.play.booking import Book
from dispetto.web.play.ears import Ear
from dispetto.web.play.finishing import CIRCLE
from dispetto.web.play.live import Live
from dispetto.web.play.moments import Stale
from dispetto.web.play.proposals import beginning, new_table
from dispetto.web.play.sisters import SISTERS, all_over
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.sorry import Sorry
from dispetto.web.store import evenings as kept
from dispetto.web.store import hours
from dispetto.web.store.book import Finished
from dispetto.web.store.changes import Made

TRIES = 5  # of a change that others are faster with
ID = re.compile(r"[\w-]{1,20}", re.ASCII)
EVENING, ROUND = "evening", "round"  # in a table's settings: which game of which evening it is
Wished = Callable[[Evening], tuple[Evening, Sequence[Made]] | None]  # None: nothing any more
Told = Callable[[Table], Awaitable[Nasty | None]]


class Page(Ear):
    """An open page of an evening: it hears of the evening, and of its tables when they are over."""

    def __init__(self, person: str, evening: str) -> None:
        super().__init__(person)
        self.evening = evening
        self.looks_at = kept.MARK + evening
        self.playing: set[str] = set()  # its tables now

    def plays(self, e: Evening) -> None:
        """Which tables it has to hear of."""
        self.playing = set(e.rounds[e.now].tables) if e.now >= 0 else set()

    def hears(self, table: Table) -> None:
        """A table has changed: is it one of ours, and written down as over, or gone?"""
        done = table.row.status == "over" or table.gone
        if table.row.settings.get(EVENING) == self.evening and done and table.id not in self.known:
            self.knows([table.id])
            self.news.set()


class Evenings:
    """Every change to an evening goes through here."""

    def __init__(self, tables: Tables, live: Live, book: Book, told: Told) -> None:
        self.tables = tables
        self.store = tables.store
        self.live = live
        self.book = book
        self.told = told  # the nastiest move of a game, by whoever can put it into words

    # -------------------------------------------------------------------------------------------------------- looking

    async def get(self, which: str) -> Evening:
        """An evening by its id, or the sentence that there is none."""
        row = await kept.evening(self.store, which) if ID.fullmatch(which) else None
        if row is None:
            raise Sorry("no-evening", 404)
        return evening_of(row)

    async def of_person(self, person: str, limit: int = 3) -> list[Evening]:
        """The evenings somebody came to, the latest first."""
        return [evening_of(row) for row in await kept.evenings_with(self.store, person, limit)]

    async def of_circle(self, circle: str, limit: int = 20) -> list[Evening]:
        """The evenings of a circle, the latest first."""
        return [evening_of(row) for row in await kept.evenings_in(self.store, circle, limit)] if circle else []

    def present(self, which: str) -> set[str]:
        """Who looks at an evening's page, here or at another worker."""
        mark = kept.MARK + which
        here = {ear.person for ear in self.live.ears if ear.looks_at == mark}
        return here | self.live.presence.elsewhere(mark)

    # --------------------------------------------------------------------------------------------------- open pages

    def enter(self, page: Page) -> None:
        """A page has been opened."""
        self.live.ears.add(page)
        self.came_or_went(page.evening)

    def leave(self, page: Page) -> None:
        """A page has been closed."""
        self.live.ears.discard(page)
        self.came_or_went(page.evening)

    def came_or_went(self, which: str) -> None:
        """Others see who is there."""
        self.live.presence.say(kept.MARK + which)
        self.tell(which)

    def tell(self, which: str) -> None:
        """Every open page looks whether there is something new for it."""
        for ear in self.live.ears:
            if isinstance(ear, Page) and ear.evening == which:
                ear.news.set()

    def hear(self, news: str) -> None:
        """Another worker has changed an evening."""
        self.tell(news.removeprefix(kept.MARK))

    def hear_of_table(self, table: str) -> None:
        """Another worker has changed a table; "" means any of them."""
        for ear in self.live.ears:
            if isinstance(ear, Page) and (not table or table in ear.playing):
                ear.news.set()

    # ------------------------------------------------------------------------------------------------------- changing

    async def make(self, name: str, host: Guest, circle: str, plan: Plan, rounds: Sequence[Round]) -> Evening:
        """A new evening, with its host as the first guest."""
        at = time.time()
        made = Evening(
            secrets.token_urlsafe(6),
            name,
            host.person,
            circle,
            OPEN,
            plan,
            tuple(rounds),
            (),
            secrets.token_hex(32),
            made=at,
            touched=at,
        )
        made = turns.joined(made, host)
        await kept.make_evening(self.store, row_of(made))
        return made

    async def alter(self, which: str, wished: Wished) -> Evening:
        """Change an evening, tables and all, as it stands when it is one's turn; Stale where others are faster."""
        for _ in range(TRIES):
            e = await self.get(which)
            wish = wished(e)
            if wish is None:
                return e
            new, made = wish
            if await kept.alter_evening(self.store, row_of(new), made):
                for one in made:
                    self.live.changed(self.tables.laid_out(one))
                self.tell(which)
                return replace(new, revision=new.revision + 1)
        raise Stale

    async def change(self, which: str, turn: Callable[[Evening], Evening]) -> Evening:
        """The same for a change that makes no table; one that changes nothing is not written."""

        def wished(e: Evening) -> tuple[Evening, Sequence[Made]] | None:
            new = turn(e)
            return None if new == e else (new, ())

        return await self.alter(which, wished)

    async def on(self, which: str, person: str, n: int, by_clock: bool = False) -> Evening:
        """On to game `n`, once, however often it is asked: it is drawn if it was not, else its tables are made."""

        def wished(e: Evening) -> tuple[Evening, Sequence[Made]] | None:
            me = e.guest(person)
            if me is None or not me.here:
                raise Sorry("evening-not-here", 403)
            if e.over or e.now >= 0 or n != e.next:
                return None
            at = hours.now()
            if by_clock and (not e.plan.auto or e.halted or not e.begun or at < e.since + BREAK):
                return None
            if not e.rounds[n].game:
                return turns.drawn(e), ()
            made = tables_for(e, n)
            new = turns.begun(e, n, [one.row.id for one in made], at)
            return (sat(new, made) if e.twin else new), made

        return await self.alter(which, wished)

    async def go(self, which: str, person: str) -> None:
        """Somebody leaves early: noted first, so that a kill before a bot has the chair does not undo it."""
        await self.change(which, lambda e: turns.with_guest(e, person, lambda g: replace(g, going=True)))
        await self.settle(await self.get(which))

    async def settle(self, e: Evening) -> Evening:
        """Whatever follows from what has happened: people who leave get up, games that are over are counted."""
        for g in [g for g in e.guests if g.going]:
            e = await self.see_out(e, g.person)
        n = e.now
        if n < 0:
            return e
        if not await all_over(self.store, e.rounds[n].tables):
            return e
        lines = [await self.book.of_table(table) for table in e.rounds[n].tables]
        there = [(t, line) for t, line in enumerate(lines) if line is not None]
        at = hours.now()
        if not there:
            return await self.change(e.id, lambda e: turns.lost(e, n, at) if e.rounds[n].state == PLAYING else e)
        results = counted(e, n, there)
        nasty = await self.nastiest([line.table for _, line in there])

        def turn(e: Evening) -> Evening:
            return turns.finished(e, n, results, nasty, at) if e.rounds[n].state == PLAYING else e

        return await self.change(e.id, turn)

    async def see_out(self, e: Evening, person: str) -> Evening:
        """Somebody who wants to leave: a bot has their chair, and then they are gone."""
        for table in e.rounds[e.now].tables if e.now >= 0 else ():
            found = await self.tables.get(table)
            if found is not None and not found.over and found.seats_of(person):
                await chairs.get_up(self.tables, found, person, False)
                self.live.changed(found)
        return await self.change(
            e.id, lambda e: turns.with_guest(e, person, lambda g: replace(g, going=False, here=False))
        )

    async def nastiest(self, tables: Sequence[str]) -> Nasty | None:
        """The nastiest move of a game, at whichever table."""
        found = [await self.tables.get(table) for table in tables]
        told = [await self.told(table) for table in found if table is not None]
        return max((one for one in told if one is not None), key=lambda one: one.worth, default=None)


def tables_for(e: Evening, n: int) -> list[Made]:
    """The tables of a game, begun."""
    r = e.rounds[n]
    nonces = {g.person: g.nonce for g in e.people if g.nonce}
    settings = {EVENING: e.id, ROUND: n, "nonce": nonces} | ({CIRCLE: e.circle} if e.circle else {})
    found = []
    for seats in seats_of(e, r.game):
        host = e.host if any(s.person == e.host for s in seats) else next((s.person for s in seats if s.person), e.host)
        found.append(new_table(r.game, host, seats, dict(r.options), settings=settings, begun=not e.twin))
    return twins(found, e) if e.twin else found


def twins(made: Sequence[Made], e: Evening) -> list[Made]:
    """Tables of the same chance: one seed, and what the browsers of all people at any of them have added to it."""
    gave = [g for g in e.people if g.nonce]
    same = {SISTERS: [one.row.id for one in made], "nonces": [g.nonce for g in gave], "nonced": [g.name for g in gave]}
    found = []
    for one in made:
        row = replace(one.row, seed=made[0].row.seed, settings={**one.row.settings, **same})
        first = beginning(row)
        found.append(Made(replace(row, **first.facts), first.entries, first.eyes))
    return found


def sat(e: Evening, made: Sequence[Made]) -> Evening:
    """Who plays at which table of a duplicate night, for the rest of it."""
    for t, one in enumerate(made):
        for s in one.row.seats:
            if s.person:
                e = turns.sent_to(e, s.person, t)
    return e


def counted(e: Evening, n: int, lines: Sequence[tuple[int, Finished]]) -> list[Result]:
    """What everybody gets: whose chair it was at the end has its points."""
    last = n == len(e.rounds) - 1
    found = []
    for t, line in lines:
        for seat, sat in enumerate(line.seats):
            points = worth(e.plan, sat.place, last)
            if e.twin:
                places = [other.seats[seat].place for _, other in lines]
                points = match_points(places, last, e.plan)[[at for at, _ in lines].index(t)]
            guest = e.guest(sat.person) if sat.person else None
            name = guest.name if guest else sat.name
            face = guest.face if guest else int(sat.face) if sat.person and sat.face.isdigit() else 0
            found.append(Result(sat.person, name, sat.place, points, seat, t, face, "" if sat.person else sat.bot))
    return found
