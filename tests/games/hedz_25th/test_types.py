"""The twelve dinosaur types, each by the sentence on its sheet:
choosing one, Tyrannosaurus, and those with plates and horns.
"""

from __future__ import annotations

import pytest

from dispetto.core.errors import BadInput
from tests.games.hedz_25th.told import opening, table

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
