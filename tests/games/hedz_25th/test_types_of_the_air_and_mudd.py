"""Types that wade, hover and run: Velociraptor, Brachiosaurus, Mammoth, Flier."""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import CROOKED, table

# ------------------------------------------------------------------------------------------------- Velociraptor


def test_a_velociraptor_may_buy_a_third_die_before_it_rolls() -> None:
    """H25-TYPE-09, H25-DEC-03, H25-RUL-30"""
    t = table(A="46 2 velociraptor")
    assert (t.offers(), t.default) == (["A: roll", "A: roll third"], "A: roll")
    t.tell("A: roll third")
    assert (t.loose("46"), t.rocks("A")) == (1, 1)
    t.tell("dice: 1 2 4")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2", "A: reroll 3"]
    assert t.tell("A: keep")["A"] == "53 1"


def test_a_velociraptor_that_does_not_buy_rolls_two() -> None:
    """H25-TYPE-09, H25-DEC-03"""
    assert table(A="46 1 velociraptor").tell("A: roll", "dice: 1 2", "A: keep")["A"] == "49 1"


@pytest.mark.parametrize(("k", "space"), [(1, "58"), (2, "57"), (3, "55")])
def test_each_of_three_dice_may_be_re_rolled(k: int, space: str) -> None:
    """H25-RUL-30, H25-RER-01: 1, 2 and 4, one of them turned into a 6."""
    t = table(A="46 2 velociraptor").tell("A: roll third", "dice: 1 2 4", f"A: reroll {k}", "dice: 6")
    assert t.at("A") == space


@pytest.mark.parametrize(("k", "lying"), [(1, (0, 2, 4)), (2, (1, 0, 4)), (3, (1, 2, 0))])
def test_a_die_that_is_rolled_again_does_not_lie_on_the_table(k: int, lying: tuple[int, ...]) -> None:
    """H25-RUL-30, H25-RER-01, H25-CLR-05"""
    t = table(A="46 2 velociraptor").tell("A: roll third", "dice: 1 2 4", f"A: reroll {k}")
    assert t.s.stack[-1].dice == lying


def test_in_mudd_or_lava_there_is_no_third_die() -> None:
    """H25-TYPE-09, H25-DEC-03"""
    for space in ("45", "74"):
        t = table(A=f"{space} 2 velociraptor")
        assert (t.offers(), t.why("A: roll third")) == (["A: roll"], "H25-TYPE-09")
        assert t.tell("A: roll", "dice: 1").asked != "dice"


def test_without_a_rock_there_is_no_third_die() -> None:
    """H25-TYPE-09, H25-DEC-03, H25-ROCK-01"""
    t = table(A="46 0 velociraptor")
    assert (t.offers(), t.why("A: roll third")) == (["A: roll"], "H25-ROCK-01")


def test_others_have_no_third_die() -> None:
    """H25-TYPE-09"""
    t = table(A="46 2")
    assert (t.offers(), t.why("A: roll third")) == (["A: roll"], "H25-TYPE-09")


def test_a_third_die_may_be_bought_for_a_boo_roll() -> None:
    """H25-RUL-30: its rock is left on the Boo! space."""
    t = table(A="31 2 velociraptor").tell("A: roll", "dice: 1 1", "A: keep")
    assert t.offers() == ["A: roll", "A: roll third"]
    assert t.tell("A: roll third").loose("33") == 1


def test_after_the_roll_it_is_too_late_for_a_third_die() -> None:
    """H25-TYPE-09"""
    assert table(A="46 2 velociraptor").tell("A: roll", "dice: 1 1").why("A: roll third") == "H25-TYPE-09"


# ------------------------------------------------------------------------- Brachiosaurus, Mammoth, Flier in Mudd


@pytest.mark.parametrize("kind", ["brachiosaurus", "flier", "mammoth"])
def test_some_may_treat_mudd_as_ordinary_and_say_so_before_they_roll(kind: str) -> None:
    """H25-TYPE-10, H25-TYPE-12, H25-TYPE-18, H25-DEC-02"""
    t = table(A=f"45 0 {kind}")
    assert (t.offers(), t.default) == (["A: roll", "A: roll in mudd"], "A: roll")
    assert t.tell("A: roll", "dice: 2 3").at("A") == "50"
    assert table(A=f"45 0 {kind}").tell("A: roll in mudd", "dice: 3").at("A") == "48"


