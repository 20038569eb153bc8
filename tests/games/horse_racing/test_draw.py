"""The pictures: well-formed, wordless, without inline styles; what is lit can be clicked;
the motion ends where the horse is.

RN-DATA-01  Everything drawn comes from the course file and the view.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, STEPS, THEMES, Mark
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from tests.asking import question
from tests.games.horse_racing.told import GAME, Told, table

STAGE = GAME.stage()
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
            look(GAME.view(s, ask.seat), layout, words, s, ask)
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
    hand = STAGE.hand(v, layout, marks, words)
    for part in (svg, hand, *(html for _, html in STAGE.panels(v, layout, words))):
        ElementTree.fromstring(f"<p>{part}</p>")
        assert "style=" not in part and "<text" not in part
    ids = re.findall(r'id="([\w-]+)"', svg + hand)
    assert len(ids) == len(set(ids)) and all(anchor in ids for mark in marks for anchor in mark.anchors)
    assert {f'data-key="{m.number}"' for m in marks} <= set(re.findall(r'data-key="\d+"', svg + hand))
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


@pytest.mark.parametrize("lang", languages())
def test_fences_sections_and_cards_say_what_they_are(lang: str) -> None:
    t: Told = table("AB", A="2/10", B="2/12")
    v, words = GAME.view(t.s, 0), Words(GAME, lang, PEOPLE, 0)
    course = GAME.racecourse(t.s).course
    fence = STAGE.about(v, f"sp-{course.space_base[0] + 4}", words)
    section = STAGE.about(v, f"sp-{course.space_base[0] + 7}", words)
    card = STAGE.about(v, "card-3", words)
    assert fence and section and card and section.title.endswith("7, EP") and "1" in section.text
    assert all(found.text.endswith(".") for found in (fence, section, card))


@pytest.mark.parametrize("lang", languages())
def test_horses_turf_and_the_finish_say_what_they_are(lang: str) -> None:
    v, words = GAME.view(table("AB", A="2/10", B="2/12").s, 0), Words(GAME, lang, PEOPLE, 0)
    course = STAGE.course(v).course
    plain, start = (STAGE.about(v, f"sp-{course.space_base[0] + length}", words) for length in (1, 0))
    assert plain and start and plain.title.endswith(" 1") and plain.text != start.text
    mine, other = (STAGE.about(v, f"horse-{seat}", words) for seat in (0, 1))
    assert mine and other and PEOPLE[1].name in other.title and PEOPLE[0].name not in mine.title
    assert all(part in mine.text for part in ("10", "EP", "QU", "FW", "2"))
    for anchor in ("finish", "stray-horse"):
        told = STAGE.about(v, anchor, words)
        assert told and told.title and told.text.endswith(".")
    for anchor in ("horse-9", f"sp-{course.spaces}", "nowhere"):
        assert STAGE.about(v, anchor, words) is None


def test_poster_podium_and_vignette_are_whole() -> None:
    t = table("AB", A="2/9", B="2/12", turn="A", hands={"B": ["faller"]}).tell("B: fell A")
    v = GAME.view(t.s, 0)
    for layout in LAYOUTS:
        ElementTree.fromstring(f"<svg>{STAGE.podium(v, (1, 2), layout)}</svg>")
    ElementTree.fromstring(f"<svg>{STAGE.poster()}</svg>")
    worst = max(t.events, key=STAGE.nastiness)
    assert worst.kind == "felled"
    ElementTree.fromstring(STAGE.vignette(worst, v))


def marks_for(t: Told, seat: int) -> list[Mark]:
    """Every offer of the open question, numbered as its buttons are."""
    ask = question(t.s)
    v = GAME.view(t.s, seat)
    offers = enumerate(ask.legal(t.s), 1)
    return [Mark(n, a.code, spots) for n, a in offers if (spots := STAGE.spots(v, a.verb, ask.meaning(t.s, a)))]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_my_cards_lie_before_me_alone_and_light_up_when_they_may_be_played_rn_card_01(layout: str) -> None:
    t = table("ABC", A="2/9", B="2/12", C="3/7", turn="A", hands={"B": ["faller", "whip", "whip"], "C": ["photo"]})
    words = [Words(GAME, "en", PEOPLE, seat) for seat in range(3)]
    mine = STAGE.hand(GAME.view(t.s, 1), layout, marks_for(t, 1), words[1])
    assert re.findall(r'class="nasty-card (\w+)( lit)?" id="(card-\d+)"', mine) == [
        ("delay", "", "card-0"),
        ("harm", " lit", "card-10"),
    ]
    assert "×2" in mine and mine.count("data-key") == 1, "one horse stands on a fence, so the whole card is its answer"
    theirs = STAGE.hand(GAME.view(t.s, 2), layout, [], words[2])
    assert "Photo Finish" in theirs and "Faller" not in theirs and "lit" not in theirs
    assert STAGE.hand(GAME.view(t.s, PUBLIC), layout, [], words[0]) == ""
    assert "card-" not in STAGE.hand(GAME.view(t.s, 0), layout, [], words[0]), "no cards, no pictures of cards"


def test_a_card_for_several_horses_carries_a_number_for_each_rn_slip_01() -> None:
    t = table("ABC", A="2/10", B="2/12", C="3/14", turn="A", hands={"B": ["slip"]})
    mine = STAGE.hand(GAME.view(t.s, 1), "wide", marks_for(t, 1), Words(GAME, "en", PEOPLE, 1))
    assert re.search(r'class="nasty-card harm lit" id="card-2">', mine), (
        "no single answer, so the card itself gives none"
    )
    assert re.findall(r'<i data-key="(\d+)">(\d+)</i>', mine) == [("2", "2"), ("3", "3"), ("4", "4")]


def test_the_slip_is_on_my_page_only_rn_bet_03() -> None:
    t = table("ABC", A="2/9", B="2/12", C="3/4", turn="A")
    t.s.bet[1], t.s.stake[1] = 2, 10_000
    pages = [
        STAGE.hand(GAME.view(t.s, seat), "wide", [], Words(GAME, "en", PEOPLE, seat)) for seat in (0, 1, 2, PUBLIC)
    ]
    assert [("on Carla" in page, "my-slip" in page) for page in pages] == [
        (False, False),
        (True, True),
        (False, False),
        (False, False),
    ]
    assert "£10,000 on Carla" in pages[1]


@pytest.mark.parametrize("lang", languages())
def test_the_bookies_board_says_the_same_on_a_desk_and_on_a_phone(lang: str) -> None:
    t = table("ABC", A="2/9", B="2/12", C="3/4", turn="A")
    t.s.stake[1] = 15_000
    v, words = GAME.view(t.s, 0), Words(GAME, lang, PEOPLE, 0)
    desk = [label.text for label in STAGE.labels(v, "wide", words)]
    [(title, phone)] = STAGE.panels(v, "tall", words)
    assert title in desk and not STAGE.panels(v, "wide", words)
    signs = STAGE.labels(v, "tall", words)  # the sections are named on the upright course too, the board is paper there
    assert len(signs) == 6 and all(label.kind.startswith("sign-") for label in signs)
    for row in re.findall(r"<tr class.*?</tr>", phone):
        cells = re.findall(r">([^<>]+)<", row)
        assert len(cells) > 6 and all(cell in desk for cell in cells), cells
    assert desk.count("EP") == phone.count(">EP<") == 3
    assert ("15.000" if lang == "it" else "15,000") in phone
    assert STAGE.when(v, "wide", words).endswith("6") and len(STAGE.title("tall", words)) < 20


def test_an_unlit_card_means_the_row_it_would_be_played_with() -> None:
    t = table("AB", A="2/10", B="2/12", turn="A", hands={"B": ["faller", "photo"]})
    v = GAME.view(t.s, 1)
    verbs = {}
    for kind in range(17):
        code = STAGE.meant(v, f"card-{kind}")
        assert code is not None
        verbs[kind] = GAME.actions[code].verb
    assert verbs[0] == "whip" and verbs[8] == "photo" and verbs[10] == "fell" and verbs[11] == "fell_here"
    assert STAGE.meant(v, "card-17") is None and STAGE.meant(GAME.view(t.s, PUBLIC), "card-3") is None
