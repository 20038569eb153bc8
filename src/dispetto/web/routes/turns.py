"""My turns: all tables of somebody at once, the next one that waits, and holidays."""

from __future__ import annotations

from datetime import datetime, timedelta

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.web.house import House
from dispetto.web.pages.phrases import moment, tongue
from dispetto.web.pages.turns import my_turns, waits
from dispetto.web.people import Visitor
from dispetto.web.play.days import by_post
from dispetto.web.sorry import Sorry
from dispetto.web.store import holidays, hours
from dispetto.web.store.push import how_often
from dispetto.web.store.running import look_again, running
from dispetto.web.zones import end_of, zone_of


def add_turns(app: FastAPI, house: House) -> None:
    """The page, and what it sends."""

    @app.get("/turns")
    async def turns(request: Request) -> Response:
        v = await house.visitor(request)
        rows = await my_turns(house.shelf, v, house.live.waiting.began)
        mine, now = (await holidays.away(house.store, [v.id]))[v.id], hours.now()
        back, free = holidays.now_away(mine, now), int(holidays.left(mine, now) // holidays.DAY)
        zone = zone_of(request)
        today = datetime.fromtimestamp(now, zone).date()
        return house.page(
            v,
            "turns.html",
            waits=waits(rows),
            others=[row for row in rows if not row["turn"]],
            back=moment(back) if back else "",
            free=max(0, free),
            first=today.isoformat(),
            last=(today + timedelta(days=max(0, free - 1))).isoformat(),
            most=holidays.MOST,
            zone=str(zone).replace("_", " "),
            push=house.postman.on,
            often=await how_often(house.store, v.id),
        )

    @app.get("/turns/next")
    async def following(request: Request, after: str = "") -> dict[str, str | int]:
        v = await house.visitor(request)
        found = waits(await my_turns(house.shelf, v, house.live.waiting.began), after)
        words = tongue(v.lang)("next-waits", n=len(found), game=found[0]["title"]) if found else ""
        return {"n": len(found), "table": found[0]["id"] if found else "", "words": words}

    @app.post("/turns/away")
    async def go(request: Request, until: str = Form(max_length=10)) -> Response:
        v = await house.visitor(request)
        now = hours.now()
        last = end_of(until, zone_of(request))
        if not now < last < now + holidays.YEAR:
            raise Sorry("holiday-date", 400).about("until")
        await holidays.go_away(house.store, v.id, last, now)
        await tell(house, v)
        return house.go(v, "/turns")

    @app.post("/turns/home")
    async def home(request: Request) -> Response:
        v = await house.visitor(request)
        await holidays.come_home(house.store, v.id, hours.now())
        await tell(house, v)
        return house.go(v, "/turns")


async def tell(house: House, v: Visitor) -> None:
    """Somebody's clocks run otherwise from now on."""
    rows = [row for row in await running(house.store, v.id) if float(row.settings.get("clock") or 0) >= holidays.DAY]
    await look_again(house.store, [row.id for row in rows], hours.now())
    house.alarms.sooner(hours.now())
    for row in rows:
        found = house.tables.alive.get(row.id)
        if found is not None and by_post(found):
            house.live.changed(found)
