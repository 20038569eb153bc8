"""Circles: founding one, its page, coming in by its link or when asked, leaving, and tables among friends."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.core.catalogue import all_games, game_named
from dispetto.web.circle.games import met
from dispetto.web.house import House
from dispetto.web.names import free_face
from dispetto.web.pages.circle import circle_page, game_name, open_tables
from dispetto.web.people import GENDERS, Visitor, clean, clean_name, mark_of
from dispetto.web.play.finishing import CIRCLE
from dispetto.web.routes.lobby import with_nonce
from dispetto.web.sorry import Sorry
from dispetto.web.store import book, circles
from dispetto.web.store.circles import Circle
from dispetto.web.store.rows import SeatRow

LONGEST = 40  # letters of a circle's name
MOST_FRIENDS = 12  # that are suggested


async def members_only(house: House, v: Visitor, circle: str) -> Circle:
    """The circle, for somebody who is in it; one sentence for all others, whether there is such a circle or not."""
    found = await circles.get(house.store, circle)
    if found is None or not found.has(v.id):
        raise Sorry("circle-closed", 404)
    return found


async def friends_of(house: House, v: Visitor) -> list[dict[str, Any]]:
    """Whom somebody has played with, most often first: a name, a face, and what forms call them."""
    often = met(await house.book.of_person(v.id), v.id).most_common(MOST_FRIENDS)
    found = []
    for person, n in often:
        known = await house.store.known(person)
        if known is not None and known.name:
            mark = mark_of(house.store.secret, "friend", v.id, person)
            found.append({"person": person, "name": known.name, "face": known.face, "n": n, "mark": mark})
    return found


def add_circles(app: FastAPI, house: House) -> None:
    """All of it."""

    def member_mark(circle: str, person: str) -> str:
        return mark_of(house.store.secret, "member", circle, person)

    @app.post("/c")
    async def found(request: Request, name: str = Form(max_length=400)) -> Response:
        v = await house.visitor(request)
        called = clean(name, LONGEST)
        if not called:
            raise Sorry("bad-form")
        made = await circles.found(house.store, called, v.id)
        if made is None:
            raise Sorry("circles-many", 409, most=circles.MOST_CIRCLES)
        return house.go(v, f"/c/{made}")

    @app.get("/c/{circle}")
    async def page(request: Request, circle: str) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        people = [m.person for m in here.members]
        await house.book.fill(people)
        games = await house.remembering.read(await book.among(house.store, people, here.id))
        await house.chronicler.wish(games)
        facts = await asyncio.to_thread(circle_page, here, games, v.lang, v.id)
        tables = open_tables(await circles.tables_of(house.store, here, CIRCLE), v.id, v.lang)
        inside = {m.person for m in here.everybody}
        return house.page(
            v,
            "circle.html",
            circle=here,
            tables=tables,
            panels=[await panel(here, v) for panel in house.circle_panels],
            known=[f for f in await friends_of(house, v) if f["person"] not in inside],
            marks={m.person: member_mark(here.id, m.person) for m in here.everybody},
            link=house.link(request, f"/c/{here.id}/join/{here.invite}"),
            only_here=house.only_here(request),
            choice=[(g.name, game_name(g.name, v.lang)) for g in all_games().values()],
            longest=LONGEST,
            soon=house.understanding.wish != "none",
            **facts,
        )

    @app.get("/c/{circle}/join/{key}")
    async def door(request: Request, circle: str, key: str) -> Response:
        v = await house.visitor(request)
        here = await circles.get(house.store, circle)
        if here is None or not here.opens(key):
            raise Sorry("circle-link", 404)
        if here.has(v.id):
            return house.go(v, f"/c/{here.id}")
        return house.page(v, "circle_join.html", circle=here, key=key)

    @app.post("/c/{circle}/join/{key}")
    async def join(
        request: Request, circle: str, key: str, name: str = Form("", max_length=400), gender: str = Form("n")
    ) -> Response:
        v = await house.visitor(request)
        here = await circles.get(house.store, circle)
        if here is None or not here.opens(key):
            raise Sorry("circle-link", 404)
        called = v.name or clean_name(name)
        if not called or gender not in GENDERS:
            raise Sorry("bad-form")
        if not v.name:
            await house.store.remember(v.id, called, gender)
        if not await circles.join(house.store, here.id, v.id):
            raise Sorry("circle-full", 409)
        return house.go(v, f"/c/{here.id}")

    @app.post("/c/{circle}/ask")
    async def ask(request: Request, circle: str, friend: str = Form(max_length=40)) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        whom = next((f["person"] for f in await friends_of(house, v) if f["mark"] == friend), None)
        if whom is None:
            raise Sorry("not-met", 403)
        if whom not in {m.person for m in here.everybody} and not await circles.join(house.store, here.id, whom, v.id):
            raise Sorry("circle-full", 409)
        return house.go(v, f"/c/{here.id}")

    @app.post("/c/{circle}/answer")
    async def answer(request: Request, circle: str, say: str = Form(max_length=4)) -> Response:
        v = await house.visitor(request)
        here = await circles.get(house.store, circle)
        asked = here is not None and any(m.person == v.id and m.asked for m in here.everybody)
        if here is None or not asked:
            raise Sorry("circle-closed", 404)
        if say != "yes":
            await circles.part(house.store, here.id, v.id)
            return house.go(v, "/me")
        await circles.join(house.store, here.id, v.id)
        return house.go(v, f"/c/{here.id}")

    @app.post("/c/{circle}/leave")
    async def leave(request: Request, circle: str) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        await circles.part(house.store, here.id, v.id)
        return house.go(v, "/me")

    @app.post("/c/{circle}/remove")
    async def remove(request: Request, circle: str, member: str = Form(max_length=40)) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        whom = next((m.person for m in here.everybody if member_mark(here.id, m.person) == member), None)
        if here.founder != v.id or whom is None or whom == v.id:
            raise Sorry("founder-only", 403)
        await circles.part(house.store, here.id, whom)
        return house.go(v, f"/c/{here.id}")

    @app.post("/c/{circle}/rename")
    async def rename(request: Request, circle: str, name: str = Form(max_length=400)) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        called = clean(name, LONGEST)
        if here.founder != v.id:
            raise Sorry("founder-only", 403)
        if not called:
            raise Sorry("bad-form")
        await circles.rename(house.store, here.id, called)
        return house.go(v, f"/c/{here.id}")

    @app.post("/c/{circle}/play")
    async def play(
        request: Request, circle: str, game: str = Form(max_length=40), nonce: str = Form("", max_length=64)
    ) -> Response:
        v = await house.visitor(request)
        here = await members_only(house, v, circle)
        if game not in all_games():
            raise Sorry("no-game", 404)
        me = SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, ()))
        seats = [me, *[SeatRow()] * (game_named(game).usual_seats - 1)]
        table = await house.tables.make(game, v.id, seats, {}, settings=with_nonce({CIRCLE: here.id}, v, nonce))
        return house.go(v, f"/t/{table.id}")
