"""Set-up: a table that waits for its people. The host changes seats and options, everybody with the link sees them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.bots import all_bots
from dispetto.bots.cast import CAST, STRENGTHS
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.errors import BadInput
from dispetto.core.files import is_text
from dispetto.core.game import COLOURS, Game, Option, OutOfBounds, is_number
from dispetto.core.show.ink_faces import FACES
from dispetto.web.house import House, bots_for
from dispetto.web.names import bot_names, distinct, free_face
from dispetto.web.pages.lobby import CLOCKS, FREE, FUSES, OWN
from dispetto.web.people import GENDERS, Visitor, clean_name
from dispetto.web.play import guests
from dispetto.web.play.colours import ASKED, owner, recoloured
from dispetto.web.play.company import READY, here, persona_of, ready_made, seated_as, turned
from dispetto.web.play.forecasting import ALLOWED, open_to_watchers
from dispetto.web.play.picks import fated, is_open, picked, refitted, repicked
from dispetto.web.play.table import Table
from dispetto.web.routes.bringing import option_named
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change
from dispetto.web.store.rows import SeatRow

SITS = ("sit", "join", "me")  # where somebody says who they are
CASTED = "bot:persona:"  # and who of the cast
NONCE = re.compile(r"[0-9a-f]{1,64}")


def add_setup(app: FastAPI, house: House) -> None:
    """Making tables and setting them up."""

    @app.post("/play")
    async def play_now(
        request: Request, game: str = Form(max_length=40), nonce: str = Form("", max_length=64)
    ) -> Response:
        v = await house.visitor(request)
        found, options = await wanted(request, game)
        me = SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, ()))
        seats = [me, *bots_for([me], found.usual_seats - 1)]
        table = await house.tables.make(game, v.id, seats, options, settings=with_nonce({}, v, nonce), begun=True)
        house.live.changed(table)
        return house.go(v, f"/t/{table.id}")

    @app.post("/invite")
    async def invite(
        request: Request, game: str = Form(max_length=40), nonce: str = Form("", max_length=64)
    ) -> Response:
        v = await house.visitor(request)
        found, options = await wanted(request, game)
        me = SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, ()))
        seats = [me, *[SeatRow()] * (found.usual_seats - 1)]
        table = await house.tables.make(game, v.id, seats, options, settings=with_nonce({}, v, nonce))
        return house.go(v, f"/t/{table.id}")

    @app.post("/t/{table}/seats")
    async def seats(
        request: Request,
        table: str,
        do: str = Form(max_length=20),
        seat: int = Form(0, ge=0, le=20),
        name: str = Form("", max_length=400),
        gender: str = Form("n", max_length=1),
        kind: str = Form("", max_length=40),
        nonce: str = Form("", max_length=64),
        face: int = Form(0, ge=0, le=FACES),
        strength: int = Form(-1, ge=-1, lt=len(STRENGTHS)),
        nasty: int = Form(-1, ge=-1, le=10),
    ) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if do in SITS and clean_name(name) and gender in GENDERS:
            await introduced(house, v, found, clean_name(name), gender, face)
        who = await house.store.person(v.id) or (house.called(v), v.gender)

        def wished() -> Change | None:
            if found.started:
                return None
            if do in ("sit", "join"):
                guests.check_welcome(found, v.id)
            me = SeatRow(v.id, *who, face=free_face(v.id, face or v.face, found.row.seats))
            rows = moved(found, v, do, seat, me, kind, clean_name(name))
            if do == "set" and found.row.host == v.id and seat < len(rows) and kind_of(found.row.seats[seat]) == kind:
                rows[seat] = replace(rows[seat], bot=turned(rows[seat].bot, strength, nasty))
            settings = with_nonce(found.row.settings, v, nonce) if do in (*SITS, "start") else found.row.settings
            options = repicked(found, rows, recoloured(found, rows, v.id, do, seat))
            if do == "start" and found.row.host == v.id:
                options = fated(found.game, options, len(rows), found.row.seed)
            return Change({"seats": tuple(rows), "settings": settings, "options": options})

        await house.tables.alter(found, wished)
        if do == "start" and found.row.host == v.id and not found.started:
            fits(found, len(found.row.seats), found.row.options)
            await house.tables.start(found)
        house.live.changed(found)
        colour = do.removeprefix(ASKED) if do.startswith(ASKED) else ""
        late = owner(found, colour) not in (-1, seat)
        return house.go(v, f"/t/{found.id}?late={colour}" if late else f"/t/{found.id}")

    @app.post("/t/{table}/options")
    async def options(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if found.row.host != v.id:
            raise Sorry("host-only", 403)
        form = {k: str(value) for k, value in (await request.form()).items()}

        def wished() -> Change | None:
            if found.started:
                return None
            chosen, settings = read_form(found, form)
            chosen = refitted(found.game, found.row.options, chosen, len(found.row.seats))
            fits(found, len(found.row.seats), chosen)
            return Change({"options": chosen, "settings": settings, "open": form.get("open") == "on"})

        await house.tables.alter(found, wished)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")

    @app.post("/t/{table}/pick")
    async def pick(
        request: Request,
        table: str,
        key: str = Form(max_length=40),
        place: int = Form(ge=0, le=40),
        pick: str = Form("", max_length=40),
    ) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        o = next((o for o in found.game.options if o.each and o.key == key), None)
        if o is None:
            raise Sorry("bad-form")

        def wished() -> Change | None:
            return None if found.started else Change({"options": picked(found, o, v.id, place, pick)})

        await house.tables.alter(found, wished)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")

    @app.post("/t/{table}/preset")
    async def preset(request: Request, table: str, do: str = Form(max_length=20)) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if found.row.host != v.id:
            raise Sorry("host-only", 403)
        if do not in found.game.presets:
            raise Sorry("bad-form")

        def wished() -> Change | None:
            return None if found.started else Change(as_preset(found, do))

        await house.tables.alter(found, wished)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")


async def introduced(house: House, v: Visitor, table: Table, name: str, gender: str, face: int) -> None:
    """Somebody says who they are; a sentence where somebody else at the table has that name, or that face."""
    others = [s for s in table.row.seats if not s.free and (s.person != v.id or s.hot)]
    names = [s.name for s in others]
    if distinct(name, names) != name:
        raise Sorry("name-taken", 409, name=name, other=distinct(name, names)).about("name")
    if face and any(s.face == face for s in others):
        raise Sorry("face-taken", 409).about("face")
    await house.store.remember(v.id, name, gender, face)


def as_preset(table: Table, key: str) -> dict[str, Any]:
    """What a ready-made evening changes: all options but those where everybody has said something for themselves."""
    preset, game = table.game.presets[key], table.game
    kept = {o.key: table.row.options[o.key] for o in game.options if o.text == COLOURS and o.key in table.row.options}
    options = kept | {o.key: preset.options[o.key] for o in game.options if o.key in preset.options}
    for o in game.options:  # whoever has picked keeps it where people still pick
        if is_open(o, options) and is_open(o, table.row.options):
            options[o.key] = table.row.options[o.key]
    settings = {**table.row.settings, "clock": preset.clock, "fuse": preset.fuse, "coach": preset.coach}
    return {"options": refitted(game, table.row.options, options, len(table.row.seats)), "settings": settings}


async def wanted(request: Request, game: str) -> tuple[Game[Any, Any], dict[str, Any]]:
    """The game of a poster, and its options as the poster's switch says; a sentence where either makes no sense."""
    if game not in all_games():
        raise Sorry("no-game", 404)
    found = game_named(game)
    form = await request.form()
    options = dict(found.quick)
    for o in found.options:
        if f"o-{o.key}" in form:
            options[o.key] = read_option(found, o, str(form[f"o-{o.key}"]))
    return found, {o.key: options[o.key] for o in found.options if options.get(o.key, o.default) != o.default}


