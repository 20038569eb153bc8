"""Evenings: making one, coming in, on to the next game, leaving; and the socket of its page."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from fastapi import FastAPI, Form, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import Response
from starlette.routing import WebSocketRoute

from dispetto.core.catalogue import all_games
from dispetto.core.errors import BadInput
from dispetto.core.show.ink_faces import FACES
from dispetto.web.circle.ratings import rated
from dispetto.web.evening import turns
from dispetto.web.evening.chances import TIMES, night
from dispetto.web.evening.form import MOST_CHAIRS, MOST_GAMES, MOST_TABLES, read_evening
from dispetto.web.evening.hall import Page
from dispetto.web.evening.shapes import POINTS, Evening, Guest
from dispetto.web.house import House
from dispetto.web.names import evening_name
from dispetto.web.pages import qr
from dispetto.web.pages.evening import chances_facts, evening_facts, evening_row, my_table, nastiest_so_far
from dispetto.web.pages.grudge import grudge_of, worst_of
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.posters import posters
from dispetto.web.pages.rendering import render
from dispetto.web.people import GENDERS, Visitor, clean_name
from dispetto.web.play.live import HEARTBEAT
from dispetto.web.play.watcher import mark
from dispetto.web.routes.lobby import NONCE
from dispetto.web.routes.sockets import turned_away
from dispetto.web.sorry import Sorry
from dispetto.web.store import circles, hours
from dispetto.web.store.circles import Circle
from dispetto.web.store.log import StoreTrouble

SHOWN = 5  # evenings on the page of a circle
KEPT = 64  # evenings whose chances are remembered


def add_evenings(app: FastAPI, house: House) -> None:
    """The routes below /e/, and the form that makes one."""
    house.circle_panels.append(circle_panel(house))

    @app.get("/evening")
    async def new_page(request: Request, circle: str = "") -> Response:
        v = await house.visitor(request)
        return house.page(
            v,
            "evening_new.html",
            posters=posters(v.lang),
            games=[(g["name"], game_label(p, g)) for p in posters(v.lang) for g in p["games"]],
            name=evening_name(),
            circle=circle[:40],
            points=", ".join(map(str, POINTS)),
            most=(MOST_GAMES, MOST_CHAIRS, MOST_TABLES),
        )

    @app.post("/evening")
    async def make(request: Request) -> Response:
        v = await house.visitor(request)
        form = await request.form()
        said = {key: str(value) for key, value in form.items()}
        hat = [str(game) for game in form.getlist("hat")]
        wish = read_evening(said, hat)
        circle = await of_mine(house, v, said.get("circle", "")[:40])
        name = wish.name or evening_name()
        me = guest_of(house, v, clean_name(said.get("who", "")), "", 0, said.get("nonce", ""))
        if clean_name(said.get("who", "")):
            await house.store.remember(v.id, me.name, v.gender)
        made = await house.evenings.make(name, me, circle, wish.plan, turns.planned(wish.games, wish.plan.hat, wish.n))
        return house.go(v, f"/e/{made.id}")

    @app.get("/e/{evening}")
    async def evening_page(request: Request, evening: str) -> Response:
        v = await house.visitor(request)
        e = await house.evenings.settle(await house.evenings.get(evening))
        return house.page(v, "evening.html", **await facts_of(house, request, v, e))

    @app.post("/e/{evening}/join")
    async def join(
        request: Request,
        evening: str,
        name: str = Form("", max_length=400),
        gender: str = Form("n", max_length=1),
        face: int = Form(0, ge=0, le=FACES),
        nonce: str = Form("", max_length=64),
    ) -> Response:
        v = await house.visitor(request)
        called = clean_name(name)
        new = guest_of(house, v, called, gender if gender in GENDERS else "n", face, nonce)

        def coming(e: Evening) -> Evening:
            if e.over:
                raise Sorry("evening-is-over", 409)
            return turns.joined(e, new)

        e = await house.evenings.change(evening, coming)
        if called:
            await house.store.remember(v.id, new.name, new.gender, new.face)
        return house.go(v, f"/e/{e.id}")

    @app.post("/e/{evening}/chair")
    async def chair(request: Request, evening: str, chair: int = Form(ge=0, le=20)) -> Response:
        v = await house.visitor(request)
        e = await house.evenings.change(evening, lambda e: turns.claimed(e, v.id, chair))
        return house.go(v, f"/e/{e.id}")

    @app.post("/e/{evening}/on")
    async def on(
        request: Request, evening: str, game: int = Form(ge=0, le=MOST_GAMES), clock: str = Form("", max_length=4)
    ) -> Response:
        v = await house.visitor(request)
        e = await house.evenings.on(evening, v.id, game, bool(clock))
        table = my_table(e, v.id)
        return house.go(v, f"/t/{table}" if table else f"/e/{e.id}")

    @app.post("/e/{evening}/do")
    async def do(
        request: Request, evening: str, what: str = Form(max_length=10), game: int = Form(-1, ge=-1, le=MOST_GAMES)
    ) -> Response:
        v = await house.visitor(request)
        if what == "leave":
            here = (await house.evenings.get(evening)).guest(v.id)
            if here is None:
                raise Sorry("evening-not-here", 403)
            await house.evenings.go(evening, v.id)
            return house.go(v, f"/e/{evening}")

        def turn(e: Evening) -> Evening:
            me, at = e.guest(v.id), hours.now()
            if me is None or not me.here:
                raise Sorry("evening-not-here", 403)
            if what == "halt":  # anybody may
                return replace(e, halted=True) if e.begun and not e.over else e
            if not e.in_charge(v.id):
                raise Sorry("evening-host-only", 403)
            current = e.now if e.now >= 0 else e.next
            if what == "skip" and not e.over:
                return turns.skipped(e, current, at) if current >= 0 and game == current else e
            if what == "stop" and not e.over:
                return turns.stopped(e)
            return e

        if what not in ("halt", "skip", "stop"):
            raise Sorry("bad-form")
        e = await house.evenings.change(evening, turn)
        return house.go(v, f"/e/{e.id}")

    async def socket(ws: WebSocket) -> None:
        if await turned_away(house, ws):
            return
        try:
            v = await house.visitor(ws)
            e = await house.evenings.get(ws.path_params["evening"])
        except BadInput:
            await ws.close(4404)
            return
        except StoreTrouble:
            await ws.close(4503)
            return
        await ws.accept()
        page = Page(v.id, e.id)
        house.evenings.enter(page)
        listener = asyncio.create_task(hang_on(ws))
        try:
            await say_news(house, ws, page, listener)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            listener.cancel()
            house.evenings.leave(page)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await listener

    app.router.routes.append(WebSocketRoute("/e/{evening}/live", socket))


async def hang_on(ws: WebSocket) -> None:
    """Until the page hangs up; it has nothing to say."""
    while (await ws.receive())["type"] != "websocket.disconnect":
        pass


async def say_news(house: House, ws: WebSocket, page: Page, listener: asyncio.Task[None]) -> None:
    """That there is something new, or that we are still there; the page fetches itself again."""
    said, due = "", 0.0
    while not listener.done() and not house.draining:
        try:
            e = await house.evenings.get(page.evening)
        except BadInput:
            await ws.send_text(json.dumps({"gone": True}))
            return
        page.plays(e)
        here = sorted(house.evenings.present(e.id))
        at = f"{e.revision} {here} {sorted(page.known)}"
        if at != said or hours.now() >= due:
            await ws.send_text(json.dumps({"at": mark(at), "rev": e.revision}))
            said, due = at, hours.now() + HEARTBEAT / 2
        waits = asyncio.create_task(page.news.wait())
        try:
            await asyncio.wait({waits, listener}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waits.cancel()
        page.news.clear()


async def of_mine(house: House, v: Visitor, circle: str) -> str:
    """The circle an evening is made for, where the visitor belongs to it; none is none."""
    found = await circles.get(house.store, circle) if circle else None
    return circle if found is not None and found.has(v.id) else ""


def circle_panel(house: House) -> Callable[[Circle, Visitor], Awaitable[str]]:
    """The evenings of a circle, as a section of its page."""

    async def panel(circle: Circle, v: Visitor) -> str:
        found = await house.evenings.of_circle(circle.id, SHOWN)
        return render("part_evenings.html", v.lang, circle=circle, evenings=[evening_row(e, v) for e in found])

    return panel


async def strengths_of(house: House, e: Evening) -> dict[str, tuple[float, float]]:
    """How good people are by the games of their circle; nothing without one, or where two of them are not rated."""
    games = await house.book.of_circle(e.circle) if e.circle else []
    found = await asyncio.to_thread(rated, games, [g.person for g in e.guests]) if games else []
    return {r.person: (r.mu, r.sigma) for r in found} if len(found) > 1 else {}


def guest_of(house: House, v: Visitor, name: str, gender: str, face: int, nonce: str) -> Guest:
    """Somebody as they come in."""
    given = nonce if NONCE.fullmatch(nonce) else ""
    return Guest(v.id, name or house.called(v), gender or v.gender, face or v.face, given)


def game_label(p: dict[str, object], g: dict[str, object]) -> str:
    """A game in a list: its title, and its edition where there are several."""
    return f"{p['title']} · {g['edition']}" if g["edition"] != p["title"] else str(p["title"])


async def facts_of(house: House, request: Request, v: Visitor, e: Evening) -> dict[str, Any]:
    """All that the page shows."""
    t = tongue(v.lang)
    strengths = await strengths_of(house, e) if e.begun and not e.over else {}
    shares = await asyncio.to_thread(shares_of, e, strengths) if e.begun and not e.over else {}
    link = house.link(request, f"/e/{e.id}")
    nasty = nastiest_so_far(e)
    return {
        **evening_facts(e, v, house.evenings.present(e.id) | {v.id}),
        "chances": chances_facts(e, shares, v, t),
        "times": TIMES,
        "rated": bool(strengths),
        "nasty": nasty,
        "nasty_said": (nasty.said.get(v.lang) or nasty.said.get("en", "")) if nasty else "",
        "grudge": await grudge_of(house.store, e, v),
        "worst": await worst_of(house.store, e, v),
        "link": link,
        "code": qr.picture(link, t("qr-code")) if not e.over else "",
        "games_there": all_games(),
    }


reckoned: OrderedDict[tuple[str, int], dict[str, float]] = OrderedDict()


def shares_of(e: Evening, strengths: Mapping[str, tuple[float, float]]) -> dict[str, float]:
    """Who takes the night, reckoned once for all who look."""
    key = (e.id, e.revision)
    if key not in reckoned:
        reckoned[key] = night(e, strengths)
        while len(reckoned) > KEPT:
            reckoned.popitem(last=False)
    return reckoned[key]
