"""A finished game shown around: its picture, and the film of its nastiest moment."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.responses import Response

from dispetto.core.telling.languages import languages
from dispetto.web.house import House
from dispetto.web.pages.film import film
from dispetto.web.pages.shown import mark, may_show
from dispetto.web.pages.souvenir import picture, worst_of
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking
from dispetto.web.sorry import Sorry

KEPT = {"Cache-Control": "private, max-age=600"}
ALONE = "default-src 'none'"  # a drawing by itself: no script, nothing from anywhere


def add_shown(app: FastAPI, house: House) -> None:
    """Pictures of games that are over; a running game has none."""

    async def finished(request: Request, table: str, by: str, lang: str) -> tuple[Table, Looking, str]:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.over:
            raise Sorry("shown-later", 403)
        if not may_show(house.store.secret, found, v, by):
            raise Sorry("shown-closed", 403)
        whole = (await house.tables.pasts.whole(found)).apart()
        looking = await house.understanding.of(whole)
        return whole, looking, lang if lang in languages() else v.lang

    @app.get("/t/{table}/picture.png")
    async def photograph(request: Request, table: str, by: str = "", lang: str = "") -> Response:
        found, looking, lang = await finished(request, table, by, lang)
        key = (found.id, lang, mark(found, looking))
        png = await house.darkroom.photograph(key, lambda: picture(found, lang, looking))
        if png is not None:
            return Response(png, media_type="image/png", headers={**KEPT, **named(found, "png")})
        return alone(await house.darkroom.drawing(key, lambda: picture(found, lang, looking)), found)

    @app.get("/t/{table}/film.svg")
    async def moving(request: Request, table: str, by: str = "", lang: str = "") -> Response:
        found, looking, lang = await finished(request, table, by, lang)
        worst = worst_of(found, lang, looking)
        if worst is None:
            raise Sorry("shown-harmless", 404)
        key = (found.id, lang, mark(found, looking), "film")
        return alone(await house.darkroom.drawing(key, lambda: film(found, lang, worst)), found)


def alone(svg: bytes, table: Table) -> Response:
    """A drawing as a file of its own."""
    head = {**KEPT, **named(table, "svg"), "Content-Security-Policy": ALONE}
    return Response(svg, media_type="image/svg+xml", headers=head)


def named(table: Table, ending: str) -> dict[str, str]:
    """How the file is called when somebody keeps it."""
    stem = "".join(c if c.isascii() and c.isalnum() else "-" for c in table.row.name.lower())
    return {"Content-Disposition": f'inline; filename="dispetto-{stem}.{ending}"'}
