"""A table as one SVG document: every game, every layout, also one that nobody has drawn yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from court.game import CourtGame
from court.view import View

import dispetto
from dispetto import PUBLIC, Dice, Game, Person, Stage, State, Words
from dispetto.core.show.stage import LAYOUTS
from tools.needs import LEFT_OUT, chromium

SVG = "{http://www.w3.org/2000/svg}"


class Undrawn(CourtGame):
    """Court as it was before it had a face."""

    def stage(self) -> Stage[View]:
        return Stage(self)


UNDRAWN = Undrawn()
GAMES: dict[str, Game[Any, Any]] = {**dispetto.all_games(), "undrawn": UNDRAWN, "court": CourtGame()}


def midway(game: Game[Any, Any], answers: int = 120) -> State:
    """A table some way into a game."""
    s: State = game.new(min(game.most, 4))
    dice = Dice(3)
    for _ in range(answers):
        ask = dispetto.asked(s)
        if ask is None:
            break
        offers = ask.legal(s)
        dispetto.play(s, ask.seat, ask.fall(s, dice) if ask.rolls() else offers[dice.below(len(offers))])
    return s


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_table_is_one_document_that_stands_alone(name: str, layout: str) -> None:
    game = GAMES[name]
    root = ElementTree.fromstring(dispetto.svg(game, midway(game), 0, layout, "it"))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert root.tag == f"{SVG}svg" and len(ids) == len(set(ids))
    for e in root.iter():
        assert e.tag.startswith(SVG), "a picture of nothing but SVG"
        for key, value in e.attrib.items():
            if key.endswith("href"):
                assert value.removeprefix("#") in ids, f"{value} is not in the document"
            assert "://" not in value


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_a_table_at_its_start(name: str) -> None:
    assert ElementTree.fromstring(dispetto.svg(GAMES[name], GAMES[name].new(2)))


def test_a_game_without_a_face_is_written_on_the_picture() -> None:
    s = UNDRAWN.new(3)
    UNDRAWN.place(s, {"hands": {"A": ["feast"], "B": ["theft"]}}, ["A", "B", "C"])
    people = (Person("Ann & Co", "f"), Person("Bob", "m"), Person("<Cyd>"))
    shown = list(ElementTree.fromstring(dispetto.svg(UNDRAWN, s, seat=0, people=people)).itertext())
    told = UNDRAWN.board_text(UNDRAWN.view(s, 0), Words(UNDRAWN, "en", people, 0)).splitlines()
    assert len(told) >= 3 and set(told) <= set(shown)
    assert any("Ann & Co" in line for line in shown) and any("<Cyd>" in line for line in shown)


def test_a_picture_keeps_what_its_seat_may_not_know() -> None:
    one, other = UNDRAWN.new(2), UNDRAWN.new(2)
    UNDRAWN.place(one, {"hands": {"A": ["feast"], "B": ["theft"]}}, ["A", "B"])
    UNDRAWN.place(other, {"hands": {"A": ["feast"], "B": ["humiliation"]}}, ["A", "B"])
    for seat in (0, PUBLIC):
        assert dispetto.svg(UNDRAWN, one, seat) == dispetto.svg(UNDRAWN, other, seat)
    assert dispetto.svg(UNDRAWN, one, 1) != dispetto.svg(UNDRAWN, other, 1)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [({"layout": "round"}, "wide or tall"), ({"theme": "pink"}, "light or dark")],
)
def test_a_picture_that_cannot_be_drawn_says_what_could(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(ValueError, match=right):
        dispetto.svg(UNDRAWN, UNDRAWN.new(2), **wrong)


@pytest.mark.browser
@pytest.mark.parametrize("name", GAMES)
def test_a_browser_draws_the_document(name: str, tmp_path: Path) -> None:
    if not chromium():
        pytest.skip(f"{LEFT_OUT} the tests that open pages in a browser: there is no Chromium")
    from io import BytesIO

    from PIL import Image
    from playwright.sync_api import sync_playwright

    from tools.webtable import CHROMIUM

    game = GAMES[name]
    file = tmp_path / "table.svg"
    file.write_text(dispetto.svg(game, midway(game)), encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        page = browser.new_page(viewport={"width": 1110, "height": 720})
        page.goto(file.as_uri())
        shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
        browser.close()
    colours = shot.getcolors(maxcolors=shot.width * shot.height)
    assert colours is not None and len(colours) > 20, "an empty sheet has one colour"
