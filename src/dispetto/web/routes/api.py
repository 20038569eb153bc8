"""The bot and board API: tables, chairs, answers, records for somebody's program, by a token of theirs."""

from __future__ import annotations

import json
import tomllib
from enum import Enum
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Query, Request
from fastapi.responses import JSONResponse, Response
from fastapi.security import HTTPBearer

from dispetto.bots import all_bots, bot_named
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.game import Game, spelt
from dispetto.core.telling.grammar import rule_id
from dispetto.core.telling.messages import TableFull, plain, rows_meant
from dispetto.core.telling.record import write
from dispetto.core.telling.words import Words
from dispetto.web.door import address
from dispetto.web.house import House, bots_for
from dispetto.web.keys import Caller
from dispetto.web.names import bot_names, free_face
from dispetto.web.pages.messages import brief, full
from dispetto.web.play import chairs, guests
from dispetto.web.play.moments import Refused, Stale
from dispetto.web.play.reader import Reader
from dispetto.web.play.table import Table
from dispetto.web.routes.api_chairs import begin, take_chair
from dispetto.web.routes.api_shapes import (
    POSTED,
    Answer,
    Chatting,
    Done,
    GameInfo,
    Games,
    Leaving,
    Me,
    NewTable,
    OptionInfo,
    Seated,
    Sitting,
    Tables,
    TakingBack,
    answers,
)
from dispetto.web.routes.lobby import read_option, with_nonce
from dispetto.web.routes.table import eyes_of
from dispetto.web.sorry import Sorry
from dispetto.web.store.rows import SeatRow
from dispetto.web.wrong import refusal

BEARER = HTTPBearer(auto_error=False, description="A token from the page /bots, shown there once.")
SINCE = Query(-1, ge=-1, le=1_000_000_000, description="Tell also what happened after this version.")
AS: Literal["toml", "json"] = Query("toml", alias="as")
YOU: list[str | Enum] = ["you"]
TABLE: list[str | Enum] = ["tables"]
DECIDED = {202: {"model": Seated, "description": "Those who play decide."}}
ASKED = {202: {"model": Done, "description": "The others are asked."}}
RECORD = {
    200: {
        "content": {
            "application/toml": {"schema": {"type": "string"}},
            "application/json": {"schema": {"type": "object"}},
        },
        "description": "As TOML, or as JSON.",
    }
}


async def caller(request: Request, _given: Annotated[Any, Depends(BEARER)]) -> Caller:
    """Whose program asks."""
    house: House = request.app.state.house
    return await house.keys.caller(request)


Who = Annotated[Caller, Depends(caller)]


