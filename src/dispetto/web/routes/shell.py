"""Installing: the manifest, the service worker, and the page that stands in where there is no line."""

from __future__ import annotations

import json

from fastapi import FastAPI, Request
from fastapi.responses import Response

from dispetto.web.house import EVERYBODYS, House
from dispetto.web.pages.shell import OFFLINE, games, manifest, worker


def add_shell(app: FastAPI, house: House) -> None:
    """What is everybody's, and may be kept."""

    @app.get("/manifest.webmanifest")
    async def how_to_install(request: Request) -> Response:
        v = await house.visitor(request)
        text = json.dumps(manifest(v.lang), ensure_ascii=False)
        return Response(text, media_type="application/manifest+json", headers=EVERYBODYS)

    @app.get("/sw.js")
    async def service_worker() -> Response:
        return Response(worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    @app.get(OFFLINE)
    async def offline(request: Request) -> Response:
        v = await house.visitor(request)
        return house.everybodys(v, "offline.html", games=games(v.lang))
