"""Passkeys: a script asks what to sign, and brings what was signed."""

from __future__ import annotations

from dataclasses import replace

from fastapi import FastAPI, Form, Request
from fastapi.responses import JSONResponse, Response

from dispetto.web.house import House
from dispetto.web.pages.at import at
from dispetto.web.passkeys import COOKIE, LIVES
from dispetto.web.people import mark_of
from dispetto.web.routes.push import body_of
from dispetto.web.sorry import Sorry
from dispetto.web.store import passkeys
from dispetto.web.wrong import refusal


def add_passkeys(app: FastAPI, house: House) -> None:
    """Adding one, using one, taking one back."""

    def asking(asked: dict[str, object], cookie: str) -> Response:
        answer = JSONResponse(asked)
        where, tls = at("/passkey"), house.wish.secure
        answer.set_cookie(COOKIE, cookie, LIVES, path=where, secure=tls, httponly=True, samesite="strict")
        return answer

    @app.post("/passkey/add/begin")
    async def begin_adding(request: Request) -> Response:
        v = await house.visitor(request)
        try:
            asked, cookie = await house.passkeys.begin_adding(v.id, house.called(v))
        except Sorry as e:
            return refusal(request, e)
        answer = asking(asked, cookie)
        house.welcome(v, answer)
        return answer

    @app.post("/passkey/add")
    async def add(request: Request) -> Response:
        v = await house.visitor(request)
        try:
            await house.passkeys.add(v.id, request.cookies.get(COOKIE, ""), await body_of(request))
        except Sorry as e:
            return refusal(request, e)
        return JSONResponse({"go": at("/me#carry")})

    @app.post("/passkey/use/begin")
    async def begin_using(request: Request) -> Response:
        try:
            return asking(*house.passkeys.begin_using())
        except Sorry as e:
            return refusal(request, e)

    @app.post("/passkey/use")
    async def use(request: Request) -> Response:
        v = await house.visitor(request)
        try:
            said = await body_of(request)
            alone = said.pop("alone", False) is True
            known = await house.passkeys.use(request.cookies.get(COOKIE, ""), said)
            person, epoch = await house.devices.bind(v, known.person, alone, known.id)
        except Sorry as e:
            return refusal(request, e)
        answer = JSONResponse({"go": at("/me")})
        house.recognise(person, answer, epoch)
        return answer

    @app.post("/me/passkey/drop")
    async def drop(request: Request, which: str = Form(max_length=40)) -> Response:
        v = await house.visitor(request)
        for one in await passkeys.all_of(house.store, v.id):
            if mark_of(house.store.secret, "passkey", v.id, one.id) == which:
                await passkeys.drop(house.store, v.id, one.id)
        return house.go(replace(v, fresh=False), "/me")
