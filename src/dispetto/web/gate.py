"""The gate behind the door: whoever asks too much is told when to come back, and half a form is not waited for.

Pages and forms are refused with 429, Retry-After and a sentence; an open page that sends too much is heard slowly,
and shut when it goes on.
"""

from __future__ import annotations

import asyncio
import json
import re
from functools import lru_cache

from fastapi.responses import HTMLResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dispetto.web.door import address
from dispetto.web.house import House
from dispetto.web.limits import seconds, slow
from dispetto.web.pages.at import BASE
from dispetto.web.pages.rendering import render
from dispetto.web.people import COOKIE, language, theme, who
from dispetto.web.sorry import Sorry

FREE = ("/static/", "/healthz", "/readyz", "/metrics")
DRAWN = ("/poster/", "/style/", "/art/", "/ground/", "/face/", "/emblem/")
MAKES = re.compile(r"/play|/invite|/lesson(?:/[^/]*)?|/t/[^/]*/(?:rematch|what-if)")
SOCKET = re.compile(r"/t/([\w-]{1,20})/live", re.ASCII)
TOO_MANY = 4429  # why a socket is closed
FLOOD = 400  # frames of one page that had to wait; then it is shut
SAY_EVERY = 3.0  # seconds between two sentences to a page that sends too much
BODY_IN = 20.0  # seconds a form may take to arrive


class Gate:
    """Around every route."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        if scope["type"] == "http":
            kind = kind_of(scope["method"], scope["path"].removeprefix(BASE.path))
            wait = self.house.limits.wait(kind, self.person(scope), address(scope)) if kind else 0.0
            if wait:
                await refusal(HTTPConnection(scope), slow(kind, wait), wait)(scope, receive, send)
                return
            receive = in_time(receive)
        await self.app(scope, receive, send)

    def person(self, scope: Scope) -> str:
        """Who asks, by the cookie that we signed; empty for somebody new."""
        known = who(self.house.store.secret, HTTPConnection(scope).cookies.get(COOKIE, ""))
        return known[0] if known else ""

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page that is opened, and what it sends from then on."""
        limits, person, where = self.house.limits, self.person(scope), address(scope)
        found = SOCKET.fullmatch(scope["path"].removeprefix(BASE.path))
        table = found[1] if found else ""
        known = self.house.tables.alive.get(table)
        seated = known is not None and bool(known.seats_of(person))
        wait, full = limits.wait("sockets", person, where), limits.full(person, where, table, seated)
        if wait or full:
            sorry = Sorry("full", 429, what=full) if full else slow("sockets", wait)
            await shut(receive, send, sorry.said(language(HTTPConnection(scope))))
            return
        with limits.held(person, where, table):
            await self.app(scope, Ear(self.house, scope, person, receive, send), send)


class Ear:
    """Hears an open page: at most as fast as its people may speak, and not for ever."""

    def __init__(self, house: House, scope: Scope, person: str, receive: Receive, send: Send) -> None:
        self.house = house
        self.scope = scope
        self.person = person
        self.receive = receive
        self.send = send
        self.waited = 0
        self.said = float("-inf")

    async def __call__(self) -> Message:
        message = await self.receive()
        limits = self.house.limits
        while message["type"] == "websocket.receive":
            wait = limits.wait("answers", self.person, address(self.scope))
            if not wait:
                break
            self.waited += 1
            if self.waited > FLOOD:
                await self.send({"type": "websocket.close", "code": TOO_MANY})
                return {"type": "websocket.disconnect", "code": TOO_MANY}
            if limits.now() - self.said > SAY_EVERY:
                self.said = limits.now()
                sentence = slow("answers", wait).said(language(HTTPConnection(self.scope)))
                await self.send({"type": "websocket.send", "text": json.dumps({"no": sentence})})
            await asyncio.sleep(wait)
        return message


def kind_of(method: str, path: str) -> str:
    """Which budget a request takes from; empty for what is free."""
    if method in ("GET", "HEAD"):
        return "" if path.startswith(FREE) else "pictures" if path.startswith(DRAWN) else "pages"
    return "tables" if MAKES.fullmatch(path) else "forms"


def refusal(c: HTTPConnection, sorry: Sorry, wait: float) -> HTMLResponse:
    """A page with the sentence, and when to come back."""
    lang = language(c)
    page = refusal_page(sorry.said(lang), lang, theme(c))
    return HTMLResponse(page, sorry.status, headers={"Retry-After": str(seconds(wait)), "Vary": "Cookie"})


@lru_cache(maxsize=64)
def refusal_page(sentence: str, lang: str, shade: str) -> str:
    """The page of a sentence, made once: a flood must not cost more than what it asks for."""
    return render("error.html", lang, visitor={"theme": shade, "sound": False}, sentence=sentence)


async def shut(receive: Receive, send: Send, sentence: str) -> None:
    """Tell a page why it is not let in; it tries again later."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": json.dumps({"no": sentence})})
    await send({"type": "websocket.close", "code": TOO_MANY})


def in_time(receive: Receive) -> Receive:
    """A form arrives in time, or the sentence that it has not; whoever just listens for the end may do so for ever."""
    until = asyncio.get_running_loop().time() + BODY_IN
    whole = False

    async def heard() -> Message:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Sorry("too-slow", 408) from None
        whole = not message.get("more_body", False)
        return message

    return heard
