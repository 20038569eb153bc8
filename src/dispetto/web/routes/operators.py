"""For whoever runs it: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
import hmac

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

from dispetto.web import metrics
from dispetto.web.door import address
from dispetto.web.house import House
from dispetto.web.metrics import gauge
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import StoreTrouble
from dispetto.web.wish import ip

PATIENCE = 2.0  # seconds a database may take to say that it is there
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


def add_operators(app: FastAPI, house: House) -> None:
    """The routes a monitor asks, and no person."""

    @app.get("/healthz")
    async def alive() -> Response:
        return PlainTextResponse("alive\n")

    @app.get("/readyz")
    async def ready() -> Response:
        if house.draining:
            return PlainTextResponse("draining\n", 503)
        try:
            async with asyncio.timeout(PATIENCE):
                await house.store.reach()
        except (StoreTrouble, TimeoutError):
            return PlainTextResponse("no database\n", 503)
        return PlainTextResponse("ready\n")

    @app.get("/metrics")
    async def counted(request: Request) -> Response:
        if not may_count(house, request):
            raise Sorry("not-found", 404)
        stored = await house.store.statuses()
        sockets = sum(map(len, house.live.watchers.values())) + len(house.live.doorstep)
        tables = [gauge("dispetto_tables_stored", "Tables in the database.", n, status=s) for s, n in stored.items()]
        for later in tables[1:]:
            del later[:2]  # one heading for all of them
        page = metrics.text(
            gauge("dispetto_tables_awake", "Tables in memory.", len(house.tables.alive)),
            *tables,
            gauge("dispetto_sockets", "Open pages.", sockets),
            gauge("dispetto_event_streams", "Programs that listen to all tables of somebody.", len(house.live.ears)),
            gauge("dispetto_bots_asked", "Questions to bots without an answer yet.", house.thinkers.asked),
            gauge("dispetto_bots_waiting", "Of these, those no worker thinks about yet.", house.thinkers.turns.waiting),
            gauge("dispetto_draining", "1 while it is being stopped.", int(house.draining)),
        )
        return Response(page, media_type=PROMETHEUS)


def may_count(house: House, request: Request) -> bool:
    """Is this our monitor? With a token whoever has it; without one whoever sits at this machine."""
    token = house.wish.metrics_token
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    caller = ip(address(request.scope))
    return caller is not None and caller.is_loopback
