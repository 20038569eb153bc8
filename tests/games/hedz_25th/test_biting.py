"""Bitin' off hedz, and the order of things on arrival."""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import table


def test_an_exact_landing_may_bite() -> None:
    """H25-BITE-01, H25-DEC-13"""
    t = table(A="46 0", B="48 2").tell("dice: 1 1")
    assert (t.offers(), t.default) == (["A: spare B", "A: bite B"], "A: spare B")


def test_who_stands_elsewhere_keeps_its_head() -> None:
    """H25-BITE-01"""
    t = table(A="46 0", B="48 2", C="49 1").tell("dice: 1 1")
    assert t.why("A: bite C") == "H25-BITE-01"


def test_the_biter_takes_all_rocks_and_the_victim_goes_to_start() -> None:
    """H25-BITE-02, H25-BITE-03"""
    t = table(A="46 1", B="48 5").tell("dice: 1 1", "A: keep", "A: bite B")
    assert (t["A"], t["B"], t.asked) == ("48 6", "start 1", "B")


def test_biting_is_optional() -> None:
    """H25-BITE-04"""
    t = table(A="46 0", B="48 5").tell("dice: 1 1", "A: spare B")
    assert (t["A"], t["B"], t.asked) == ("48 0", "48 5", "B")


@pytest.mark.parametrize(("space", "asked"), [("9", "A"), ("10", "B")])
def test_nobody_is_bitten_on_safety_beach(space: str, asked: str) -> None:
    """H25-BITE-05, H25-DEC-13: on 9 A is asked only to roll, Boo!"""
    t = table(A=f"{int(space) - 2} 0", B=f"{space} 1").tell("dice: 1 1")
    assert (t.at("A"), t.at("B"), t.offers()) == (space, space, [f"{asked}: roll"])


