"""The pictures: every space an anchor, every dino drawn, nothing a strict page would refuse, nothing hidden."""

from __future__ import annotations

import itertools
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

import pytest

from dispetto.core.show import ink, ink_seats
from dispetto.games.hedz.board import Board
from dispetto.games.hedz.face import dinos, scene
from dispetto.games.hedz.face.plan import Layout, Theme, inside, look, plan
from dispetto.games.hedz.face.scene import Lit, Refused, draw_board_file, pawn, static_svg
from dispetto.games.hedz.face.trail import WITH_PICTOGRAM, in_the_corner
from dispetto.games.hedz.printed import faults
from dispetto.games.hedz.rules.pieces import TYPES_25TH
from dispetto.games.hedz.trails import board_named
from dispetto.games.hedz.view import DinoView, View

BOARDS = ("t25", "skull-island")
LAYOUTS: Sequence[Layout] = get_args(Layout)
THEMES: Sequence[Theme] = get_args(Theme)
SKULL = board_named("skull-island")


def seen(places: Sequence[str], board: Board = SKULL, loose: dict[str, int] | None = None, seat: int = 0) -> View:
    """A table with a dino of each seat on these spaces."""
    lying = [0] * len(board.spaces)
    for space, n in (loose or {}).items():
        lying[board.index(space)] = n
    kinds = [t.name for t in TYPES_25TH]
    there = tuple(DinoView(i, i, kinds[i % len(kinds)], board.index(p), 1) for i, p in enumerate(places))
    return View(seat, board.name, len(places), there, tuple(lying), 30, 0, 3, 0, "", 0, (4, 5), 3, -1)


def parsed(svg: str) -> ET.Element:
    """The picture as XML, after what no page of ours may contain was looked for."""
    assert not re.search(r'\sstyle=|<style|<script|\son[a-z]+=|<image|<foreignObject|href="(?!#)', svg)
    return ET.fromstring(svg)


def ids(root: ET.Element) -> list[str]:
    """Every id of the picture."""
    return [e.attrib["id"] for e in root.iter() if "id" in e.attrib]


@pytest.mark.parametrize(("name", "layout", "theme"), list(itertools.product(BOARDS, LAYOUTS, THEMES)))
def test_the_static_picture_is_one_sound_wordless_image(name: str, layout: Layout, theme: Theme) -> None:
    """H25-DATA-06"""
    svg = static_svg(board_named(name), layout, theme)
    root = parsed(svg)
    assert "<text" not in svg
    assert root.attrib["viewBox"] == f"0 0 {root.attrib['width']} {root.attrib['height']}"
    assert len(ids(root)) == len(set(ids(root)))
    assert set(re.findall(r"url\(#([a-z0-9]+)\)", svg)) <= set(ids(root))
    assert svg == static_svg(board_named(name), layout, theme)


def test_at_night_the_lava_still_glows() -> None:
    """H25-LAVA-08: the shortcut is seen in the dark too"""
    assert "#f2673a" in static_svg(SKULL, "wide", "dark")
    assert "#7fb25a" not in static_svg(SKULL, "wide", "dark")


@pytest.mark.parametrize(("name", "layout"), list(itertools.product(BOARDS, LAYOUTS)))
def test_every_space_is_an_anchor_in_its_place(name: str, layout: Layout) -> None:
    """H25-DATA-01, H25-DATA-06"""
    board = board_named(name)
    root = parsed(scene.scene(seen(["0", "0", "12", "99"], board), board, layout))
    found = {e.attrib["id"]: e for e in root.iter() if e.attrib.get("class", "").split()[:1] == ["sp"]}
    assert list(found) == [f"sp-{s.id}" for s in board.spaces]
    for s in board.spaces:
        x, y = s.wide if layout == "wide" else s.tall
        assert found[f"sp-{s.id}"].attrib["transform"] == f"translate({ink.num(x)},{ink.num(y)})"
        assert found[f"sp-{s.id}"].attrib["data-space"] == s.id


def test_every_dino_on_the_board_is_drawn_once_and_those_who_left_are_not() -> None:
    """H25-SETUP-04, H25-RUL-41"""
    v = seen(["0"] * 5 + ["35", "35", "98"])
    gone = v.but(dinos=(*v.dinos[:2], v.dinos[2]._replace(at=-1), *v.dinos[3:]))
    for sheet in (False, True):
        found = [i for i in ids(parsed(scene.scene(gone, SKULL, "wide", sheet=sheet))) if i.startswith("dino-")]
        assert sorted(found) == ["dino-0", "dino-1", "dino-3", "dino-4", "dino-5", "dino-6", "dino-7"]