def with_nonce(settings: dict[str, Any], v: Visitor, nonce: str) -> dict[str, Any]:
    """What a seat's browser adds to the seed, so that not even the host could have chosen the dice."""
    if not NONCE.fullmatch(nonce):
        return settings
    return {**settings, "nonce": {**settings.get("nonce", {}), v.id: nonce}}


def fits(table: Table, seats: int, options: dict[str, Any]) -> None:
    """Can the game be set up like that? Else the sentence that it cannot, and why."""
    try:
        table.game.new(max(table.game.fewest, seats), options)
    except BadInput as e:
        raise Sorry("bad-options", 400, why=e).about(f"o-{key}" if (key := e.facts.get("key")) else "") from None


def read_option(game: Game[Any, Any], o: Option, given: str) -> Any:
    """One table option as a form says it, empty for its default; a sentence where it makes no sense."""
    field = f"o-{o.key}"
    wrong = Sorry("bad-option", 400, what=option_named(game, o), value=given[:40]).about(field)
    try:
        value = o.read(given) if given else o.default
    except OutOfBounds:
        what = option_named(game, o)
        raise Sorry("bad-number", 400, what=what, value=given[:40], low=o.low, high=o.high).about(field) from None
    except BadInput:
        raise wrong from None
    if o.text not in FREE and value not in o.values:  # a path of ours is no stranger's business
        raise wrong
    return value


