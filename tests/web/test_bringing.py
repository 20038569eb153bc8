"""A table brings its own card set: sent or pasted by the host, checked, kept as text, shown by its title."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.files import LARGEST
from dispetto.core.telling.record import parse, replay
from tests.web.conftest import house_of, sit_down

GAME = all_games()["shear-panic"]
GOOD = (GAME.folder / "data" / "proposal.toml").read_text(encoding="utf-8")
OWN = (
    GOOD.replace("First proposal", "Aunt <i>Ida</i>")
    .replace("Prima proposta", "Zia Ida")
    .replace("panic = [4,", "panic = [3,")
)


def lobby(client: TestClient) -> str:
    """A table of Shear Panic that waits."""
    where = client.post("/invite", data={"game": GAME.name}, follow_redirects=False).headers["location"]
    return str(where)


def chosen(client: TestClient, where: str) -> dict[str, Any]:
    """The options of a table."""
    return dict(house_of(client).tables.loaded[where.removeprefix("/t/")].row.options)


def test_a_shipped_set_is_chosen_by_its_name(client: TestClient) -> None:
    """SP-DATA-02: titles and provenance are shown."""
    where = lobby(client)
    assert "House set (home-made)" in client.get(where).text
    assert client.post(f"{where}/options", data={"o-cards": "proposal"}).status_code == 200
    assert chosen(client, where) == {"cards": "proposal"}
    assert "First proposal (home-made)" in client.get(where).text


@pytest.mark.parametrize("sent", ["file", "text", "crlf"])
def test_a_set_is_sent_or_pasted_and_the_table_plays_with_it(client: TestClient, sent: str) -> None:
    """SP-DATA-02, SP-DATA-03: the record carries it."""
    where = lobby(client)
    if sent == "file":
        answer = client.post(
            f"{where}/file", data={"key": "cards", "text": ""}, files={"file": ("../../x.toml", OWN.encode())}
        )
    else:
        text = OWN.replace("\n", "\r\n") if sent == "crlf" else OWN
        answer = client.post(f"{where}/file", data={"key": "cards", "text": text})
    assert answer.status_code == 200 and "Aunt &lt;i&gt;Ida&lt;/i&gt; (home-made)" in answer.text
    client.headers["accept-language"] = "it"
    assert "Zia Ida (fatto in casa)" in client.get(where).text
    client.headers["accept-language"] = "en"
    assert (
        client.post(f"{where}/options", data={"o-cards": "own", "o-layout": "B"}).status_code == 200
    )  # what else is changed leaves it
    assert chosen(client, where)["layout"] == "B" and "panic = [3, 9," in chosen(client, where)["cards"]
    client.post(f"{where}/seats", data={"do": "start"})
    page = client.get(where).text
    assert "panic on 3, 9," in page and "Aunt &lt;i&gt;Ida&lt;/i&gt; (home-made)" in page
    record = parse(client.get(f"{where}/record.toml").text)
    assert record.options["cards"] == chosen(client, where)["cards"]
    assert replay(GAME, record).stack
    assert (
        client.post(f"{where}/file", data={"key": "cards", "text": GOOD}).status_code == 200
    )  # too late: nothing happens
    assert "panic = [3, 9," in chosen(client, where)["cards"]


def test_another_choice_forgets_the_own_set(client: TestClient) -> None:
    where = lobby(client)
    client.post(f"{where}/file", data={"key": "cards", "text": OWN})
    client.post(f"{where}/options", data={"o-cards": "standard"})
    assert chosen(client, where) == {}
    assert client.post(f"{where}/options", data={"o-cards": "own"}).status_code == 400  # there is none any more


BAD = [
    (
        OWN.replace("value = 3", "value = 4"),
        "Cards: card 6 has the value 4; it must be 1, 2 or 3.",
        "Carte: la carta 6 ha il valore 4; dev'essere",
    ),
    (OWN + "[[card", "Cards: it cannot be read as TOML", "Carte: non si legge come TOML"),
    ("b = 1\na = " + "[" * 30_000, "Cards: it cannot be read as TOML", "Carte: non si legge come TOML"),
    ("a = " + "9" * 30_000 + "\nb = 1", "Cards: it cannot be read as TOML", "Carte: non si legge come TOML"),
    ("# x\n" * LARGEST, "", ""),
    ("# x\n" * (LARGEST // 4 + 1), "Cards: it has", "Carte: ha"),
    (
        OWN.replace("Aunt", "Aunt" * 40),
        "Cards: title is a text of at most 60 letters",
        "Carte: title è un testo di 60 lettere",
    ),
    ("", "Paste the whole file", "Incolla il file intero"),
    ("standard", "Paste the whole file", "Incolla il file intero"),
    ("/etc/passwd.toml", "Paste the whole file", "Incolla il file intero"),
    ("\n/etc/hosts.toml\n", "Paste the whole file", "Incolla il file intero"),
]


@pytest.mark.parametrize(("text", "english", "italian"), BAD, ids=[text[:20].strip() or "empty" for text, _, _ in BAD])
def test_a_bad_file_gets_a_sentence_in_the_readers_language(
    client: TestClient, text: str, english: str, italian: str
) -> None:
    """SP-DATA-02: and leaves the table as it was; no file of ours is ever looked at."""
    where = lobby(client)
    for lang, sentence in (("en", english), ("it", italian)):
        client.headers["accept-language"] = lang
        answer = client.post(f"{where}/file", data={"key": "cards", "text": text})
        assert answer.status_code in (400, 413) and sentence.replace("'", "&#39;") in answer.text
        assert "Traceback" not in answer.text and "/data/" not in answer.text
    assert chosen(client, where) == {}


def test_only_the_host_and_only_what_can_be_brought(client: TestClient) -> None:
    where = lobby(client)
    for key in ("layout", "first_player", "nothing", ""):
        assert client.post(f"{where}/file", data={"key": key, "text": OWN}).status_code == 400
    assert (
        client.post(f"{where}/file", data={"key": "cards"}, files={"file": ("a.toml", b"\xff\xfe\x00\n")}).status_code
        == 400
    )
    for path in ("/etc/passwd.toml", "../proposal", OWN, "proposal.toml"):
        assert client.post(f"{where}/options", data={"o-cards": path}).status_code == 400
    assert client.post("/play", data={"game": GAME.name, "o-cards": OWN}).status_code == 400
    client.cookies.clear()
    assert client.post(f"{where}/file", data={"key": "cards", "text": OWN}).status_code == 403
    assert chosen(client, where) == {}
    yard = client.post("/invite", data={"game": "lunch-money"}, follow_redirects=False).headers["location"]
    assert client.post(f"{yard}/file", data={"key": "expansion", "text": OWN}).status_code == 400
    assert re.findall(r'name="key" value="(\w*)"', client.get(yard).text) == ["cards"]  # and nothing else


def test_a_table_of_the_house_names_its_cards(client: TestClient) -> None:
    assert "House set (home-made)" in client.get(f"/t/{sit_down(client, GAME.name)}").text
