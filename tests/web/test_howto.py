"""How to play: one illustrated page a rule set, the law behind its tab, and the way there from everywhere."""

from __future__ import annotations

import re
from typing import Any

import pytest
from court import COURT
from fastapi.testclient import TestClient

from dispetto.core.catalogue import all_games
from dispetto.core.show.stage import Stage
from dispetto.core.telling.law import law_of, law_of_the_table
from dispetto.web.pages.howto import explained
from tests.web.conftest import sit_down
from tests.web.hands import DESK, PHONE
from tools.webtable import Server

CUT = """() => [...document.querySelectorAll('.thing, .thing p, .hero p, .turn li, .samples, .btn, h1, h2')]
  .filter((el) => el.clientWidth > 1)  // what is for screen readers alone is a dot
  .filter((el) => el.scrollWidth > el.clientWidth + 3
    || (getComputedStyle(el).overflow === 'hidden' && el.scrollHeight > el.clientHeight + 3))
  .map((el) => el.className + ' ' + el.textContent.slice(0, 40))"""
GAMES = [name for name in all_games() if explained(name)]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_page_has_two_tabs_and_no_inline_style(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    for game in GAMES:
        how, law = client.get(f"/how/{game}").text, client.get(f"/rules/{game}").text
        for page, here in ((how, "how"), (law, "rules")):
            tabs = re.findall(rf'<a href="/(how|rules)/{game}"( aria-current="page")?>', page)
            assert [name for name, _ in tabs] == ["how", "rules"]
            assert [name for name, current in tabs if current] == [here]
        count = law.count("<dt ") - len(law_of_the_table(lang))
        assert re.search(rf"\b{count}\b", how) and count > len(law_of(all_games()[game], lang)) - 9
        assert how.count('<article class="thing slip">') == 4
        assert not re.search(r"<[^>]*\sstyle=|<script(?![^>]*\ssrc=)", how)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_law_is_for_players_notes_for_builders_are_not_shown(client: TestClient, lang: str) -> None:
    client.cookies.set("lang", lang)
    for game in GAMES:
        law = client.get(f"/rules/{game}").text
        text = re.sub(r"<[^>]+>", "", law[law.index('<main class="law') :])
        assert "<em>told</em>" not in law and "&lt;!--" not in law
        noted = re.findall(r"[^.]*\b(?:no program|needs no test|test board|implemented|nessun programma)\b[^.]*", text)
        assert noted == []


def test_posters_lobby_and_table_lead_there(client: TestClient) -> None:
    home = client.get("/").text
    for game in GAMES:
        assert f'href="/how/{game}"' in home
        assert f'href="/how/{game}"' in client.get(f"/t/{sit_down(client, game)}").text
    lobby = client.post("/invite", data={"game": GAMES[0]}).text
    assert f'href="/how/{GAMES[0]}"' in lobby


def test_a_game_that_brings_no_page_has_its_law(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), COURT.name, COURT)
    monkeypatch.setattr(type(COURT.stage()), "howto", Stage.howto)
    explained.cache_clear()
    try:
        answer = client.get("/how/court", follow_redirects=False)
        assert answer.status_code == 303 and answer.headers["location"] == "/rules/court"
        assert 'class="tabs"' not in client.get("/rules/court").text
        assert 'href="/rules/court"' in client.get("/").text
    finally:
        explained.cache_clear()
    assert client.get("/how/chess").status_code == 404


@pytest.mark.browser
def test_the_whole_page_is_seen_at_once_on_a_desk_and_reads_down_on_a_phone(open_page: Any, server: Server) -> None:
    desk, phone = open_page(size=DESK), open_page(size=PHONE)
    for game in GAMES:
        for lang in ("en", "it"):
            for page in (desk, phone) if lang == "it" else (desk,):  # Italian is the longer one
                page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
                page.goto(f"{server.url}/how/{game}")
                page.evaluate("document.fonts.ready.then(() => 1)")
                cut = page.evaluate(CUT)
                assert cut == [], (game, lang)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert desk.evaluate("document.documentElement.scrollHeight <= innerHeight"), (game, lang)
            low = desk.eval_on_selector_all(".thing .pic", "els => els.map(e => e.getBoundingClientRect().height)")
            assert min(low) >= 150, "pictures, not stripes"
        assert phone.evaluate("document.documentElement.scrollHeight <= 1.3 * innerHeight"), game


@pytest.mark.browser
def test_tabs_are_reached_by_keyboard_and_a_rule_opens_the_law(open_page: Any, server: Server) -> None:
    page = open_page(size=DESK)
    page.goto(f"{server.url}/how/hedz-25th")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == "/rules/hedz-25th":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/hedz-25th")
    assert page.locator(".tabs [aria-current]").inner_text().startswith("The law")
    page.goto(f"{server.url}/rules/hedz-25th#H25-BITE-05")
    page.wait_for_selector("#H25-BITE-05:target")
    assert page.locator("#H25-BITE-05").is_visible()


@pytest.mark.browser
def test_a_poster_says_what_is_true_of_the_edition_that_is_chosen(open_page: Any, server: Server) -> None:
    page = open_page(size=DESK)
    page.goto(server.url)
    poster = page.locator(".poster", has=page.locator("input[value=hedz-2nd]"))
    facts, link = poster.locator(".facts > span:visible").first, poster.locator(".how-link:visible")
    assert facts.inner_text().startswith("2–8") and link.get_attribute("href") == "/how/hedz-25th"
    poster.get_by_text("2nd edition", exact=True).click()
    assert facts.inner_text().startswith("2–10") and link.get_attribute("href") == "/how/hedz-2nd"
