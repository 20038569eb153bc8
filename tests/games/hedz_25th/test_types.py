"""The twelve dinosaur types, each by the sentence on its sheet, and the rulings about them."""

from __future__ import annotations

import pytest

from dispetto.core.game import BadInput
from tests.games.hedz_25th.told import CROOKED, GAME, opening, table

TWELVE = (
    "trex stegosaurus dimetrodon triceratops ankylosaurus velociraptor brachiosaurus flier parasaurolophus caveman "
    "mammoth mouse"
).split()


# ------------------------------------------------------------------------------------------------- Choosing a type


def test_without_the_option_all_dinos_are_plain() -> None:
    """H25-TYPE-01, H25-DEC-01"""
    t = opening()
    assert [t.kind(who) for who in "ABCD"] == ["plain"] * 4


def test_all_may_play_the_same_type() -> None:
    """H25-TYPE-01"""
    t = opening(types="mouse")
    assert [t.kind(who) for who in "ABCD"] == ["mouse"] * 4


def test_each_dino_may_be_given_its_type() -> None:
    """H25-TYPE-01"""
    t = opening(types="mouse, plain, trex, flier")
    assert [t.kind(who) for who in "ABCD"] == ["mouse", "plain", "trex", "flier"]


def test_each_player_may_choose_any_type_or_none() -> None:
    """H25-DEC-01, H25-TYPE-01"""
    t = opening(types="choose", first_player=1)
    for who in "ABCD":
        assert t.offers() == [f"{who}: be {kind}" for kind in ["plain", *TWELVE]]
        assert t.default == f"{who}: be plain"
        t.tell(f"{who}: be {'trex' if who == 'B' else 'plain'}")
    assert [t.kind(who) for who in "ABCD"] == ["plain", "trex", "plain", "plain"]
    assert t.offers() == ["A: roll"]


def test_with_two_dinos_a_type_is_chosen_for_each_and_then_their_order() -> None:
    """H25-DEC-01, H25-DEC-21"""
    t = opening("AB", types="choose", first_player=1)
    t.tell("A: be trex", "A: be mouse", "B: be flier", "B: be flier")
    assert t.offers() == ["A: first goes", "A: second goes"]
    t.tell("A: second goes")
    assert [t.kind(who) for who in ("A1", "A2", "B1", "B2")] == ["mouse", "trex", "flier", "flier"]
    assert (t.turn, t.asked) == ("A1", "A")


def test_unknown_types_and_wrong_numbers_of_types_are_named() -> None:
    """H25-TYPE-01"""
    with pytest.raises(BadInput, match="there is no dinosaur type 'dragon'; there are plain, trex"):
        opening(types="dragon")
    with pytest.raises(BadInput, match="names 3 types for 4 dinos"):
        opening(types="trex, trex, trex")


def test_before_the_game_only_types_and_order_are_spoken_of() -> None:
    """H25-TYPE-01, H25-DUO-03"""
    t = opening("AB", types="choose", first_player=1)
    assert t.why("A: first goes") == "H25-DUO-03"
    t.tell("A: be trex", "A: be mouse", "B: be flier", "B: be flier")
    assert t.why("A: be trex") == "H25-TYPE-01"


# --------------------------------------------------------------------------------------------- Tyrannosaurus Rex


@pytest.mark.parametrize(("said", "space"), [("use first", "48"), ("use second", "52"), ("use sum", "54")])
def test_a_tyrannosaurus_may_ignore_one_of_its_dice(said: str, space: str) -> None:
    """H25-TYPE-02, H25-DEC-05"""
    t = table(A="46 0 trex").tell("dice: 2 6")
    assert (t.offers(), t.default) == (["A: use first", "A: use second", "A: use sum"], "A: use sum")
    assert t.tell(f"A: {said}").at("A") == space


def test_equal_dice_are_one_choice_less() -> None:
    """H25-TYPE-02, H25-DEC-05"""
    t = table(A="46 0 trex").tell("dice: 4 4")
    assert t.offers() == ["A: use first", "A: use sum"]
    assert t.why("A: use second") == "H25-RUL-31"


