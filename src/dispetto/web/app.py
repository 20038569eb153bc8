"""The application: guards around every route, and the rooms the routes live in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import PathLike
from starlette.types import Scope

from dispetto.core.errors import BadInput
from dispetto.core.game import is_number
from dispetto.core.telling.languages import ENGLISH
from dispetto.web import metrics
from dispetto.web.devices import MARK as MOVED
from dispetto.web.door import Door
from dispetto.web.gate import Gate, of_store
from dispetto.web.house import FOREVER, House
from dispetto.web.pages.at import BASE
from dispetto.web.pages.warm import read_the_rest
from dispetto.web.people import same_site
from dispetto.web.play.haunting import MARK as GHOST
from dispetto.web.play.moments import Stale
from dispetto.web.play.presence import MARK
from dispetto.web.play.table import Table
from dispetto.web.routes.api import add_api
from dispetto.web.routes.api_doc import add_api_doc
from dispetto.web.routes.api_streams import add_api_streams
from dispetto.web.routes.betting import add_betting
from dispetto.web.routes.bots import add_bots
from dispetto.web.routes.bringing import add_bringing
from dispetto.web.routes.cast import add_cast
from dispetto.web.routes.circles import add_circles
from dispetto.web.routes.complaining import add_complaining
from dispetto.web.routes.evening import add_evenings
from dispetto.web.routes.fair import add_fair
from dispetto.web.routes.home import add_home
from dispetto.web.routes.lesson import add_lesson
from dispetto.web.routes.lobby import add_setup
from dispetto.web.routes.making import add_making
from dispetto.web.routes.me import add_me
from dispetto.web.routes.operators import add_operators
from dispetto.web.routes.passkeys import add_passkeys
from dispetto.web.routes.push import add_push
from dispetto.web.routes.removing import add_removing
from dispetto.web.routes.replay import add_replay
from dispetto.web.routes.shell import add_shell
from dispetto.web.routes.shown import add_shown
from dispetto.web.routes.socket import add_socket
from dispetto.web.routes.table import add_playing
from dispetto.web.routes.thoughts import add_thoughts
from dispetto.web.routes.turns import add_turns
from dispetto.web.routes.understanding import add_understanding
from dispetto.web.sorry import Sorry
from dispetto.web.store.evenings import MARK as EVENING
from dispetto.web.store.log import DEAF, StoreTrouble
from dispetto.web.store.news import MARK as WRITTEN
from dispetto.web.store.news import News, heard
from dispetto.web.wish import Wish
from dispetto.web.wrong import is_program, refusal

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; "
    "worker-src 'self'"
)
LARGEST_FORM = 100_000
BACK_SOON = "5"  # seconds until somebody else opens where we close
log = logging.getLogger("dispetto.web")


def create_app(db: str, pace: float = 1.0, outside: str = "", wish: Wish | None = None) -> FastAPI:
    """The web table on this database; `pace` 0 makes bots answer at once, `outside` is our address in the network."""
    wish = wish or Wish()
    BASE.stand(wish.base)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.thinkers.start()
        await house.store.listen(lambda news: hear(house, news))
        house.live.presence.start()
        await house.haunts.hello()
        house.alarms.start()
        house.sleeping.start()
        house.expiry.start()
        house.tidying.start()
        house.postman.start()
        house.chronicler.start()
        reading = asyncio.create_task(read_the_rest())
        yield
        reading.cancel()
        await house.chronicler.close()
        await house.alarms.close()
        await house.postman.close()
        await house.tidying.close()
        await house.expiry.close()
        await house.sleeping.close()
        await house.understanding.close()
        await house.fairness.close()
        house.hints.close()
        house.forecasts.close()
        await house.live.close()
        house.thinkers.stop()
        await house.store.close()

    house = House(db, pace, outside, wish)
    app = FastAPI(title="Dispetto", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.state.house = house
    app.mount("/static", Kept(directory=Path(__file__).parent / "static"), name="static")
    app.add_middleware(Gate, house=house)
    add_guards(app, house)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    for add in (
        add_making,
        add_home,
        add_me,
        add_passkeys,
        add_turns,
        add_shell,
        add_push,
        add_cast,
        add_circles,
        add_setup,
        add_lesson,
        add_bringing,
        add_playing,
        add_evenings,
        add_removing,
        add_replay,
        add_thoughts,
        add_fair,
        add_understanding,
        add_shown,
        add_complaining,
        add_betting,
        add_socket,
        add_operators,
        add_bots,
        add_api,
        add_api_streams,
        add_api_doc,
    ):
        add(app, house)
    app.add_middleware(Door, wish=wish)  # the last is the outermost
    return app


running: set[asyncio.Task[None]] = set()


def soon(work: Coroutine[object, object, None]) -> None:
    """Do this when there is time."""
    task = asyncio.get_running_loop().create_task(work)
    running.add(task)
    task.add_done_callback(running.discard)


def hear(house: House, news: str) -> None:
    """What another worker says: who is there, or which table has changed."""
    if news.startswith(MARK):
        house.live.presence.hear(news)
    elif news.startswith(MOVED):
        soon(house.devices.end(*house.devices.hear(news)))
    elif news.startswith(GHOST):
        soon(house.haunts.hear(news))
    elif news.startswith(EVENING):
        house.evenings.hear(news)
    elif news.startswith(WRITTEN):
        written = heard(news)
        house.live.doorstep.call(written.table)
        if house.tables.awake.has(written.table):
            soon(take(house, written))
    else:
        house.live.doorstep.call(news)
        house.evenings.hear_of_table(news)
        soon(refresh(house, news))


async def take(house: House, news: News) -> None:
    """A table that we have in memory was written to, and we are told what."""
    for found in await house.tables.awake.those(news.table):
        try:
            new = await house.tables.hear_of(found, news)
        except BadInput as e:
            log.error("table %s: %s", found.id, e)
            continue
        if new is None:
            await refresh(house, news.table)
        elif new:
            house.live.changed(found)


async def refresh(house: House, table: str) -> None:
    """Another worker has changed a table that we have in memory; "" means any of them."""
    for found in await house.tables.awake.those(table):
        before = {s.person for s in found.row.seats}
        while not await refreshed(house, found):
            await asyncio.sleep(DEAF)
        house.arrived(found, before)
        house.live.changed(found)


async def refreshed(house: House, table: Table) -> bool:
    """One attempt; False where the database is away, as then nobody would tell us again of what we have missed."""
    try:
        await house.tables.refresh(table)
    except StoreTrouble as e:
        log.error("table %s: %s", table.id, e)
        return False
    except BadInput as e:
        log.error("table %s: %s", table.id, e)
    return True


class Kept(StaticFiles):
    """Static files that may be kept for ever: their addresses carry a fingerprint."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers.update(FOREVER)
        return answer


