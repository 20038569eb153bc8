"""One's own page: who one is, what one has played, how to carry it to another device, take it home, or be forgotten."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.core.show.ink_faces import FACES
from dispetto.web import recovery
from dispetto.web.house import House
from dispetto.web.pages.at import at
from dispetto.web.pages.lists import my_row, when
from dispetto.web.pages.me import history
from dispetto.web.pages.phrases import tongue
from dispetto.web.people import COOKIE, Visitor, mark_of
from dispetto.web.play.forgetting import forget_everywhere
from dispetto.web.routes.circles import LONGEST, friends_of
from dispetto.web.sorry import Sorry
from dispetto.web.store import circles, passkeys, purses, recoveries, tokens
from dispetto.web.store.forgetting import everything

RUNNING = 12  # tables in the list


def add_me(app: FastAPI, house: House) -> None:
    """All of it."""

    async def page(request: Request, v: Visitor, phrase: str = "") -> Response:
        t = tongue(v.lang)
        running = [row for row in await house.store.tables_of(v.id) if row.status != "over"][:RUNNING]
        tables = [await house.shelf.peek(row) for row in running]
        asked = []
        for circle, name, by in await circles.of_person(house.store, v.id):
            who = await house.store.known(by) if by else None
            asked.append({"id": circle, "name": name, "by": by and (who.name if who and who.name else t("guest"))})
        return house.page(
            v,
            "me.html",
            games=history(await house.book.of_person(v.id), v.id, v.lang),
            running=[my_row(table, v, t) for table in tables if table is not None],
            circles=asked,
            friends=await friends_of(house, v),
            faces=range(1, FACES + 1),
            phrase=phrase,
            has_phrase=bool(await recoveries.since(house.store, v.id)),
            longest=LONGEST,
            may_passkey=house.passkeys.offered(request.url.hostname),
            passkeys=[
                {"mark": mark_of(house.store.secret, "passkey", v.id, one.id), "when": when(one.made, t)}
                for one in await passkeys.all_of(house.store, v.id)
            ],
            purse=await purses.of_person(house.store, v.id),
        )

    @app.get("/me")
    async def me_page(request: Request) -> Response:
        return await page(request, await house.visitor(request))

    @app.post("/me/phrase")
    async def phrase(request: Request) -> Response:
        v = await house.visitor(request)
        drawn = recovery.drawn()
        kept = await asyncio.to_thread(recovery.digest, house.store.secret, drawn)
        await recoveries.keep(house.store, v.id, kept)
        return await page(request, v, recovery.spelt(drawn, v.lang))

    @app.post("/me/recover")
    async def recover(
        request: Request, phrase: str = Form(max_length=400), alone: str = Form("", max_length=4)
    ) -> Response:
        v = await house.visitor(request)
        said = recovery.heard(phrase)
        if said is None:
            raise Sorry("phrase-unheard", 400, n=recovery.WORDS)
        found = await asyncio.to_thread(recovery.digest, house.store.secret, said)
        who = await recoveries.whose(house.store, found)
        if who is None:
            raise Sorry("phrase-nobody", 404)
        person, epoch = await house.devices.bind(v, who, alone == "yes")
        answer = house.go(replace(v, fresh=False), "/me")
        house.recognise(person, answer, epoch)
        return answer

    @app.get("/me/export")
    async def export(request: Request) -> Response:
        v = await house.visitor(request)
        told: dict[str, Any] = await everything(house.store, v.id)
        head = {"Content-Disposition": 'attachment; filename="dispetto-me.json"'}
        text = json.dumps(told, indent=1, ensure_ascii=False)
        return Response(text, media_type="application/json; charset=utf-8", headers=head)

    @app.post("/me/forget")
    async def forget(request: Request, sure: str = Form("", max_length=4)) -> Response:
        v = await house.visitor(request)
        if sure != "yes":
            raise Sorry("forget-sure", 400)
        mine = [t.person for t in await tokens.all_of(house.store, v.id) if t.person != v.id]
        for table in await forget_everywhere(house.tables, [*mine, v.id], tongue(v.lang)("somebody")):
            house.live.changed(table)
        answer = house.page(replace(v, name="", face=0, fresh=False), "forgotten.html")
        answer.delete_cookie(COOKIE, path=at("/"), secure=house.wish.secure, httponly=True, samesite="lax")
        return answer