def read_form(table: Table, form: dict[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options and settings from the host's form; a sentence where one makes no sense."""
    chosen: dict[str, Any] = {}
    for o in table.game.options:
        if o.text == COLOURS:  # everybody chooses their own
            chosen |= {k: x for k, x in table.row.options.items() if k == o.key}
            continue
        kept = table.row.options.get(o.key)
        if o.each and form.get(f"o-{o.key}") == o.values[1] and is_open(o, table.row.options):
            chosen[o.key] = kept
            continue
        if o.brought and form.get(f"o-{o.key}") == OWN and is_text(kept):
            chosen[o.key] = kept
            continue
        value = read_option(table.game, o, form.get(f"o-{o.key}", "off" if isinstance(o.default, bool) else ""))
        if value != o.default:
            chosen[o.key] = value
    settings = dict(table.row.settings)
    for key, allowed in (("clock", CLOCKS), ("fuse", FUSES)):
        if is_number(form.get(key, "")) and int(form[key]) in allowed:
            settings[key] = int(form[key])
    if open_to_watchers(table.game):
        settings[ALLOWED] = form.get(ALLOWED) == "on"
    return chosen, settings


def moved(table: Table, v: Visitor, do: str, seat: int, me: SeatRow, kind: str = "", name: str = "") -> list[SeatRow]:
    """The seats after somebody sat down or got up, or the host set a bot, a neighbour, a chair."""
    seats = list(table.row.seats)
    host = table.row.host == v.id
    there = seat < len(seats)
    me = replace(me, name=distinct(me.name, [s.name for s in seats if s.person != v.id or s.hot]))
    if do == "join" and not table.seats_of(v.id):
        seat = next((n for n, s in enumerate(seats) if s.free), -1)
        if seat < 0:
            raise Sorry("no-chair", 409)
    if do in ("sit", "join") and there and seats[seat].free:
        seats = [SeatRow() if s.person == v.id and not s.hot else s for s in seats]
        seats[seat] = me
    elif do == "me":
        seats = [me if s.person == v.id and not s.hot else s for s in seats]
    elif do == "up" and there and seats[seat].person == v.id:
        seats[seat] = SeatRow()
    elif host and do == "set" and there and not (seats[seat].person and seats[seat].person != v.id):
        seats[seat] = placed(seats, seat, v, kind, name)
    elif host and do == "company" and kind in READY:
        seats = ready_made(seats, kind)
    elif host and do == "more" and len(seats) < table.game.most:
        seats.append(SeatRow())
    elif host and do == "fewer" and not seats[-1].person and len(seats) > table.game.fewest:
        seats.pop()
    elif host and do == "start":
        fill = iter(bots_for(seats, sum(s.free for s in seats)))
        seats = [next(fill) if s.free else s for s in seats]
    return seats


def kind_of(seat: SeatRow) -> str:
    """How the form calls whoever of the cast sits there; empty for anybody else."""
    one = persona_of(seat.bot)
    return f"{CASTED}{one.key}" if one else ""


def placed(seats: list[SeatRow], seat: int, v: Visitor, kind: str, name: str) -> SeatRow:
    """A chair as the host wants it: free, a bot of some level, or somebody at the same device."""
    old = seats[seat]
    others = [s for i, s in enumerate(seats) if i != seat]
    fresh, gender = bot_names(1, {s.name for s in others})[0]
    name = distinct(name, [s.name for s in others]) if name else ""
    who = kind.removeprefix(CASTED)
    if kind.startswith(CASTED) and who in CAST:
        if who in here(others):
            raise Sorry("face-taken", 409).about("kind")
        return old if kind == kind_of(old) else seated_as(who, others)
    if kind.startswith("bot:") and kind[4:] in all_bots():
        old = SeatRow() if kind_of(old) else old
        keep = old.bot and (not name or name == old.name)
        return replace(old, bot=kind[4:]) if keep else SeatRow("", name or fresh, "n" if name else gender, kind[4:])
    if kind == "here":
        called, kept = name or fresh, old.gender if name == old.name else "n" if name else gender
        return SeatRow(v.id, called, kept, hot=True, face=old.face or free_face(called, 0, others))
    return SeatRow()
