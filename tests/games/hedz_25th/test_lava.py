"""Hot lava and the shortcut."""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import table


@pytest.mark.parametrize(("space", "there"), [("72", "78"), ("74", "80"), ("76", "82")])
def test_from_lava_one_die_is_rolled(space: str, there: str) -> None:
    """H25-LAVA-01"""
    assert table(A=f"{space} 0").tell("A: roll", "dice: 6").at("A") == there


def test_landing_on_lava_costs_a_rock_to_the_supply() -> None:
    """H25-LAVA-02, H25-LAVA-04, H25-DEC-14"""
    t = table(A="70 2").tell("dice: 1 1", "A: keep")
    before = t.supply
    assert t.offers() == ["A: pay", "A: refuse"]
    t.tell("A: pay")
    assert (t["A"], t.loose("72"), t.supply, t.asked) == ("72 1", 0, before + 1, "B")


def test_refusing_the_toll_costs_all_rocks_and_the_way_so_far() -> None:
    """H25-LAVA-03, H25-RUL-12, H25-RUL-35"""
    t = table(A="70 3").tell("dice: 1 1", "A: keep")
    before = t.supply
    t.tell("A: refuse")
    assert (t["A"], t.supply, t.asked) == ("start 1", before + 3 - 1, "B")


def test_without_lava_refusal_the_toll_is_paid_unasked() -> None:
    """H25-RUL-12"""
    t = table(A="70 2", options={"lava_refusal": False}).tell("dice: 1 1", "A: keep")
    assert (t["A"], t.asked) == ("72 1", "B")
    t = table(A="70 0", options={"lava_refusal": False}).tell("dice: 1 1")
    assert t["A"] == "start 1"


def test_walking_over_lava_is_free() -> None:
    """H25-RUL-25"""
    assert table(A="70 1").tell("dice: 1 2", "A: keep")["A"] == "73 1"


def test_on_lava_nothing_is_re_rolled() -> None:
    """H25-LAVA-05, H25-DEC-04"""
    t = table(A="72 3").tell("A: roll", "dice: 1")
    assert (t["A"], t.asked) == ("73 3", "B")


def test_at_the_toll_no_rock_serves_for_anything_else() -> None:
    """H25-LAVA-05, H25-LAVA-06, H25-LAVA-07"""
    t = table(A="72 3", C="63 0").tell("A: roll", "dice: 2")
    assert t.why("A: reroll 1") == "H25-LAVA-05"
    assert t.why("A: throw C") == "H25-LAVA-06"
    assert t.why("A: extra turn") == "H25-LAVA-07"


def test_no_rock_is_thrown_from_lava() -> None:
    """H25-LAVA-06, H25-DEC-10: neither landing on 74 nor in passing, though C stands in sight on 63."""
    t = table(A="72 3", C="63 0").tell("A: roll", "dice: 2", "A: pay")
    assert (t["A"], t.asked) == ("74 2", "B")
    t = table(A="72 3", C="63 0").tell("A: roll", "dice: 3")
    assert (t["A"], t.asked) == ("75 3", "B")
    t = table(A="72 3", B="74 1", C="63 0").tell("A: roll", "dice: 3")
    assert (t.why("A: stop"), t.why("A: throw C")) == ("H25-LAVA-06", "H25-LAVA-06")


def test_a_pusher_standing_on_lava_does_not_throw() -> None:
    """H25-LAVA-06, H25-DEC-16"""
    t = table(A="73 3", B="74 1", C="63 0").tell("dice: 1 2", "A: keep", "A: push B", "A: pay")
    assert (t["A"], t["B"], t.asked, t.turn) == ("74 3", "start 1", "B", "B")  # B burned on 76


@pytest.mark.parametrize(("space", "die"), [("72", 5), ("74", 3), ("76", 1)])
def test_an_exact_seventy_seven_from_lava_may_be_the_volcano(space: str, die: int) -> None:
    """H25-LAVA-08, H25-RUL-36, H25-DEC-15"""
    t = table(A=f"{space} 0").tell("A: roll", f"dice: {die}")
    assert t.offers() == ["A: volcano", "A: path"]
    assert (t.tell("A: volcano").winner, t.at("A"), t.end_rule) == ("A", "finish", "H25-LAVA-08")


def test_the_path_space_seventy_seven_may_be_chosen_instead() -> None:
    """H25-RUL-36, H25-DEC-15"""
    t = table(A="76 1").tell("A: roll", "dice: 1", "A: path")
    assert (t["A"], t.asked, t.winner) == ("77 1", "B", None)


def test_landing_on_the_path_space_is_a_landing() -> None:
    """H25-RUL-36, H25-RUL-13"""
    t = table(A="76 1", B="77 2", loose={"77": 1}).tell("A: roll", "dice: 1", "A: path", "A: scoop all", "A: bite B")
    assert t["A"] == "77 4"


def test_the_volcano_is_the_default() -> None:
    """H25-RUL-36, H25-DEC-15"""
    assert table(A="76 1").tell("A: roll", "dice: 1").default == "A: volcano"