def add_api(app: FastAPI, house: House) -> None:
    """What a program may ask for."""

    @app.get("/api/me", tags=YOU, summary="Whom the token speaks for", response_model=Me, responses=answers())
    async def me(who: Who) -> Response:
        return told(me_of(house, who))

    @app.get("/api/games", tags=YOU, summary="What is played here", response_model=Games, responses=answers())
    async def games(who: Who) -> Response:
        found = [game_info(g, who.visitor.lang) for g in all_games().values()]
        return told(Games(games=found, bots=list(all_bots())))

    @app.get("/api/tables", tags=YOU, summary="Your tables", response_model=Tables, responses=answers())
    async def tables(request: Request, who: Who) -> Response:
        return told(await tables_of(house, request, who))

    @app.post(
        "/api/table",
        tags=TABLE,
        summary="Make a table",
        status_code=201,
        response_model=TableFull,
        responses=answers(404, *POSTED),
    )
    async def make(request: Request, wish: NewTable, who: Who) -> Response:
        table = await made(house, who, wish)
        house.live.changed(table)
        return told(full_of(house, request, who, table), 201)

    @app.get(
        "/api/table/{table}",
        tags=TABLE,
        summary="How a table stands",
        response_model=TableFull,
        responses=answers(400, 404),
    )
    async def stands(request: Request, table: str, who: Who, since: int = SINCE) -> Response:
        found = await house.table(table)
        await house.tables.reach(found, since)
        return told(full_of(house, request, who, found, since))

    @app.post(
        "/api/table/{table}/answer",
        tags=TABLE,
        summary="Answer the question of a version",
        response_model=Done,
        responses=answers(403, 404, 409, *POSTED),
    )
    async def answer(request: Request, table: str, said: Answer, who: Who) -> Response:
        v = who.visitor
        found, _ = await house.seated(v, table)
        if not found.started:
            raise Sorry("not-begun", 409)
        seat = Reader(v.id, v.lang, v.layout).at(found).seat
        try:
            await chairs.come_back(house.tables, found, v.id)
            await answered(house, found, seat, said)
        except Stale:
            return refusal(request, Sorry("too-late", 409), version=found.version)
        except Refused as e:
            s = found.asking.seen(seat)
            sentence = found.words(v.lang, seat).reason(s, e.reason)
            no = Sorry("refused-by", 400, sentence=sentence)
            return refusal(request, no, rule=rule_id(e.reason.rule), version=found.version)
        finally:
            house.live.changed(found)
        return told(Done(version=found.version))

    @app.post(
        "/api/table/{table}/undo",
        tags=TABLE,
        summary="Take your last move back, or say whether somebody else may",
        response_model=Done,
        responses=answers(403, 404, 409, *POSTED, good=ASKED),
    )
    async def undo(request: Request, table: str, wish: TakingBack, who: Who) -> Response:
        v = who.visitor
        found, _ = await house.seated(v, table)
        if not found.started:
            raise Sorry("not-begun", 409)
        try:
            if wish.agree is None:
                await house.tables.undo(found, Reader(v.id, v.lang, v.layout).at(found).seat, wish.version)
            else:
                await house.tables.agree(found, v.id, wish.version, wish.agree)
        except Stale:
            return refusal(request, Sorry("too-late", 409), version=found.version)
        finally:
            house.live.changed(found)
        return told(Done(version=found.version), 202 if found.undo.wish is not None else 200)

    @app.post(
        "/api/table/{table}/seat",
        tags=TABLE,
        summary="Sit down, or ask for a bot's chair",
        response_model=Seated,
        responses=answers(403, 404, 409, *POSTED, good=DECIDED),
    )
    async def sit(request: Request, table: str, wish: Sitting, who: Who) -> Response:
        found = await house.table(table)
        seat = await take_chair(house, who.visitor, who.token, found, wish.seat, wish.nonce or "")
        return told(Seated(seat=seat, asked=seat is None), 200 if seat is not None else 202)

    @app.post(
        "/api/table/{table}/start",
        tags=TABLE,
        summary="Begin; bots take the free chairs",
        response_model=TableFull,
        responses=answers(400, 403, 404, 408, 409, 413),
    )
    async def start(request: Request, table: str, who: Who) -> Response:
        found = await house.table(table)
        guests.check_host(found, who.visitor.id)
        await begin(house, who.visitor, found)
        return told(full_of(house, request, who, found))

    @app.post(
        "/api/table/{table}/leave",
        tags=TABLE,
        summary="Get up",
        response_model=Done,
        responses=answers(403, 404, 409, *POSTED),
    )
    async def leave(table: str, wish: Leaving, who: Who) -> Response:
        found, _ = await house.seated(who.visitor, table)
        await chairs.get_up(house.tables, found, who.visitor.id, wish.how == "rules")
        house.live.changed(found)
        return told(Done(version=found.version))

    @app.post(
        "/api/table/{table}/chat",
        tags=TABLE,
        summary="Say something",
        response_model=Done,
        responses=answers(403, 404, *POSTED),
    )
    async def say(request: Request, table: str, said: Chatting, who: Who) -> Response:
        found, v = await house.table(table), who.visitor
        guests.check_welcome(found, v.id)
        house.limits.take("chat", v.id, address(request.scope))
        await house.tables.chat(found, v.id, house.called(v), said.text)
        house.live.changed(found)
        return told(Done(version=found.version))

    @app.get(
        "/api/table/{table}/record",
        tags=TABLE,
        summary="The record: whole when the game is over, before that what your seat may know",
        response_class=Response,
        responses=answers(400, 404, 409, good=RECORD),
    )
    async def record(table: str, who: Who, form: Literal["toml", "json"] = AS) -> Response:
        found = await house.table(table)
        if not found.started:
            raise Sorry("not-begun", 409)
        text = write((await house.tables.pasts.whole(found)).record(eyes_of(found, who.visitor.id)))
        if form == "json":
            return JSONResponse(tomllib.loads(text))
        return Response(text, media_type="application/toml")


