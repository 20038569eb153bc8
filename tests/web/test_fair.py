"""Fair dice, provably: the page that derives every die and card again, and finds whoever meddled."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import derive
from dispetto.core.telling.record import parse, verify
from tests.web.conftest import house_of, sit_down
from tests.web.hands import DESK, PHONE
from tests.web.sealed import CREW, NONCES, ended
from tests.web.test_everyone import stumbles
from tools.webtable import Server, story

GAMES = list(all_games())
QUICK = {"hedz-25th": {"turn_limit": 5}}  # the longest of them, cut short
WITHOUT = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as on an address without https
DONE = "document.querySelector('#fair').dataset.done"
STATES = "[...document.querySelectorAll('#rolls li')].map((li) => li.dataset.state)"


# --------------------------------------------------------------------------------------------------- what is handed out


def test_nothing_is_opened_before_the_end(client: TestClient) -> None:
    table = sit_down(client)
    seed = house_of(client).tables.alive[table].row.seed
    for address in ("fair", "fair.json"):
        answer = client.get(f"/t/{table}/{address}")
        assert answer.status_code == 403 and seed not in answer.text
        assert "The dice are opened when the game is over." in answer.text
    assert client.get("/t/nowhere/fair").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_what_a_browser_reckons_with_is_what_the_record_says(client: TestClient, db: str, game: str) -> None:
    table = ended(db, game, QUICK.get(game))
    record = parse(client.get(f"/t/{table}/record.toml").text)
    assert verify(game_named(game), record) == []
    laid = client.get(f"/t/{table}/fair.json")
    assert laid.headers["cache-control"] == "no-store"
    open_ = laid.json()
    assert (open_["commitment"], open_["seed"]) == (record.commitment, record.seed)
    assert open_["nonces"] == list(record.nonces) == list(NONCES.values())
    lines = {n: line for n, line in enumerate(record.lines, 1) if line.who in ("dice", "deck")}
    assert [roll["line"] for roll in open_["rolls"]] == list(lines)
    assert any(roll["undone"] for roll in open_["rolls"])
    for due, roll in enumerate(open_["rolls"]):
        line = lines[roll["line"]]
        assert line.chance is not None and roll["who"] == line.who
        assert (roll["counter"], tuple(roll["weights"]), roll["pick"]) == (due, line.chance.weights, line.chance.pick)
        assert derive(bytes.fromhex(open_["seed"]), open_["nonces"], due, roll["weights"]) == roll["pick"]
        if not roll["undone"]:
            assert open_["faces"][roll["faces"]][roll["pick"]] == roll["said"]


def test_the_page_names_who_added_what_and_the_end_leads_to_it(client: TestClient, db: str) -> None:
    table = ended(db, "hedz-2nd")
    assert f'href="/t/{table}/fair"' in client.get(f"/t/{table}/end").text
    page = client.get(f"/t/{table}/fair").text
    for name in ("Anna", "Bruno"):
        assert f"<dt>{name}</dt><dd><code>{NONCES[name.lower()]}</code>" in page
    assert "<dt>Dora</dt>" not in page, "a bot has no browser that could add anything"
    assert len(page) < 30_000


def test_rolls_of_another_table_are_told_apart(client: TestClient, tmp_path: Path) -> None:
    table = Server(tmp_path).table("hedz-2nd", {}, CREW, story("hedz-2nd", {}, 3))  # as a what-if grows
    rolls = client.get(f"/t/{table}/fair.json").json()["rolls"]
    assert len(rolls) > 10 and not any("counter" in roll for roll in rolls)
    assert (
        f"{len(rolls)} rolls and draws fell at another table and cannot be checked"
        in client.get(f"/t/{table}/fair").text
    )


# ------------------------------------------------------------------------------------------------- what a browser finds


def checked(page: Any, server: Server, table: str) -> str:
    """Open the page and wait for its verdict: good or bad."""
    page.goto(f"{server.url}/t/{table}/fair")
    page.wait_for_selector("#fair[data-done]")
    return str(page.evaluate(DONE))


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_every_die_and_card_is_derived_again(server: Server, open_page: Any, game: str) -> None:
    table = ended(server.db, game, QUICK.get(game))
    for size, init in ((DESK, ""), (PHONE, WITHOUT)):
        page = open_page("", size)
        if init:
            page.add_init_script(init)
        assert checked(page, server, table) == "good", page.inner_text("#verdict")
        states = page.evaluate(STATES)
        assert len(states) > 5 and set(states) == {"good"}
        assert page.inner_text("#count") == f"{len(states)} / {len(states)}"
        verdict = page.inner_text("#verdict")
        assert verdict.startswith(f"Proved, in your own browser: all {len(states)} rolls and draws follow, in order")
        assert "and 2 players' numbers" in verdict
        assert page.is_visible("#own") == bool(init)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


Meddle = Callable[[dict[str, Any]], None]


def other_pick(open_: dict[str, Any]) -> None:
    """A die that somebody liked better."""
    roll = next(r for r in open_["rolls"][6:] if not r["undone"])
    roll["pick"] = (roll["pick"] + 1) % len(roll["weights"])
    roll["said"] = open_["faces"][roll["faces"]][roll["pick"]]


def other_face(open_: dict[str, Any]) -> None:
    """The pick as it was, and another face told."""
    roll = next(r for r in open_["rolls"][6:] if not r["undone"])
    roll["said"] = open_["faces"][roll["faces"]][(roll["pick"] + 1) % len(roll["weights"])]


def vanished(open_: dict[str, Any]) -> None:
    """One roll is gone from the story."""
    del open_["rolls"][6]


def rolled_again(open_: dict[str, Any]) -> None:
    """A counter that came before."""
    open_["rolls"][6]["counter"] -= 1


def no_odds(open_: dict[str, Any]) -> None:
    """Nothing could have been drawn so."""
    open_["rolls"][6]["weights"] = [0] * len(open_["rolls"][6]["weights"])


def other_seed(open_: dict[str, Any]) -> None:
    """Not what was sealed."""
    open_["seed"] = "ab" * 32


def other_nonce(open_: dict[str, Any]) -> None:
    """Not what Bruno added."""
    open_["nonces"][1] = "c3" * 16


MEDDLES: list[tuple[Meddle, str, int]] = [  # who meddled, how the sentence goes on, how many rolls are wrong (0: many)
    (other_pick, "The seed gives another answer here: ", 1),
    (other_face, "The pick is right, and means something else: ", 1),
    (vanished, "A counter is missing: a roll has vanished", 1),
    (rolled_again, "The counter was used before", 2),
    (no_odds, "Nothing can be drawn by such odds.", 1),
    (other_seed, "The seed's SHA-256 is not the fingerprint", 0),
    (other_nonce, "The seed gives another answer here: ", 0),
]


def forging(meddle: Meddle) -> Callable[[Any], None]:
    """What the server sends, with somebody's fingers in it."""

    def forged(route: Any) -> None:
        open_ = route.fetch().json()
        meddle(open_)
        route.fulfill(body=json.dumps(open_), content_type="application/json")

    return forged


