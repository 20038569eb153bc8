"""Fair dice, provably: when a game is over, its seed, and a page where the reader's own browser checks every roll."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from dispetto.web.house import House
from dispetto.web.pages.fair import fair_facts, fair_rolls
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry

UNKEPT = {"Cache-Control": "no-store"}


def add_fair(app: FastAPI, house: House) -> None:
    """The page, and what it reckons with; neither is there before the end."""

    async def ended(table: str) -> Table:
        """A game that is over, with all of its past; Sorry for one that goes on or was played elsewhere."""
        found = await house.table(table)
        if not found.over:
            raise Sorry("fair-later", 403)
        if not found.row.seed:
            raise Sorry("fair-imported", 404)
        return await house.tables.pasts.whole(found)

    @app.get("/t/{table}/fair")
    async def fair_page(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await ended(table)
        reader = house.reader(v, found)
        return house.page(v, "fair.html", table=found, reader=reader, **fair_facts(found, v.lang))

    @app.get("/t/{table}/fair.json")
    async def fair_json(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await ended(table)
        rolls = await asyncio.to_thread(fair_rolls, found, v.lang)  # nothing happens any more at a table that is over
        return JSONResponse(rolls, headers=UNKEPT)
