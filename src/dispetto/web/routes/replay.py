"""Looking back: every moment of a game, a link to each, and playing on from there against bots."""

from __future__ import annotations

from dataclasses import replace

from fastapi import FastAPI, Form, Request
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup

from dispetto.bots import best_bot
from dispetto.core.engine.table import PUBLIC, asked
from dispetto.core.game import is_number
from dispetto.core.show.stage import PAGES
from dispetto.web.house import House
from dispetto.web.names import distinct, free_face
from dispetto.web.pages.lines import html_of
from dispetto.web.pages.motion import steps
from dispetto.web.pages.past import moments_of, past
from dispetto.web.pages.shown import may_show, plain, share_facts
from dispetto.web.play.reader import Reader
from dispetto.web.play.recalling import thoughts_of
from dispetto.web.play.table import Table
from dispetto.web.sorry import Sorry
from dispetto.web.store.log import Entry
from dispetto.web.store.rows import SeatRow


def add_replay(app: FastAPI, house: House) -> None:
    """The replay page, its moments, and what if."""

    @app.get("/t/{table}/replay")
    async def replay_page(request: Request, table: str, at: str = "", eyes: str = "", by: str = "") -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.started:
            return house.go(v, f"/t/{found.id}")
        found = await house.tables.pasts.whole(found)
        reader = looking(found, house.reader(v, found), eyes)
        n = index(found, at)
        card = plain(found, v.lang)
        if may_show(house.store.secret, found, v, by):
            looking_back = await house.understanding.of(found)
            card = share_facts(house, request, v, found, looking_back, by)["card"]
        view = found.game.view(found.history.moments[n].state, reader.seat)
        return house.page(
            v,
            "replay.html",
            table=found,
            reader=reader,
            parts=past(found, reader, n),
            n=n,
            card=card,
            symbols=Markup(found.stage.symbols(view)),
            moments=moments_of(found),
            may_branch=may_branch(found),
            has_thoughts=found.over and bool(thoughts_of(found)),
            versions=[m.version for m in found.history.moments],
        )

    @app.get("/t/{table}/moment/{n}")
    async def moment(
        request: Request, table: str, n: int, eyes: str = "", layout: str = "", since: int = -1
    ) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        found = await house.tables.pasts.whole(found) if found.started else found
        if not 0 <= n < len(found.history.moments):
            raise Sorry("not-found", 404)
        reader = looking(found, house.reader(v, found), eyes)
        if layout in PAGES:
            reader = replace(reader, layout=layout)
        moment = [found.history.moments[n]] if n and since == n - 1 else []
        shown_steps, lines = steps(found, moment, reader)
        shown = {
            "n": n,
            "steps": shown_steps,
            "lines": html_of(lines),
            "html": past(found, reader, n),
            "version": found.history.moments[n].version,
        }
        return JSONResponse(shown, headers={"Cache-Control": "no-store"})

    @app.post("/t/{table}/what-if")
    async def what_if(request: Request, table: str, at: str = Form(max_length=12)) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.started or not may_branch(found):
            raise Sorry("what-if-later", 403)
        found = await house.tables.pasts.whole(found)
        n = index(found, at)
        later = [ask.seat for m in found.history.moments[n:] if (ask := asked(m.state)) is not None]
        if asked(found.history.moments[n].state) is None:
            raise Sorry("what-if-over", 409)
        seats = [SeatRow("", s.name, s.gender, s.player or best_bot()) for s in found.row.seats]
        mine = found.seats_of(v.id)
        here = mine[0] if mine else next((seat for seat in later if seat >= 0), 0)
        called = distinct(house.called(v), [s.name for n, s in enumerate(seats) if n != here])
        seats[here] = SeatRow(v.id, called, v.gender, face=free_face(v.id, v.face, ()))
        start = {"state": found.game.dump(found.history.moments[0].state), "counter": 0}
        entries = [Entry(1, "mended", -1, 0, start)] if found.story.mended else []
        entries += [
            Entry(i, m.entry.kind, m.entry.seat, m.entry.code, {}, m.entry.at)
            for i, m in enumerate(found.history.moments[1 : n + 1], len(entries) + 1)
            if m.entry is not None
        ]
        grown = {"what_if": f"{found.row.name}, {found.id}, {found.history.moments[n].version}"}
        made = await house.tables.make(
            found.row.game, v.id, seats, found.row.options, settings=grown, entries=entries, begun=True
        )
        house.live.changed(made)
        return house.go(v, f"/t/{made.id}")


def index(table: Table, at: str) -> int:
    """The moment of a version, by default the last; one that was taken back leads to what was before it."""
    if not is_number(at):
        return len(table.history.moments) - 1
    return max((i for i, m in enumerate(table.history.moments) if m.version <= int(at)), default=0)


def looking(table: Table, reader: Reader, eyes: str) -> Reader:
    """Whose eyes: one's own while the game goes on, anybody's when it is over."""
    if table.over and is_number(eyes) and 0 <= int(eyes) < len(table.row.seats):
        return replace(reader, seat=int(eyes))
    if table.over and eyes == "all":
        return replace(reader, seat=PUBLIC)
    return reader


def may_branch(table: Table) -> bool:
    """May somebody play on from a moment? Not while that would show what is hidden."""
    return table.over or not table.history.secret