@pytest.mark.browser
def test_whoever_meddled_is_found_where_they_meddled(server: Server, open_page: Any) -> None:
    table = ended(server.db, "hedz-2nd")
    page = open_page("", DESK)
    for meddle, sentence, wrong in MEDDLES:
        page.route("**/fair.json", forging(meddle))
        assert checked(page, server, table) == "bad", meddle.__doc__
        verdict = page.inner_text("#verdict")
        assert verdict.startswith("It does not add up. ") and sentence in verdict, meddle.__doc__
        assert page.get_attribute("#verdict a", "href") == "#broke" and page.is_visible("#rolls #broke p")
        bad = page.evaluate(STATES).count("bad")
        assert bad == wrong if wrong else bad > 10, (meddle.__doc__, bad)
        page.unroute("**/fair.json")


@pytest.mark.browser
def test_what_the_browser_noted_itself_counts_most(server: Server, open_page: Any) -> None:
    table = ended(server.db, "hedz-2nd")
    plain = open_page("anna", DESK)
    assert checked(plain, server, table) == "good"
    assert "This browser was not at the table" in plain.inner_text("#noted")
    seal = plain.inner_text("dd code >> nth=0")

    def with_note(**note: Any) -> Any:
        notes = json.dumps({table: {"at": 1_700_000_000_000, **note}})
        plain.evaluate(f"localStorage.setItem('seals', JSON.stringify({notes}))")
        return checked(plain, server, table), plain.inner_text("#verdict")

    assert with_note(seal=seal, early=False)[1].startswith("Proved") and "first saw the game" in plain.inner_text(
        "main"
    )
    assert "wrote down before the first roll" in with_note(seal=seal, early=True)[1]
    assert "this server alone could not" in with_note(seal=seal, early=True, nonce=NONCES["anna"])[1]
    assert "sent by this browser" in plain.inner_text(".nonces")
    assert with_note(seal=seal, early=True, nonce="00")[0] == "good"
    assert "is not among them" in plain.inner_text("#lost")
    done, verdict = with_note(seal="ff" * 32, early=True)
    assert done == "bad" and "the seal was changed" in verdict


@pytest.mark.browser
def test_the_fingerprint_and_the_own_number_are_noted_in_the_lobby(server: Server, open_page: Any) -> None:
    page = open_page("anna", DESK)
    page.goto(server.url)
    page.locator("form[action='/invite'] button, button[formaction='/invite']").first.click()
    page.wait_for_selector("[data-early]")
    table = page.evaluate("document.body.dataset.table")
    page.click("button[value=start]")
    page.wait_for_selector("body.table-page")
    note = page.evaluate("JSON.parse(localStorage.getItem('seals'))")[table]
    record = parse(page.request.get(f"{server.url}/t/{table}/record.toml").text())
    assert note["seal"] == record.commitment and note["early"] is True
    assert [note["nonce"]] == list(record.nonces)


@pytest.mark.browser
def test_the_page_speaks_italian_and_is_for_everyone(server: Server, open_page: Any) -> None:
    table = ended(server.db, "lunch-money", seats=CREW[:2])
    page = open_page("", PHONE)
    page.context.add_cookies([{"name": "lang", "value": "it", "url": server.url}])
    assert checked(page, server, table) == "good"
    assert page.inner_text("#verdict").startswith("Provato, nel tuo browser:")
    assert " pesca " in page.inner_text("#rolls")
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert stumbles(page) == []
