"""The page of somebody's keys: making one, which is shown once, taking it back, and sending a bot to a table."""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.web.house import House
from dispetto.web.keys import BOT, MOST, PURPOSES
from dispetto.web.people import LONGEST_NAME, Visitor
from dispetto.web.routes.api_chairs import take_chair
from dispetto.web.sorry import Sorry
from dispetto.web.store import tokens

AT = re.compile(r"(?:.*/t/)?([\w-]{1,20})/?(?:[?#].*)?", re.ASCII | re.DOTALL)  # a table's link, or its id


def add_bots(app: FastAPI, house: House) -> None:
    """Keys and whoever holds them."""

    async def page(v: Visitor, request: Request, **facts: Any) -> Response:
        rows = await tokens.all_of(house.store, v.id)
        here = house.link(request, "")
        return house.page(v, "bots.html", rows=rows, most=MOST, longest=LONGEST_NAME, here=here, **facts)

    @app.get("/bots")
    async def bots(request: Request) -> Response:
        return await page(await house.visitor(request), request, secret="")

    @app.post("/bots")
    async def make(
        request: Request, name: str = Form(max_length=400), purpose: str = Form(PURPOSES[1], max_length=10)
    ) -> Response:
        v = await house.visitor(request)
        return await page(v, request, secret=await house.keys.make(v, name, purpose))

    @app.post("/bots/{token}/revoke")
    async def revoke(request: Request, token: str) -> Response:
        v = await house.visitor(request)
        await house.keys.revoke(v, token)
        return house.go(v, "/bots")

    @app.post("/bots/{token}/seat")
    async def send(request: Request, token: str, table: str = Form(max_length=400)) -> Response:
        v = await house.visitor(request)
        row = await tokens.of_id(house.store, v.id, token)
        if row is None or row.purpose != BOT:
            raise Sorry("no-token", 404)
        named = AT.fullmatch(table.strip())
        found = await house.table(named[1] if named else "")
        bot = Visitor(row.person, row.name, "n", v.lang, "", "wide", False)
        await take_chair(house, bot, row, found, None)
        return house.go(v, f"/t/{found.id}")
