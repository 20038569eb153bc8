"""Everything an answer may lead to: exact chances, on clones, up to the next real choice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from court import COURT

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Ask, asked
from dispetto.core.outlook import chance, outlook, percent
from dispetto.core.show.then import BAD, GOOD, ICONS, Then
from dispetto.core.telling.words import Person, Words

HEDZ = game_named("hedz-2nd")
PEOPLE = [Person("Anna", "f"), Person("Bruno", "m"), Person("Carla", "f")]


def to_roll() -> Any:
    """A table where the first player is about to roll two dice."""
    s = HEDZ.new(3)
    HEDZ.place(s, {"turn": "A", "dinos": {"A": {"at": "2"}, "B": {"at": "50"}, "C": {"at": "60"}}}, ["A", "B", "C"])
    return s


def rolling(s: Any, ask: Ask[Any]) -> bool:
    """Not beyond the two dice of this roll."""
    return not ask.rolls()


def test_two_dice_fall_in_thirty_six_ways_and_the_table_is_untouched() -> None:
    s = to_roll()
    lying = HEDZ.dump(s)
    ask = asked(s)
    assert ask is not None
    ends = outlook(HEDZ, s, ask.legal(s)[0], stops=rolling)
    assert ends is not None and HEDZ.dump(s) == lying
    assert len(ends) == 36 and chance(ends, lambda _: True) == 1
    assert all(part == Fraction(1, 36) for part, _ in ends)
    events = [{e.kind for e in end.events or ()} for _, end in ends]
    assert all(events) and len({id(end.events) for _, end in ends}) == 36, "each end tells what happened on its own way"


def test_where_there_are_too_many_ends_nothing_is_said() -> None:
    s = to_roll()
    ask = asked(s)
    assert ask is not None
    assert outlook(HEDZ, s, ask.legal(s)[0], limit=35, stops=rolling) is None
    assert outlook(HEDZ, s, ask.legal(s)[0], limit=36, stops=rolling) is not None


def test_percents_are_certain_only_where_it_is() -> None:
    assert [percent(Fraction(n, 36)) for n in (0, 12, 36)] == [0, 33, 100]
    assert percent(Fraction(1, 1000)) == 1 and percent(Fraction(999, 1000)) == 99


def test_a_consequence_reads_as_one_line() -> None:
    two = Then("wins: £750", GOOD, "up", also=(Then("loses: £165", BAD, "down"),))
    assert str(two) == "wins: £750 · loses: £165" and two.picture() == ICONS["up"]
    assert str(Then("if it lands\n4 hidden cards", lead="5 → 1", tag="4/1")) == "4/1 5 → 1 if it lands, 4 hidden cards"
    assert Then("x", icon="<svg/>").picture() == "<svg/>" and Then("x").picture() == ""


def test_a_game_that_says_nothing_has_no_consequences_and_one_with_notes_says_them() -> None:
    s = COURT.new(3)
    ask = asked(s)
    assert ask is not None
    words = Words(COURT, "en", PEOPLE, ask.seat)
    for a in ask.legal(s):
        note = words.note(s, ask, a)
        assert COURT.then(s, ask, a, words) == (Then(note) if note else None)
