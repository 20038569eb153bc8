"""The pictures: well-formed, wordless, without inline styles; what is lit can be clicked; the motion ends where the horse is.

RN-DATA-01  Everything drawn comes from the course file and the view.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from dispetto.core.dice import Dice
from dispetto.core.stage import LAYOUTS, STEPS, THEMES, Mark, stage_of
from dispetto.core.table import Roll, asked, step
from dispetto.core.words import LANGUAGES, Person, Words
from tests.asking import question
from tests.games.horse_racing.told import GAME, Told, table

STAGE = stage_of(GAME)
PEOPLE = [Person(name) for name in ("Anna", "Bruno", "Carla", "Dora")]


@pytest.mark.parametrize("name", STAGE.backdrops())
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_still_picture_is_whole_wordless_and_without_inline_styles(name: str, layout: str, theme: str) -> None:
    svg = STAGE.picture(name, layout, theme)
    ElementTree.fromstring(svg)
    assert "<text" not in svg and "style=" not in svg and "<script" not in svg
    wide, high = STAGE.size(name, layout)
    assert f'viewBox="0 0 {wide} {high}"' in svg


def test_an_unknown_picture_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        STAGE.picture("nowhere", "wide", "light")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_moment_of_a_meeting_can_be_drawn_and_moves_end_where_the_view_says(layout: str) -> None:
    s = GAME.new(4)
    s.events = []
    dice = Dice(3)
    words = Words(GAME, "it", PEOPLE, 0)
    for turn in range(700):
        ask = asked(s)
        assert ask is not None
        before = GAME.view(s, 0)
        if turn % 9 == 0:
            look(before, layout, words, s, ask)
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        after = GAME.view(s, 0)
        made = STAGE.steps(s.events, before, after)
        assert len(made) == len(s.events)
        for part in (part for parts in made for part in parts):
            assert set(STEPS[part["do"]]) <= set(part)
        for e, parts in zip(s.events, made, strict=True):
            if e.kind == "ran" and after.horses[e.seat].at >= 0:
                assert parts[-1]["via"][-1] == f"sp-{GAME.racecourse(s).course.space[e.args[1]]}"
        s.events.clear()


def look(v: object, layout: str, words: Words, s: object, ask: object) -> None:
    """A scene is well-formed, holds every anchor it lights, and has no inline style."""
    marks = []
    for n, a in enumerate(ask.legal(s), 1):
        spots = STAGE.spots(v, a.verb, ask.meaning(s, a))
        if spots:
            marks.append(Mark(n, a.code, spots))
    svg = STAGE.scene(v, layout, marks)
    ElementTree.fromstring(svg)
    assert "style=" not in svg and "<text" not in svg
    ids = set(re.findall(r'id="([\w-]+)"', svg))
    assert all(anchor in ids for mark in marks for anchor in mark.anchors)
    assert {f'data-key="{m.number}"' for m in marks} <= set(re.findall(r'data-key="\d+"', svg))
    for label in STAGE.labels(v, layout, words):
        assert label.text.strip()
    for seat in range(4):
        ElementTree.fromstring(f"<p>{STAGE.plate(v, seat, layout, words)}</p>")
    STAGE.tray(v, ()), STAGE.aside(v, words), STAGE.race(v), STAGE.clock(v)
    ElementTree.fromstring(STAGE.symbols(v))


def test_a_click_on_a_space_means_the_row_of_that_end_also_where_it_is_refused_rn_move_09() -> None:
    t = table("AB", A="2/10", B="2/12", phase="turn").tell("A: roll", "dice: 3")
    v = GAME.view(t.s, 0)
    course = GAME.racecourse(t.s).course
    for end in ("3/12", "2/12"):
        lane, length = map(int, end.split("/"))
        code = STAGE.meant(v, f"sp-{course.space[course.node(lane - 1, length)]}")
        assert code is not None and t.game.text(t.s, question(t.s), t.game.actions[code], t.names) == f"go {end}"
    assert t.why("A: go 2/12") == "RN-MOVE-09"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fences_sections_and_cards_say_what_they_are(lang: str) -> None:
    t: Told = table("AB", A="2/10", B="2/12")
    v, words = GAME.view(t.s, 0), Words(GAME, lang, PEOPLE, 0)
    course = GAME.racecourse(t.s).course
    fence = STAGE.told(v, f"sp-{course.space_base[0] + 4}", words)
    section = STAGE.told(v, f"sp-{course.space_base[0] + 7}", words)
    card = STAGE.told(v, "card-3", words)
    assert fence and section and card and section.title == "EP"
    assert all(found.text.endswith(".") for found in (fence, section, card))
    assert STAGE.told(v, f"sp-{course.space_base[0] + 1}", words) is None


def test_poster_podium_and_vignette_are_whole() -> None:
    t = table("AB", A="2/9", B="2/12", turn="A", hands={"B": ["faller"]}).tell("B: fell A")
    v = GAME.view(t.s, 0)
    for layout in LAYOUTS:
        ElementTree.fromstring(f"<svg>{STAGE.podium(v, (1, 2), layout)}</svg>")
    ElementTree.fromstring(f"<svg>{STAGE.poster()}</svg>")
    worst = max(t.events, key=STAGE.nastiness)
    assert worst.kind == "felled"
    ElementTree.fromstring(STAGE.vignette(worst, v))