def test_on_the_beach_the_refusal_names_the_beach() -> None:
    """H25-BITE-05"""
    t = table(A="3 1", B="5 0", C="12 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert t.why("A: bite B") == "H25-BITE-05"


def test_who_stopped_to_throw_does_not_bite() -> None:
    """H25-BITE-06"""
    t = table(A="12 2", B="14 1", C="38 0").tell("dice: 2 4", "A: keep", "A: walk on", "A: stop")
    assert t.offers() == ["A: throw C"]
    assert t.why("A: bite B") == "H25-BITE-06"
    assert t.tell("A: throw C", "dice: 1 6", "A: give up")["B"] == "14 1"


def test_in_passing_nobody_is_bitten() -> None:
    """H25-BITE-06"""
    t = table(A="46 0", B="48 2").tell("dice: 1 4")
    assert t.why("A: bite B") == "H25-BITE-06"


@pytest.mark.parametrize(
    ("said", "hedz"),
    [("spare B spare C", ""), ("spare B bite C", "C"), ("bite B spare C", "B"), ("bite B bite C", "BC")],
)
def test_any_of_several_victims_may_be_bitten(said: str, hedz: str) -> None:
    """H25-BITE-07, H25-DEC-13: each subset, and nothing happens before the last is named."""
    t = table(A="46 0", B="48 1", C="48 2").tell("dice: 1 1")
    first, second = said[: said.index("B") + 1], said[said.index("B") + 2 :]
    t.tell(f"A: {first}")
    assert (t["A"], t["B"], t["C"]) == ("48 0", "48 1", "48 2")
    t.tell(f"A: {second}")
    assert [who for who in "BC" if t.at(who) == "start"] == list(hedz)
    assert t.rocks("A") == sum({"B": 1, "C": 2}[who] for who in hedz)


def test_three_victims_can_be_told_apart() -> None:
    """H25-BITE-07, H25-DEC-13"""
    t = table(turn="B", A="48 1", B="46 0", C="48 2", D="48 4").tell("dice: 1 1", "B: bite C spare D bite A")
    assert (t["A"], t["B"], t["C"], t["D"]) == ("start 1", "48 3", "start 1", "48 4")


def test_victims_are_sent_away_in_turn_order_from_the_biter() -> None:
    """H25-CLR-04, H25-BITE-07, H25-RUL-02: the first to arrive takes the rocks lying on Start."""
    t = table(turn="B", A="48 0", B="46 0", C="2 0", D="48 0", loose={"0": 3}).tell("dice: 1 1", "B: bite D bite A")
    assert (t["D"], t["A"]) == ("start 4", "start 1")


def test_a_bite_does_not_stop_the_boo_roll() -> None:
    """H25-RUL-13, H25-BOO-01"""
    t = table(A="31 0", B="33 1").tell("dice: 1 1", "A: bite B")
    assert (t.at("B"), t.offers()) == ("start", ["A: roll"])


def test_bitten_rocks_can_be_thrown() -> None:
    """H25-RUL-13: bite, then throw."""
    t = table(A="12 0", B="14 1", C="38 0").tell("dice: 1 1")
    assert t.offers() == ["A: spare B", "A: bite B"]
    assert t.why("A: throw C") == "H25-RUL-13"
    assert t.tell("A: bite B").offers() == ["A: give up", "A: throw C"]


def test_loose_rocks_are_taken_before_the_printed_one_and_both_before_the_bite() -> None:
    """H25-RUL-13"""
    t = table(A="38 0", B="40 1", loose={"40": 1}).tell("dice: 1 1")
    assert (t.rocks("A"), t.offers()) == (0, ["A: leave rocks", "A: scoop all"])
    t.tell("A: leave rocks")
    assert (t.rocks("A"), t.offers()) == (1, ["A: spare B", "A: bite B"])


def test_after_a_step_push_then_stop_then_scoop() -> None:
    """H25-CLR-01, H25-DEC-08, H25-DEC-10, H25-DEC-07"""
    t = table(A="12 1", B="14 0", C="38 0", loose={"14": 1}).tell("dice: 1 2", "A: keep")
    assert t.offers() == ["A: walk on", "A: push B"]
    assert t.tell("A: walk on").offers() == ["A: go on", "A: stop"]
    assert t.tell("A: go on").offers() == ["A: leave rocks", "A: scoop all"]
    assert t.tell("A: scoop all")["A"] == "15 2"


def test_a_bitten_dino_takes_the_start_rock() -> None:
    """H25-RUL-01"""
    t = table(A="46 0", B="48 2").tell("dice: 1 1", "A: bite B")
    assert t["B"] == "start 1"
    t = table(A="46 0", B="48 2", options={"start_rock_on_return": False}).tell("dice: 1 1", "A: bite B")
    assert t["B"] == "start 0"


def test_a_drowned_dino_takes_the_start_rock() -> None:
    """H25-RUL-01"""
    lines = ("A: roll", "dice: 5", "A: keep", "A: route fly")
    assert table(A="18 3").tell(*lines)["A"] == "start 1"
    assert table(A="18 3", options={"start_rock_on_return": False}).tell(*lines)["A"] == "start 0"


def test_a_dino_sent_to_start_takes_the_rocks_lying_there() -> None:
    """H25-RUL-02, H25-CLR-03"""
    t = table(A="46 0", B="48 2", loose={"0": 2}).tell("dice: 1 1", "A: bite B")
    assert (t["B"], t["C"], t.loose("0")) == ("start 3", "start 1", 0)


def test_without_start_loose_pickup_they_stay() -> None:
    """H25-RUL-02"""
    off = {"start_loose_pickup": False}
    t = table(A="46 0", B="48 2", loose={"0": 2}, options=off).tell("dice: 1 1", "A: bite B")
    assert (t["B"], t.loose("0")) == ("start 1", 2)
    both = {"start_loose_pickup": True, "start_rock_on_return": False}
    t = table(A="46 0", B="48 2", loose={"0": 2}, options=both).tell("dice: 1 1", "A: bite B")
    assert (t["B"], t.loose("0")) == ("start 2", 0)
