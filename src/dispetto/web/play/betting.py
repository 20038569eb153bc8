"""Side bets: imaginary lunch money on who wins, and on who is out next, by those who do not play (any more)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import asdict

from dispetto.web.play.haunting import ghostly
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.wagers import KEY, MOST, PURSE, STAKES, Bet, bets, markets, pools, purses
from dispetto.web.sorry import Sorry
from dispetto.web.store.changes import Change, Line, eyes_of
from dispetto.web.store.tokens import kin


async def may_bet(tables: Tables, table: Table, person: str) -> str:
    """Why somebody may not bet, as the key of a sentence; empty where they may. Who plays decides too much;
    who has seen a hand that is still in the game knows too much, and a bet would tell.
    """
    if not table.started or table.over:
        return "bets-closed"
    if not ghostly(table, person):
        return "bets-player"
    if table.game.hides_nothing:
        return ""
    seen: AbstractSet[int] = await eyes_of(tables.store, table.id, *await kin(tables.store, person))
    return "bets-insider" if any(not table.game.is_out(table.state, seat) for seat in seen) else ""


async def place(tables: Tables, table: Table, whole: Table, bet: Bet) -> None:
    """Put coins on a seat."""

    def wished() -> Change:
        had = bets(table)
        if bet.market not in markets(table) or bet.pick not in markets(table)[bet.market]:
            raise Sorry("bets-closed", 409)
        if len(had) >= MOST:
            raise Sorry("bets-many", 429, most=MOST)
        found = pools(whole)
        if any(
            one.person == bet.person for pool in found if pool.open and pool.market == bet.market for one in pool.bets
        ):
            raise Sorry("bets-once", 409)
        coins = purses(found).get(bet.person, ("", PURSE))[1]
        if bet.stake not in STAKES or bet.stake > coins:
            raise Sorry("bets-broke", 409, n=coins)
        settings = {**table.row.settings, KEY: [asdict(one) for one in [*had, bet]]}
        name = table.row.seats[bet.pick].name
        return Change({"settings": settings}, lines=[Line(f"*bet-{bet.market}", bet.name, -1, name)])

    await tables.alter(table, wished)
