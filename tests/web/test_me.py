"""A person: one's own page, eight words that carry one to another device, an export, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from dispetto.web import recovery
from dispetto.web.limits import Limits
from dispetto.web.people import COOKIE
from dispetto.web.play.table import Table
from dispetto.web.play.tables import Tables
from dispetto.web.store import circles
from dispetto.web.store.evenings import EveningRow, evening, make_evening
from dispetto.web.store.forgetting import THEIRS
from dispetto.web.store.schema import metadata
from dispetto.web.store.store import SeatRow, Store
from tests.web.conftest import house_of
from tests.web.test_circles import be, over, seats_of
from tools.webtable import story

GAME = "hedz-25th"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes guessing slow makes tests slow."""
    monkeypatch.setitem(recovery.COST, "n", 16)


def test_a_phrase_has_64_bits_is_said_in_either_language_and_no_word_means_two_things() -> None:
    words = [recovery.bare(word) for pair in recovery.listed() for word in pair]
    assert len(recovery.listed()) ** recovery.WORDS >= 2**64 and len(set(words)) == len(words) == 2 * 256
    phrase = recovery.drawn()
    for lang in recovery.LANGUAGES:
        assert recovery.heard(f"  {recovery.spelt(phrase, lang).upper()}, ") == phrase
    mixed = [recovery.spelt(phrase, lang).split() for lang in recovery.LANGUAGES]
    assert recovery.heard("-".join([*mixed[0][:4], *mixed[1][4:]])) == phrase
    for bad in ("", "anchor", recovery.spelt(phrase, "en") + " ant", "dispetto " * 8):
        assert recovery.heard(bad) is None
    assert recovery.digest(b"one", phrase) != recovery.digest(b"two", phrase), "every house salts by its own secret"


def phrase_of(page: str) -> str:
    """The words that are shown once."""
    return re.findall(r'<output id="phrase">([^<]+)</output>', page)[0]


def test_a_phrase_is_shown_once_and_makes_another_device_the_same_person_beside_the_first(
    client: TestClient, db: str
) -> None:
    be(client, "anna").post("/me", data={"name": "Anna", "gender": "f", "face": "4", "back": "me"})
    first = client.cookies[COOKIE]
    words = phrase_of(client.post("/me/phrase").text)
    assert words not in client.get("/me").text and words.encode() not in b"".join(
        path.read_bytes() for path in Path(db).parent.iterdir()
    )
    client.cookies.clear()
    assert client.post("/me/recover", data={"phrase": "fish " * 8}).status_code == 404
    assert client.post("/me/recover", data={"phrase": "fish"}).status_code == 400
    answer = client.post("/me/recover", data={"phrase": words}, follow_redirects=False)
    assert answer.status_code == 303 and client.cookies[COOKIE] == first, "both devices stay"
    assert 'value="Anna"' in client.get("/me").text
    client.cookies.clear()
    client.post("/me/recover", data={"phrase": words, "alone": "yes"})
    assert client.cookies[COOKIE] != first and 'value="Anna"' in client.get("/me").text
    client.cookies.set(COOKIE, first)
    assert 'value="Anna"' not in client.get("/me").text, "whoever holds the lost device is nobody"
    client.cookies.clear()
    client.post("/me/recover", data={"phrase": words})
    client.post("/me/phrase")
    client.cookies.clear()
    assert client.post("/me/recover", data={"phrase": words}).status_code == 404, "the newer phrase alone is good"


def test_an_address_may_guess_seldom(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of(client), "limits", Limits("", now=lambda: 1.0))
    found = []
    for n in range(14):
        client.cookies.clear()
        be(client, f"guess{n}")
        found.append(client.post("/me/recover", data={"phrase": "fish"}).status_code)
    assert found == [400] * 10 + [429] * 4