def test_each_number_may_reach_finish_exactly() -> None:
    """H25-TYPE-02, H25-FIN-01"""
    t = table(A="94 0 trex").tell("dice: 3 3")
    assert t.offers() == ["A: use first", "A: use sum"]
    assert t.tell("A: use sum").winner == "A"
    assert table(A="94 0 trex").tell("dice: 6 2", "A: use first").winner == "A"


def test_re_rolls_come_before_the_choice() -> None:
    """H25-TYPE-02, H25-RUL-04"""
    t = table(A="46 1 trex").tell("dice: 2 6", "A: reroll 1", "dice: 3")
    assert t.offers() == ["A: use first", "A: use second", "A: use sum"]
    assert t.why("A: reroll 1") == "H25-RER-01"
    assert t.tell("A: use first").at("A") == "49"


def test_one_die_leaves_nothing_to_ignore() -> None:
    """H25-TYPE-02, H25-RUL-31, H25-DEC-05"""
    assert table(A="45 0 trex").tell("A: roll", "dice: 3").at("A") == "48"
    assert table(A="46 0").tell("dice: 2 6").at("A") == "54"


def test_it_works_on_a_boo_roll_too() -> None:
    """H25-RUL-31"""
    t = table(A="31 0 trex").tell("dice: 1 1", "A: use sum", "A: roll", "dice: 1 3")
    assert t.offers() == ["A: use first", "A: use second", "A: use sum"]


@pytest.mark.parametrize(
    ("start", "dice", "there"),
    [
        ("96", "3 6", "99"),  # only the first fits
        ("96", "6 3", "99"),  # only the second
        ("96", "3 3", "99"),  # their sum does not
        ("96", "4 4", "finish"),
        ("96", "5 6", "96"),  # nothing does
        ("96", "5 5", "96"),
    ],
)
def test_a_fitting_number_must_be_used_if_there_is_one(start: str, dice: str, there: str) -> None:
    """H25-RUL-31, H25-FIN-02"""
    t = table(A=f"{start} 0 trex").tell(f"dice: {dice}")
    assert (t.at("A"), t.asked == "A") == (there, False)


def test_the_higher_fitting_die_is_the_default_where_the_sum_does_not_fit() -> None:
    """H25-DEC-05"""
    t = table(A="94 0 trex").tell("dice: 5 2")
    assert (t.offers(), t.default) == (["A: use first", "A: use second"], "A: use first")
    assert table(A="94 0 trex").tell("dice: 2 5").default == "A: use second"
    assert table(A="95 0 trex").tell("dice: 1 4").default == "A: use sum"
    assert table(A="95 0 trex").tell("dice: 3 3").asked == "B"


def test_a_tyrannosaurus_carries_three_rocks() -> None:
    """H25-TYPE-03, H25-RUL-24"""
    assert table(A="46 4 trex").rocks("A") == 3
    assert table(A="46 3 trex").rocks("A") == 3
    t = table(A="46 3 trex", loose={"47": 2}).tell("dice: 1 1", "A: keep", "A: use sum", "A: scoop all")
    assert t.rocks("A") == 5


# ------------------------------------------------------------------------- Stegosaurus, Dimetrodon, Triceratops


def test_a_stegosaurus_cannot_be_pushed() -> None:
    """H25-TYPE-04, H25-DEC-08"""
    t = table(A="46 0", B="48 2 stegosaurus").tell("dice: 1 4")
    assert (t["A"], t["B"]) == ("51 0", "48 2")
    t = table(A="46 0", B="48 2 stegosaurus", C="48 0").tell("dice: 1 4")
    assert (t.offers(), t.why("A: push B")) == (["A: walk on", "A: push C"], "H25-TYPE-04")


def test_a_stegosaurus_pushes_and_is_bitten_like_any_other() -> None:
    """H25-TYPE-04"""
    assert table(A="46 0 stegosaurus", B="48 2").tell("dice: 1 4").offers() == ["A: walk on", "A: push B"]
    assert table(A="46 0", B="48 2 stegosaurus").tell("dice: 1 1").offers() == ["A: spare B", "A: bite B"]


def test_a_dimetrodon_may_re_roll_both_dice_for_one_rock() -> None:
    """H25-TYPE-05, H25-DEC-04"""
    t = table(A="46 2 dimetrodon").tell("dice: 1 1")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2", "A: reroll both"]
    t.tell("A: reroll both", "dice: 5")
    assert t.asked == "dice"
    t.tell("dice: 6", "A: keep")
    assert (t["A"], t.loose("46")) == ("57 1", 1)