def told(message: Any, status: int = 200) -> Response:
    """A message as the body of an answer."""
    return Response(json.dumps(plain(message), separators=(",", ":")), status, media_type="application/json")


def me_of(house: House, who: Caller) -> Me:
    """Whom a token speaks for."""
    purpose: Literal["board", "bot"] = "bot" if who.token.purpose == "bot" else "board"
    return Me(name=house.called(who.visitor), purpose=purpose, token=who.token.name)


def game_info(game: Game[Any, Any], lang: str) -> GameInfo:
    """A game as a program may want to know it."""
    words = Words(game, lang, ())
    options = []
    for o in game.options:
        name, about = words.option(o)
        number = o.text == "number"
        low, high = (o.low, o.high) if number else (None, None)
        options.append(OptionInfo(key=o.key, name=name, about=about, values=list(o.values), low=low, high=high))
    return GameInfo(
        name=game.name,
        title=words.title(),
        fewest=game.fewest,
        most=game.most,
        actions=len(game.actions),
        options=options,
    )


def full_of(house: House, request: Request, who: Caller, table: Table, since: int = -1) -> TableFull:
    """A table for whoever asks."""
    return full(table, house.reader(who.visitor, table), house.link(request, f"/t/{table.id}"), since)


async def tables_of(house: House, request: Request, who: Caller) -> Tables:
    """Somebody's tables, the latest first; none is woken for it."""
    v, found = who.visitor, []
    for row in await house.store.tables_of(v.id):
        table = await house.shelf.peek(row)
        if table is not None:
            found.append(brief(table, house.reader(v, table), house.link(request, f"/t/{row.id}")))
    return Tables(me=me_of(house, who), tables=found)


async def made(house: House, who: Caller, wish: NewTable) -> Table:
    """A new table as it is wished; a sentence where that makes no sense."""
    if wish.game not in all_games():
        raise Sorry("no-game", 404)
    v, game = who.visitor, game_named(wish.game)
    options: dict[str, Any] = {}
    known = {o.key: o for o in game.options}
    for key, value in wish.options.items():
        if key not in known:
            raise Sorry("bad-option", 400, what=key[:40], value=spelt(value)[:40])
        read = read_option(game, known[key], spelt(value))
        if read != known[key].default:
            options[key] = read
    seats: list[SeatRow] = []
    if wish.sit:
        seats.append(SeatRow(v.id, house.called(v), v.gender, face=free_face(v.id, v.face, ())))
    for bot in wish.bots:
        bot_named(bot)
        name, gender = bot_names(1, {s.name for s in seats})[0]
        seats.append(SeatRow("", name, gender, bot))
    n = wish.seats or max(game.usual_seats, len(seats))
    if not max(game.fewest, len(seats)) <= n <= game.most:
        raise Sorry("seats-odd", 400, fewest=max(game.fewest, len(seats)), most=game.most)
    free = n - len(seats)
    seats += bots_for(seats, free) if wish.begin else [SeatRow()] * free
    settings = {key: value for key, value in (("clock", wish.clock), ("fuse", wish.fuse)) if value is not None}
    settings = with_nonce(settings, v, wish.nonce or "")
    return await house.tables.make(
        wish.game, v.id, seats, options, opened=wish.open, settings=settings, begun=wish.begin
    )


async def answered(house: House, table: Table, seat: int, said: Answer) -> None:
    """An answer, or the same once more: whoever does not know whether it arrived sends it again."""
    codes = tuple(said.codes)
    if said.words and not codes:
        if said.version != table.version:
            raise Stale
        codes = (*table.asking.reply(seat).codes, *rows_meant(table.game, table.asking.seen(seat), said.words))
    if not codes:
        raise Sorry("no-answer-given")
    try:
        await house.tables.answer_whole(table, seat, codes, said.version)
    except Stale:
        if not await house.tables.was_given(table, seat, codes, said.version):
            raise
