"""A finished game shown around: its picture, its film, what a link says of itself, and to whom."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from dispetto.core.show.anchors import places
from dispetto.core.show.letters import HAND, TEXT, TITLE, fitting, lettering, width, wrapped
from dispetto.web.pages.film import H, W, film
from dispetto.web.pages.souvenir import picture, worst_of
from dispetto.web.play import darkroom
from dispetto.web.play.darkroom import Darkroom
from dispetto.web.play.table import Table
from dispetto.web.play.understanding import Looking
from tests.web.conftest import house_of, sit_down
from tests.web.court import court
from tests.web.looked_back import looked_back
from tests.web.test_chairs import be, call
from tools.screenshots import CREW
from tools.webtable import Server, story

__all__ = ["court"]
SECONDS = re.compile(r'dur="([\d.]+)s"')
META = re.compile(r'<meta (?:property|name)="(og:[a-z:_]+|twitter:card|description)" content="([^"]*)"')
KNOWN: dict[tuple[str, int], list[Any]] = {}


def finished(client: TestClient, game: str, seats: int, **options: Any) -> Table:
    """A game that is over, with Anna at the table, and all its moments."""
    bot = "random" if game.startswith("hedz") or game == "court" else "greedy"
    told = KNOWN.setdefault((game, seats), story(game, options, seats, bot=bot))
    house = house_of(client)
    made = call(client, lambda: house.tables.make(game, "anna", CREW[:seats], options, entries=told))
    whole = call(client, lambda: house.tables.pasts.whole(made))
    assert isinstance(whole, Table) and whole.over
    return whole


def preview(page: str) -> dict[str, str]:
    """What a page says of itself where its link is pasted."""
    return dict(META.findall(page))


def test_words_are_outlines_that_fit_where_they_are_put() -> None:
    drawn = lettering("Ilde perché no?", 10, 20, 24, TITLE, anchor="end")
    assert "<text" not in drawn and drawn.count("<path") == 13
    assert "<text" not in lettering("Ṡárkány", 0, 0, 20), "what stands on a letter may go, the letter stays"
    assert ">Жанна</text>" in lettering("Жанна", 0, 0, 20), "and what we cannot draw is left to whoever looks"
    text, size = fitting("A name that goes on and on and on", 20, 120)
    assert text.endswith("…") and width(text, size) <= 120 and size >= 12
    lines = wrapped("one two three four five six seven", 20, 90, HAND, 2)
    assert len(lines) == 2 and lines[1].endswith("…") and all(width(line, 20, HAND) <= 90 for line in lines)
    assert width("ii", 10, TEXT) < width("WW", 10, TEXT)


def test_things_are_found_where_a_browser_would_find_them() -> None:
    found = places(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a" transform="translate(10,20) scale(2)">'
        '<circle r="3"/><path id="b" d="M1,1h4v2z"/></g><g id="c"><rect x="5" y="5" width="90" height="90"/>'
        '<rect class="hit" x="10" y="10" width="20" height="40"/></g></svg>'
    )
    assert found["a"].middle == (12, 20) and found["b"] == (12, 22, 20, 26)
    assert found["c"].middle == (20, 30) and found["c"].size == (20, 40), "what may be hit is where it is"
    assert places("<svg><g></svg>") == {}


@pytest.mark.parametrize(
    ("game", "seats"), [("hedz-25th", 4), ("shear-panic", 2), ("lunch-money", 3), ("horse-racing", 2), ("court", 3)]
)
def test_a_picture_and_a_film_of_every_game_stand_alone(
    client: TestClient, court: object, game: str, seats: int
) -> None:
    table = finished(client, game, seats)
    known = Looking(looked_back(game, seats, KNOWN[game, seats]), 1.0, True, 1)
    for looking, lang in ((Looking(), "en"), (known, "it")):
        drawn = picture(table.apart(), lang, looking)
        ElementTree.fromstring(drawn)
        assert "<script" not in drawn and "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
        assert "<text" not in drawn, "no word of it depends on a font"
    worst = worst_of(table.apart(), "en", Looking())
    if worst is None:
        return
    made = film(table.apart(), "en", worst)
    root = ElementTree.fromstring(made)
    assert (root.get("width"), root.get("height")) == (str(W), str(H)) and len(made) < 900_000
    assert len(lasts := set(SECONDS.findall(made))) == 1 and 2 < float(*lasts) < 20, "one clock for all of it"
    assert made.count("<animate") == made.count('repeatCount="indefinite"') >= 2
    ids = re.findall(r'\bid="([^"]+)"', made)
    used = set(re.findall(r'(?:url\(#|href="#)([^")]+)', made))
    assert used <= set(ids), "nothing it draws with is left behind"
    for times in re.findall(r'keyTimes="([^"]+)"', made):
        when = [float(t) for t in times.split(";")]
        assert when == sorted(when) and when[0] == 0 and when[-1] == 1
    assert "<script" not in made and "http" not in made.replace("http://www.w3.org/2000/svg", "")


def test_a_link_to_a_running_game_tells_nothing_of_it(client: TestClient) -> None:
    table = sit_down(client)
    first = preview(client.get(f"/t/{table}").text)
    assert "og:image" not in first and first["og:title"].startswith("Bitin' Off Hedz".replace("'", "&#39;"))
    for path in ("picture.png", "film.svg"):
        answer = client.get(f"/t/{table}/{path}")
        assert answer.status_code == 403 and "when it is over" in answer.text
    house = house_of(client)
    told = story("hedz-25th", {}, 4, left=20)
    later = call(client, lambda: house.tables.make("hedz-25th", "anna", CREW[:4], {}, entries=told))
    assert isinstance(later, Table) and not later.over
    for path in ("", "/replay"):
        assert preview(client.get(f"/t/{later.id}{path}").text) == first, "whatever has happened there"


def test_a_game_closed_to_strangers_is_shown_by_those_who_played(client: TestClient) -> None:
    house = house_of(client)
    table = finished(client, "hedz-25th", 4)
    assert not table.row.open
    client.cookies.clear()
    page = client.get(f"/t/{table.id}/end").text
    assert "data-share-open" not in page and "og:image" not in preview(page)
    answer = client.get(f"/t/{table.id}/picture.png")
    assert answer.status_code == 403 and "closed to strangers" in answer.text
    page = be(client, "anna").get(f"/t/{table.id}/end").text
    said = preview(page)
    assert "data-share-open" in page and "wins!" in said["og:title"] and said["og:description"]
    link = re.search(r'id="share"[\s\S]*?<input readonly value="([^"]+)"', page)
    assert link is not None and "by=" in link[1]
    client.cookies.clear()
    sent = preview(client.get(link[1].replace("&amp;", "&")).text)
    assert sent["og:image"] == said["og:image"], "and the link that they send carries it"
    png = client.get(sent["og:image"].replace("&amp;", "&"))
    assert png.status_code == 200 and png.content.startswith(b"\x89PNG") and len(png.content) < 500_000
    assert png.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    film_link = sent["og:image"].replace("&amp;", "&").replace("picture.png", "film.svg")
    moving = client.get(film_link)
    assert moving.headers["content-security-policy"] == "default-src 'none'" and b"<animate" in moving.content
    assert client.get(f"/t/{table.id}/picture.png?by={'0' * 32}").status_code == 403
    assert len(house.darkroom.kept) == 3, "the picture, drawn and developed, and the film"


def test_without_a_rasteriser_the_drawing_itself_is_sent(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(svg: bytes) -> bytes:
        return b""

    monkeypatch.setattr(darkroom, "develop", nothing)
    table = finished(client, "hedz-25th", 4)
    answer = be(client, "anna").get(f"/t/{table.id}/picture.png")
    assert answer.headers["content-type"] == "image/svg+xml" and b"<svg" in answer.content[:5]


def test_a_picture_addresses_nobody_and_what_is_kept_has_bounds(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(client, "hedz-25th", 4)
    be(client, "anna").get(f"/t/{table.id}/end")
    mine, theirs = picture(table.apart(), "en", Looking()), picture(table, "en", Looking())
    assert mine == theirs and "<title>Carla wins!</title>" in mine
    monkeypatch.setattr(darkroom, "KEEPS", 1000)
    room = Darkroom()
    for n in range(9):
        room.keep((str(n),), b"x" * 400)
    assert list(room.kept) == [("7",), ("8",)] and room.weight == 800


@pytest.mark.browser
def test_the_panel_opens_by_keyboard_shows_the_picture_and_the_film_plays(server: Server, open_page: Any) -> None:
    told = story("hedz-25th", {}, 4)
    table = server.table("hedz-25th", {}, CREW[:4], told)
    server.understand(table, told[-1].version, looked_back("hedz-25th", 4, told))
    page = open_page("anna", motion=True)
    page.goto(f"{server.url}/t/{table}/end")
    page.locator("[data-share-open]").focus()
    page.keyboard.press("Enter")
    panel = page.locator("#share")
    panel.wait_for(state="visible")
    wide = page.evaluate(
        "() => { const i = document.querySelector('#share img'); return i.decode().then(() => i.naturalWidth); }"
    )
    assert wide == 1200
    box = panel.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0 and box["y"] + box["height"] <= 844
    where = panel.locator("a[download='dispetto.svg']").get_attribute("href")
    page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    page.goto(f"{server.url}{where}")
    seen = """async (t) => {
      for (const s of document.querySelectorAll('svg')) { s.pauseAnimations(); s.setCurrentTime(t); }
      await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
      return [...document.querySelectorAll('animate')].map((a) => getComputedStyle(a.parentNode).opacity).join('');
    }"""
    assert page.evaluate(seen, 0.05) != page.evaluate(seen, 3.0), "what is to be seen changes with time"
