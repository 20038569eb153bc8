"""The pictures of this edition: every type, ten seats, the board as it is read."""

from __future__ import annotations

import re

import pytest

from dispetto.core.engine.table import Event
from dispetto.core.show.stage import LAYOUTS, Mark
from dispetto.core.telling.words import Person, Words
from dispetto.games.hedz.face import dinos, island
from dispetto.games.hedz.face.plan import plan
from dispetto.games.hedz.face.stage import HedzStage, rolled
from dispetto.games.hedz.trails import board_named
from tests.games.hedz_2nd.told import GAME, Told, opening, table

STAGE = GAME.stage()
TYPES = [t.name for t in GAME.types]


def test_every_type_has_a_drawing_of_its_own() -> None:
    """H2-TYPE-01..27"""
    assert all(name in dinos.DRAWN for name in TYPES)
    assert len({dinos.figure(name, 0) for name in TYPES}) == len(TYPES)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ten_dinos_on_start_are_drawn_within_the_picture_none_on_another(layout: str) -> None:
    """H2-GEN-01, H2-SETUP-01"""
    t = opening("ABCDEFGHIJ", board="footprint")
    v = GAME.view(t.s, 0)
    scene = STAGE.scene(v, layout, [])
    assert sorted(re.findall(r'id="dino-(\d)"', scene)) == [str(d) for d in range(10)]
    from dispetto.games.hedz.face.scene import stands

    p = plan(board_named("footprint"), "wide" if layout == "wide" else "tall")
    places = stands(v, p)
    assert len({(round(s.x), round(s.y)) for s in places.values()}) == 10
    assert all(0 < s.x < p.width and 0 < s.y < p.height for s in places.values())


def test_skull_island_shows_neither_lava_nor_a_sign_at_the_end_of_the_beach() -> None:
    """H2-DATA-08, H2-GEN-04"""
    assert set(STAGE.backdrops()) == {"footprint", "skull-island", "t2"}
    assert "#f2673a" not in STAGE.picture("skull-island", "wide", "light")
    here, there = (
        island.beach_end(board, plan(board, "wide"))
        for board in (STAGE.board("skull-island"), board_named("skull-island"))
    )
    assert not here and there  # nor a sign that biting is not allowed
    assert STAGE.picture("footprint", "wide", "light") != STAGE.picture("footprint", "tall", "light")


def test_a_space_is_explained_by_this_editions_rules() -> None:
    """H2-SPC-07, H2-SPC-03"""
    words = Words(GAME, "en", [Person("A"), Person("B")])
    v = GAME.view(opening("AB", board="footprint").s, 0)
    water = STAGE.about(v, "sp-30b", words)
    assert water is not None and water.rules == ("H2-SPC-07",) and "drown" in water.text
    lava = STAGE.about(GAME.view(opening("AB", board="skull-island").s, 0), "sp-71", words)
    assert lava is not None and lava.rules == () and "lava" not in lava.text.lower()


def events(t: Told, *lines: str) -> list[Event]:
    """What happens on these lines."""
    t.s.events = []
    t.tell(*lines)
    assert t.s.events is not None
    return t.s.events


def test_throws_and_drownings_move_and_dice_lie_where_they_fell() -> None:
    """H2-THR-05, H2-SPC-07, H2-TYPE-07, H2-SETUP-02"""
    t = table(A="12 1", D="18 0")
    before = GAME.view(t.s, 0)
    told = events(t, "dice: 1 1", "A: keep", "A: throw D", "dice: 6")
    moved = STAGE.steps(told, before, GAME.view(t.s, 0))
    kinds = [e.kind for e in told]
    assert (
        moved[kinds.index("knocked")]
        and moved[kinds.index("sent")]
        and rolled(before, told[: kinds.index("knocked") + 1]) == [6]
    )
    assert STAGE.nastiness(told[kinds.index("knocked")]) == 5 and STAGE.vignette(told[kinds.index("knocked")], before)
    t = table(A="6 0")
    told = events(t, "dice: 1 1", "A: route fly")
    wet = next(e for e in told if e.kind == "drowned")
    assert STAGE.nastiness(wet) == 4 and STAGE.vignette(wet, before)
    t = table(A="27 2 raptor")
    told = events(t, "dice: 1 1", "A: roll third", "dice: 4")
    assert rolled(GAME.view(table().s, 0), [e for e in told if e.kind != "turn"]) == [1, 1, 4]


def test_what_is_offered_is_lit() -> None:
    """H2-PUSH-05"""
    t = table(A="18 0", B="19 2").tell("dice: 2 1", "A: push B")
    v = GAME.view(t.s, 0)
    assert isinstance(STAGE, HedzStage)
    assert STAGE.spots(v, "route", (40,)) == ("sp-21",) and STAGE.spots(v, "route", (41,)) == ("sp-B1",)
    code = next(a.code for a in GAME.actions if a.verb == "route")
    assert 'data-key="1"' in STAGE.scene(v, "wide", [Mark(1, code, ("sp-21",))])
