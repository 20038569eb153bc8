"""The live side of a table: one socket a page. Whatever is wrong with a frame gets one sentence back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from starlette.routing import WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocketState

from dispetto.core.engine.table import PUBLIC
from dispetto.core.errors import BadInput
from dispetto.core.game import is_number
from dispetto.core.show.stage import PAGES
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.languages import languages
from dispetto.web.door import address
from dispetto.web.house import House
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.previews import ghosts
from dispetto.web.pages.recap import since_last
from dispetto.web.pages.tips import refusal, tip
from dispetto.web.people import Visitor
from dispetto.web.play import chairs, guests
from dispetto.web.play.alone import may_run
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.reader import Reader
from dispetto.web.play.standing import standing
from dispetto.web.play.tables import ID
from dispetto.web.play.watcher import PACES, Watcher
from dispetto.web.routes.sockets import turned_away
from dispetto.web.sorry import Sorry
from dispetto.web.store import hours
from dispetto.web.store.log import StoreTrouble

LONGEST_FRAME = 4000
FIRST_WORD = 5.0  # seconds a page has to say what it shows
CHAT_EVERY = 0.4  # seconds between two lines of one person at a table
AT_ONCE, A_SECOND = 40, 20  # frames a page may send in one go, and from then on
SAME = json.dumps({"same": True})  # what a page hears that shows how its table stands
ANCHOR = re.compile(r"[\w.-]{1,40}", re.ASCII)  # the name of a thing on the board
log = logging.getLogger("dispetto.web")


@dataclass(frozen=True)
class Has:
    """What a page shows: a fingerprint a part, and what it was drawn from."""

    marks: Mapping[str, int] = field(default_factory=dict)
    look: int = 0


@dataclass(frozen=True)
class Call:
    """What a page says of itself in the address of its socket."""

    table: str
    seen: int
    heard: int
    have: bool
    layout: str
    lang: str
    pace: int

    @classmethod
    def of(cls, ws: WebSocket) -> Call:
        """As far as it makes sense."""
        said = ws.query_params
        layout, lang, pace = said.get("layout", ""), said.get("lang", ""), whole(said.get("pace", ""), 1)
        return cls(
            ws.path_params["table"],
            whole(said.get("seen", ""), -1),
            whole(said.get("heard", ""), 0),
            bool(said.get("have")),
            layout if layout in PAGES else PAGES[0],
            lang if lang in languages() else "",
            pace if pace in PACES else 1,
        )

    def reader(self, v: Visitor) -> Reader:
        """Whose eyes the page has."""
        return Reader(v.id, self.lang or v.lang, self.layout)


def add_socket(app: FastAPI, house: House) -> None:
    """The socket of a table."""

    async def socket(ws: WebSocket) -> None:
        if await turned_away(house, ws):
            return
        call = Call.of(ws)
        sleeps = call.have and call.table not in house.tables.alive  # and may go on to do so
        try:
            v = await house.visitor(ws)
            found = None if sleeps else await house.tables.get(call.table)
        except (StoreTrouble, BadInput):
            await ws.close(4503)
            return
        await ws.accept()
        has = await told_what_it_has(ws) if call.have else Has()
        if has is None:
            return
        with contextlib.ExitStack() as doorstep:
            first: asyncio.Task[Message] | None = None
            try:
                if sleeps:
                    v, first = await knock(house, ws, v, call, has, doorstep)
                    if first is not None and first.done() and first.result()["type"] == "websocket.disconnect":
                        house.live.presence.say(call.table)
                        return
                    found = await house.tables.get(call.table)
                if found is not None:
                    await house.tables.reach(found, call.seen)
            except (StoreTrouble, BadInput):
                if first is not None:
                    first.cancel()
                await ws.close(4503)
                return
            if found is None:
                await ws.close(4404)
                return
            w = Watcher(ws, found, call.reader(v), call.seen, call.heard)
            w.goes(call.pace)
            w.has(has.marks, has.look)
            house.live.join(w)
            house.haunts.show(w)
        await talk(house, v, w, first)

    app.router.routes.append(WebSocketRoute("/t/{table}/live", socket))  # FastAPI's own would read the address twice


async def knock(
    house: House, ws: WebSocket, v: Visitor, call: Call, has: Has, doorstep: contextlib.ExitStack
) -> tuple[Visitor, asyncio.Task[Message] | None]:
    """A page that shows how its sleeping table stands is told so, and waits at the door until something happens there,
    or it says something itself; any other comes in. Who they are by then, and what they say.
    """
    glance = await house.store.reading.glances.one(call.table) if has.look and ID.fullmatch(call.table) else None
    if (
        glance is None
        or glance.bots
        or glance.version != call.seen
        or house.pages.look_at(glance, call.reader(v)) != has.look
        or call.table in house.tables.alive
    ):
        return v, None
    called = doorstep.enter_context(house.live.doorstep.at(call.table, v.id))
    house.live.presence.say(call.table)
    await ws.send_text(SAME)
    speaks = asyncio.create_task(ws.receive())
    try:
        either: list[asyncio.Future[Any]] = [speaks, called]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        return await house.visitor(ws), speaks
    except BaseException:
        speaks.cancel()
        raise


async def talk(house: House, v: Visitor, w: Watcher, first: asyncio.Task[Message] | None) -> None:
    """Send what is new and hear what is said, until the page is closed."""
    ws = w.socket
    sender = asyncio.create_task(house.live.send_forever(w))
    budget, counted = float(AT_ONCE), time.monotonic()
    device = contextlib.ExitStack()
    try:
        device.enter_context(house.devices.at(v, w))
        while not sender.done():
            frame = await (first or ws.receive())
            first = None
            if frame["type"] == "websocket.disconnect" or w.reader.person != v.id:  # they are on another device
                break
            await hear(house, v, w, frame.get("text") or "")
            now = time.monotonic()
            budget, counted = min(AT_ONCE, budget + (now - counted) * A_SECOND) - 1, now
            if budget < 0:  # whoever shouts is heard slowly, and holds up nobody else
                await asyncio.sleep(-budget / A_SECOND)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sender.cancel()
        if first is not None:
            first.cancel()
        device.close()
        house.live.part(w)
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender
        house.live.changed(w.table)


def whole(text: str, otherwise: int) -> int:
    """A whole number of an address."""
    return int(text) if is_number(text) else otherwise


async def told_what_it_has(ws: WebSocket) -> Has | None:
    """A page that was there before says first what it still shows: a fingerprint a part; None where it hangs up."""
    found = Has()
    try:
        async with asyncio.timeout(FIRST_WORD):
            frame = await ws.receive()
        said = json.loads((frame.get("text") or "")[:LONGEST_FRAME])
        marks = {str(part): mark for part, mark in said["have"].items() if type(mark) is int}
        found = Has(marks, number(said, "look") or 0)
    except (TimeoutError, ValueError, KeyError, AttributeError, TypeError, RecursionError):
        pass  # then it is sent everything
    except (WebSocketDisconnect, RuntimeError):
        return None
    return found if ws.client_state is WebSocketState.CONNECTED else None


def number(said: dict[str, Any], key: str) -> int | None:
    """A whole number of a frame."""
    value = said.get(key)
    return value if type(value) is int and abs(value) < 1 << 31 else None


async def hear(house: House, v: Visitor, w: Watcher, text: str) -> None:
    """One frame from a page."""
    t = tongue(w.reader.lang)
    try:
        said = json.loads(text) if len(text) <= LONGEST_FRAME else None
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        w.note(no=t("bad-form"))
        return
    table, reader = w.table, w.reader.at(w.table)
    if table.gone:
        w.note(no=t("no-table"))
        return
    if isinstance(said.get("tip"), str):
        firm = said.get("firm") is True
        anchor = said["tip"] if ANCHOR.fullmatch(said["tip"]) else ""
        slip = tip(table, reader, anchor, firm) if table.started and anchor else None
        if slip is not None:
            w.note(tip=slip)
        return
    if said.get("again") is True:
        later = since_last(table, reader.seat) if table.started and reader.seat >= 0 else []
        if later and all(page.may_look_back(time.monotonic()) for page in pages_of(house, v, w)):
            w.note(again=house.live.again(w, later))
        return
    if number(said, "pace") in PACES:
        w.goes(said["pace"])
        return
    if number(said, "ghosts") is not None:
        if table.started and said["ghosts"] == table.version and (svg := ghosts(table, reader)):
            w.note(ghosts=svg, of=f"{table.version}.{len(table.asking.reply(reader.seat).codes)}")
        return
    if said.get("layout") in PAGES:
        w.looks_as(replace(w.reader, layout=said["layout"]))
        return
    if number(said, "eyes") is not None:
        await house.tables.deepen(table)  # the lines are told to these eyes anew
        w.looks_as(replace(w.reader, eyes=said["eyes"] if said["eyes"] in table.seats_of(v.id) else PUBLIC))
        return
    deed = deed_of(house, v, w, reader, said)
    if deed is None:
        w.note(no=t("bad-form"))
    elif table.started or isinstance(said.get("chat"), str):
        await attempt(house, w, reader, deed)
    else:
        w.note(no=t("not-begun"))


def deed_of(
    house: House, v: Visitor, w: Watcher, reader: Reader, said: dict[str, Any]
) -> Callable[[], Awaitable[None]] | None:
    """What a frame asks for; None when it makes no sense."""
    table, tables = w.table, house.tables
    seq, code = number(said, "seq"), number(said, "answer")
    if code is not None and seq is not None:
        return lambda: tables.answer(table, reader.seat, code, seq, number(said, "part") or 0)
    if said.get("back") is True and seq is not None:
        return lambda: tables.unsay(table, reader.seat, seq)
    if said.get("undo") is True and seq is not None:
        return lambda: tables.undo(table, reader.seat, seq)
    if type(said.get("agree")) is bool and seq is not None:
        return lambda: tables.agree(table, v.id, seq, said["agree"])
    if type(said.get("grant")) is bool and (n := number(said, "plea")) is not None:
        return lambda: decide(house, v, w, n, said["grant"])
    if said.get("standing") in ("pass", "can") and type(said.get("on")) is bool:
        return lambda: stand(house, w, reader, said["standing"], said["on"])
    if said.get("run") is True:
        return lambda: run_on(w, v)
    if isinstance(said.get("haunt"), str) and (not said["haunt"] or ANCHOR.fullmatch(said["haunt"])):
        return lambda: haunt(house, v, w, said["haunt"])
    if (which := number(said, "heckle")) is not None:
        return lambda: heckle(house, v, w, which)
    if said.get("here") is True:
        return lambda: come_back(house, v, w)
    if isinstance(said.get("chat"), str):
        return lambda: chat(house, v, w, said["chat"])
    return None


async def attempt(house: House, w: Watcher, reader: Reader, deed: Callable[[], Awaitable[None]]) -> None:
    """Do it, or say politely why not."""
    table = w.table
    t = tongue(reader.lang)
    try:
        await deed()
    except Stale:
        w.note(no=refusal(table, reader, t("too-late")))
    except Refused as e:
        s = table.asking.seen(reader.seat)
        sentence = table.words(reader.lang, reader.seat).reason(s, e.reason)
        w.note(no=refusal(table, reader, sentence, rule_id(e.reason.rule)))
    except BadInput as e:
        w.note(no=refusal(table, reader, e.said(reader.lang)))
    except StoreTrouble as e:
        log.error("table %s: %s", table.id, e)
        w.note(no=refusal(table, reader, t(e.key)))
    except Exception:
        log.exception("table %s", table.id)
        w.note(no=refusal(table, reader, t("server-trouble")))
    if table.seats_of(reader.person):  # who only looks on changes nothing, and wakes nobody
        house.live.changed(table)


async def run_on(w: Watcher, v: Visitor) -> None:
    """Somebody has nothing left to decide, and wants it to be over."""
    if not may_run(w.table, v.id):
        raise Sorry("run-no", 409)
    w.table.hurry.add(v.id)


async def stand(house: House, w: Watcher, reader: Reader, what: str, on: bool) -> None:
    """A standing answer of a seat."""
    if reader.seat < 0:
        return
    await house.tables.reseat(w.table, reader.seat, standing=standing(w.table, reader.seat, what, on))


async def haunt(house: House, v: Visitor, w: Watcher, anchor: str) -> None:
    """A ghost sits down somewhere."""
    guests.check_welcome(w.table, v.id)
    house.haunts.haunt(w.table, v.id, house.called(v), anchor, time.monotonic())
    await house.haunts.spread(w.table.id, v.id)


async def heckle(house: House, v: Visitor, w: Watcher, n: int) -> None:
    """A ghost heckles, as often as people may talk and less."""
    guests.check_welcome(w.table, v.id)
    house.limits.take("chat", v.id, address(w.socket.scope))
    await house.haunts.heckle(house.tables, w.table, v.id, house.called(v), n, time.monotonic())
    house.live.changed(w.table)


async def decide(house: House, v: Visitor, w: Watcher, n: int, yes: bool) -> None:
    """What a player says to somebody who asks for a chair."""
    before = {s.person for s in w.table.row.seats}
    await chairs.decide(house.tables, w.table, v.id, n, yes)
    house.arrived(w.table, before)


async def come_back(house: House, v: Visitor, w: Watcher) -> None:
    """Somebody takes the seat back from the bot that sat in."""
    if any(w.table.row.seats[seat].sub for seat in w.table.seats_of(v.id)):
        w.table.clocks.take_seat_back(hours.now())
        await chairs.come_back(house.tables, w.table, v.id)


def pages_of(house: House, v: Visitor, w: Watcher) -> list[Watcher]:
    """All pages that somebody has open of a table, this one among them."""
    return [w, *(one for one in house.live.watchers.get(w.table.id, ()) if one is not w and one.reader.person == v.id)]


async def chat(house: House, v: Visitor, w: Watcher, text: str) -> None:
    """A line of chat, not too often."""
    if time.monotonic() - max(page.said for page in pages_of(house, v, w)) < CHAT_EVERY:
        raise Sorry("too-fast")
    w.speaks(time.monotonic())
    guests.check_welcome(w.table, v.id)
    house.limits.take("chat", v.id, address(w.socket.scope))
    who = await house.store.person(v.id)
    await house.tables.chat(w.table, v.id, who[0] if who else house.called(v), text)
    house.live.changed(w.table)
