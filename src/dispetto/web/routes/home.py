"""The first page, who somebody is, pictures, rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.errors import BadInput
from dispetto.core.show.ink_faces import FACES
from dispetto.core.show.ink_faces import face as bust
from dispetto.core.show.ink_seats import SEATS
from dispetto.web.house import FOREVER, House
from dispetto.web.pages.art import emblem, ground, picture, poster, style
from dispetto.web.pages.howto import explained, how_page, tabs
from dispetto.web.pages.laws import law_page
from dispetto.web.pages.lists import home_lists
from dispetto.web.pages.posters import posters
from dispetto.web.people import GENDERS, clean_name
from dispetto.web.sorry import Sorry
from dispetto.web.store import circles


def add_home(app: FastAPI, house: House) -> None:
    """The routes that belong to no table."""

    @app.get("/")
    async def home(request: Request) -> Response:
        v = await house.visitor(request)
        return house.page(
            v,
            "home.html",
            posters=posters(v.lang),
            circles=await circles.of_person(house.store, v.id),
            evenings=await house.evenings.of_person(v.id),
            may_passkey=house.passkeys.offered(request.url.hostname),
            **await home_lists(house.shelf, v, house.live.present),
        )

    @app.post("/me")
    async def me(
        request: Request,
        name: str = Form(max_length=400),
        gender: str = Form("n"),
        face: int = Form(0, ge=0, le=FACES),
        back: str = Form("", max_length=2),
    ) -> Response:
        v = await house.visitor(request)
        called = clean_name(name)
        if not called or gender not in GENDERS:
            raise Sorry("bad-form")
        await house.store.remember(v.id, called, gender, face)
        for table in list(house.tables.alive.values()):
            if any(not table.row.seats[seat].hot for seat in table.seats_of(v.id)):
                await house.tables.refresh(table)
                house.live.changed(table)
        return house.go(v, "/me" if back == "me" else "/")

    @app.post("/me/link")
    async def link(request: Request) -> Response:
        v = await house.visitor(request)
        address = house.link(request, f"/move/{house.devices.token(v)}")
        return house.page(v, "move.html", link=address, name=house.called(v), arriving=False)

    @app.get("/move/{token}")
    async def move_here(request: Request, token: str) -> Response:
        v = await house.visitor(request)
        who = await house.store.person((await house.devices.named(token))[0])
        return house.page(v, "move.html", link="", name=who[0] if who else house.called(v), arriving=True)

    @app.post("/move/{token}")
    async def moved_here(request: Request, token: str) -> Response:
        v = await house.visitor(request)
        person, epoch = await house.devices.move(v, token)
        answer = house.go(replace(v, fresh=False), "/")
        house.recognise(person, answer, epoch)
        return answer

    @app.get("/poster/{game}.svg")
    async def poster_svg(game: str) -> Response:
        if game not in all_games():
            raise Sorry("no-game", 404)
        return Response(await asyncio.to_thread(poster, game), media_type="image/svg+xml", headers=FOREVER)

    @app.get("/face/{n}.svg")
    async def face_svg(n: int) -> Response:
        if not 1 <= n <= FACES:
            raise Sorry("not-found", 404)
        return Response(bust(n), media_type="image/svg+xml", headers=FOREVER)

    @app.get("/emblem/{game}/{what}/{value}/{colour}.svg")
    async def emblem_svg(game: str, what: str, value: str, colour: int) -> Response:
        svg = emblem(game, what, value, colour) if game in all_games() and 0 <= colour < len(SEATS) else ""
        if not svg:
            raise Sorry("not-found", 404)
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)

    @app.get("/style/{game}.css")
    async def style_css(game: str) -> Response:
        if game not in all_games():
            raise Sorry("no-game", 404)
        return Response(style(game), media_type="text/css", headers=FOREVER)

    @app.get("/art/{game}/{name}/{layout}-{theme}.svg")
    async def art_svg(game: str, name: str, layout: str, theme: str) -> Response:
        try:
            svg = await asyncio.to_thread(picture, game, name, layout, theme)
        except (KeyError, BadInput):
            raise Sorry("not-found", 404) from None
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)

    @app.get("/ground/{game}/{layout}-{theme}.svg")
    async def ground_svg(game: str, layout: str, theme: str) -> Response:
        try:
            svg = await asyncio.to_thread(ground, game, layout, theme)
        except (KeyError, BadInput):
            raise Sorry("not-found", 404) from None
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)

    @app.get("/rules/{game}")
    async def rules(request: Request, game: str) -> Response:
        v = await house.visitor(request)
        if game not in all_games():
            raise Sorry("no-game", 404)
        return house.everybodys(v, "rules.html", law=law_page(game_named(game), v.lang), **tabs(game, v.lang))

    @app.get("/how/{game}")
    async def how(request: Request, game: str) -> Response:
        v = await house.visitor(request)
        if game not in all_games():
            raise Sorry("no-game", 404)
        if not explained(game):
            return house.go(v, f"/rules/{game}")
        return house.everybodys(v, "how.html", **await asyncio.to_thread(how_page, game, v.lang))
