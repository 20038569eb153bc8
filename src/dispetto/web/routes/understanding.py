"""Why a game was lost: what the end page and the replay are told of a game that is over, as far as it is known."""

from __future__ import annotations

from dataclasses import replace

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from dispetto.core.show.stage import PAGES
from dispetto.web.house import House
from dispetto.web.pages.hint import hint_told
from dispetto.web.pages.so_far import so_far_at
from dispetto.web.pages.understood import eyes_of, for_replay, live_odds, to_learn, understood, verdict
from dispetto.web.play import forecasting
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.routes.replay import looking as looking_with
from dispetto.web.sorry import Sorry

UNKEPT = {"Cache-Control": "no-store"}


def add_understanding(app: FastAPI, house: House) -> None:
    """The end page's part and the replay's are not there before the end; a hint only against bots."""

    async def finished(request: Request, table: str, layout: str) -> tuple[Table, Reader]:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.over:
            raise Sorry("understood-later", 403)
        whole = await house.tables.pasts.whole(found)
        reader = house.reader(v, found)
        return whole, replace(reader, layout=layout) if layout in PAGES else reader

    @app.get("/t/{table}/understood")
    async def understood_part(request: Request, table: str, layout: str = "") -> Response:
        found, reader = await finished(request, table, layout)
        looking = await house.understanding.of(found)
        shown = {
            "done": looking.done,
            "mark": f"{looking.stamp}-{round(looking.share * 20)}-{looking.done}",
            "html": understood(found, reader, looking),
            "verdict": verdict(found, reader, looking),
            "learn": to_learn(reader, looking),
            "told": looking.found is not None and looking.found.stage > 1,
        }
        return JSONResponse(shown, headers=UNKEPT)

    @app.post("/t/{table}/hint")
    async def hint(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found, _ = await house.seated(v, table)
        reader = house.reader(v, found)
        taken = await house.hints.take(house.tables, found, reader.seat)
        return JSONResponse({"html": hint_told(found, reader, taken)}, headers=UNKEPT)

    @app.get("/t/{table}/chances")
    async def live_chances(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        await forecasting.check(house.tables, found, v.id)
        return JSONResponse(live_odds(found, v.lang, await house.forecasts.of(found)), headers=UNKEPT)

    @app.get("/t/{table}/odds.json")
    async def replay_odds(request: Request, table: str, eyes: str = "", layout: str = "") -> Response:
        found, reader = await finished(request, table, layout)
        looking = await house.understanding.of(found)
        return JSONResponse(for_replay(found, looking_with(found, reader, eyes), looking), headers=UNKEPT)

    @app.get("/t/{table}/so-far/{n}")
    async def account_so_far(request: Request, table: str, n: int, eyes: str = "") -> Response:
        found, reader = await finished(request, table, "")
        if not 0 <= n < len(found.history.moments):
            raise Sorry("not-found", 404)
        reader = looking_with(found, reader, eyes)
        known = (await house.understanding.of(found)).found
        if known is None or known.stage < 2:
            return JSONResponse({"sum": "", "html": ""}, headers=UNKEPT)
        return JSONResponse(so_far_at(found, reader, known, n, eyes_of(found, reader)), headers=UNKEPT)