def test_a_dimetrodon_may_also_re_roll_one() -> None:
    """H25-TYPE-05, H25-RER-01"""
    assert table(A="46 1 dimetrodon").tell("dice: 1 2", "A: reroll 2", "dice: 6")["A"] == "53 0"


def test_one_die_is_not_both() -> None:
    """H25-TYPE-05, H25-DEC-04"""
    t = table(A="45 2 dimetrodon").tell("A: roll", "dice: 1")
    assert (t.offers(), t.why("A: reroll both")) == (["A: keep", "A: reroll 1"], "H25-RER-01")


def test_others_re_roll_one_die_at_a_time() -> None:
    """H25-TYPE-05, H25-RER-01"""
    assert table(A="46 2").tell("dice: 1 1").why("A: reroll both") == "H25-TYPE-05"


@pytest.mark.parametrize(("kind", "bonus"), [("plain", 0), ("dimetrodon", 1), ("ankylosaurus", 2), ("mammoth", 0)])
def test_armour_counts_in_defence(kind: str, bonus: int) -> None:
    """H25-TYPE-06, H25-TYPE-08: with the higher ground an attacker's 4 beats a defence up to 4."""
    for die in range(1, 7):
        t = table(A="36 1", B=f"14 0 {kind}").tell("dice: 1 1", "A: keep", "A: throw B", f"dice: 4 {die}")
        assert (t.at("A") == "14") == (die + bonus <= 4), die


@pytest.mark.parametrize("kind", ["dimetrodon", "ankylosaurus"])
def test_armour_does_not_count_in_attack(kind: str) -> None:
    """H25-TYPE-06, H25-TYPE-08"""
    t = table(A=f"36 1 {kind}", B="14 0").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 3 4")
    assert t.at("A") == "38"


@pytest.mark.parametrize("rocks", [1, 2, 3, 5])
def test_a_triceratops_steals_up_to_three_rocks(rocks: int) -> None:
    """H25-TYPE-07, H25-DEC-09"""
    most = min(rocks, 3)
    t = table(A="46 0 triceratops", B=f"48 {rocks}").tell("dice: 1 4", "A: push B")
    assert t.offers() == [f"A: steal {n}" for n in range(most + 1)]
    assert t.default == f"A: steal {most}"
    t.tell(f"A: steal {most}")
    assert (t["A"], t["B"]) == (f"48 {most}", f"51 {rocks - most}")


def test_a_triceratops_may_steal_fewer_and_none() -> None:
    """H25-TYPE-07, H25-DEC-09: push and loot are one line."""
    t = table(A="46 0 triceratops", B="48 5").tell("dice: 1 4", "A: push B steal 2")
    assert (t["A"], t["B"]) == ("48 2", "51 3")
    t = table(A="46 0 triceratops", B="48 5").tell("dice: 1 4", "A: push B steal 0")
    assert (t["A"], t["B"]) == ("48 0", "51 5")


def test_where_there_is_nothing_to_steal_nothing_is_asked() -> None:
    """H25-DEC-09"""
    t = table(A="46 0 triceratops", B="48 0").tell("dice: 1 4", "A: push B")
    assert (t["A"], t["B"], t.asked) == ("48 0", "51 0", "B")


def test_a_triceratops_cannot_steal_what_is_not_there() -> None:
    """H25-TYPE-07"""
    t = table(A="46 0 triceratops", B="48 1").tell("dice: 1 4", "A: push B")
    assert t.why("A: steal 2") == "H25-TYPE-07"


def test_others_steal_one_without_being_asked() -> None:
    """H25-PUSH-02, H25-DEC-09"""
    t = table(A="46 0", B="48 5 triceratops").tell("dice: 1 4", "A: push B")
    assert (t["A"], t["B"]) == ("48 1", "51 4")


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


# ------------------------------------------------------------------------------------------------ Parasaurolophus


