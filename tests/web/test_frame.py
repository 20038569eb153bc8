"""The frame of every table: one for the game and its replay, dressed and furnished as the game's stage says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import dispetto.web
from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, Stage
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from tests.web.conftest import sit_down

STATIC = Path(dispetto.web.__file__).parent / "static"
NAMES = [name for name in all_games() if all_games()[name].finished]


def sheets(game: str) -> str:
    """The style sheets of a game's table."""
    own = sheet_of(game)
    return (STATIC / "table.css").read_text(encoding="utf-8") + (
        own.read_text(encoding="utf-8") if own.exists() else ""
    )


def sheet_of(game: str) -> Path:
    """Where a game keeps the style sheet of its own, if it has one."""
    return game_named(game).folder / "face" / "style.css"


@pytest.mark.parametrize("game", NAMES)
def test_a_table_and_its_replay_have_the_same_frame_and_the_games_own_look(client: TestClient, game: str) -> None:
    table = sit_down(client, game)
    stage = game_named(game).stage()
    own = re.compile(rf'href="/style/{game}\.css\?\w+"')
    for page in (client.get(f"/t/{table}").text, client.get(f"/t/{table}/replay").text):
        assert bool(own.search(page)) == sheet_of(game).exists()
        assert f"seats-{stage.seats_at} phone-seats-{stage.phone_seats_at} hand-{stage.hand_at}" in page
        assert all(
            page.count(f'id="{part}"') == 1
            for part in ("seats", "scene", "hand", "panels", "log", "ask", "menu", "tip")
        )
        side = page[page.index('<div class="side">') :]
        assert ('id="seats"' in side) == (stage.seats_at == "side") and ('id="hand"' in side) == (
            stage.hand_at == "side"
        )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", NAMES)
def test_the_games_name_fits_the_bar_of_a_phone(game: str, lang: str) -> None:
    known = game_named(game)
    stage = known.stage()
    words = Words(known, lang, [Person("Anna")] * known.fewest, 0)
    v = known.view(known.new(known.fewest), 0)
    assert 0 < len(stage.title("tall", words) + stage.when(v, "tall", words)) <= 28


def test_a_plain_stage_tells_the_turn_and_the_whole_name() -> None:
    known = game_named("hedz-25th")
    plain: Stage[object] = Stage(known)
    words = Words(known, "en", [Person("Anna")] * 2, 0)
    v = known.view(known.new(2), 0)
    assert plain.title("tall", words) == "Bitin' Off Hedz" and plain.when(v, "wide", words) == "" == plain.seats_title(
        words
    )


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_label_has_a_rule_in_a_style_sheet(game: str) -> None:
    known = game_named(game)
    stage = known.stage()
    ruled = set(re.findall(r"\.([a-z][\w-]*)", sheets(game)))
    s, dice = known.new(known.fewest + 1), Dice(5)
    people = [Person(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    seen: set[str] = set()
    for turn in range(400):
        if (ask := asked(s)) is None:
            break
        if turn % 7 == 0:
            for layout in LAYOUTS:
                for label in stage.labels(known.view(s, 0), layout, Words(known, "en", people, 0)):
                    assert label.text.strip()
                    seen |= {
                        re.sub(r"-\d+$", "-0", kind) for kind in label.kind.split()
                    }  # a kind a seat: one rule shows how
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert seen and seen - ruled == set()
