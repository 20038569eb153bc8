"""Being told: a browser says where it listens, and its person how often they want to hear."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import JSONResponse, Response

from dispetto.core.telling.languages import languages
from dispetto.web.house import House
from dispetto.web.push import posting, sealing
from dispetto.web.sorry import Sorry
from dispetto.web.store import hours, push

HOW = (push.NOW, push.HOURLY, push.DAILY, push.NEVER)


def add_push(app: FastAPI, house: House) -> None:
    """Keys, listeners, wishes."""

    def needed() -> None:
        if not house.postman.on:
            raise Sorry("push-none", 404)

    @app.get("/push/key")
    async def key(request: Request) -> Response:
        needed()
        return JSONResponse({"key": sealing.coded(sealing.public(sealing.private(await house.postman.key())))})

    @app.post("/push/listen")
    async def listen(request: Request) -> Response:
        needed()
        v = await house.visitor(request)
        endpoint, theirs, auth = await said(request, house.postman.allowed)
        lang = v.lang if v.lang in languages() else "en"
        await push.listen(house.store, v.id, v.epoch, endpoint, theirs, auth, lang, hours.now())
        answer = JSONResponse({"ok": True})
        house.welcome(v, answer)
        return answer

    @app.post("/push/stop")
    async def stop(request: Request) -> Response:
        needed()
        v = await house.visitor(request)
        endpoint = (await body_of(request)).get("endpoint")
        if not isinstance(endpoint, str):
            raise Sorry("bad-form")
        await push.forget(house.store, endpoint, v.id)
        return JSONResponse({"ok": True})

    @app.post("/push/how")
    async def how(request: Request, how: str = Form(max_length=10)) -> Response:
        needed()
        v = await house.visitor(request)
        if how not in HOW:
            raise Sorry("bad-form")
        await push.wish(house.store, v.id, how)
        house.postman.stir.set()
        return house.go(v, "/turns")


async def body_of(request: Request) -> dict[str, Any]:
    """What a script sent."""
    try:
        found = await request.json()
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Sorry("bad-form")
    return found


async def said(request: Request, allowed: str) -> tuple[str, str, str]:
    """Where a browser listens, and its keys; a sentence where they make no sense or lead where nobody is posted to."""
    found = await body_of(request)
    endpoint, keys = found.get("endpoint"), found.get("keys")
    theirs, auth = (keys.get("p256dh"), keys.get("auth")) if isinstance(keys, dict) else (None, None)
    if not (isinstance(endpoint, str) and isinstance(theirs, str) and isinstance(auth, str)):
        raise Sorry("bad-form")
    try:
        posting.checked(endpoint, allowed)
        if not (sealing.is_point(sealing.decoded(theirs)) and len(sealing.decoded(auth)) == sealing.SECRET):
            raise Sorry("push-endpoint")
    except (posting.Unwelcome, ValueError):
        raise Sorry("push-endpoint") from None
    return endpoint, theirs, auth
