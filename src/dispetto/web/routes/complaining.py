"""That's wrong! A page that asks what should have happened, and the scenario file that says so."""

from __future__ import annotations

import re
from dataclasses import replace

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.core.game import is_number
from dispetto.core.telling.complaint import LONGEST
from dispetto.web.house import House
from dispetto.web.pages.doubts import doubt_facts, file_of
from dispetto.web.people import Visitor
from dispetto.web.play.complaining import NOW, Complaint, chosen, complain, complaints, may_take
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


def add_complaining(app: FastAPI, house: House) -> None:
    """The page, the form and the files."""

    async def begun(request: Request, table: str) -> tuple[Visitor, Table, Reader]:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.started:
            raise Sorry("not-begun", 409)
        whole = await house.tables.pasts.whole(found)
        return v, whole, house.reader(v, found)

    @app.get("/t/{table}/wrong")
    async def page(request: Request, table: str, at: str = "") -> Response:
        v, whole, reader = await begun(request, table)
        one = chosen(whole, reader.seat, int(at)) if is_number(at) else None
        facts = doubt_facts(whole, reader, one)
        return house.page(v, "wrong.html", table=whole, reader=reader, longest=LONGEST, **facts)

    @app.post("/t/{table}/wrong")
    async def made(
        request: Request,
        table: str,
        at: str = Form(max_length=12),
        text: str = Form("", max_length=2 * LONGEST),
        missed: str = Form("", max_length=300),
        unwanted: str = Form("", max_length=300),
    ) -> Response:
        _, whole, reader = await begun(request, table)
        if not is_number(at):
            raise Sorry("wrong-moment", 404)
        text = CONTROL.sub("", text).strip()
        if not (text or missed or unwanted):
            raise Sorry("wrong-nothing", 400)
        one = chosen(whole, reader.seat, int(at))
        said = Complaint(int(at), reader.seat, text, missed, unwanted)
        written = file_of(whole, reader, one, said.said)
        if reader.seat >= 0 and one.version != NOW:  # a question that is open is gone with its answer
            await complain(house.tables, await house.table(table), said)
            house.live.changed(await house.table(table))
        return attached(whole, written)

    @app.get("/t/{table}/wrong/{n}.toml")
    async def again(request: Request, table: str, n: int) -> Response:
        v, whole, reader = await begun(request, table)
        kept = complaints(whole)
        if not 0 <= n < len(kept):
            raise Sorry("not-found", 404)
        if not may_take(whole, v.id, kept[n]):
            raise Sorry("wrong-later", 403)
        eyes = replace(reader, seat=kept[n].seat)
        one = chosen(whole, eyes.seat, kept[n].version)
        return attached(whole, file_of(whole, eyes, one, kept[n].said))


def attached(table: Table, text: str) -> Response:
    """The file to keep."""
    stem = "".join(c if c.isascii() and c.isalnum() else "-" for c in table.row.name.lower())
    head = {"Content-Disposition": f'attachment; filename="wrong-{stem}.toml"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=head)