def add_guards(app: FastAPI, house: House) -> None:
    """Headers on every answer, no forms from other sites, and one sentence for whatever goes wrong."""

    @app.middleware("http")
    async def guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        size = request.headers.get("content-length", "0")
        if request.method not in ("GET", "HEAD") and not same_site(request):
            answer: Response = await sorry(request, Sorry("other-site", 403))
        elif house.draining and request.method not in ("GET", "HEAD"):
            answer = await sorry(request, Sorry("closing", 503))
            answer.headers["Retry-After"] = BACK_SOON
        elif "transfer-encoding" in request.headers or not is_number(size) or not 0 <= int(size) <= LARGEST_FORM:
            answer = await sorry(request, Sorry("bad-form", 413))
        else:
            try:
                answer = await call_next(request)
            except Exception:
                log.exception("%s %s", request.method, request.url.path)
                answer = await sorry(request, Sorry("server-trouble", 503))
        metrics.ANSWERED.add(str(answer.status_code))
        answer.headers.setdefault("Content-Security-Policy", CSP)
        answer.headers["X-Content-Type-Options"] = "nosniff"
        answer.headers["Referrer-Policy"] = "same-origin"
        answer.headers.setdefault("Cache-Control", "no-store")  # hands, seats and links are nobody else's
        return answer

    @app.exception_handler(BadInput)
    async def sorry(request: Request, e: BadInput) -> Response:
        if is_program(request):
            return refusal(request, e)
        status = e.status if isinstance(e, Sorry) else 400
        try:
            v = await house.visitor(request)
        except Exception:
            return PlainTextResponse(e.said(ENGLISH), status)
        field = e.field if isinstance(e, Sorry) else ""
        return house.page(v, "error.html", status, sentence=e.said(v.lang), field=field)

    @app.exception_handler(Stale)
    async def on_stale(request: Request, e: Stale) -> Response:
        return await sorry(request, Sorry("too-late", 409))

    @app.exception_handler(StoreTrouble)
    async def on_store(request: Request, e: StoreTrouble) -> Response:
        log.error("%s %s: %s", request.method, request.url.path, e)
        return await sorry(request, of_store(e))

    @app.exception_handler(RequestValidationError)
    async def on_form(request: Request, e: RequestValidationError) -> Response:
        if is_program(request):
            wrong = [str(word) for word in (e.errors() or [{"loc": ()}])[0]["loc"] if word not in ("body", "query")]
            return refusal(request, Sorry("bad-body", where=".".join(wrong)[:80] or "none"))
        return await sorry(request, Sorry("bad-form"))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, e: HTTPException) -> Response:
        if e.status_code == 400 and is_program(request):
            return refusal(request, Sorry("bad-body", where="none"))
        known = {404: Sorry("not-found", 404), 405: Sorry("wrong-method", 405)}.get(e.status_code)
        answer = await sorry(request, known or Sorry("bad-form", e.status_code))
        answer.headers.update(e.headers or {})
        return answer
