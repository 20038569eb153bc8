"""First games: a table that teaches, made by one click, and left by another."""

from __future__ import annotations

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.bots import best_bot
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.telling.lesson import lesson_of, names_for
from dispetto.core.telling.record import LESSON
from dispetto.web.house import House
from dispetto.web.names import BOTS
from dispetto.web.play.lesson import OVER
from dispetto.web.routes.lobby import with_nonce
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change
from dispetto.web.store.rows import SeatRow

CALM = {"fuse": 0, "clock": 0}  # nothing burns while somebody learns


def add_lesson(app: FastAPI, house: House) -> None:
    """The routes of lessons."""

    @app.post("/lesson")
    async def on_poster(
        request: Request, game: str = Form(max_length=40), nonce: str = Form("", max_length=64)
    ) -> Response:
        return await taught(house, request, game, nonce)

    @app.post("/lesson/{game}")
    async def first_game(request: Request, game: str, nonce: str = Form("", max_length=64)) -> Response:
        return await taught(house, request, game, nonce)

    @app.post("/t/{table}/lesson/skip")
    async def skip(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found, _ = await house.seated(v, table)

        def wished() -> Change | None:
            told = found.row.settings.get(LESSON) and not found.row.settings.get(OVER)
            return Change({"settings": found.row.settings | {OVER: True}}) if told else None

        await house.tables.alter(found, wished)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}")


async def taught(house: House, request: Request, game: str, nonce: str) -> Response:
    """Off to a table that teaches this game; a sentence where nobody does."""
    v = await house.visitor(request)
    if game not in all_games():
        raise Sorry("no-game", 404)
    lesson = lesson_of(game_named(game))
    if lesson is None:
        raise Sorry("no-lesson", 404)
    called = names_for(lesson, house.called(v), BOTS)
    bots = [SeatRow("", name, kind, best_bot()) for name, kind in zip(called[1:], lesson.genders[1:], strict=True)]
    seats = [SeatRow(v.id, called[0], v.gender), *bots]
    settings = with_nonce({**CALM, LESSON: lesson.game.lesson}, v, nonce)
    table = await house.tables.make(game, v.id, seats, lesson.options, settings=settings, begun=True)
    await house.tables.tell(table, "*lesson-told", lesson.teacher)
    house.live.changed(table)
    return house.go(v, f"/t/{table.id}")