def lived(db: str) -> tuple[str, str, str]:
    """Anna has a life: a game that is over, one that runs, one that waits, a circle, something said; their ids."""

    async def work() -> tuple[str, str, str]:
        store = Store(db)
        tables = Tables(store)
        for person in ("anna", "bruno"):
            await store.remember(person, f"{person.capitalize()}x", "f", 3)
        circle = await circles.found(store, "Knives", "anna")
        assert circle is not None and await circles.join(store, circle, "bruno")
        done = await over(tables, ["anna", "bruno"], {"nonce": {"anna": "ab"}, "nonced": ["Anna"]})
        await tables.chat(done, "anna", "Annax", "ha!")
        running = await tables.make(GAME, "anna", seats_of(["anna", "bruno"]), {}, entries=story(GAME, {}, 4, left=30))
        await tables.tell(running, "*sat", 0)
        seats = seats_of(["bruno", "zoe"])
        bet = {"person": "anna", "name": "Annax", "market": "winner", "pick": 0, "stake": 2, "version": 3}
        elsewhere = await tables.make(GAME, "bruno", seats, {}, entries=story(GAME, {}, 4), settings={"bets": [bet]})
        async with elsewhere.lock:
            await tables.close_if_over(elsewhere)
        await store.say(elsewhere.id, "*bet-winner", "Annax", -1, "Bruno")
        await store.say(elsewhere.id, "*heckle-3", "Annax", -1, "")
        guests = [{"person": p, "name": f"{p.capitalize()}x", "here": True} for p in ("anna", "bruno")]
        nasty = {"said": {"en": "Annax bit Bruno."}, "by": "anna"}
        rounds = [{"results": [{"person": "anna", "name": "Annax", "place": 1}], "nasty": nasty}]
        told = {"guests": guests, "rounds": rounds}
        await make_evening(store, EveningRow("ev", "E", "anna", "", "over", told, 1.0, 1.0, 0, ("anna", "bruno")))
        waits = await tables.make(GAME, "bruno", [SeatRow("bruno", "Bruno"), SeatRow("anna", "Anna"), SeatRow()], {})
        await store.close()
        return done.id, running.id, waits.id

    return asyncio.run(work())


def test_the_export_is_all_of_mine_and_no_secret_of_others(client: TestClient, db: str) -> None:
    done, running, waits = lived(db)
    be(client, "anna").post("/me/phrase")
    answer = client.get("/me/export")
    told = json.loads(answer.text)
    assert "attachment" in answer.headers["content-disposition"] and answer.headers["cache-control"] == "no-store"
    assert told["evenings"] == [{"id": "ev", "name": "E"}] and told["person"]["name"] == "Annax"
    assert told["circles"][0]["name"] == "Knives" and told["recovery_phrase"]
    assert {t["id"] for t in told["tables"]} == {done, running, waits} and told["chat"][0]["text"] == "ha!"
    assert [line["staked"] for line in told["lunch_money"]] == [2]
    assert [f["table"] for f in told["finished_games"]] == [done] and "bruno" not in answer.text.replace("Brunox", "")
    house = house_of(client)
    with sqlite3.connect(db) as c:
        secrets = [row[0] for row in c.execute("SELECT seed FROM game_table UNION SELECT digest FROM recovery")]
    assert not any(secret in answer.text for secret in [*secrets, house.store.secret.hex()])
    page = client.get("/me").text
    assert f"/t/{done}/end" in page and f"/t/{running}" in page and "Knives" in page


def test_who_is_forgotten_is_in_no_row_and_a_bot_plays_on(client: TestClient, db: str) -> None:
    done, running, waits = lived(db)
    be(client, "anna").post("/me/phrase")
    assert client.post("/me/forget", data={}).status_code == 400, "one has to be sure"
    answer = client.post("/me/forget", data={"sure": "yes"})
    assert answer.status_code == 200 and f'{COOKIE}=""' in answer.headers["set-cookie"]
    with sqlite3.connect(db) as c:
        names = [row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            for row in c.execute(f"SELECT * FROM {name}"):
                assert not any(str(x).lower() in ("anna", "annax") or '"anna' in str(x).lower() for x in row), (
                    name,
                    row,
                )
        assert c.execute("SELECT COUNT(*) FROM finished_seat WHERE name = 'Somebody'").fetchone() == (1,)

    async def looked() -> tuple[Table | None, ...]:
        store = Store(db)
        left = await evening(store, "ev")
        assert left is not None and left.host == "bruno" and [g["person"] for g in left.data["guests"]] == ["bruno"]
        assert left.data["rounds"][0]["nasty"]["said"]["en"] == "Somebody bit Bruno."
        found = [await Tables(store).get(table) for table in (done, running, waits)]
        await store.close()
        return tuple(found)

    over_now, goes_on, free = asyncio.run(looked())
    assert over_now is not None and over_now.row.seats[0].name == "Somebody" and over_now.over
    assert goes_on is not None and goes_on.row.seats[0].bot and goes_on.row.host == "bruno" and not goes_on.over
    assert free is not None and free.row.seats[1].free
    with sqlite3.connect(db) as c:
        said = c.execute("SELECT name FROM chat WHERE person LIKE '*bet%' OR person LIKE '*heckle%'").fetchall()
    assert said == [("Somebody",)] * 2, "also where they only bet and jeered"
    assert be(client, "bruno").get("/me").text.count("Somebody") >= 1, "to friends they are somebody"


def test_whatever_is_kept_about_people_is_known_to_whoever_forgets_them() -> None:
    """A new table with a person in it belongs into store/forgetting.py, and then here."""
    about = {"person", "owner", "founder", "host"}
    told = {name for name, table in metadata.tables.items() if name == "person" or about & set(table.c.keys())}
    alone = {table.name for table, _ in THEIRS}
    assert told == alone | {"game_table", "seat", "chat", "finished_seat", "circle", "circle_member", "evening"}
