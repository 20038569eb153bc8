"""The gate behind the door: whoever asks too much is told when to come back, and half a form is not waited for.

Pages and forms are refused with 429, Retry-After and a sentence; an open page that sends too much is heard slowly,
and shut when it goes on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from functools import lru_cache

from fastapi.responses import HTMLResponse
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dispetto.web import wrong
from dispetto.web.door import address
from dispetto.web.house import House
from dispetto.web.limits import seconds, slow
from dispetto.web.pages.at import BASE
from dispetto.web.pages.rendering import render
from dispetto.web.people import COOKIE, language, theme, who
from dispetto.web.play.sisters import sisters_of
from dispetto.web.sorry import Sorry
from dispetto.web.store.trouble import StoreTrouble

log = logging.getLogger("dispetto.web")
FREE = ("/static/", "/healthz", "/readyz", "/metrics")
DRAWN = ("/poster/", "/style/", "/art/", "/ground/", "/face/", "/emblem/")
MAKES = re.compile(
    r"/play|/invite|/evening|/e/[^/]*/on|/lesson(?:/[^/]*)?|/t/[^/]*/(?:rematch|what-if)|/c/[^/]*/play|/api/table"
    r"|/make/[^/]*/(?:play|invite)"
)
ANSWERS = re.compile(r"/api/table/[^/]*/answer")
DRAFTS = re.compile(r"/make(?:/[^/]*/(?:draft|mend)|/load)?")
STREAMS = re.compile(r"/api/stream/event|/api/table/[^/]*/stream")
SHOWN = re.compile(r"/t/[^/]*/(?:picture\.png|film\.svg)")
SOCKET = re.compile(r"/[te]/([\w-]{1,20})/live", re.ASCII)
OF_TABLE = re.compile(r"(?:/t|(/api/table))/([\w-]{1,20})(?:/(.*))?", re.ASCII)
TOO_MANY, AWAY = 4429, 4503  # why a socket is closed
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
            sorry = slow(kind, wait) if wait else await self.shut_to(scope)
            if sorry is not None:
                c = HTTPConnection(scope)
                said = wrong.refusal(c, sorry) if wrong.is_program(c) else refusal(c, sorry, wait)
                await said(scope, receive, send)
                return
            receive = in_time(receive)
        await self.app(scope, receive, send)

    async def shut_to(self, scope: Scope) -> Sorry | None:
        """Why nobody gets to this page now: its sisters still play, or the database cannot say whether they do."""
        try:
            return Sorry("twin-closed", 403) if await self.closed(scope) else None
        except StoreTrouble as e:
            log.error("%s: %s", scope["path"], e)
            return of_store(e)

    async def closed(self, scope: Scope) -> bool:
        """Is this a page of a table that plays the same chance as others which are not over?"""
        found = OF_TABLE.fullmatch(scope["path"].removeprefix(BASE.path))
        if found is None:
            return False
        program, table, what = found.groups()
        known = self.house.tables.alive.get(table)
        if known is not None and not sisters_of(known.row.settings):
            return False
        return await self.house.sisters.closed(table, "" if program else self.person(scope), what or "")

    def person(self, scope: Scope) -> str:
        """Who asks, by the cookie that we signed, or the token that was good before; empty for somebody new."""
        c = HTTPConnection(scope)
        if wrong.is_program(c):
            return self.house.keys.person(c)
        known = who(self.house.store.secret, c.cookies.get(COOKIE, ""))
        return known[0] if known else ""

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page that is opened, and what it sends from then on."""
        limits, person, where = self.house.limits, self.person(scope), address(scope)
        found = SOCKET.fullmatch(scope["path"].removeprefix(BASE.path))
        table = found[1] if found else ""
        known = self.house.tables.alive.get(table)
        seated = known is not None and bool(known.seats_of(person))
        shut_to = await self.shut_to(scope) if table else None
        if shut_to is not None:
            code = TOO_MANY if shut_to.status == 403 else AWAY
            await shut(receive, send, shut_to.said(language(HTTPConnection(scope))), code)
            return
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
        if STREAMS.fullmatch(path):
            return "sockets"
        if SHOWN.fullmatch(path):
            return "shown"
        return "" if path.startswith(FREE) else "pictures" if path.startswith(DRAWN) else "pages"
    if ANSWERS.fullmatch(path):
        return "answers"
    if path in ("/me/recover", "/passkey/use"):
        return "phrases"
    if DRAFTS.fullmatch(path):
        return "drafts"
    return "tables" if MAKES.fullmatch(path) else "forms"


def refusal(c: HTTPConnection, sorry: Sorry, wait: float) -> HTMLResponse:
    """A page with the sentence, and when to come back."""
    lang = language(c)
    page = refusal_page(sorry.said(lang), lang, theme(c))
    later = {"Retry-After": str(seconds(wait))} if wait else {}
    return HTMLResponse(page, sorry.status, headers=later | {"Vary": "Cookie"})


@lru_cache(maxsize=64)
def refusal_page(sentence: str, lang: str, shade: str) -> str:
    """The page of a sentence, made once: a flood must not cost more than what it asks for."""
    return render("error.html", lang, visitor={"theme": shade, "sound": False}, sentence=sentence)


def of_store(e: StoreTrouble) -> Sorry:
    """What is said where the database cannot be read or written now."""
    if e.key == "store-read-only":
        return Sorry("store-read-only", 503)
    if e.key == "store-damaged":
        return Sorry("store-damaged", 503)
    return Sorry("store-away", 503) if e.key == "store-away" else Sorry("store-trouble", 503)


async def shut(receive: Receive, send: Send, sentence: str, code: int = TOO_MANY) -> None:
    """Tell a page why it is not let in; it tries again later."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": json.dumps({"no": sentence})})
    await send({"type": "websocket.close", "code": code})


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
