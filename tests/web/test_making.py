"""The workshop: islands are begun, checked, mended, tried, shared, and are nobody else's to change."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.telling.record import parse, replay
from dispetto.web.play import fairness
from dispetto.web.play.fairness import shown
from dispetto.web.routes.making import MOST
from tests.web.conftest import house_of

GAME = all_games()["hedz-25th"]


def begin(client: TestClient, base: str = "skull-island", game: str = GAME.name) -> str:
    """A new thing on the bench; its address."""
    return str(client.post("/make", data={"game": game, "base": base}, follow_redirects=False).headers["location"])


def draft_of(client: TestClient, where: str) -> dict[str, Any]:
    """What the page is told of it."""
    found: dict[str, Any] = client.get(f"{where}/draft").json()
    return found


def test_an_island_is_begun_named_broken_mended_and_played(client: TestClient) -> None:
    where = begin(client)
    told = draft_of(client, where)
    assert told["sound"] and len(told["names"]) == len(told["draft"]["places"]) == 109
    draft = told["draft"] | {"title": "Thursday <b>Reef"}
    draft["places"][99]["kinds"] = []
    answer = client.post(f"{where}/draft", json=draft).json()
    assert not answer["sound"] and answer["notes"][0] == {
        "grade": "mend",
        "text": "From space 99 2 dice always overshoot the finish: it must be mudd.",
        "places": [99],
        "cells": [],
        "mend": "Muddy it",
    }
    refused = client.post(f"{where}/play")
    assert refused.status_code == 409 and "Nobody can play with this yet." in refused.text
    client.headers["accept-language"] = "it"
    assert "si va sempre oltre" in client.get(f"{where}/draft").json()["notes"][0]["text"]
    client.headers["accept-language"] = "en"
    stale = client.post(f"{where}/mend", data={"n": 0, "digest": "old"}).json()
    assert not stale["sound"]
    mended = client.post(f"{where}/mend", data={"n": 0, "digest": answer["digest"]}).json()
    assert mended["sound"] and "mudd" in mended["draft"]["places"][99]["kinds"]
    assert "Thursday &lt;b&gt;Reef" in client.get("/make").text
    picture = client.get(f"/art/made/{where.removeprefix('/make/')}/tall-dark.svg")
    assert picture.status_code == 200 and picture.text.startswith("<svg") and "Reef" not in picture.text

    table = str(client.post(f"{where}/play", follow_redirects=False).headers["location"])
    client.post(f"{where}/remove")
    assert client.get(where).status_code == 404
    page = client.get(table).text  # the table carries its own
    assert "Thursday &lt;b&gt;Reef" in page and "<b>Reef" not in page and len(page) < 300_000
    art = re.search(r'src="(/art/brought/[^"]*)"', page)
    assert art is not None and client.get(art[1]).text.startswith("<svg")
    record = parse(client.get(f"{table}/record.toml").text)
    assert 'title = "Thursday <b>Reef"' in record.options["board"] and replay(GAME, record).stack


def test_a_link_shows_it_and_gives_a_copy_but_not_the_original(client: TestClient) -> None:
    where = begin(client)
    draft = draft_of(client, where)["draft"]
    client.post(f"{where}/draft", json=draft | {"title": "Mine"})
    client.cookies.clear()
    page = client.get(where).text
    assert "Mine" in page and "wants you to suffer on it" in page and 'id="over"' not in page
    for path in ("draft", "mend", "remove", "fair"):
        assert client.post(f"{where}/{path}", data={"n": 0}).status_code == 403
    assert client.get(f"{where}/draft").status_code == 403
    copy = str(client.post(f"{where}/copy", follow_redirects=False).headers["location"])
    assert copy != where and draft_of(client, copy)["draft"] == draft | {"title": "Mine"}
    lobby = str(client.post(f"{where}/invite", follow_redirects=False).headers["location"])
    assert "Mine (home-made)" in client.get(lobby).text
    file = client.get(f"{where}/file.toml")
    assert file.headers["content-disposition"] == 'attachment; filename="mine.toml"'
    back = client.post("/make/load", data={"game": GAME.name, "text": file.text}, follow_redirects=False)
    assert draft_of(client, back.headers["location"])["draft"] == draft | {"title": "Mine"}


BAD = {
    "title = [\nx": "cannot be read as TOML",
    "title = 'x'\nevil = 1\nspace = []\n": "&#39;evil&#39; has no place here",
    "space = [\n{ id = '0', number = 0, wide = [1e9, 0] },\n]\n": "wide of space 0 is two numbers",
    "space = [\n{ id = '<b>', number = 0 },\n]\n": "&#39;&lt;b&gt;&#39; is no id",
    "one line": "",
}


def test_a_bad_file_is_one_sentence(client: TestClient) -> None:
    for text, sentence in BAD.items():
        answer = client.post("/make/load", data={"game": GAME.name, "text": text})
        assert answer.status_code == 400 and sentence in answer.text, text


def test_a_table_takes_no_unsound_board_and_nobody_has_more_than_their_share(client: TestClient) -> None:
    where = begin(client, "")  # the bare minimum has no take-off
    text = client.get(f"{where}/file.toml").text
    lobby = str(client.post("/invite", data={"game": GAME.name}, follow_redirects=False).headers["location"])
    answer = client.post(f"{lobby}/file", data={"key": "board", "text": text})
    assert answer.status_code == 400 and "There is no take-off" in answer.text
    for junk in (b"[]", b"{", b'{"title": 3}', b'{"title": "x", "places": [{"next": [9]}]}', b"[" * 5000):
        said = client.post(f"{where}/draft", content=junk)
        assert said.status_code == 400 and said.json()["no"]
    for _ in range(MOST - 1):
        begin(client, "")
    assert client.post("/make", data={"game": GAME.name}).status_code == 409
    assert client.post("/make", data={"game": "../x"}).status_code == 400
    assert client.get("/make/" + "a" * 22).status_code == 404


def test_what_bots_show_is_told_with_intervals_and_kept(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games themselves are the laboratory's; here it is what is made of them."""
    where = begin(client)
    cell = fairness.Cell(GAME.name, 4, (fairness.BOT,))
    rows = [
        {
            "cell": 0,
            "number": n,
            "bots": [fairness.BOT] * 4,
            "decisions": 90,
            "turns": 40,
            "minutes": 9.0,
            "rule": "H25-GEN-04",
            "won": [float(n % 5 == seat) + (n % 5 == 4) / 4 for seat in range(4)],
            "traits": [],
            "harms": [[0, 1, 2]],
        }
        for n in range(60)
    ]
    found = shown(cell, rows)
    assert found["games"] == 60 and {f["verdict"] for f in found["findings"]} == {"same"}

    async def work(row: Any, digest: str, seats: int, options: Any, trial: fairness.Trial) -> None:
        assert seats == 4 and options["board"] == row.text
        await fairness.workshop.judged(house_of(client).store, row.id, digest, found)
        trial.found, trial.done = found, True

    monkeypatch.setattr(house_of(client).fairness, "work", work)
    assert client.get(f"{where}/fair").json() == {"share": 0.0, "done": True, "html": ""}
    client.post(f"{where}/fair")
    while not client.get(f"{where}/fair").json()["done"]:
        pass  # each question lets the others work
    house_of(client).fairness.trials.clear()  # another worker, another day
    told = client.get(f"{where}/fair").json()["html"]
    assert "60 games of four" in told and "seat 1" in told and told.count("not distinguishable") == 4
    client.post(f"{where}/draft", json=draft_of(client, where)["draft"] | {"title": "Other"})
    assert client.get(f"{where}/fair").json()["html"] == "", "another text, another question"


