"""A table's own pages and forms: playing, the end, a rematch, coming and going, the record."""

from __future__ import annotations

import json
from collections.abc import Mapping

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response
from markupsafe import Markup

from dispetto.core.engine.table import PUBLIC
from dispetto.core.telling.record import write
from dispetto.core.telling.words import Words
from dispetto.web.house import House
from dispetto.web.pages import qr
from dispetto.web.pages.ending import end_facts
from dispetto.web.pages.lesson import teacher_of
from dispetto.web.pages.lobby import too_late
from dispetto.web.pages.phrases import tongue
from dispetto.web.pages.shown import plain, share_facts
from dispetto.web.pages.sitting import invited, sitting_facts
from dispetto.web.pages.understood import to_learn, understood, verdict
from dispetto.web.play import chairs, guests
from dispetto.web.play.days import by_post
from dispetto.web.play.forecasting import allowed, may_watch, peopled
from dispetto.web.play.haunting import HECKLES, ghostly
from dispetto.web.play.live import last_said
from dispetto.web.play.table import Table
from dispetto.web.play.tables import ID
from dispetto.web.play.watcher import mark
from dispetto.web.sorry import Sorry


def add_playing(app: FastAPI, house: House) -> None:
    """The routes below /t/."""

    @app.get("/t/{table}")
    async def table_page(request: Request, table: str, late: str = "", watch: str = "") -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if v.ended:  # said once: with this page comes the cookie of a stranger
            raise Sorry("moved-away", 403)
        await house.tables.deepen(found)
        reader = house.reader(v, found)
        parts = house.pages.page(found, reader, house.live.present(found) | {v.id})
        if not found.started:
            words = Words(found.game, v.lang, ())
            sits = not watch and invited(found, v.id)
            return house.page(
                v,
                "sitting.html" if sits else "lobby.html",
                table=found,
                reader=reader,
                parts=parts,
                late=too_late(found, v.id, late, words),
                link=house.link(request, f"/t/{found.id}"),
                code=qr.picture(house.link(request, f"/t/{found.id}"), tongue(v.lang)("qr-code")),
                **(sitting_facts(found, v) if sits else {}),
                only_here=house.only_here(request),
                title=words.title(),
                card=plain(found, v.lang),
                expires=house.expiry.days["waiting"],
            )
        view = found.game.view(found.asking.seen(reader.seat), reader.seat)
        return house.page(
            v,
            "table.html",
            table=found,
            reader=reader,
            parts=parts,
            have=have(parts),
            look=house.pages.look_of(found, reader),
            heard=last_said(found),
            title=house.pages.title(found, reader),
            card=plain(found, v.lang),
            ghostly=ghostly(found, v.id),
            chances=await may_watch(house.tables, found, v.id),
            told_chances=peopled(found) and allowed(found),
            heckles=HECKLES,
            teacher=teacher_of(found),
            by_post=by_post(found),
            expires=house.expiry.days[found.row.status],
            symbols=Markup(parts.get("symbols") or found.stage.symbols(view)),
            house_data=found.game.house(found.row.options, Words(found.game, v.lang, ())),
            link=house.link(request, f"/t/{found.id}"),
        )

    @app.get("/t/{table}/end")
    async def end_page(request: Request, table: str, by: str = "") -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.over:
            return house.go(v, f"/t/{found.id}")
        whole = await house.tables.pasts.whole(found)
        reader = house.reader(v, found)
        looking = await house.understanding.of(whole)
        following = found.row.settings.get("next", "")
        again = house.tables.alive.get(following)
        here = house.live.present(again) - {v.id} if again is not None else set()
        there = [s.name for s in again.row.seats if s.person in here] if again is not None else []
        return house.page(
            v,
            "end.html",
            table=found,
            reader=reader,
            following=following,
            there=there,
            looking=understood(whole, reader, looking),
            understood=looking.found is not None and looking.found.stage > 1,
            verdict=verdict(whole, reader, looking),
            learn=to_learn(reader, looking),
            **share_facts(house, request, v, whole, looking, by),
            **end_facts(whole, reader),
        )

    @app.post("/t/{table}/rematch")
    async def rematch(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found, _ = await house.seated(v, table)
        following = await house.table(await chairs.rematch(house.tables, found, v.id))
        house.live.changed(following)
        house.live.changed(found)
        return house.go(v, f"/t/{following.id}")

    @app.post("/t/{table}/leave")
    async def leave(request: Request, table: str, how: str = Form("bot", max_length=10)) -> Response:
        v = await house.visitor(request)
        found, _ = await house.seated(v, table)
        await chairs.get_up(house.tables, found, v.id, how == "rules")
        house.live.changed(found)
        return house.go(v, "/")

    @app.post("/t/{table}/join")
    async def join(request: Request, table: str, seat: int = Form(ge=0, le=20)) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        guests.check_welcome(found, v.id)
        await chairs.sit(house.tables, found, v, house.called(v), seat)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")

    @app.post("/t/{table}/sit-in")
    async def sit_in(request: Request, table: str, seat: int = Form(ge=0, le=20)) -> Response:
        v = await house.visitor(request)
        found, _ = await house.seated(v, table)
        await chairs.sit_in(house.tables, found, seat, house.live.present(found) | {v.id})
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")

    @app.post("/t/{table}/delete")
    async def delete(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        row = await house.store.table(table) if ID.fullmatch(table) else None
        if row is None:
            raise Sorry("no-table", 404)
        if row.host != v.id:
            raise Sorry("host-only", 403)
        found = house.tables.alive.get(table)
        if found is None:  # also one that cannot be opened any more
            await house.store.delete_table(table)
        else:
            await house.tables.delete(found)
            house.live.changed(found)
        return house.go(v, "/")

    @app.get("/t/{table}/record.toml")
    async def record(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.started:
            raise Sorry("no-table", 404)
        text = write((await house.tables.pasts.whole(found)).record(eyes_of(found, v.id)))
        name = f"{found.row.name.lower().replace(' ', '-')}.toml"
        head = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/toml; charset=utf-8", headers=head)


def have(parts: Mapping[str, str]) -> str:
    """What a page shows, a fingerprint a part, as it will tell its socket."""
    return json.dumps({name: mark(text) for name, text in parts.items() if name != "log"})


def eyes_of(table: Table, person: str) -> int:
    """The seat a record is written for before the end: one's own; at a shared device nobody's."""
    mine = table.seats_of(person)
    return mine[0] if len(mine) == 1 else PUBLIC
