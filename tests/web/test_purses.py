"""Purses over all tables: settled with the end, once; taken back with it; of people who have said who they are."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from pathlib import Path

from fastapi.testclient import TestClient

from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.play.wagers import OUT, WINNER, Bet, pools
from dispetto.web.store import purses
from dispetto.web.store.backup import backup, restore
from dispetto.web.store.changes import Change, alter
from dispetto.web.store.log import Entry
from dispetto.web.store.purses import Purse
from dispetto.web.store.store import Store
from tests.web.test_chairs import be
from tests.web.test_ghosts import PEOPLE
from tests.web.test_postgres import postgres
from tests.web.test_replies import place
from tools.webtable import story

__all__ = ["place", "postgres"]
BETS = [Bet(who, who, WINNER, n, 5, 3) for n, who in enumerate(("zoe", "yuri", "guest"))]
BETS.append(Bet("zoe", "zoe", OUT, 1, 2, 3))


async def yard(tables: Tables) -> Table:
    """A game whose last answer is on disk, and which nobody has closed yet; three lookers-on have bet."""
    settings = {"bets": [asdict(bet) for bet in BETS]}
    told = story("lunch-money", {}, 4, bot="greedy")
    return await tables.make("lunch-money", "anna", PEOPLE, {}, entries=told, settings=settings)


async def purse_in(db: str) -> Purse | None:
    """Zoe's purse in a database."""
    store = Store(db)
    found = await purses.of_person(store, "zoe")
    await store.close()
    return found


async def closed(tables: Tables, table: str) -> Table:
    """The same at any worker, which finds it over."""
    found = await tables.get(table)
    assert found is not None and found.over
    async with found.lock:
        await tables.close_if_over(found)
    return found


def test_bets_are_settled_once_with_the_end_whichever_worker_looks_and_an_end_taken_back_takes_them_back(
    place: str,
) -> None:
    async def play() -> None:
        one, two = Store(place), Store(place)
        for person in ("zoe", "yuri"):
            await one.remember(person, person.capitalize(), "n")
        tables, others = Tables(one), Tables(two)
        table = (await yard(tables)).id
        found, _ = await asyncio.gather(closed(tables, table), closed(others, table))
        whole = await tables.pasts.whole(found)
        net = {bet.person: 0 for bet in BETS}
        for pool in pools(whole):
            for bet, paid in zip(pool.bets, pool.paid, strict=True):
                net[bet.person] += paid - bet.stake
        zoe, yuri = await purses.of_person(two, "zoe"), await purses.of_person(two, "yuri")
        assert zoe == Purse(net["zoe"], 1, net["zoe"], net["zoe"]) and yuri is not None and yuri.coins == net["yuri"]
        assert await purses.of_person(one, "guest") is None, "who has not said who they are has no purse"
        second = await closed(tables, (await yard(tables)).id)
        assert await purses.of_person(one, "zoe") == Purse(2 * net["zoe"], 2, net["zoe"], net["zoe"])
        undo = Entry(second.version + 1, "undo", 0, 0, {"to": 1})
        assert await alter(one, second.row, Change({"status": "playing"}, entries=[undo])) is not None
        assert await purses.of_person(one, "zoe") == zoe, "that end was none"
        await tables.delete(found)
        assert await purses.of_person(two, "zoe") == zoe, "it outlives the table"
        await one.close()
        await two.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_the_purse_is_on_ones_own_page_and_in_a_backup(client: TestClient, db: str) -> None:
    async def play() -> str:
        store = Store(db)
        await store.remember("zoe", "Zoe", "f")
        table = await closed(Tables(store), (await yard(Tables(store))).id)
        await store.close()
        return table.id

    table = asyncio.run(play())
    for address in ("/me", f"/t/{table}/bets"):
        assert "Lunch money, over all tables" in be(client, "zoe").get(address).text
        assert "Lunch money, over all tables" not in be(client, "anna").get(address).text, "who never bet has none"
    file, other = Path(db).with_name("saved"), Path(db).with_name("other.sqlite3")
    backup(db, file)
    restore(file, str(other))
    assert asyncio.run(purse_in(db)) == asyncio.run(purse_in(str(other)))
    assert "su tutti i tavoli" in be(client, "zoe").get("/me", headers={"accept-language": "it"}).text