def test_a_card_set_is_made_by_table_and_points_at_the_cells_that_are_wrong(client: TestClient) -> None:
    """SP-DATA-02, SP-DATA-03"""
    where = begin(client, "standard", "shear-panic")
    assert "The twelve cards" in (page := client.get(where).text) and "Diagonal" in page and "make_sheet.js" in page
    draft = draft_of(client, where)["draft"]
    for card in draft["sheets"]["card"]:
        card["value"] = min(card["value"], 2)
    told = client.post(f"{where}/draft", json=draft | {"title": "Wool"}).json()
    assert not told["sound"] and told["notes"][0]["text"].startswith("At least three cards must have the value 3")
    assert told["notes"][0]["cells"][0] == "card.0.value" and not told["art"]
    assert client.post(f"{where}/play").status_code == 409
    for n, card in enumerate(draft["sheets"]["card"]):
        card["value"] = 1 + n % 3
    draft["sheets"]["panic"] = [{"space": 7}]
    told = client.post(f"{where}/draft", json=draft | {"title": "Wool"}).json()
    assert told["sound"] and [note["grade"] for note in told["notes"]] == ["doubt", "good"]
    table = str(client.post(f"{where}/play", follow_redirects=False).headers["location"])
    assert "Wool (home-made)" in client.get(table).text
    for junk in ({"card": 3, "panic": []}, {"card": [[]], "panic": []}, {"card": [], "panic": [{"space": 1e9}]}, []):
        assert client.post(f"{where}/draft", json={"title": "x", "sheets": junk}).status_code in (200, 400)