def test_the_sheet_holds_every_dino_the_scene_uses() -> None:
    """H25-TYPE-01"""
    v = seen(["3", "20", "45", "60", "63", "71", "88", "99"])
    sheet = ids(parsed(scene.sprite_sheet(v)))
    used = re.findall(r'<use href="#([^"]+)"', scene.scene(v, SKULL, "tall", sheet=True))
    assert len(used) == 8
    assert set(used) <= set(sheet)


@pytest.mark.parametrize(("layout", "count"), list(itertools.product(LAYOUTS, range(1, 11))))
def test_however_many_share_a_stone_its_number_and_the_next_stones_are_seen(layout: Layout, count: int) -> None:
    """H25-MOVE-02"""
    p = plan(SKULL, layout)
    here = SKULL.index("52")
    stands = scene.stands(seen(["52"] * count), p)
    x, y = p.places[here]
    for s in stands.values():
        assert abs(s.x - x) < 0.5 * p.step
        assert -p.step < s.y - y < 0.2 * p.step
        assert 23 * s.scale < p.step - 0.4 * p.stone - abs(s.x - x)  # its base leaves the neighbour's number free
    assert len({(round(s.x), round(s.y)) for s in stands.values()}) == count
    tags = scene.scene(seen(["52"] * count), SKULL, layout).split('class="tags"')[1]
    assert tags.count("<path") >= 1 + len("52")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_occupied_stone_covers_the_number_in_its_corner(layout: Layout) -> None:
    """H25-ROCK-02"""
    p = plan(SKULL, layout)
    for space in (s for s in SKULL.spaces if look(s) in WITH_PICTOGRAM):
        tag = scene.scene(seen([space.id]), SKULL, layout).split('class="tags"')[1].split('d="')[1].split('"')[0]
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", tag)]
        x, y = in_the_corner(*p.places[SKULL.index(space.id)], p.stone)
        assert (
            min(numbers[::2]) < x - 5
            and x + 5 < max(numbers[::2])
            and min(numbers[1::2]) < y - 4
            and y + 4 < max(numbers[1::2])
        )


def test_who_moves_stands_in_front_of_a_crowd() -> None:
    """H25-MOVE-02"""
    for space, mover in itertools.product(("0", "52"), range(4)):
        stands = scene.stands(seen([space] * 4).but(mover=mover), plan(SKULL, "wide"))
        assert stands[mover].y == max(s.y for s in stands.values())


def test_dinos_look_where_they_walk() -> None:
    """H25-MOVE-01"""
    p = plan(SKULL, "wide")
    stands = scene.stands(seen(["5", "25", "52", "73"]), p)
    assert [stands[d].left for d in range(4)] == [True, False, True, False]


def test_what_may_be_clicked_carries_the_number_of_its_button() -> None:
    """H25-PUSH-01, H25-THR-02"""
    v = seen(["35", "35", "38", "11"], loose={"51": 1, "5": 7})
    at = SKULL.index
    lit = [Lit(1, dino=1), Lit(2, space=at("38"), path=(at("36"), at("37"))), Lit(3, dino=3, line=(at("11"), at("95")))]
    root = parsed(scene.scene(v, SKULL, "wide", lit, Refused(dino=2), [at("33"), at("34"), at("35")]))
    keys = [(e.attrib.get("id", "disc"), e.attrib["data-key"]) for e in root.iter() if "data-key" in e.attrib]
    assert sorted(keys) == [
        ("dino-1", "1"),
        ("dino-3", "3"),
        ("disc", "1"),
        ("disc", "2"),
        ("disc", "3"),
        ("sp-38", "2"),
    ]
    assert all("lit" in e.attrib["class"].split() for e in root.iter() if "data-key" in e.attrib)
    assert any(e.attrib.get("class") == "refused" for e in root.iter())


def test_marks_stay_inside_the_picture() -> None:
    """H25-THR-02"""
    v = seen(["56", "57", "58", "47"])
    for layout in LAYOUTS:
        p = plan(SKULL, layout)
        svg = scene.scene(v, SKULL, layout, [Lit(d + 1, dino=d) for d in range(4)])
        discs = re.findall(r'class="lit key" data-key="\d"><circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"', svg)
        assert len(discs) == 4
        assert all(float(r) < float(x) < p.width - float(r) and float(y) > float(r) for x, y, r in discs)


def test_every_seat_sees_the_same_table() -> None:
    """H25-SETUP-03: only one's own dino is marked as such"""
    for sheet in (False, True):
        pictures = {
            scene.scene(seen(["5", "30", "30", "70"], seat=seat), SKULL, "wide", sheet=sheet).replace(" mine", "")
            for seat in range(-1, 4)
        }
        assert len(pictures) == 1


def test_loose_rocks_lie_where_they_were_left() -> None:
    """H25-ROCK-04, H25-RER-03"""
    bare, lying = (scene.scene(seen(["5"], loose=loose), SKULL, "wide") for loose in ({}, {"51": 2}))
    rock = "#a59a90"
    assert (bare.count(rock), lying.count(rock)) == (0, 2)


