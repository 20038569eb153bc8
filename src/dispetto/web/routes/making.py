"""The workshop: making boards, courses and card sets, checked as one goes; trying them, sharing them, playing them."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from dataclasses import replace
from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import JSONResponse, Response

from dispetto.core.errors import BadFile, BadInput
from dispetto.core.files import LARGEST, is_text, tidy
from dispetto.core.show.stage import LAYOUTS, THEMES
from dispetto.core.workshop import Draft, Workshop, digest, faults, held
from dispetto.web.house import FOREVER, House, bots_for
from dispetto.web.names import free_face
from dispetto.web.pages import making
from dispetto.web.pages.art import picture
from dispetto.web.people import Visitor
from dispetto.web.routes.bringing import option_named, text_of
from dispetto.web.routes.lobby import with_nonce
from dispetto.web.sorry import Sorry
from dispetto.web.store import workshop
from dispetto.web.store.rows import SeatRow
from dispetto.web.store.workshop import MadeRow

MOST = 24  # things of one person
ID = re.compile(r"[\w-]{20,24}", re.ASCII)
UNKEPT = {"Cache-Control": "no-store"}


def add_making(app: FastAPI, house: House) -> None:
    """Everything below /make, and the pictures of it."""

    async def thing(made: str) -> tuple[MadeRow, Workshop]:
        row = await workshop.one(house.store, made) if ID.fullmatch(made) else None
        shop = making.shop_of(row.game) if row is not None else None
        if row is None or shop is None:
            raise Sorry("no-made", 404)
        return row, shop

    async def mine(request: Request, made: str) -> tuple[Visitor, MadeRow, Workshop]:
        v = await house.visitor(request)
        row, shop = await thing(made)
        if row.owner != v.id:
            raise Sorry("made-others", 403)
        return v, row, shop

    async def keep(v: Visitor, game: str, title: str, text: str) -> Response:
        row = MadeRow(secrets.token_urlsafe(16), v.id, game, title, text)
        if not await workshop.add(house.store, row, MOST):
            raise Sorry("made-many", 409, most=MOST)
        return house.go(v, f"/make/{row.id}")

    @app.get("/make")
    async def bench(request: Request) -> Response:
        v = await house.visitor(request)
        rows = making.listed(await workshop.all_of(house.store, v.id), v.lang)
        return house.page(v, "make.html", shops=making.shops(v.lang), rows=rows, longest=LARGEST)

    @app.post("/make")
    async def begin(request: Request, game: str = Form(max_length=40), base: str = Form("", max_length=40)) -> Response:
        v = await house.visitor(request)
        shop = making.shop_of(game)
        if shop is None or (base and base not in shop.shipped()):
            raise Sorry("bad-form")
        return await keep(v, game, "", await asyncio.to_thread(begun, shop, base))

    @app.post("/make/load")
    async def load(request: Request) -> Response:
        v = await house.visitor(request)
        form = await request.form()
        shop = making.shop_of(str(form.get("game", "")))
        text = await text_of(form)
        if shop is None or not is_text(text):
            raise Sorry("bring-nothing", 400)
        title, text = await asyncio.to_thread(loaded, shop, text)
        return await keep(v, shop.game.name, title, text)

    @app.get("/make/{made}")
    async def page(request: Request, made: str) -> Response:
        v = await house.visitor(request)
        row, shop = await thing(made)
        link = house.link(request, f"/make/{row.id}")
        if row.owner != v.id:
            facts = await asyncio.to_thread(making.shared, row, shop, v.lang)
            return house.page(v, "made_shared.html", link=link, **facts)
        return house.page(v, "made.html", link=link, **making.editor(row, shop, v.lang))

    @app.get("/make/{made}/draft")
    async def draft_now(request: Request, made: str) -> Response:
        v, row, shop = await mine(request, made)
        draft = shop.read(row.text)
        return JSONResponse(await asyncio.to_thread(making.checked, row, shop, v.lang, draft), headers=UNKEPT)

    @app.post("/make/{made}/draft")
    async def draft(request: Request, made: str) -> Response:
        v, row, shop = await mine(request, made)
        try:
            sent = json.loads(await request.body())
            text = await asyncio.to_thread(written, shop, sent, row.text)
            title = str(sent["title"]).strip()
        except (ValueError, RecursionError):
            return JSONResponse({"no": Sorry("bad-form").said(v.lang)}, 400, UNKEPT)
        except BadInput as e:
            return JSONResponse({"no": e.said(v.lang)}, 400, UNKEPT)
        row = replace(row, text=text, title=title)
        await workshop.save(house.store, row.id, v.id, title, text)
        return JSONResponse(await asyncio.to_thread(making.checked, row, shop, v.lang), headers=UNKEPT)

    @app.post("/make/{made}/mend")
    async def mend(
        request: Request,
        made: str,
        n: int = Form(ge=0, le=99),
        digest_of: str = Form("", alias="digest", max_length=64),
    ) -> Response:
        v, row, shop = await mine(request, made)
        notes = await asyncio.to_thread(shop.notes, row.text)
        if digest_of == digest(row.text) and n < len(notes):
            row = replace(row, text=await asyncio.to_thread(shop.mended, row.text, notes[n]))
            await workshop.save(house.store, row.id, v.id, row.title, row.text)
        found = await asyncio.to_thread(making.checked, row, shop, v.lang, shop.read(row.text))
        return JSONResponse(found, headers=UNKEPT)

    @app.get("/make/{made}/file.toml")
    async def file(made: str) -> Response:
        row, _ = await thing(made)
        name = re.sub(r"[^a-z0-9]+", "-", row.title.lower()).strip("-")[:40] or "made"
        head = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(row.text, media_type="text/plain; charset=utf-8", headers=head)

    @app.post("/make/{made}/copy")
    async def copy(request: Request, made: str) -> Response:
        v = await house.visitor(request)
        row, _ = await thing(made)
        return await keep(v, row.game, row.title, row.text)

    @app.post("/make/{made}/remove")
    async def remove(request: Request, made: str) -> Response:
        v, row, _ = await mine(request, made)
        await workshop.remove(house.store, row.id, v.id)
        return house.go(v, "/make")

    async def seated(request: Request, made: str, nonce: str, bots: bool) -> Response:
        """A table that is played with it: at once with bots, or one that waits for friends."""
        v = await house.visitor(request)
        row, shop = await thing(made)
        await asyncio.to_thread(check, shop, row.text)
        me = SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, ()))
        free = shop.game.usual_seats - 1
        seats = [me, *(bots_for([me], free) if bots else [SeatRow()] * free)]
        options = {**{k: x for k, x in shop.game.quick.items() if bots}, shop.option: row.text}
        table = await house.tables.make(row.game, v.id, seats, options, settings=with_nonce({}, v, nonce), begun=bots)
        house.live.changed(table)
        return house.go(v, f"/t/{table.id}")

    @app.post("/make/{made}/play")
    async def play(request: Request, made: str, nonce: str = Form("", max_length=64)) -> Response:
        return await seated(request, made, nonce, bots=True)

    @app.post("/make/{made}/invite")
    async def invite(request: Request, made: str, nonce: str = Form("", max_length=64)) -> Response:
        return await seated(request, made, nonce, bots=False)

    @app.get("/make/{made}/fair")
    async def how_fair(request: Request, made: str) -> Response:
        v = await house.visitor(request)
        row, shop = await thing(made)
        return JSONResponse(fair_told(house, row, shop, v.lang), headers=UNKEPT)

    @app.post("/make/{made}/fair")
    async def ask_fair(request: Request, made: str) -> Response:
        v, row, shop = await mine(request, made)
        try:
            await asyncio.to_thread(check, shop, row.text)
            house.fairness.ask(row, digest(row.text), shop.seats, {shop.option: row.text})
        except BadInput as e:
            return JSONResponse({"no": e.said(v.lang)}, 409, UNKEPT)
        return JSONResponse(fair_told(house, row, shop, v.lang), headers=UNKEPT)

    # ------------------------------------------------------------------------------------------------------ pictures

    @app.get("/art/made/{made}/{layout}-{theme}.svg")
    async def drawn(made: str, layout: str, theme: str) -> Response:
        row, shop = await thing(made)
        if layout not in LAYOUTS or theme not in THEMES:
            raise Sorry("not-found", 404)
        svg = await asyncio.to_thread(shop.picture, row.text, layout, theme)
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)

    @app.get("/art/brought/{table}/{layout}-{theme}.svg")
    async def brought(table: str, layout: str, theme: str) -> Response:
        found = await house.table(table)
        texts = [str(found.row.options.get(o.key, "")) for o in found.game.options if o.brought]
        try:
            text = next(text for text in texts if is_text(text))
            svg = await asyncio.to_thread(picture, found.game.name, text, layout, theme)
        except (StopIteration, KeyError, BadInput):
            raise Sorry("not-found", 404) from None
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)

    @app.get("/art/kind/{game}/{kind}.svg")
    async def kind_of(game: str, kind: str) -> Response:
        shop = making.shop_of(game)
        svg = shop.icon("" if kind == "plain" else kind) if shop and kind in (*shop.kinds, "plain") else ""
        if not svg:
            raise Sorry("not-found", 404)
        return Response(svg, media_type="image/svg+xml", headers=FOREVER)


def fair_told(house: House, row: MadeRow, shop: Workshop, lang: str) -> dict[str, Any]:
    """How far bots have come with it, and what they have shown."""
    trial = house.fairness.of(row, digest(row.text))
    if trial is None:
        return {"share": 0.0, "done": True, "html": ""}
    return {"share": trial.share, "done": trial.done, "html": making.fair_part(trial.found, trial.share, shop, lang)}


def begun(shop: Workshop, base: str) -> str:
    """What somebody begins with: one of ours in the form that pages write, or the least there is."""
    if not base:
        return shop.blank()
    text = shop.shipped()[base]
    draft = shop.read(text)
    return shop.write({**draft, "title": ""}, text)


def loaded(shop: Workshop, text: str) -> tuple[str, str]:
    """A file as the workshop keeps it, with its title; the sentence where it is none of ours."""
    try:
        text = held(tidy(text))
        draft = shop.read(text)
        made = shop.write(draft, text)
        shop.notes(made)
    except BadFile as e:
        raise e.at(option_named(shop.game, next(o for o in shop.game.options if o.key == shop.option))) from None
    return str(draft["title"]), made


def written(shop: Workshop, sent: Any, old: str) -> str:
    """The text of a draft that a page has sent; BadInput where it is none."""
    if not isinstance(sent, dict) or not isinstance(sent.get("title"), str):
        raise Sorry("bad-form")
    draft: Draft = sent
    return shop.write(draft, old)


def check(shop: Workshop, text: str) -> None:
    """A sentence where a table could not be played with it, and why."""
    found = faults(shop, text)
    if found:
        raise Sorry("made-unsound", 409, why=found[0])
    shop.game.new(max(shop.game.fewest, shop.game.usual_seats), {shop.option: text})