def test_a_course_is_made_by_table_drawn_tried_shared_and_carried_by_its_table(client: TestClient) -> None:
    """RN-DATA-01, RN-DATA-02, RN-DATA-05"""
    where = begin(client, "spitewell", "horse-racing")
    page = client.get(where).text
    assert "Where levels double" in page and "Whip Round" in page and "by-table" in page
    told = draft_of(client, where)
    assert told["sound"] and told["art"]["wide"]
    sheets = told["draft"]["sheets"]
    sheets["odds"][5]["l6"] = "9/2"
    sheets["obstacle"][0] |= {"en": "the <b>Knacker", "wide": 2}
    answer = client.post(f"{where}/draft", json={"title": "Mud <i>Lane", "sheets": sheets}).json()
    assert [note["grade"] for note in answer["notes"]] == ["mend", "doubt"] and not answer["sound"]
    assert answer["notes"][0]["cells"] == ["obstacle.0.space", "obstacle.0.wide"]
    assert answer["notes"][1]["cells"] == ["odds.5.l6"]
    sheets["obstacle"][0]["wide"] = 1
    sheets["card"][0]["count"] = 5
    answer = client.post(f"{where}/draft", json={"title": "Mud <i>Lane", "sheets": sheets}).json()
    mended = client.post(f"{where}/mend", data={"n": 0, "digest": answer["digest"]}).json()
    assert mended["sound"] and mended["draft"]["sheets"]["card"][0]["count"] == 2
    said = client.post(f"{where}/draft", json={"title": "x", "sheets": sheets | {"odds": [{"l1": "1e9"}] * 6}})
    assert said.status_code == 400 and "are no odds" in said.json()["no"]
    picture = client.get(f"/art/made/{where.removeprefix('/make/')}/wide-light.svg").text
    assert picture.startswith("<svg") and "Knacker" not in picture

    table = str(client.post(f"{where}/play", follow_redirects=False).headers["location"])
    client.post(f"{where}/remove")
    page = client.get(table).text
    assert "Mud &lt;i&gt;Lane" in page and "<i>Lane" not in page and "<b>Knacker" not in page and len(page) < 300_000
    art = re.search(r'src="(/art/brought/[^"]*)"', page)
    assert art is not None and client.get(art[1]).text.startswith("<svg")
    record = parse(client.get(f"{table}/record.toml").text)
    assert '"9/2"' in record.options["board"]
    lobby = str(client.post("/invite", data={"game": "horse-racing"}, follow_redirects=False).headers["location"])
    client.post(f"{lobby}/file", data={"key": "board", "text": record.options["board"]})
    assert "Mud &lt;i&gt;Lane (home-made)" in client.get(lobby).text
    bad = record.options["board"].replace("last = [14", "last = [9999", 1)
    answer = client.post(f"{lobby}/file", data={"key": "board", "text": bad})
    assert answer.status_code == 400 and "no whole number from 1 to 56" in answer.text
    copy = client.post("/make/load", data={"game": "horse-racing", "text": record.options["board"]}).url.path
    client.cookies.clear()
    assert "/art/made/" in client.get(copy).text


