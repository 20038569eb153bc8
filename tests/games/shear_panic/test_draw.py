"""The pictures: well-formed, wordless, without inline styles; what is lit can be clicked;
the motion ends where the rules end.
"""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import ALL, PUBLIC, Event, Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, STEPS, THEMES, Mark
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from dispetto.games.shear_panic.face.steps import Choreographer
from tests.games.shear_panic.told import GAME, L1, table

STAGE = GAME.stage()
PEOPLE = [Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"), Person("Dora", "f")]
UNLIT = {"no_card", "colour", "starts", "layout"}


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def clean(svg: str) -> None:
    """No words in it, no inline styles, no scripts, no idea twice."""
    parsed(svg)
    assert not re.search(r"<text|\sstyle=|<script|\son\w+=", svg)
    ids = re.findall(r'\sid="([^"]+)"', svg)
    assert len(ids) == len(set(ids)), sorted({i for i in ids if ids.count(i) > 1})
    assert "nan" not in svg.lower().replace("nanny", "")


def marks_of(s: Any, v: Any) -> list[Mark]:
    ask = asked(s)
    assert ask is not None
    found = []
    for n, a in enumerate(ask.legal(s), 1):
        spots = STAGE.spots(v, a.verb, ask.meaning(s, a))
        if spots:
            found.append(Mark(n, a.code, spots))
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_still_pictures_are_wordless_and_of_the_size_they_say(layout: str, theme: str) -> None:
    """SP-SETUP-07, SP-DATA-07"""
    svg = STAGE.picture("meadow", layout, theme)
    clean(svg)
    wide, high = STAGE.size("meadow", layout)
    assert parsed(svg).get("viewBox") == f"0 0 {wide} {high}"
    clean(STAGE.ground(layout, theme))
    with pytest.raises(KeyError):
        STAGE.picture("moon", layout, theme)


def test_dark_is_another_picture() -> None:
    assert STAGE.picture("meadow", "wide", "light") != STAGE.picture("meadow", "wide", "dark")


def test_poster_podium_and_vignettes_are_drawings() -> None:
    v = GAME.view(table().s, 0)
    space = 'xmlns="http://www.w3.org/2000/svg"'
    clean(f"<svg {space}>{STAGE.poster()}</svg>")
    for layout in LAYOUTS:
        clean(f"<svg {space}>{STAGE.podium(v, (1, 2, 2, 4), layout)}</svg>")
    t = table(turn="Red")
    for e in t.events("Red: push 1 R2 N 1"):
        clean(STAGE.vignette(e, v))
    clean(STAGE.symbols(v).replace("<svg ", f"<svg {space} ", 1))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_through_a_whole_game_everything_on_offer_is_lit_and_means_itself(layout: str, seats: int) -> None:
    s = GAME.new(seats, {"align_contour": seats == 3})
    dice = Dice(seats)
    symbols = set(re.findall(r'<(?:symbol|g) id="([^"]+)"', STAGE.symbols(GAME.view(s, 0))))
    turns = 0
    while (ask := asked(s)) is not None:
        if isinstance(ask, Roll):
            step(s, ask.fall(s, dice))
            continue
        v = GAME.view(s, ask.seat)
        offers = ask.legal(s)
        marks = marks_of(s, v)
        assert len(marks) == sum(a.verb not in UNLIT for a in offers)
        turns += 1
        if turns % 5 == 0:
            hand = STAGE.hand(v, layout, marks, Words(GAME, "it", PEOPLE[:seats], ask.seat))
            svg = f"<div>{STAGE.scene(v, layout, marks)}{hand}</div>"
            clean(svg)
            assert set(re.findall(r'href="#([^"]+)"', svg)) <= symbols
            for mark in marks:
                assert all(f'id="{anchor}"' in svg for anchor in mark.anchors), mark
                assert f'data-key="{mark.number}"' in svg
        for mark in marks:
            if mark.anchors[0].startswith(("sheep", "tile", "cell", "edge", "move")):
                meant = STAGE.meant(v, mark.anchors[0])
                assert meant == mark.code, (mark, GAME.actions[mark.code], meant and GAME.actions[meant])
        step(s, offers[dice.below(len(offers))])
    clean(STAGE.scene(GAME.view(s, PUBLIC), layout, []))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_motion_ends_where_the_rules_end(seats: int) -> None:
    """SP-PUSH-06, SP-ACT-C-05, SP-RUL-12, SP-RUL-14: told a second time, from the events alone."""
    s: Any = GAME.new(seats, {"white_face": "turn" if seats == 3 else "free"})
    dice = Dice(9 + seats)
    seen: set[str] = set()
    while (ask := asked(s)) is not None:
        before = GAME.view(s, 0)
        s.events = []
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        events, s.events = s.events, None
        after = GAME.view(s, 0)
        motion = STAGE.steps(events, before, after)
        assert len(motion) == len(events)
        follow = Choreographer(before)
        for e in events:
            follow.steps(e)
            seen.add(e.kind)
        assert tuple(follow.where) == after.where, [e.kind for e in events]
        anchors = (
            {f"cell-{n}" for n in range(81)} | {f"t-{n}" for n in range(75)} | {f"stand-{n}" for n in (0, 2, 4, 6)}
        )
        for one in flat(motion):
            assert one["do"] in STEPS and set(STEPS[one["do"]]) <= set(one), one
            assert set(one.get("via", ())) <= anchors, one
    assert {"pushed", "moved", "jumped", "shifted", "aligned", "turned", "marker", "scored"} <= seen


def flat(motion: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    found = []
    for steps in motion:
        for one in steps:
            found += one["steps"] if one["do"] == "all" else [one]
    return found


@pytest.mark.parametrize("lang", languages())
def test_whatever_is_pointed_at_says_what_it_is(lang: str) -> None:
    people = (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"))
    for marker in (20, 60):
        t = table(L1, 3, marker=marker)
        v = GAME.view(t.s, 0)
        words = Words(GAME, lang, people, 0)
        spaces = ("t-0", "t-4", "t-5", "t-24", "t-37", "t-74")
        for anchor in ("sheep-0", "sheep-6", "sheep-8", "tile-3-2", "phase-2", *spaces, "cell-3", "figure", "marker"):
            told = STAGE.about(v, anchor, words)
            assert (told is not None and told.title and told.text.endswith((".", "!", "?"))) or anchor.startswith(
                "phase"
            ), anchor
        for anchor in ("sheep-99", "t-75", "wolf", "cell-81", "tile-9-1", "t-x"):
            assert STAGE.about(v, anchor, words) is None
            assert anchor != "wolf" or STAGE.meant(v, anchor) is None
        paper = STAGE.hand(v, "wide", [], words)
        names = re.findall(r"<span>([^<]+)</span></div>", paper)
        assert (
            STAGE.aside(v, words)
            and len(names) == 12
            and re.findall(r'id="(phase-\d)', paper) == [f"phase-{n}" for n in range(1, 5)]
        )
        assert {label.text for label in STAGE.labels(v, "tall", words)} == set(names) and len(set(names)) == 7
        phone = STAGE.hand(v, "tall", [], words)
        assert STAGE.labels(v, "wide", words) == () and "move-" in phone and "tile-" not in phone


def test_a_cell_says_what_a_sheep_there_would_score() -> None:
    words = Words(GAME, "en", (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n")), 0)
    for marker in (20, 40, 60):
        v = GAME.view(table(L1, 3, marker=marker).s, 0)
        worth = {}
        for cell in range(81):
            told = STAGE.about(v, f"cell-{cell}", words)
            assert told is not None
            worth[cell] = int((re.findall(r"[1-4]", told.text) or ["0"])[0])
        if v.figure:
            assert sorted(worth.values()) == sorted(9 * v.rows)
        else:
            row, column = divmod(v.where[8], 9)
            near = {
                9 * r + c: 1 + (r == row or c == column)
                for r in range(row - 1, row + 2)
                for c in range(column - 1, column + 2)
            }
            assert {cell: n for cell, n in worth.items() if n} == {
                cell: n for cell, n in near.items() if cell != v.where[8]
            }


def test_the_die_lies_beside_the_question_until_the_next_turn() -> None:
    t = table(marker=3)
    told = t.events("Red: turn 1 clockwise", "dice: green")
    v = GAME.view(t.s, 0)
    assert "<svg" in STAGE.tray(v, told)
    told = t.events("Red: G1 W 1")
    assert STAGE.tray(GAME.view(t.s, 0), told) == ""


def test_nasty_is_what_hurts_others() -> None:
    t = table({**L1, "R1": (6, 4), "Y1": (2, 3)}, turn="Red")
    own = t.events("Red: push 1 R1 E 1")
    t = table(turn="Red")
    other = t.events("Red: push 1 R2 N 1")
    worst = [max(STAGE.nastiness(e) for e in told) for told in (own, other)]
    assert worst[0] < worst[1]


def test_who_sits_where_and_how_long() -> None:
    v = GAME.view(table(marker=20, points={"Blue": 50}).s, 0)
    race = STAGE.race(v)
    assert race is not None and race.values == (0, 50, 0, 0) and race.goal == 50 and STAGE.clock(v) == 20
    assert all(STAGE.icon(v, verb, args) for verb, args in (("card", (1, 2)), ("sheep", (8,)), ("add", (3,))))
    assert STAGE.icon(v, "clockwise", ()) == ""


def test_a_sheep_tells_the_cards_its_owner_has_left() -> None:
    """SP-SETUP-05: they lie face up, also for whoever plays on a phone."""
    words = Words(GAME, "en", (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n")), 0)
    v = GAME.view(table(L1, 3, cards={"Blue": ["push 2", "turn 1"], "Yellow": []}).s, 0)
    told = [STAGE.about(v, f"sheep-{n}", words) for n in (2, 4)]
    assert told[0] is not None and told[0].text.endswith("Cards left: Turn 1, Push 2.")
    assert told[1] is not None and told[1].text.endswith("No cards left.")


def test_a_plate_shows_the_cards_and_the_movement_cards_left() -> None:
    """SP-SETUP-05, SP-3P-02: a little tile for each that is left, one for each number;
    one's own lie large at the left.
    """
    words = Words(GAME, "en", (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n")), 0)
    s = table(L1, 3, cards={"Blue": ["push 1", "push 2", "turn 1"]}, moves={"Blue": [1, 3]}).s
    v = GAME.view(s, 0)
    assert STAGE.plate(v, 1, "wide", words).count('class="card-left"') == 3 + 2
    assert STAGE.plate(v, 1, "tall", words).count('class="card-left"') == 0
    own = STAGE.plate(v, 0, "wide", words)  # drawn once for everybody: the page hides one's own, which lie large
    assert own == STAGE.plate(GAME.view(s, PUBLIC), 0, "wide", words)
    assert STAGE.panels(v, "tall", words)[0][1].count('class="card-left"') >= 3 + 2


def test_the_paper_at_the_left_says_the_time_and_what_is_lit_there() -> None:
    """SP-TURN-04, SP-SETUP-05: the phase we are in, the tiles left,
    and on each that may be played the number of its button.
    """
    t = table(marker=20, turn="Red", cards={"Red": ["push 1", "push 2", "turn 1"]})
    v = GAME.view(t.s, 0)
    paper = STAGE.hand(v, "wide", marks_of(t.s, v), Words(GAME, "en", PEOPLE, 0))
    assert "Time 20 of 74" in paper and "3 left" in paper
    assert re.findall(r'id="(phase-\d)" class="phase p\d now"', paper) == ["phase-2"]
    assert re.findall(r'id="(tile-[\d-]+)" class="tile( lit)?"', paper) == [
        ("tile-1-1", " lit"),
        ("tile-6-1", " lit"),
        ("tile-1-2", " lit"),
    ]
    spectator = STAGE.hand(GAME.view(t.s, PUBLIC), "wide", [], Words(GAME, "en", PEOPLE, PUBLIC))
    assert "The cards of Anna" in spectator and "data-key" not in spectator


@pytest.mark.parametrize("lang", languages())
def test_a_card_is_called_a_card_everywhere(lang: str) -> None:
    """SP-CARD-01: one word for one thing, the rulebook's; and a fence lies in the north, it is not made of it."""
    said = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    shown = [line.partition("=")[2] or line for line in said.splitlines() if not line.startswith("#")]
    assert not [line for line in shown if re.search(r"\b(tiles?|tesser[ae])\b", line.lower())]
    words = Words(GAME, lang, PEOPLE, 0)
    told = words.event(table().s, Event("figure_comes", 0, (1, 0, 0, 0), ALL))
    assert {"en": "the north fence", "it": "allo steccato nord."}[lang] in told
