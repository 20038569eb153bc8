"""The first page: posters with their switch, whom my tables wait for, and what is said of games that are over."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import dispetto.web
from dispetto.web.people import COOKIE, sign
from dispetto.web.play.tables import Tables
from dispetto.web.store.store import SeatRow, Store
from tests.web.test_house import house_of
from tests.web.test_life import plain
from tools.webtable import story

HERE = Path(dispetto.web.__file__).parent
STATIC = HERE / "static"
ANNA, BRUNO = SeatRow("anna", "Anna", "f"), SeatRow("bruno", "Bruno", "m")


def a_table(
    db: str, game: str, seats: list[SeatRow], *, host: str = "anna", opened: bool = False, **entries: Any
) -> str:
    """A table that waits; with `left` one being played, `left` answers before its end."""

    async def make() -> str:
        store = Store(db)
        log = story(game, {}, len(seats), **entries) if entries else ()
        made = await Tables(store).make(game, host, seats, {}, opened=opened, entries=log)
        await Tables(store).get(made.id)
        await store.close()
        return made.id

    return asyncio.run(make())


def home_of(client: TestClient, person: str, lang: str = "en") -> str:
    """The first page as somebody sees it, in plain words."""
    client.cookies.clear()
    client.cookies.set(COOKIE, sign(house_of(client).store.secret, person))
    client.cookies.set("lang", lang)
    page = client.get("/")
    assert page.status_code == 200
    boards = unescape(re.sub(r"<[^>]+>", " ", page.text.partition('class="boards"')[2]))
    return re.sub(r"\s+", " ", boards)


# ------------------------------------------------------------------------------------------------------------- posters


@pytest.mark.parametrize("path", ["/play", "/invite"])
@pytest.mark.parametrize(("said", "options"), [("on", {}), ("off", {"expansion": False}), ("", {})])
def test_play_now_and_invite_obey_the_switch_of_the_poster(
    client: TestClient, path: str, said: str, options: dict[str, Any]
) -> None:
    form = {"game": "lunch-money"} | ({"o-expansion": said} if said else {})
    table = plain(client, path, **form).removeprefix("/t/")
    assert house_of(client).tables.loaded[table].row.options == options


def test_every_poster_has_the_switch_its_game_names(client: TestClient) -> None:
    page = client.get("/").text
    switches = re.findall(r'name="(game|o-\w+)" value="([^"]+)"( checked)?><span>([^<]+)', page)
    assert switches == [
        ("game", "hedz-25th", " checked", "25th"),
        ("game", "hedz-2nd", "", "2nd edition"),
        ("o-expansion", "on", " checked", "+ Sticks &amp; Stones"),
        ("o-expansion", "off", "", "Base"),
    ]
    assert re.findall(r'type="hidden" name="game" value="([^"]+)"', page) == [
        "shear-panic",
        "lunch-money",
        "horse-racing",
    ]


@pytest.mark.parametrize(
    ("key", "value"),
    [("o-expansion", "perhaps"), ("o-start_points", "²"), ("o-start_points", "--5"), ("o-turn_cap", "9" * 6000)],
)
def test_a_poster_that_was_tampered_with_gets_a_sentence(client: TestClient, key: str, value: str) -> None:
    answer = client.post("/play", data={"game": "lunch-money", key: value})
    assert answer.status_code == 400 and "is not possible here" in answer.text


# --------------------------------------------------------------------------------------------------------------- lists


def test_my_tables_say_whom_they_wait_for(client: TestClient, db: str) -> None:
    a_table(db, "hedz-25th", [ANNA, BRUNO, SeatRow(), SeatRow()])
    page = home_of(client, "anna")
    assert "starts when 2 more sit down" in page and "2 of 4" in page
    a_table(db, "shear-panic", [ANNA, BRUNO], host="bruno")
    assert "starts when Bruno says so" in home_of(client, "anna")
    assert "everybody sits: start it" in home_of(client, "bruno")
    a_table(db, "shear-panic", [ANNA, BRUNO], left=6)
    asked, waiting = sorted(
        (home_of(client, "anna"), home_of(client, "bruno")), key=lambda page: "Your turn" not in page
    )
    assert "Your turn" in asked and "Your turn" not in waiting
    assert re.search(r"waiting for (Anna|Bruno)", waiting)
    assert "comincia quando si siedono altri 2" in home_of(client, "anna", "it")


def test_open_tables_are_called_by_their_host_and_count_who_looks_on(client: TestClient, db: str) -> None:
    a_table(db, "horse-racing", [ANNA, SeatRow()], opened=True)
    playing = a_table(db, "shear-panic", [ANNA, BRUNO], opened=True, left=6)
    page = home_of(client, "zoe")
    assert "Anna's Nasty Horse Racing 1 of 2 seats taken" in page
    assert "Anna's Shear Panic playing, nobody watching" in page
    with client.websocket_connect(f"/t/{playing}/live") as ws:
        ws.receive_text()
        assert "playing, 1 watching" in client.get("/").text


def test_games_that_are_over_name_my_own_place(client: TestClient, db: str) -> None:
    a_table(db, "shear-panic", [ANNA, BRUNO], left=0, bot="greedy")
    pages = {who: home_of(client, who) for who in ("anna", "bruno")}
    winner = next(who for who, page in pages.items() if "You won Shear Panic" in page)
    loser = pages["bruno" if winner == "anna" else "anna"]
    assert "dirty trick" in pages[winner]
    assert f"{winner.title()} won Shear Panic you came second. Of two." in loser


# --------------------------------------------------------------------------------------------------------------- sound


def test_every_sound_a_game_asks_for_can_be_made() -> None:
    player = (STATIC / "sound.js").read_text(encoding="utf-8")
    made = set(re.findall(r"^    (\w+)\(s?\) \{", player, re.M))
    asked = {
        name
        for path in HERE.parent.glob("games/*/face/*.py")
        for name in re.findall(r'"do": "sound", "name": "(\w+)"', path.read_text())
    }
    assert {"dice", "card", "hit"} <= asked
    assert asked | {"step", "turn"} <= made


@pytest.mark.parametrize(("cookie", "pressed"), [("", "false"), ("on", "true"), ("off", "false"), ("loud", "false")])
def test_sound_is_off_until_somebody_asks_and_is_remembered(client: TestClient, cookie: str, pressed: str) -> None:
    table = plain(client, "/play", game="hedz-25th")
    if cookie:
        client.cookies.set("sound", cookie)
    for lang, word in (("en", "Sound"), ("it", "Suono")):
        client.cookies.set("lang", lang)
        for page in (table, f"{table}/replay"):
            assert f'data-sound aria-pressed="{pressed}" aria-label="{word}"' in client.get(page).text
