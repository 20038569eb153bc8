"""The pictures: every card has a face, a scene shows the holds and the chain, secrets stay face down. LM-RUL-11, LM-WPN-08, LM-TERM-05"""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from dispetto.core.rounds import utterances
from dispetto.core.stage import LAYOUTS, THEMES, Mark, stage_of
from dispetto.core.table import PUBLIC, asked
from dispetto.core.words import Person, Words
from dispetto.games.lunch_money.draw_cards import BARE, H, face
from dispetto.games.lunch_money.pieces import NAMES
from tests.games.lunch_money.told import GAME, Told, table

STAGE = stage_of(GAME)


def brawl() -> Told:
    t = table("A: humiliation kick4 | B: block knife | C: roundhouse | D: humiliation | E:", turn="C", choke={"E": "D"}, known={"B": ["knife"]})
    t.tell("C: roundhouse B", "B: block", "D: humiliation").to("A Interrupt")
    return t


@pytest.mark.parametrize("kind", range(len(NAMES)), ids=NAMES)
def test_every_card_has_a_face(kind: int) -> None:
    for high in (H, BARE):
        ElementTree.fromstring(f"<svg>{face(kind, high)}</svg>")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_scene_is_well_formed_and_lights_what_is_offered(layout: str) -> None:
    t = brawl()
    v = GAME.view(t.s, 0)
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    marks = [Mark(1, NAMES.index("humiliation"), STAGE.spots(v, "card", (NAMES.index("humiliation"),)))]
    scene, hand = STAGE.scene(v, layout, marks), STAGE.hand(v, layout, marks, words)
    for svg in (scene, hand, STAGE.symbols(v), *(STAGE.picture("yard", layout, theme) for theme in THEMES)):
        ElementTree.fromstring(svg)
        assert "style=" not in svg
    assert 'data-key="1"' in hand and 'id="seat-3"' in scene and 'id="air-2"' in scene
    said = [label.text for label in STAGE.labels(v, layout, words)]
    assert said == ["C: Roundhouse", "B: Block", "D: Humiliation", "3rd", "2nd", "Settled 1st"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nuts_on_its_way_back_is_lit_in_the_air(layout: str) -> None:
    """LM-NUTS-03"""
    t = table("A: nuts kick4 | B:")
    t.tell("A: nuts B").to("A NutsBack")
    v = GAME.view(t.s, 0)
    spots = STAGE.spots(v, "card", (NAMES.index("nuts"),))
    assert spots == ("air-0",) and 'data-key="1"' in STAGE.scene(v, layout, [Mark(1, NAMES.index("nuts"), spots)])


def test_a_picture_shows_no_secret() -> None:
    """LM-WPN-08  Of another hand only what everybody has seen come back."""
    t = brawl()
    for seat in (PUBLIC, 0):
        scene = STAGE.scene(GAME.view(t.s, seat), "wide", [])
        imagined = STAGE.scene(GAME.view(GAME.imagine(t.s, seat, 5), seat), "wide", [])
        assert scene == imagined


def test_pointing_at_a_card_tells_what_it_does_and_what_answers_it() -> None:
    """LM-TERM-05"""
    t = brawl()
    v = GAME.view(t.s, 0)
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    told = STAGE.told(v, "air-0", words)
    assert told is not None and told.title == "Roundhouse" and "Backlash" in told.text
    assert STAGE.meant(v, "seat-1") == 49 and STAGE.meant(v, "card-kick4") == NAMES.index("kick4")


def test_every_event_has_its_motion_or_none() -> None:
    t = brawl()
    t.s.events = []
    before = GAME.view(t.s, 0)
    t.rest()
    moved = STAGE.steps(t.s.events, before, GAME.view(t.s, 0))
    assert len(moved) == len(t.s.events) and any(moved)


def test_the_tokens_of_a_turn_are_exactly_the_flat_list() -> None:
    """LM-ATK-02, LM-TWO-01, LM-TURN-06  The paths through the parts are the options of the law, each once."""
    t = table("A: twofer kick4 firstaid*2 weird | B: | C:")
    said = [" ".join(NAMES[a.args[0]] if a.verb == "card" else a.verb + "".join(map(str, a.args)) for a in u) for u in utterances(GAME, t.s)]
    assert len(said) == len(set(said))
    blows = {f"kick4 seat{n} {w}" for n in (1, 2) for w in ("none", "weird")}
    pairs = {f"twofer seat{a} {b} {w}" for a, o in ((1, 2), (2, 1)) for b in ("none", f"seat{o}") for w in ("none", "weird")}
    assert blows | pairs | {"none", "firstaid none", "firstaid firstaid"} == {u for u in said if not u.startswith("discard")}
    assert sum(u.startswith("discard") for u in said) == 2 * 3 * 2 * 2 - 1
    assert asked(t.s) is not None
