"""Side bets: a page with what may be bet on, and the ledger."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Form, Request
from fastapi.responses import Response

from dispetto.web.house import House
from dispetto.web.play.betting import may_bet, place
from dispetto.web.play.table import Table
from dispetto.web.play.wagers import PURSE, STAKES, Bet, Pool, markets, pools, purses
from dispetto.web.sorry import Sorry
from dispetto.web.store.purses import of_person


def add_betting(app: FastAPI, house: House) -> None:
    """The page and its form."""

    @app.get("/t/{table}/bets")
    async def page(request: Request, table: str) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        if not found.started:
            raise Sorry("not-begun", 409)
        whole = await house.tables.pasts.whole(found)
        ledger = pools(whole)
        mine = {pool.market for pool in ledger if pool.open for bet in pool.bets if bet.person == v.id}
        offered = {market: seats for market, seats in markets(found).items() if market not in mine}
        return house.page(
            v,
            "bets.html",
            table=whole,
            no=await may_bet(house.tables, found, v.id),
            markets=[(market, pooled(whole, ledger, market, seats)) for market, seats in offered.items()],
            ledger=ledger,
            purses=sorted(purses(ledger).values(), key=lambda one: -one[1]),
            coins=purses(ledger).get(v.id, ("", PURSE))[1],
            stakes=STAKES,
            purse=await of_person(house.store, v.id),
            has_purse=bool(v.name),
        )

    @app.post("/t/{table}/bets")
    async def placed(
        request: Request,
        table: str,
        market: str = Form(max_length=20),
        pick: int = Form(ge=0, le=20),
        stake: int = Form(ge=1, le=100),
    ) -> Response:
        v = await house.visitor(request)
        found = await house.table(table)
        no = await may_bet(house.tables, found, v.id)
        if no == "bets-closed":
            raise Sorry("bets-closed", 403)
        if no == "bets-player":
            raise Sorry("bets-player", 403)
        if no:
            raise Sorry("bets-insider", 403)
        whole = await house.tables.pasts.whole(found)
        seats = found.seats_of(v.id)
        name = found.row.seats[seats[0]].name if seats else house.called(v)
        bet = Bet(v.id, name, market, pick, stake, found.version)
        await place(house.tables, found, whole, bet)
        house.live.changed(found)
        return house.go(v, f"/t/{found.id}/bets")


def pooled(table: Table, ledger: list[Pool], market: str, seats: list[int]) -> list[dict[str, Any]]:
    """Whom one may bet on, and what lies on each."""
    lies = [bet for pool in ledger if pool.open and pool.market == market for bet in pool.bets]
    return [
        {
            "seat": seat,
            "name": table.people[seat].name,
            "colour": table.colour(seat),
            "coins": sum(bet.stake for bet in lies if bet.pick == seat),
        }
        for seat in seats
    ]