@pytest.mark.parametrize(
    ("bitten", "there"),
    [
        ("19", "start 1"),
        ("20", "start 1"),
        ("21", "20 0"),
        ("26b", "20 0"),
        ("60", "20 0"),
        ("61", "60 0"),
        ("68c", "60 0"),
    ],
)
def test_a_bitten_parasaurolophus_goes_to_the_last_think_below(bitten: str, there: str) -> None:
    """H25-TYPE-14, H25-RUL-28: never forwards, never to the one it stands on."""
    from_, lines = {
        "19": ("17", []),
        "20": ("17", []),
        "21": ("19", ["A: route land"]),
        "26b": ("19", ["A: route fly"]),
        "60": ("57", []),
        "61": ("58", ["A: route long"]),
        "68c": ("59", ["A: route cut"]),
    }[bitten]
    dice = {"19": "1 1", "20": "1 2", "21": "1 1", "26b": "1 1", "60": "1 2", "61": "1 2", "68c": "1 2"}[bitten]
    t = table(A=f"{from_} 0", B=f"{bitten} 2 parasaurolophus").tell(f"dice: {dice}", *lines, "A: bite B")
    assert (t["A"], t["B"]) == (f"{bitten} 2", there)


def test_it_takes_the_loose_rocks_lying_on_that_think() -> None:
    """H25-RUL-28, H25-RUL-02: whatever start_loose_pickup says."""
    for pickup in (True, False):
        t = table(A="46 0", B="48 2 parasaurolophus", loose={"20": 2, "0": 1}, options={"start_loose_pickup": pickup})
        t.tell("dice: 1 1", "A: bite B")
        assert (t["B"], t.loose("20"), t.loose("0")) == ("20 2", 0, 1)


def test_a_drowned_or_burnt_parasaurolophus_goes_to_start() -> None:
    """H25-TYPE-14: only a bite is different."""
    t = table(A="70 0 parasaurolophus").tell("dice: 1 1")
    assert t["A"] == "start 1"


# -------------------------------------------------------------------------------------------------------- Caveman


def test_a_caveman_may_throw_everything_for_a_certain_hit() -> None:
    """H25-TYPE-15, H25-RUL-29, H25-DEC-12"""
    t = table(A="12 4 caveman", C="38 1").tell("dice: 1 1", "A: keep")
    assert (t.offers(), t.default) == (["A: give up", "A: one rock", "A: all rocks"], "A: give up")
    t.tell("A: all rocks throw C")
    assert (t["A"], t["C"], t.asked, t.turn) == ("38 0", "14 5", "B", "B")


def test_one_rock_is_enough_for_a_certain_hit() -> None:
    """H25-RUL-29"""
    t = table(A="12 1 caveman", C="38 0").tell("dice: 1 1", "A: keep", "A: all rocks throw C")
    assert (t["A"], t["C"]) == ("38 0", "14 1")


def test_the_caveman_chooses_the_mode_then_the_target() -> None:
    """H25-DEC-12, H25-DEC-11: and after the mode there is no giving up."""
    t = table(A="12 4 caveman", B="38 0", C="38 1").tell("dice: 1 1", "A: keep", "A: all rocks")
    assert t.offers() == ["A: throw B", "A: throw C"]
    assert t.why("A: give up") == "H25-TYPE-16"
    t.tell("A: throw C")
    assert (t["B"], t["C"]) == ("38 0", "14 5")


def test_the_throw_of_everything_must_be_the_first() -> None:
    """H25-TYPE-16, H25-RUL-29"""
    t = table(A="12 3 caveman", C="38 0").tell("dice: 1 1", "A: keep", "A: one rock throw C", "dice: 1 6")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert t.why("A: all rocks") == "H25-TYPE-16"
    t.tell("A: throw C", "dice: 6 1")
    assert (t["A"], t["C"]) == ("38 1", "14 2")


def test_the_first_throw_of_every_movement_counts_anew() -> None:
    """H25-RUL-29: pushed, then on its own Boo! roll."""
    t = table(A="30 0", B="31 3 caveman", D="47 0", C="14 0").tell("dice: 1 2", "A: push B")
    assert t.offers() == ["B: give up", "B: one rock", "B: all rocks"]
    t.tell("B: give up", "B: roll", "dice: 1 4", "B: keep")
    assert (t.at("B"), t.offers()) == ("38", ["B: give up", "B: one rock", "B: all rocks"])


