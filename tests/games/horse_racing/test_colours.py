"""RN-DEC-01, RN-SETUP-08: stable colours that players choose,
the pictures that follow them, and who is the Bookmaker.
"""

from __future__ import annotations

import re

import pytest

from dispetto.core.engine.table import ALL, Event
from dispetto.core.errors import BadInput
from dispetto.core.show.stage import LAYOUTS
from dispetto.core.telling.words import Person, Words
from tests.games.horse_racing.told import GAME, Told, table

STAGE = GAME.stage()
PURPLE, BLUE, RED = "#8b4fb8", "#2f6fd0", "#d94130"


@pytest.mark.parametrize(
    ("seats", "chosen", "colours"),
    [(2, "", [0, 1]), (3, "purple,red", [4, 0, 1]), (3, ",red", [1, 0, 2]), (6, "teal,,red", [5, 1, 0, 2, 3, 4])],
)
def test_everybody_has_the_colour_chosen_or_the_first_free_one(seats: int, chosen: str, colours: list[int]) -> None:
    """RN-DEC-01, RN-SETUP-08"""
    s = GAME.new(seats, {"colours": chosen})
    assert [h.colour for h in GAME.view(s, 0).horses] == colours
    assert [h.colour for h in GAME.view(GAME.load(GAME.dump(s)), 0).horses] == colours


@pytest.mark.parametrize("colours", ["white", "red,red", "red,blue,green"])
def test_a_wrong_colour_gets_a_sentence(colours: str) -> None:
    """RN-DEC-01"""
    with pytest.raises(BadInput, match="Option colours "):
        GAME.new(2, {"colours": colours})


@pytest.mark.parametrize("layout", LAYOUTS)
def test_horses_board_and_podium_wear_the_colour_chosen(layout: str) -> None:
    """RN-DEC-01, RN-PRE-02"""
    t = table("AB", options={"colours": "purple,blue"}, race=1)
    v = GAME.view(t.s, 0)
    scene = STAGE.scene(v, layout, ())
    assert sorted(re.findall(r'href="#(mount-\d)"', scene)) == ["mount-1", "mount-4"]
    words = Words(GAME, "en", [Person("Anna"), Person("Bruno")], 0)
    beside = "".join(html for _, html in STAGE.panels(v, layout, words))
    assert (PURPLE in scene + beside, BLUE in scene + beside, RED in scene + beside) == (True, True, False)
    podium = STAGE.podium(v, (1, 2), layout)
    assert (PURPLE in podium, BLUE in podium, RED in podium) == (True, True, False)
    fall = STAGE.vignette(Event("felled", 1, (0,), ALL), v)
    assert PURPLE in fall and RED not in fall


def finished(**options: int) -> Told:
    """A race is over, and everybody may call the stewards."""
    home = {who: {"at": "finished"} for who in "ABC"}
    hands = {who: ["enquiry"] for who in "ABC"}
    return table("ABC", options, horses=home, circle=["A", "B", "C"], phase="over", hands=hands)


@pytest.mark.parametrize(("bookmaker", "asked"), [(1, "BCA"), (2, "CAB"), (3, "ABC")])
def test_objections_begin_at_the_left_of_the_bookmaker_whoever_that_is(bookmaker: int, asked: str) -> None:
    """RN-DEC-01, RN-RUL-01, RN-RUL-28"""
    t = finished(bookmaker=bookmaker)
    assert t.order == asked and GAME.chosen(t.s)["bookmaker"] == bookmaker
    assert finished().order == "BCA"


def test_a_bookmaker_who_is_nobody_gets_a_sentence() -> None:
    """RN-RUL-01"""
    for bookmaker, why in ((0, "a number from 1 to 6"), (4, "bookmaker is the number of a seat, 1 to 3")):
        with pytest.raises(BadInput, match=why):
            GAME.new(3, {"bookmaker": bookmaker})


def test_a_meeting_kept_before_there_were_colours_has_those_of_the_seats() -> None:
    """RN-DEC-01"""
    fresh = GAME.new(3)
    old = GAME.dump(fresh)
    del old["named"]["colours"], old["options"]["bookmaker"]
    assert GAME.dump(GAME.load(old)) == GAME.dump(fresh) and GAME.chosen(GAME.load(old)) == GAME.chosen(fresh)
