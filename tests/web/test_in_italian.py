"""Whatever is wrong, an Italian reads it in Italian: no sentence of the engine comes through in English."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from dispetto import web
from dispetto.core.catalogue import all_games
from tests.web.conftest import house_of
from tests.web.test_answers import read

ENGLISH = {"the", "and", "is", "are", "you", "your", "with", "not", "this", "cannot", "it", "takes", "there", "option"}
SET = (all_games()["shear-panic"].folder / "data" / "proposal.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def an_italian(client: TestClient) -> Iterator[None]:
    """The browser asks for Italian."""
    client.headers["accept-language"] = "it-IT,it;q=0.9,en;q=0.4"
    yield


def sentence(page: str) -> str:
    """The one sentence of an error page."""
    found = re.search(r'<main class="sorry.*?<p>(.*?)</p>', page, re.S)
    assert found is not None, page
    return html.unescape(found[1])


def no_english(text: str) -> bool:
    """Is there no English word in it, but for what somebody has typed?"""
    return not ENGLISH & set(re.findall(r"[a-z]+", re.sub(r"'[^']*'|«[^»]*»", "", text.lower())))


def lobby(client: TestClient, game: str) -> str:
    """A table that waits."""
    return str(client.post("/invite", data={"game": game}, follow_redirects=False).headers["location"])


@pytest.mark.parametrize(
    ("game", "form", "words"),
    [
        ("hedz-25th", {"o-board": "/etc/passwd"}, "qui non si può"),
        ("hedz-25th", {"o-duo": "maybe"}, "qui non si può"),
        ("hedz-25th", {"o-first_player": "8"}, "è il numero di un posto, da 1 a"),
        ("hedz-25th", {"o-types": "dragon"}, "il tipo di dinosauro 'dragon' non esiste"),
        ("hedz-2nd", {"o-types": "plain,plain,plain"}, "nomina 3 tipi per"),
        ("shear-panic", {"o-first_player": "7"}, "solo un numero da 1 a 4"),
        ("lunch-money", {"o-start_points": "0"}, "solo un numero da 1 a 99"),
        ("horse-racing", {"o-bookmaker": "6"}, "è il numero di un posto, da 1 a"),
        ("horse-racing", {"o-board": "atlantis"}, "qui non si può"),
    ],
)
def test_a_wrong_option(client: TestClient, game: str, form: dict[str, str], words: str) -> None:
    answer = client.post(f"{lobby(client, game)}/options", data=form)
    told = sentence(answer.text)
    assert answer.status_code == 400 and words in told and no_english(told), told


def test_a_wrong_number_of_seats(client: TestClient) -> None:
    where = lobby(client, "hedz-25th")
    table = house_of(client).tables.loaded[where.removeprefix("/t/")]
    table.row = replace(table.row, seats=table.row.seats * 4)  # as a table saved under other rules may have it
    told = sentence(client.post(f"{where}/options", data={}).text)
    assert "si gioca da 2 a 8, non in" in told and no_english(told), told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (SET + "\nwhat = 1\n", "una carta conosce"),
        ("[[card]]\nvalue = ", "non si legge come TOML"),
        (SET.replace("value = 1", "value = 9", 1), "9"),
        ("just a name", "file"),
    ],
)
def test_a_wrong_file(client: TestClient, text: str, words: str) -> None:
    answer = client.post(f"{lobby(client, 'shear-panic')}/file", data={"key": "cards", "text": text})
    told = sentence(answer.text)
    assert answer.status_code == 400 and words in told and no_english(told), told


@pytest.mark.parametrize("path", ["/t/nothing", "/rules/nothing", "/nothing", "/t/abcdefgh/replay"])
def test_what_is_not_there(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and no_english(sentence(answer.text))


def test_nobody_is_made_a_man_by_the_house() -> None:
    told = (Path(web.__file__).parent / "words" / "it.ftl").read_text(encoding="utf-8")
    lines = [line for line in told.splitlines() if re.search(r"\{ \$(who|other) \}", line)]
    gendered = r"\{ \$(?:who|other) \}(?: non)? (?:si )?(?:è|era) \w+(?:ato|uto|ito|eso|ata|uta|ita|esa)\b"
    assert len(lines) > 20 and not [line for line in lines if re.search(gendered, line)]


def test_at_the_table(client: TestClient) -> None:
    where = client.post("/play", data={"game": "hedz-25th"}, follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{where}/live") as ws:
        seq = read(ws, "seq")["seq"]
        ws.send_text(json.dumps({"answer": 99999, "seq": seq}))
        told = read(ws, "no")["no"]
        assert "non ha una risposta numero 99999" in told or "Troppo tardi" in told
        ws.send_text(json.dumps({"undo": True, "seq": seq}))
        assert no_english(read(ws, "no")["no"])
