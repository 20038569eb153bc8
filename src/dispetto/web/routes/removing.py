"""The host and the guests: showing one out, and letting one in again."""

from __future__ import annotations

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.web.house import House
from dispetto.web.pages.phrases import tongue
from dispetto.web.play import guests


def add_removing(app: FastAPI, house: House) -> None:
    """Both of it."""

    @app.post("/t/{table}/remove")
    async def remove(request: Request, table: str, seat: int = Form(ge=0, le=20)) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        gone = await guests.show_out(house.tables, found, v.id, seat)
        for w in house.live.watchers.get(found.id, ()):
            if w.reader.person == gone:
                w.note(no=tongue(w.reader.lang)("shown-out"))
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")

    @app.post("/t/{table}/let-in")
    async def let_in(request: Request, table: str, guest: int = Form(ge=0, le=guests.MOST)) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        await guests.let_in(house.tables, found, v.id, guest)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")
