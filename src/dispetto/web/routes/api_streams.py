"""The streams of the API: one JSON object a line, first everything, then what is new, and a blank line as a pulse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from enum import Enum
from typing import Any

from fastapi import FastAPI, Query, Request
from fastapi.responses import Response, StreamingResponse

from dispetto.core.telling.messages import TableGone, line, plain
from dispetto.web.door import address
from dispetto.web.house import House
from dispetto.web.keys import Caller
from dispetto.web.pages.messages import Telling, brief
from dispetto.web.play import chairs
from dispetto.web.play.ears import Ear, listener
from dispetto.web.play.live import HEARTBEAT
from dispetto.web.play.table import Table
from dispetto.web.play.wire import LINE
from dispetto.web.routes.api import SINCE, Who, tables_of
from dispetto.web.routes.api_shapes import Tables, answers
from dispetto.web.sorry import Sorry

NDJSON = "application/x-ndjson"
PULSE = "\n"
STREAMS: list[str | Enum] = ["streams"]
HEAD = {
    "Content-Encoding": "identity",  # whoever packs it would hold lines back
    "X-Accel-Buffering": "no",
}
ONCE = Query(False, description="Only the first line, then the end.")


def lines(about: str) -> dict[int, dict[str, Any]]:
    """What a stream answers."""
    return {200: {"content": {NDJSON: {"schema": {"type": "string"}}}, "description": about}}


def add_api_streams(app: FastAPI, house: House) -> None:
    """What a program may listen to."""

    @app.get(
        "/api/stream/event",
        tags=STREAMS,
        summary="All your tables: first all of them, then each that changes",
        response_class=Response,
        responses=answers(400, good=lines("A `Tables` object, then `TableBrief` objects, one a line.")),
    )
    async def events(request: Request, who: Who, once: bool = ONCE) -> Response:
        first = await tables_of(house, request, who)
        if once:
            return Response(line_of(first), media_type=NDJSON, headers=HEAD)
        check_room(house, request, who, "")
        return StreamingResponse(all_tables(house, request, who, first), media_type=NDJSON, headers=HEAD)

    @app.get(
        "/api/table/{table}/stream",
        tags=STREAMS,
        summary="A table: first everything, then every change; whoever listens is there, as with an open page",
        response_class=Response,
        responses=answers(400, 404, good=lines("A `TableFull` object, then all that changes, one object a line.")),
    )
    async def stream(request: Request, table: str, who: Who, since: int = SINCE, once: bool = ONCE) -> Response:
        found, v = await house.table(table), who.visitor
        await house.tables.deepen(found)
        telling = Telling(found, lambda: house.reader(v, found), house.link(request, f"/t/{found.id}"))
        if once:
            return Response(line(telling.first(since)) + "\n", media_type=NDJSON, headers=HEAD)
        check_room(house, request, who, found.id)
        return StreamingResponse(one_table(house, request, who, found, telling, since), media_type=NDJSON, headers=HEAD)


def line_of(message: Any) -> str:
    """A message that belongs to no table as a line."""
    return LINE(plain(message)) + "\n"


def check_room(house: House, request: Request, who: Caller, table: str) -> None:
    """May one more listen? Else the sentence."""
    known = house.tables.alive.get(table)
    seated = known is not None and bool(known.seats_of(who.visitor.id))
    full = house.limits.full(who.visitor.id, address(request.scope), table, seated)
    if full:
        raise Sorry("full", 429, what=full)


async def one_table(
    house: House, request: Request, who: Caller, table: Table, telling: Telling, since: int
) -> AsyncIterator[str]:
    """The lines of a table's stream, as long as its token is good and the house is open."""
    v, live = who.visitor, house.live
    if any(table.row.seats[seat].sub for seat in table.seats_of(v.id)):
        await chairs.come_back(house.tables, table, v.id)
    w = listener(table, house.reader(v, table))
    with house.limits.held(v.id, address(request.scope), table.id):
        yield line(telling.first(since)) + "\n"
        live.join(w)
        live.start_heart()
        try:
            while not house.draining:
                await w.news.wait()
                w.news.clear()
                w.take_notes()
                beat = w.take_beat()
                if table.gone:
                    yield line(TableGone()) + "\n"
                    return
                if beat and not await house.keys.still(who):
                    return
                news = [] if live.waiting.veils.hides(table) else telling.news()
                text = "".join([line(message) + "\n" for message in news])
                if text:
                    yield text
                    w.is_sent(text)
                elif beat:
                    yield PULSE
        finally:
            live.part(w)
            live.changed(table)


async def all_tables(house: House, request: Request, who: Caller, first: Tables) -> AsyncIterator[str]:
    """The lines of somebody's own stream; now and then it looks at the store, where other workers write too."""
    v, ear = who.visitor, Ear(who.visitor.id)
    told = {one.id: one for one in first.tables}
    ear.knows(told)
    house.live.ears.add(ear)
    try:
        with house.limits.held(v.id, address(request.scope), ""):
            yield line_of(first)
            while not house.draining:
                beat = False
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await ear.news.wait()
                except TimeoutError:
                    beat = True
                changed = ear.takes()
                if beat:
                    if not await house.keys.still(who):
                        return
                    changed |= {row.id for row in await house.store.tables_of(v.id)}
                text = ""
                for one in sorted(changed):
                    row = await house.store.table(one)
                    found = await house.shelf.peek(row) if row is not None else None
                    if found is None or house.live.waiting.veils.hides(found):
                        continue
                    now = brief(found, house.reader(v, found), house.link(request, f"/t/{one}"))
                    was = told.get(one)
                    if was is None or (now.yours and now != was) or as_listed(now) != as_listed(was):
                        told[one] = now
                        text += line_of(now)
                ear.knows(told)
                if text or beat:
                    yield text or PULSE
    finally:
        house.live.ears.discard(ear)


def as_listed(one: Any) -> tuple[Any, ...]:
    """What of a table is news also to whoever is not asked there."""
    return one.status, one.seat, one.yours, one.host