@pytest.mark.parametrize("kind", ["brachiosaurus", "flier", "mammoth"])
@pytest.mark.parametrize("space", ["97", "98", "99"])
def test_before_finish_one_die_is_their_default(kind: str, space: str) -> None:
    """H25-DEC-02"""
    t = table(A=f"{space} 0 {kind}")
    assert (t.offers(), t.default) == (["A: roll", "A: roll in mudd"], "A: roll in mudd")


@pytest.mark.parametrize("kind", ["brachiosaurus", "flier", "mammoth"])
def test_the_default_follows_the_number_and_the_mudd(kind: str) -> None:
    """H25-DEC-02: on the crooked island there is Mudd with number 96, and a 97 without."""
    assert table(A=f"96s 0 {kind}", options={"board": CROOKED}).default == "A: roll"
    assert table(A=f"97u 0 {kind}", options={"board": CROOKED}).default == "A: roll"


def test_the_default_of_others_is_what_they_may_do() -> None:
    """H25-DEC-02"""
    assert table(A="98 0").default == "A: roll"


@pytest.mark.parametrize("kind", ["brachiosaurus", "flier", "mammoth"])
def test_out_of_the_mudd_they_are_not_asked_and_lava_slows_them(kind: str) -> None:
    """H25-DEC-02, H25-LAVA-01"""
    t = table(A=f"46 0 {kind}")
    assert (t.offers(), t.why("A: roll in mudd")) == (["A: roll"], "H25-MUDD-01")
    assert t.tell("A: roll", "dice: 1").asked == "dice"
    t = table(A=f"74 0 {kind}")
    assert (t.offers(), t.why("A: roll in mudd")) == (["A: roll"], "H25-MUDD-01")
    assert t.tell("A: roll", "dice: 6").at("A") == "80"


def test_others_are_not_asked_about_mudd() -> None:
    """H25-DEC-02, H25-TYPE-10"""
    t = table(A="45 0")
    assert (t.offers(), t.why("A: roll in mudd")) == (["A: roll"], "H25-TYPE-10")


def test_a_brachiosaurus_carries_five_rocks() -> None:
    """H25-TYPE-11"""
    assert table(A="46 6 brachiosaurus").rocks("A") == 5
    assert table(A="46 5 brachiosaurus").rocks("A") == 5


def test_a_mammoth_cannot_throw() -> None:
    """H25-TYPE-19, H25-DEC-10, H25-DEC-16: neither landing, nor in passing, nor after a push."""
    t = table(A="12 2 mammoth", C="38 0").tell("dice: 1 1", "A: keep")
    assert (t["A"], t.asked) == ("14 2", "B")
    t = table(A="12 2 mammoth", C="38 0").tell("dice: 2 4", "A: keep")
    assert (t["A"], t.asked) == ("18 2", "B")
    t = table(A="13 2 mammoth", B="14 0", C="38 0").tell("dice: 1 2", "A: keep")
    assert (t.why("A: throw C"), t.why("A: stop")) == ("H25-TYPE-19", "H25-TYPE-19")
    assert t.tell("A: push B").turn == "B"


def test_a_mammoth_can_be_thrown_at() -> None:
    """H25-TYPE-19"""
    assert table(A="12 2", C="38 0 mammoth").tell("dice: 1 1", "A: keep").offers() == ["A: give up", "A: throw C"]


# ---------------------------------------------------------------------------------------------------------- Flier


def test_a_flier_stands_on_air() -> None:
    """H25-TYPE-12, H25-RUL-27"""
    t = table(A="18 2 flier").tell("A: hover", "A: roll in mudd", "dice: 5", "A: keep", "A: route fly")
    assert (t["A"], t.asked) == ("28b 2", "B")


def test_a_flier_may_declare_a_fall_before_its_own_roll() -> None:
    """H25-TYPE-12, H25-RUL-27, H25-DEC-18"""
    t = table(A="20 2 flier")
    assert (t.offers(), t.default) == (["A: hover", "A: fall"], "A: hover")
    t.tell("A: fall", "dice: 1 2", "A: keep", "A: route fly")
    assert (t["A"], t.asked) == ("start 1", "B")


def test_a_declared_fall_is_no_fall_where_it_does_not_stop_on_air() -> None:
    """H25-DEC-18"""
    assert table(A="20 2 flier").tell("A: fall", "dice: 1 2", "A: keep", "A: route land")["A"] == "23 2"


