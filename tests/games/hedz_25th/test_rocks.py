"""Rocks in hand and on the trail; re-rolling."""

from __future__ import annotations

from tests.games.hedz_25th.told import table


def test_landing_on_a_rock_space_gives_one_rock_from_the_supply() -> None:
    """H25-ROCK-02"""
    t = table(A="10 0")
    before = t.supply
    t.tell("dice: 1 1")
    assert (t["A"], t.supply) == ("12 1", before - 1)


def test_walking_over_a_rock_space_gives_nothing() -> None:
    """H25-ROCK-02"""
    assert table(A="10 0").tell("dice: 1 2")["A"] == "13 0"


def test_loose_rocks_may_be_left_lying() -> None:
    """H25-ROCK-04, H25-DEC-07"""
    t = table(A="46 0", loose={"47": 1}).tell("dice: 1 1", "A: leave rocks")
    assert (t["A"], t.loose("47")) == ("48 0", 1)


def test_some_of_the_loose_rocks_may_be_taken() -> None:
    """H25-ROCK-04, H25-DEC-07"""
    t = table(A="46 0", loose={"47": 3}).tell("dice: 1 1")
    assert t.offers() == ["A: leave rocks", "A: scoop 1", "A: scoop 2", "A: scoop all"]
    t.tell("A: scoop 2")
    assert (t["A"], t.loose("47")) == ("48 2", 1)


def test_loose_rocks_are_scooped_on_the_landing_space_too() -> None:
    """H25-ROCK-04, H25-DEC-07"""
    t = table(A="46 0", loose={"48": 2}).tell("dice: 1 1", "A: scoop all")
    assert (t["A"], t.loose("48"), t.asked) == ("48 2", 0, "B")


def test_any_heap_can_be_taken_whole() -> None:
    """H25-ROCK-04, H25-DEC-07: beyond twenty only the smaller portions are numbered."""
    t = table(A="46 0", loose={"47": 21}).tell("dice: 1 1")
    assert t.offers() == ["A: leave rocks"] + [f"A: scoop {n}" for n in range(1, 21)] + ["A: scoop all"]
    t = table(A="46 0", loose={"47": 20}).tell("dice: 1 1")
    assert t.offers() == ["A: leave rocks"] + [f"A: scoop {n}" for n in range(1, 20)] + ["A: scoop all"]
    t = table(A="46 0", loose={"47": 25}).tell("dice: 1 1")
    assert len(t.offers()) == 22
    assert (t.tell("A: scoop all")["A"], t.loose("47")) == ("48 25", 0)


def test_six_rocks_are_not_too_many() -> None:
    """H25-ROCK-05"""
    assert table(A="46 6").rocks("A") == 6
    assert table(A="46 7").rocks("A") == 6


def test_more_than_six_may_be_held_outside_the_own_turn() -> None:
    """H25-ROCK-06: B holds nine while A moves, and six when its turn begins."""
    t = table(A="46 0", B="2 9").tell("dice: 1 2")
    assert (t.rocks("B"), t.asked) == (6, "B")
    t = table(A="46 0", B="2 9")
    assert t.rocks("B") == 9


def test_one_rock_re_rolls_one_die_and_keeps_the_other() -> None:
    """H25-RER-01"""
    t = table(A="46 2").tell("dice: 1 6", "A: reroll 1", "dice: 3", "A: keep")
    assert t["A"] == "55 2"  # 3 + 6; one spent, one found
    t = table(A="46 2").tell("dice: 6 1", "A: reroll 2", "dice: 4", "A: keep")
    assert t["A"] == "56 1"  # 6 + 4


def test_re_rolling_goes_on_while_there_are_rocks() -> None:
    """H25-RER-02, H25-DEC-04"""
    t = table(A="46 3").tell("dice: 1 1")
    for pips in (2, 3):
        assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2"]
        t.tell("A: reroll 1", f"dice: {pips}")
    t.tell("A: reroll 2", "dice: 2")  # the last rock: no question is left
    assert (t["A"], t.loose("46"), t.asked) == ("51 0", 3, "B")


def test_rocks_spent_on_re_rolls_stay_where_the_turn_began() -> None:
    """H25-RER-03"""
    t = table(A="46 1").tell("dice: 1 1", "A: reroll 2", "dice: 5")
    assert (t.loose("46"), t.supply) == (1, 40 - 3 - 1)


def test_a_single_die_is_re_rolled_as_the_first() -> None:
    """H25-RER-01, H25-MUDD-01"""
    t = table(A="45 2").tell("A: roll", "dice: 1")
    assert t.offers() == ["A: keep", "A: reroll 1"]
    assert t.why("A: reroll 2") == "H25-RER-01"
    assert t.tell("A: reroll 1", "dice: 6", "A: keep")["A"] == "51 1"


def test_re_rolls_come_after_the_roll_and_before_the_first_step() -> None:
    """H25-RUL-04, H25-RER-01"""
    t = table(A="46 1", B="47 0")
    assert t.why("A: reroll 1") == "H25-RUL-04"
    t.tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: walk on", "A: push B"]
    assert t.why("A: reroll 1") == "H25-RER-01"
    assert t.why("A: keep") == "H25-RER-01"