def test_a_caveman_that_gives_up_on_boo_rolls() -> None:
    """H25-RUL-20, H25-DEC-12"""
    t = table(A="31 2 caveman", C="47 0").tell("dice: 1 1", "A: keep", "A: give up")
    assert t.offers() == ["A: roll"]


def test_a_caveman_that_stopped_to_throw_must_throw() -> None:
    """H25-RUL-45, H25-DEC-12"""
    t = table(A="12 2 caveman", C="38 0").tell("dice: 2 4", "A: keep", "A: stop")
    assert (t.offers(), t.default) == (["A: one rock", "A: all rocks"], "A: one rock")
    assert t.why("A: give up") == "H25-RUL-45"


def test_others_do_not_hurl() -> None:
    """H25-TYPE-15"""
    t = table(A="12 4", C="38 1").tell("dice: 1 1", "A: keep")
    assert t.why("A: all rocks") == "H25-TYPE-15"


def test_a_cavemans_spear_works_like_a_bite() -> None:
    """H25-TYPE-17"""
    t = table(A="46 0 caveman", B="48 3").tell("dice: 1 1", "A: bite B")
    assert (t["A"], t["B"]) == ("48 3", "start 1")


# ---------------------------------------------------------------------------------------------------------- Mouse


def test_a_mouse_rolls_three_dice() -> None:
    """H25-TYPE-20"""
    t = table(A="46 1 mouse").tell("A: roll", "dice: 1 2 4")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2", "A: reroll 3"]
    assert t.tell("A: keep").at("A") == "53"


@pytest.mark.parametrize(("space", "there"), [("45", "50"), ("72", "77"), ("start", "5")])
def test_a_mouse_in_mudd_or_lava_rolls_one(space: str, there: str) -> None:
    """H25-TYPE-20"""
    t = table(A=f"{space} 0 mouse").tell("A: roll", "dice: 5")
    assert t.asked != "dice"
    assert (t.tell("A: path") if space == "72" else t).at("A") == there


def test_a_mouse_carries_two_rocks() -> None:
    """H25-TYPE-21"""
    assert table(A="46 3 mouse").rocks("A") == 2
    assert table(A="46 2 mouse").rocks("A") == 2


# ---------------------------------------------------------------------------------------------------- The limits


@pytest.mark.parametrize(("kind", "limit"), [("trex", 3), ("brachiosaurus", 5), ("mouse", 2)])
def test_strict_limits_bite_at_once(kind: str, limit: int) -> None:
    """H25-RUL-24: the surplus goes to the supply; without the option it is held until its turn."""
    for strict in (True, False):
        t = table(A="46 0", D=f"48 {limit} {kind}", loose={"49": 3}, options={"strict_limits": strict})
        before = t.supply
        t.tell("dice: 1 4", "A: push D", "D: scoop all")
        assert (t.rocks("D"), t.supply) == ((limit, before + 2) if strict else (limit + 2, before))


def test_strict_limits_do_not_concern_the_general_limit_of_six() -> None:
    """H25-RUL-24"""
    t = table(A="46 6", loose={"48": 3}, options={"strict_limits": True}).tell("dice: 1 2", "A: keep", "A: scoop all")
    assert t.rocks("A") == 9


def test_strict_limits_touch_every_way_of_getting_rocks() -> None:
    """H25-RUL-24: printed, stolen, thrown, bitten."""
    strict = {"strict_limits": True}
    t = table(A="37 2 mouse", options=strict).tell("dice: 1 1 1", "A: keep")
    assert t["A"] == "40 2"
    t = table(A="46 3 trex", B="48 2", options=strict).tell("dice: 1 2", "A: keep", "A: use sum", "A: push B")
    assert (t.rocks("A"), t.rocks("B")) == (3, 1)
    t = table(A="12 1", C="38 2 mouse", options=strict).tell("dice: 1 1", "A: keep", "A: throw C")
    assert t.rocks("C") == 2
    t = table(A="45 1 mouse", B="48 4", options=strict).tell("A: roll", "dice: 3", "A: keep", "A: bite B")
    assert t.rocks("A") == 2
    assert GAME.tally(t.s) == {"rocks": 40}
