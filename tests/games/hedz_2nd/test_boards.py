"""Boards: T2, The Footprint, and those of the other edition."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest

from dispetto.core.errors import BadInput
from dispetto.core.telling.words import Person, Words
from dispetto.games.hedz.face.plan import Layout, inside, plan
from dispetto.games.hedz.printed import faults
from dispetto.games.hedz.trails import DATA, board_named, board_read, trail_named
from tests.games.hedz_2nd.told import GAME, opening

FOOT = board_named("footprint")
LAYOUTS: tuple[Layout, ...] = ("wide", "tall")


def test_the_footprint_keeps_to_the_law() -> None:
    """H2-DATA-01, H2-DATA-02, H2-DATA-03, H2-DATA-07, H2-SPC-04, H2-TIP-02"""
    assert faults(FOOT) == []
    assert GAME.options[0].default == "footprint"


def test_t2_has_one_fault_and_it_is_known() -> None:
    """H2-DATA-07: from 39 two dice never fit, so T2 is for tests only"""
    assert [str(told) for told in faults(board_named("t2"))] == [
        "From space 39 2 dice always overshoot the finish: it must be mudd."
    ]


def test_the_routes_have_an_order_and_a_name() -> None:
    """H2-DATA-04, H2-SPC-03, H2-SPC-04"""
    forks = [s for s in FOOT.spaces if "think" in s.kinds]
    assert [s.routes for s in forks] == [("coast", "swim"), ("ridge", "marsh")]
    assert len([s for s in board_named("t2").spaces if "think" in s.kinds]) == 2


def test_three_dice_fit_from_everywhere_or_there_is_mudd() -> None:
    """H2-DATA-07, H2-TYPE-27: a Small mammal is never stuck on our board"""
    trail = trail_named("footprint", "hedz-2nd")
    assert all("mudd" in FOOT.spaces[i].kinds for i, n in enumerate(trail.longest) if 0 < n < 3)


def test_skull_island_is_played_with_water_for_air_and_cold_lava() -> None:
    """H2-DATA-08"""
    read = board_read("skull-island", "hedz-2nd")
    kinds = {k for s in read.spaces for k in s.kinds}
    assert "water" in kinds and not kinds & {"air", "lava", "beach"}
    assert read.spaces[0].kinds == ("start",)
    t = opening("AB", board="skull-island").tell("dice: 6 6", "dice: 1 1", "A: roll", "dice: 3 5")
    assert t.at("A") == "8"  # two dice from Start
    assert board_read("skull-island", "hedz-25th") is board_named("skull-island")


def test_a_board_that_does_not_fit_is_refused_with_the_reason() -> None:
    """H2-DATA-08"""
    with pytest.raises(
        BadInput, match=r"t25 is made for hedz-25th and cannot be played as hedz-2nd, .* No line of sight joins"
    ):
        opening("AB", board="t25")
    with pytest.raises(
        BadInput, match="footprint is made for hedz-2nd and cannot be played as hedz-25th, which needs a Safety Beach"
    ):
        trail_named("footprint", "hedz-25th")


def test_a_board_of_ones_own_is_played_and_shown(tmp_path: Path) -> None:
    """H2-DATA-01, H2-DATA-05: by its path, also where a shipped board has the same name"""
    file = tmp_path / "footprint.toml"
    file.write_bytes((DATA / "t2.toml").read_bytes())
    words = Words(GAME, "en", [Person("A"), Person("B")])
    t, same = (
        opening("AB", board=name).tell("dice: 6 6", "dice: 1 1", "A: roll", "dice: 1 2") for name in (str(file), "t2")
    )
    assert t["A"] == "3 1"
    v = GAME.view(t.s, 0)
    assert GAME.board_text(v, words) == GAME.board_text(GAME.view(same.s, 0), words)
    assert 'id="dino-0"' in GAME.stage().scene(v, "wide", [])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_stones_keep_their_distance_and_lines_cross_no_stone(layout: Layout) -> None:
    """H2-DATA-03, H2-MOVE-02"""
    p = plan(FOOT, layout)
    for one, other in itertools.combinations(p.places, 2):
        assert math.dist(one, other) > 1.9 * p.stone
    assert all(p.stone < x < p.width - p.stone and p.stone < y < p.height - p.stone for x, y in p.places)
    for a, b in FOOT.sight:
        ends = FOOT.index(a), FOOT.index(b)
        (x1, y1), (x2, y2) = p.places[ends[0]], p.places[ends[1]]
        points = [(x1 + (x2 - x1) * t / 80, y1 + (y2 - y1) * t / 80) for t in range(81)]
        for i, place in enumerate(p.places):
            assert i in ends or min(math.dist(place, q) for q in points) > 0.5 * p.stone, (
                f"{a}–{b}: {FOOT.spaces[i].id}"
            )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_water_is_wet_and_everything_else_on_land(layout: Layout) -> None:
    """H2-SPC-06"""
    p = plan(FOOT, layout)
    for s, (x, y) in zip(FOOT.spaces, p.places, strict=True):
        if "fly" not in s.kinds:
            assert inside(x, y, p.island) != ("water" in s.kinds), s.id


def test_the_file_is_what_its_tables_make() -> None:
    """H2-DATA-01"""
    from tools.footprint import FILE, FOOTPRINT

    assert FILE.read_text(encoding="utf-8") == FOOTPRINT.written()