@pytest.mark.parametrize(
    ("space", "asked"),
    [
        ("start", False),
        ("9", False),  # 27b is thirteen steps away
        ("10", True),  # twelve
        ("18", True),  # mudd: one die or two
        ("20", True),
        ("21", False),  # on land now
        ("26b", True),
        ("27b", True),  # two steps: 29b
        ("28b", False),  # two dice carry it beyond 29b
        ("30", False),
        ("74", False),
    ],
)
def test_the_fall_is_asked_where_the_roll_could_end_on_air(space: str, asked: bool) -> None:
    """H25-DEC-18"""
    t = table(A=f"{space} 1 flier")
    assert (t.offers() == ["A: hover", "A: fall"]) is asked
    if not asked:
        assert t.why("A: fall") == "H25-TYPE-12"


@pytest.mark.parametrize(
    ("space", "asked"),
    [
        ("6", True),  # mudd: one die may end on the air next to it
        ("13", False),  # lava: one die, seven steps to the air
        ("14", True),  # six
        ("87", False),
    ],
)
def test_in_mudd_and_lava_it_is_asked_for_one_die(space: str, asked: bool) -> None:
    """H25-DEC-18, H25-LAVA-01, H25-MUDD-01"""
    t = table(A=f"{space} 1 flier", options={"board": CROOKED})
    assert (t.offers() == ["A: hover", "A: fall"]) is asked


def test_a_flier_that_hovers_moves_as_itself() -> None:
    """H25-RUL-27, H25-RUL-15: it is not pushed, so it may bite."""
    t = table(A="20 0 flier", B="22 1", options={"pushed_may_bite": False}).tell(
        "A: hover", "dice: 1 1", "A: route land"
    )
    assert t.offers() == ["A: spare B", "A: bite B"]


def test_others_are_not_asked_about_air() -> None:
    """H25-DEC-18"""
    assert table(A="20 2").offers() == ["A: roll"]


def test_a_pushed_flier_is_not_asked_and_hovers() -> None:
    """H25-RUL-27, H25-DEC-18"""
    t = table(A="18 0", B="19 1 flier").tell("A: roll", "dice: 5", "A: push B", "B: route fly")
    assert (t["B"], t.turn) == ("28b 0", "B")


def test_a_pushed_fliers_own_boo_roll_asks_again() -> None:
    """H25-DEC-18"""
    t = table(A="start 0", B="1 1 flier", options={"board": CROOKED}).tell("A: roll", "dice: 2", "A: push B")
    assert (t.at("B"), t.offers(), t.turn) == ("2", ["B: hover", "B: fall"], "A")
    t.tell("B: fall", "dice: 1 2", "B: route over")
    assert (t["B"], t.turn) == ("start 1", "B")


def test_a_flier_may_stop_on_air_to_throw_unless_it_means_to_fall() -> None:
    """H25-RUL-45, H25-TYPE-12"""
    t = table(A="20 1 flier", C="44 0").tell("A: hover", "dice: 2 4", "A: keep", "A: route fly")
    assert (t.at("A"), t.offers()) == ("28b", ["A: go on", "A: stop"])
    t = table(A="20 1 flier", C="44 0").tell("A: fall", "dice: 2 4", "A: keep", "A: route fly")
    assert t.at("A") == "31"


def test_a_flier_standing_on_air_may_throw() -> None:
    """H25-TYPE-12, H25-RUL-05"""
    t = table(A="20 1 flier", C="44 0").tell("A: hover", "dice: 1 2", "A: keep", "A: route fly")
    assert t.offers() == ["A: give up", "A: throw C"]


def test_a_flier_cannot_push() -> None:
    """H25-TYPE-13, H25-DEC-08"""
    t = table(A="46 0 flier", B="48 2").tell("dice: 1 4")
    assert (t["A"], t["B"]) == ("51 0", "48 2")
    t = table(A="12 1 flier", B="14 2", C="38 0").tell("A: hover", "dice: 1 4", "A: keep")
    assert (t.offers(), t.why("A: push B")) == (["A: go on", "A: stop"], "H25-TYPE-13")


def test_a_flier_can_be_pushed() -> None:
    """H25-TYPE-13"""
    assert table(A="46 0", B="48 2 flier").tell("dice: 1 4").offers() == ["A: walk on", "A: push B"]
