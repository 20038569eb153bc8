"""What is said when something happens that only this edition has: the log and the moving pictures live on it."""

from __future__ import annotations

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked
from dispetto.core.telling.words import Person, Words
from tests.games.hedz_2nd.told import GAME, Told, opening, table


def heard(t: Told, *lines: str) -> list[tuple[str, int, tuple[int, ...]]]:
    """What happens while these lines are said: the kind, the seat, the facts."""
    t.s.events = []
    t.tell(*lines)
    return [(e.kind, e.seat, e.args) for e in t.s.events]


def test_the_opening_roll_is_told_die_by_die_with_its_ties() -> None:
    """H2-SETUP-02, H2-RUL-02"""
    told = heard(opening("ABC"), "dice: 3 2", "dice: 6 5", "dice: 5 6", "dice: 1 1", "dice: 1 2")
    rolls = [(seat, args[1:3]) for kind, seat, args in told if kind == "opening"]
    assert rolls == [(0, (3, 2)), (1, (6, 5)), (2, (5, 6)), (1, (1, 1)), (2, (1, 2))]
    assert [(seat, args[0]) for kind, seat, args in told if kind == "tied"] == [(1, 2)]
    assert [(seat, args[0]) for kind, seat, args in told if kind == "highest"] == [(2, 2)]
    told = heard(opening("ABC"), "dice: 5 5", "dice: 6 4", "dice: 1 1", "A: leaves")
    assert [(seat, args[0]) for kind, seat, args in told if kind == "highest"] == [(1, 1)]


def test_an_opening_die_falls_on_all_six() -> None:
    """H2-SETUP-02"""
    t = opening("ABC")
    ask = asked(t.s)
    assert isinstance(ask, Roll) and ask.odds(t.s) == [1, 1, 1, 1, 1, 1]
    assert {ask.fall(t.s, Dice(seed)).args[0] for seed in range(100)} == {1, 2, 3, 4, 5, 6}


def test_a_rock_that_hits_and_one_that_does_not_are_told_with_the_die() -> None:
    """H2-THR-06, H2-THR-07"""
    for pips, kind in ((4, "knocked"), (3, "dodged")):
        t = table(A="12 1", D="18 0").tell("dice: 1 1", "A: keep", "A: throw D")
        assert (kind, 0, (0, 3, pips)) in [(k, seat, args[:3]) for k, seat, args in heard(t, f"dice: {pips}")]


def test_who_drowns_is_told_with_the_place_and_the_rocks() -> None:
    """H2-SPC-07, H2-SPC-08"""
    t = table(A="6 3").tell("dice: 1 1", "A: keep")
    assert ("drowned", 0, (0, t.s.trail.ids.index("W1"), 3)) in [
        (kind, seat, args[:3]) for kind, seat, args in heard(t, "A: route fly")
    ]


def test_who_chooses_the_way_of_a_pushed_dino_and_which_is_told() -> None:
    """H2-PUSH-05"""
    words = Words(GAME, "en", [Person(name) for name in "ABCD"])
    for way, called in (("mud", "the muddy way"), ("scare", "the scary way")):
        t = table("ABCD", A="18 0", B="19 0").tell("dice: 1 3", "A: push B")
        t.s.events = []
        t.tell(f"A: route {way}")
        (steered,) = [e for e in t.s.events if e.kind == "steered"]
        assert (steered.seat, steered.args[:2]) == (0, (0, 1))
        assert called in words.event(t.s, steered)
