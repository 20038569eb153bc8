"""Types that throw, borrow or hide: Parasaurolophus, Caveman, Mouse; and the limits of all."""

from __future__ import annotations

import pytest

from tests.games.hedz_25th.told import GAME, table

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