def test_from_an_ordinary_space_seventy_seven_is_only_a_space() -> None:
    """H25-LAVA-08, H25-DEC-15"""
    t = table(A="75 0").tell("dice: 1 1")
    assert (t.at("A"), t.asked) == ("77", "B")


def test_beyond_and_short_of_seventy_seven_there_is_no_shortcut() -> None:
    """H25-LAVA-08, H25-LAVA-09, H25-RUL-37"""
    assert table(A="72 0").tell("A: roll", "dice: 6").at("A") == "78"
    assert table(A="72 0").tell("A: roll", "dice: 3").at("A") == "75"


def test_before_its_first_step_nobody_jumps_into_the_volcano_or_pays() -> None:
    """H25-LAVA-08, H25-LAVA-02"""
    t = table(A="74 1")
    assert (t.why("A: volcano"), t.why("A: pay")) == ("H25-LAVA-08", "H25-LAVA-02")


def test_on_the_last_step_to_the_volcano_one_still_meets_who_stands_there() -> None:
    """H25-DEC-15, H25-PUSH-01: first the push question on 76, then the shortcut."""
    t = table(A="74 0", B="76 0").tell("A: roll", "dice: 3")
    assert (t.at("A"), t.offers()) == ("76", ["A: walk on", "A: push B"])
    assert t.tell("A: walk on").offers() == ["A: volcano", "A: path"]


def test_a_dino_pushed_off_lava_may_step_into_the_volcano() -> None:
    """H25-RUL-16, H25-PUSH-05, H25-DEC-15"""
    t = table(A="75 0", B="76 0").tell("dice: 1 1", "A: push B")
    assert t.at("A") == "start"  # nobody paid for A's stop on 76
    assert t.offers() == ["B: volcano", "B: path"]
    t.tell("B: volcano")
    assert (t.winner, t.end_rule) == ("B", "H25-LAVA-08")


def test_without_shortcut_when_pushed_it_walks_to_seventy_seven() -> None:
    """H25-RUL-16"""
    t = table(A="75 0", B="76 0", options={"shortcut_when_pushed": False}).tell("dice: 1 1", "A: push B")
    assert (t.at("B"), t.winner) == ("77", None)
    t = table(A="76 0", options={"shortcut_when_pushed": False}).tell("A: roll", "dice: 1")
    assert t.offers() == ["A: volcano", "A: path"]


def test_the_stolen_rock_may_pay_the_pushers_toll() -> None:
    """H25-RUL-26, H25-RUL-13"""
    t = table(A="70 0", B="72 1").tell("dice: 1 2", "A: push B")
    assert (t.rocks("A"), t.offers()) == (1, ["A: pay", "A: refuse"])
    assert t.tell("A: pay")["A"] == "72 0"


def test_a_pusher_that_burns_is_home_before_the_pushed_dino_moves() -> None:
    """H25-RUL-26: and the pushed movement still happens."""
    t = table(A="58 0", B="60 0", C="70 0", D="72 0", turn="C").tell("dice: 1 3", "C: push D")
    assert (t["C"], t["D"]) == ("start 1", "start 1")  # D walked two steps onto 74 and burned as well
    t = table(A="70 0", B="72 0").tell("dice: 1 2", "A: push B")
    assert (t["A"], t["B"], t.asked) == ("start 1", "73 0", "B")


def test_a_refused_toll_sends_the_pusher_home_and_the_pushed_dino_on() -> None:
    """H25-RUL-26, H25-RUL-12"""
    t = table(A="70 0", B="72 1").tell("dice: 1 2", "A: push B", "A: refuse")
    assert (t["A"], t["B"], t.asked) == ("start 1", "73 0", "B")


def test_scooped_rocks_pay_the_toll_but_bitten_ones_come_too_late() -> None:
    """H25-RUL-13, H25-RUL-25: B's rocks do not save A."""
    t = table(A="70 0", B="72 3").tell("dice: 1 1")
    assert (t["A"], t["B"], t.asked) == ("start 1", "72 3", "B")
    t = table(A="70 1", B="72 3").tell("dice: 1 1", "A: keep", "A: pay")
    assert t.offers() == ["A: spare B", "A: bite B"]
    assert t.tell("A: bite B")["A"] == "72 3"


def test_at_the_toll_nobody_bites_yet() -> None:
    """H25-RUL-13"""
    t = table(A="70 1", B="72 3").tell("dice: 1 1", "A: keep")
    assert t.why("A: bite B") == "H25-RUL-13"


def test_a_pushed_dino_pays_its_own_toll() -> None:
    """H25-PUSH-05, H25-LAVA-02"""
    t = table(A="70 0", B="71 2").tell("dice: 1 1", "A: push B")
    assert (t.offers(), t.turn) == (["B: pay", "B: refuse"], "A")
    assert t.tell("B: pay")["B"] == "72 0"


def test_being_pushed_off_lava_or_mudd_is_an_ordinary_walk() -> None:
    """H25-RUL-38: seven steps from lava, six and more from mudd."""
    t = table(A="71 0", B="72 1").tell("dice: 4 4", "A: push B", "A: pay")
    assert t["B"] == "79 0"
    t = table(A="44 0", B="45 1").tell("dice: 6 6", "A: push B")
    assert t["B"] == "56 0"