def test_a_pack_is_stacked_by_table_and_played(client: TestClient) -> None:
    """LM-SET-02"""
    where = begin(client, "printed", "lunch-money")
    assert "Spinning Backfist" in (page := client.get(where).text) and "As printed" not in page
    sheets = draft_of(client, where)["draft"]["sheets"]
    sheets["special"][1]["base"] = 3
    answer = client.post(f"{where}/draft", json={"title": "Knees", "sheets": sheets}).json()
    assert answer["notes"][0]["cells"] == ["special.1.base", "special.1.sticks"] and not answer["art"]
    mended = client.post(f"{where}/mend", data={"n": 0, "digest": answer["digest"]}).json()
    assert mended["sound"] and mended["draft"]["sheets"]["special"][1]["base"] == 1
    sheets = mended["draft"]["sheets"]
    sheets["basic"][0]["base"] = 11
    client.post(f"{where}/draft", json={"title": "Knees", "sheets": sheets})
    table = str(client.post(f"{where}/play", follow_redirects=False).headers["location"])
    assert "elbow = 11" in parse(client.get(f"{table}/record.toml").text).options["cards"]
    lobby = str(client.post(f"{where}/invite", follow_redirects=False).headers["location"])
    assert "Knees (home-made)" in client.get(lobby).text


@pytest.mark.browser
def test_an_island_is_drawn_by_pointer_and_by_keyboard_and_tried(open_page: Any, server: Any) -> None:
    page = open_page("anna")
    page.goto(f"{server.url}/make")
    page.locator(".shop .btn.go").first.click()
    page.wait_for_selector("body[data-drawn]")
    page.fill("#title", "Reef")
    box = page.locator("#over").bounding_box()
    assert page.locator("#notes li.mend").count() == 0
    page.select_option("#which", "26")
    page.focus("#over")
    before = page.locator("#over .chosen").get_attribute("cx")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowRight")
    assert float(page.locator("#over .chosen").get_attribute("cx")) == float(before) + 20
    page.keyboard.press("Control+z")
    page.wait_for_selector("#redo:enabled")
    page.click("[data-tool=path]")
    page.mouse.click(box["x"] + box["width"] * 0.42, box["y"] + box["height"] * 0.36)
    page.wait_for_selector("#notes li.mend:nth-child(3)")
    assert page.locator("#over .disc.mend").count() == 3
    assert page.locator(".foot .btn.go").is_disabled()
    page.click("#undo")
    page.wait_for_selector(".foot .btn.go:enabled")
    page.click("[data-kind=boo]")
    page.select_option("#which", "30")
    page.check("#kinds [value=rock]")
    page.locator("#state", has_text="Saved.").wait_for()
    page.wait_for_selector(".foot .btn.go:enabled")
    page.click(".foot .btn.go")
    page.locator(".label.banner", has_text="Reef").wait_for(state="attached")  # a phone has no room for it


@pytest.mark.browser
def test_a_course_is_changed_by_keyboard_and_the_cells_wear_the_sentences(open_page: Any, server: Any) -> None:
    page = open_page("anna")
    page.goto(f"{server.url}/make")
    page.locator(".shop:has([value='horse-racing']) .btn.go").click()
    page.wait_for_selector("body[data-ready]")
    page.focus("[data-cell='lane.0.again']")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("40")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.cell") == "lane.0.early"
    page.locator("td[data-note='1'] [data-cell='lane.0.again'][aria-invalid]").wait_for()
    page.locator("#notes .ib").first.press("Enter")
    page.locator("#notes li.good").wait_for()
    assert page.input_value("[data-cell='lane.0.again']") == "14"
    page.check("[data-cell='section.1.l6']")
    page.locator("#notes li.mend").first.wait_for()
    page.click("#undo")
    page.wait_for_selector(".foot .btn.go:enabled")
    page.click(".foot .btn.go")
    page.wait_for_selector("img[src*='/art/brought/']", state="attached")
