"""The cast: its page, a page for each of them, their faces."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from dispetto.bots.cast import CAST
from dispetto.core.show.ink_cast import MOODS, portrait
from dispetto.core.show.ink_seats import SEATS
from dispetto.web.house import FOREVER, House
from dispetto.web.pages.cast import cast_page, persona_page
from dispetto.web.sorry import Sorry


def add_cast(app: FastAPI, house: House) -> None:
    """Who they are."""

    @app.get("/cast")
    async def cast(request: Request) -> Response:
        v = await house.visitor(request)
        return house.page(v, "cast.html", **cast_page(v.lang))

    @app.get("/cast/{who}")
    async def persona(request: Request, who: str) -> Response:
        v = await house.visitor(request)
        if who not in CAST:
            raise Sorry("not-found", 404)
        return house.page(v, "persona.html", **persona_page(who, v.lang))

    @app.get("/face/{who}/{mood}/{colour}.svg")
    async def face(who: str, mood: str, colour: str) -> Response:
        """In a seat's colour by its number, in their `own`, or `wide` with room to speak."""
        known = {"own": -1, "wide": -1, **{str(n): n for n in range(len(SEATS))}}
        if who not in CAST or mood not in MOODS or colour not in known:
            raise Sorry("not-found", 404)
        svg = portrait(who, mood, known[colour], colour == "wide")
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)
