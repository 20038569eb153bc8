"""Everything behind the routes."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.requests import HTTPConnection, Request

from dispetto.web import people
from dispetto.web.circle.chronicle import Chronicler
from dispetto.web.circle.remembering import Remembering
from dispetto.web.devices import Devices
from dispetto.web.evening.hall import Evenings
from dispetto.web.expiry import Expiry
from dispetto.web.keys import Keys
from dispetto.web.limits import Limits
from dispetto.web.pages.at import at
from dispetto.web.pages.evening_told import nastiest_of
from dispetto.web.pages.pages import Pages
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.rendering import render
from dispetto.web.passkeys import Passkeys
from dispetto.web.people import COOKIE, YEAR, Visitor
from dispetto.web.play.alarms import Alarms
from dispetto.web.play.booking import Book
from dispetto.web.play.company import bots_for as bots_for
from dispetto.web.play.darkroom import Darkroom
from dispetto.web.play.fairness import Fairness
from dispetto.web.play.forecasting import Forecasts
from dispetto.web.play.haunting import Haunts
from dispetto.web.play.hinting import Hints
from dispetto.web.play.live import Live
from dispetto.web.play.reader import Reader
from dispetto.web.play.shelf import Shelf
from dispetto.web.play.sisters import Sisters
from dispetto.web.play.sleeping import Sleeping
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.thinking import Thinkers
from dispetto.web.play.understanding import Understanding
from dispetto.web.push.postman import SETTING, Postman
from dispetto.web.sorry import Sorry
from dispetto.web.store.circles import Circle
from dispetto.web.store.store import Store
from dispetto.web.tidying import Tidying
from dispetto.web.wish import Wish

CirclePanel = Callable[[Circle, Visitor], Awaitable[str]]  # whole sections in HTML, for members only
EVERYBODYS = {"Cache-Control": "private, no-cache"}  # the same for all who read this language: a browser may keep it
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}


class House:
    """The store, the tables, the pages, the bots and the open sockets."""

    def __init__(self, db: str, pace: float = 1.0, outside: str = "", wish: Wish | None = None) -> None:
        self.wish = wish or Wish()
        self.store = Store(db)
        self.tables = Tables(self.store)
        self.pages = Pages()
        self.limits = Limits()
        self.thinkers = Thinkers()
        self.live = Live(self.tables, self.pages, self.thinkers, pace)
        waiting = self.live.waiting
        self.tables.awake.tell(self.live.woken)
        self.shelf = Shelf(self.tables)
        self.book = Book(self.tables)
        self.sisters = Sisters(self.store)
        self.evenings = Evenings(self.tables, self.live, self.book, nastiest_of(self.tables))
        self.remembering = Remembering(self.tables)
        self.circle_panels: list[CirclePanel] = []  # what others hang on a circle's page: its evenings
        self.alarms = Alarms(self.tables, waiting.rests, waiting.tend)
        self.sleeping = Sleeping(self.tables, waiting, self.alarms, lambda table: table.id in self.live.watchers)
        self.postman = Postman(self.shelf, self.live.present, contact(self.wish), os.environ.get(SETTING, ""))
        waiting.tell_who_is_asked(self.postman.asked)
        self.keys = Keys(self.store)
        self.passkeys = Passkeys(self.store, self.wish)
        self.devices = Devices(self.store, self.live)
        self.hints = Hints()
        self.forecasts = Forecasts()
        self.understanding = Understanding(self.store)
        self.chronicler = Chronicler(self.book, self.remembering, self.understanding)
        self.darkroom = Darkroom()
        self.haunts = Haunts(lambda table: self.live.watchers.get(table, ()), self.store)
        self.fairness = Fairness(self.store, self.understanding.turn)
        self.expiry = Expiry(self.tables, self.live.looked_at)
        self.tidying = Tidying()
        self.draining = False  # no new tables and pages: we are about to close
        self.outside = outside  # our address as the network knows it, where it is let in

    def drain(self) -> None:
        """From now on nobody new comes in."""
        self.draining = True
        self.live.send_home()

    def link(self, request: Request, path: str) -> str:
        """An address that can be sent to somebody: not `localhost` where there is a better one."""
        if self.wish.outside:
            return self.wish.outside + at(path)
        here = f"{request.url.scheme}://{request.url.netloc}"
        return f"{self.outside if self.outside and is_here(request) else here}{at(path)}"

    def only_here(self, request: Request) -> bool:
        """Does a link lead nowhere but to this machine?"""
        return is_here(request) and not self.outside and not self.wish.outside

    async def visitor(self, c: HTTPConnection) -> Visitor:
        """Who is at the door."""
        known = people.who(self.store.secret, c.cookies.get(COOKIE, ""))
        person, epoch = known or (people.new_id(), 0)
        found = await self.store.known(person) if known else None
        ended = known is not None and epoch != (found.epoch if found else 0)
        if ended:
            person, epoch, found = people.ghost(self.store.secret, person, epoch), 0, None
        return Visitor(
            person,
            found.name if found else "",
            found.gender if found else "n",
            people.language(c),
            people.theme(c),
            people.layout(c),
            known is None or ended,
            c.cookies.get("sound") == "on",
            epoch,
            found.face if found else 0,
            ended,
        )

    def called(self, v: Visitor) -> str:
        """A visitor's name, or what we call somebody without one."""
        return v.name or tongue(v.lang)("guest")

    async def table(self, table: str) -> Table:
        """A table by its id, or the sentence that there is none."""
        found = await self.tables.get(table)
        if found is None:
            raise Sorry("no-table", 404)
        return found

    async def seated(self, v: Visitor, table: str) -> tuple[Table, int]:
        """A table and the seat somebody has there, or the sentence that they have none."""
        found = await self.table(table)
        mine = found.seats_of(v.id)
        if not mine:
            raise Sorry("not-seated", 403)
        return found, mine[0]

    def reader(self, v: Visitor, table: Table) -> Reader:
        """Whose eyes a page has."""
        return Reader(v.id, v.lang, v.layout).at(table)

    def arrived(self, table: Table, before: set[str]) -> None:
        """Whoever looked on and has a chair now is shown the table from there."""
        new = {s.person for s in table.row.seats} - before
        for w in self.live.watchers.get(table.id, ()):
            if w.reader.person in new:
                w.note(reload=True)

    def page(self, v: Visitor, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
        """A whole page; a new visitor takes a cookie home."""
        answer = HTMLResponse(render(template, v.lang, visitor=v, **facts), status)
        self.welcome(v, answer)
        return answer

    def everybodys(self, v: Visitor, template: str, **facts: Any) -> HTMLResponse:
        """A page that says nothing about whoever reads it: their browser may keep it for when there is no line."""
        answer = self.page(replace(v, id="", name="", gender="n", face=0, fresh=False), template, **facts)
        answer.headers.update(EVERYBODYS)
        if v.fresh:
            self.recognise(v.id, answer)
        return answer

    def welcome(self, v: Visitor, answer: Response) -> None:
        """Set the cookie of somebody new."""
        if v.fresh:
            self.recognise(v.id, answer)

    def recognise(self, person: str, answer: Response, epoch: int = 0) -> None:
        """Set somebody's cookie."""
        answer.set_cookie(
            COOKIE,
            people.cookie(self.store.secret, person, epoch),
            max_age=YEAR,
            path=at("/"),
            secure=self.wish.secure,
            httponly=True,
            samesite="lax",
        )

    def go(self, v: Visitor, where: str) -> RedirectResponse:
        """Off to another page."""
        answer = RedirectResponse(at(where), 303)
        self.welcome(v, answer)
        return answer


def contact(wish: Wish) -> str:
    """Whom a push service may turn to about what this house pushes."""
    if wish.address.startswith("https:"):
        return wish.address
    return f"mailto:postmaster@{min(wish.names, default='dispetto.example')}"


def is_here(request: Request) -> bool:
    """Does the visitor call us by a name that means their own machine?"""
    return request.url.hostname in ("localhost", "127.0.0.1", "::1")
