"""What a bot thought at a moment: for everybody, once the game is over."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from dispetto.web.house import House
from dispetto.web.pages.thoughts import thoughts
from dispetto.web.play.recalling import Recalling, thoughts_of
from dispetto.web.sorry import Sorry


def add_thoughts(app: FastAPI, house: House) -> None:
    """The panel beside the replay."""
    recalling = Recalling(house.thinkers)

    @app.get("/t/{table}/thought/{n}")
    async def thought(request: Request, table: str, n: int) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.over:
            raise Sorry("thoughts-later", 403)
        found = await house.tables.pasts.whole(found)
        if not 0 <= n < len(found.history.moments):
            raise Sorry("not-found", 404)
        there = thoughts_of(found)
        after, before = bisect_right(there, n), bisect_left(there, n)
        shown = {
            "n": n,
            "html": thoughts(found, house.reader(v, found), await recalling.at(found, n)),
            "before": there[before - 1] if before else -1,
            "after": there[after] if after < len(there) else -1,
        }
        return JSONResponse(shown, headers={"Cache-Control": "no-store"})