def test_every_type_has_a_drawing_of_its_own() -> None:
    """H25-TYPE-01"""
    figures = {t.name: dinos.figure(t.name, 0) for t in TYPES_25TH}
    assert all(t.name in dinos.DRAWN for t in TYPES_25TH)
    assert len(set(figures.values())) == len(TYPES_25TH)
    for kind in dinos.DRAWN:
        parsed(pawn(kind, 3))
        parsed(pawn(kind, 9, base=True))
    parsed(dinos.sheet())


def test_two_dinos_of_one_player_can_be_told_apart() -> None:
    """H25-DUO-02"""
    v = seen(["5", "6"])
    pair = v.but(dinos=tuple(d._replace(seat=0, kind="plain") for d in v.dinos))
    assert (
        re.findall(r'<use href="#([^"]+)"', scene.scene(pair, SKULL, "wide", sheet=True)) != ["pawn-plain-0-left"] * 2
    )


def test_ten_seats_differ_in_colour_and_in_shape() -> None:
    """H25-GEN-01: and two more for the second edition"""
    assert (
        len({s.colour for s in ink_seats.SEATS})
        == len({s.shape for s in ink_seats.SEATS})
        == len({s.name for s in ink_seats.SEATS})
        == 10
    )
    assert len({ink_seats.shape_path(s.shape, 0, 0, 10) for s in ink_seats.SEATS}) == 10
    for seat in range(10):
        parsed(ink_seats.chip(seat))


def test_the_board_file_is_drawn_as_a_document_of_its_own() -> None:
    """H25-DATA-06"""
    for name, layout in itertools.product(BOARDS, LAYOUTS):
        document = draw_board_file(board_named(name), layout)
        assert document.startswith("<?xml")
        assert parsed(document.split("\n", 1)[1])[0].text == board_named(name).title["en"]


# ---------------------------------------------------------------- Skull Island


def test_skull_island_keeps_to_every_printed_fact() -> None:
    """H25-DATA-01, H25-DATA-02, H25-DATA-03, H25-DATA-07"""
    assert faults(SKULL) == []
    crooked = replace(SKULL, spaces=tuple(replace(s, kinds=()) if s.id == "98" else s for s in SKULL.spaces))
    assert [str(told) for told in faults(crooked)] == ["Space 98 is not mudd: 97, 98, 99 always are."]


def test_skull_island_has_two_forks_and_one_of_them_flies() -> None:
    """H25-THINK-01, H25-FLY-01, H25-DATA-04"""
    forks = [s for s in SKULL.spaces if "think" in s.kinds]
    assert len(forks) == 2
    firsts = [SKULL.spaces[SKULL.index(n)] for fork in forks for n in fork.next]
    assert ["fly" in s.kinds for s in firsts].count(True) == 1


def test_a_dino_sent_to_start_can_still_reach_the_leader_with_a_rock() -> None:
    """H25-DATA-03, H25-THR-01"""
    number = {s.id: s.number for s in SKULL.spaces}
    assert any(min(number[a], number[b]) <= 14 and 90 <= max(number[a], number[b]) < 100 for a, b in SKULL.sight)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_line_of_sight_runs_over_no_other_stone(layout: Layout) -> None:
    """H25-DATA-03, H25-RUL-11"""
    p = plan(SKULL, layout)
    for a, b in SKULL.sight:
        one, other = SKULL.index(a), SKULL.index(b)
        (x1, y1), (x2, y2) = p.places[one], p.places[other]
        points = [(x1 + (x2 - x1) * t / 80, y1 + (y2 - y1) * t / 80) for t in range(81)]
        for i, place in enumerate(p.places):
            if i not in (one, other):
                near = min(math.dist(place, q) for q in points)
                assert near > 0.5 * p.stone, f"{a}–{b} crosses {SKULL.spaces[i].id}"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_stones_keep_their_distance_and_lie_on_the_picture(layout: Layout) -> None:
    """H25-DATA-06"""
    p = plan(SKULL, layout)
    for one, other in itertools.combinations(p.places, 2):
        assert math.dist(one, other) > 1.9 * p.stone
    assert all(p.stone < x < p.width - p.stone and p.stone < y < p.height - p.stone for x, y in p.places)


def test_air_is_over_water_and_everything_else_on_land() -> None:
    """H25-FLY-02"""
    for layout in LAYOUTS:
        p = plan(SKULL, layout)
        for s, (x, y) in zip(SKULL.spaces, p.places, strict=True):
            if "fly" not in s.kinds:
                assert inside(x, y, p.island) != ("air" in s.kinds), s.id


def test_the_file_is_what_its_tables_make() -> None:
    """H25-DATA-01"""
    from tools.skull_island import FILE, SKULL_ISLAND

    assert FILE.read_text(encoding="utf-8") == SKULL_ISLAND.written()
