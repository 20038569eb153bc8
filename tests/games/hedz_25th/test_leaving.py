"""A player gets up for good: before the game, on its turn, pushed, or while others move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dispetto.core.engine.table import asked
from tests.games.hedz_25th.told import GAME, Told, opening, table

Set = Callable[[], Told]


def test_the_dino_is_removed_and_its_rocks_go_to_the_supply() -> None:
    """H25-RUL-41"""
    t = table(B="30 4")
    before = t.supply
    t.tell("B: leaves")
    assert (t["B"], t.supply, t.offers()) == ("gone 0", before + 4, ["A: roll"])
    assert GAME.tally(t.s) == {"rocks": 40}


def test_both_dinos_of_a_player_go() -> None:
    """H25-RUL-41, H25-DUO-02"""
    t = table("ABC", turn="A1", B1="30 4", B2="31 2").tell("B: leaves")
    assert (t["B1"], t["B2"]) == ("gone 0", "gone 0")


def test_the_last_player_left_wins() -> None:
    """H25-RUL-41"""
    t = table(B="30 4", C="99 0").tell("A: leaves", "B: leaves")
    assert t.winner is None
    t.tell("C: leaves")
    assert (t.winner, t.end_rule, t.asked) == ("D", "H25-RUL-41", "nobody")
    assert t.seen["places"] == {"A": 2, "B": 2, "C": 2, "D": 1}


def test_two_dinos_of_one_player_are_one_player_left() -> None:
    """H25-RUL-41, H25-DUO-02"""
    t = table("AB", turn="A1").tell("A: leaves")
    assert (t.winner, t.end_rule) == ("B", "H25-RUL-41")


def test_nobody_leaves_twice_or_after_the_end() -> None:
    """H25-RUL-41"""
    t = table().tell("B: leaves", "B: leaves")
    assert (t.supply, t.asked) == (37, "A")
    t = table(A="98 0").tell("A: roll", "dice: 2", "A: leaves")
    assert (t.winner, t.at("A")) == ("A", "finish")


def test_turns_skip_who_has_left() -> None:
    """H25-RUL-41, H25-SETUP-06"""
    t = table(A="46 0").tell("B: leaves", "dice: 1 2")
    assert t.turn == "C"


def test_rounds_are_counted_though_the_first_player_has_left() -> None:
    """H25-RUL-41, H25-RUL-42"""
    t = table(turn="D", D="46 0").tell("A: leaves", "dice: 1 2")
    assert (t.turn, t.seen["round"]) == ("B", 2)
    t = table(turn="D", D="46 0", options={"turn_limit": 1}).tell("A: leaves", "dice: 1 2")
    assert (t.winner, t.seen["places"]) == ("D", {"A": 4, "B": 2, "C": 2, "D": 1})


def test_who_has_left_does_not_count_in_last_place_nor_stand_in_the_way() -> None:
    """H25-RUL-41, H25-RUL-21"""
    t = table(A="46 1", B="48 1", C="60 1", D="60 1").tell("B: leaves", "dice: 1 2", "A: keep")
    assert (t.at("A"), t.offers()) == ("49", ["A: rest", "A: extra turn"])
    t = table(A="81 1", B="80 1", C="95 1", D="95 1").tell("B: leaves", "dice: 1 2", "A: keep")
    assert (t.at("A"), t.offers()) == ("84", ["A: rest", "A: extra turn"])


# ------------------------------------------------------------------------------------------ The active player leaves

FIELD: list[tuple[str, Set]] = [
    ("before the roll", lambda: table(A="46 1")),
    ("before a flier's roll", lambda: table(A="20 1 flier")),
    ("while the dice roll", lambda: table(A="46 1").tell("A: roll", "dice: 1")),
    ("over a re-roll", lambda: table(A="46 1").tell("dice: 1 2")),
    ("over the dice of a tyrannosaurus", lambda: table(A="46 0 trex").tell("dice: 1 2")),
    ("at a think", lambda: table(A="20 0").tell("dice: 1 2")),
    ("with somebody in the way", lambda: table(A="46 0", C="48 1").tell("dice: 1 2")),
    ("over the loot", lambda: table(A="46 0 triceratops", C="48 1").tell("dice: 1 2", "A: push C")),
    ("where it could stop", lambda: table(A="12 1", C="38 0").tell("dice: 2 3", "A: keep")),
    ("over loose rocks", lambda: table(A="46 0", loose={"47": 2}).tell("dice: 1 2")),
    ("at the toll", lambda: table(A="70 1").tell("dice: 1 1", "A: keep")),
    ("over a bite", lambda: table(A="46 0", C="48 1").tell("dice: 1 1")),
    ("before a throw", lambda: table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep")),
    ("over how to throw", lambda: table(A="12 1 caveman", C="38 0").tell("dice: 1 1", "A: keep")),
    (
        "with its rock in the air",
        lambda: table(A="12 1", C="38 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 3"),
    ),
    ("before the volcano", lambda: table(A="76 0").tell("A: roll", "dice: 1")),
    ("on boo", lambda: table(A="31 0").tell("dice: 1 1")),
    ("before an extra turn", lambda: table(A="46 1", B="60 0", C="60 0", D="60 0").tell("dice: 1 2", "A: keep")),
    ("while the dino it pushed is on its way", lambda: table(A="19 0", C="20 1").tell("dice: 1 2", "A: push C")),
]


@pytest.mark.parametrize(("when", "moment"), FIELD, ids=[when for when, _ in FIELD])
def test_when_the_active_player_leaves_the_turn_passes(when: str, moment: Set) -> None:
    """H25-RUL-41"""
    t = moment().tell("A: leaves")
    assert (t["A"], t.turn, t.asked) == ("gone 0", "B", "B"), when
    assert GAME.tally(t.s) == {"rocks": 40}
    assert len(t.s.stack) == 2  # the end of B's turn, and the question before its roll


def test_when_the_active_player_leaves_with_two_dinos_the_next_player_is_on() -> None:
    """H25-RUL-41, H25-DUO-03"""
    t = table("ABC", turn="A1").tell("A: leaves")
    assert (t.turn, t.asked) == ("B1", "B")


def test_when_the_active_player_leaves_in_its_extra_turn_the_turn_passes() -> None:
    """H25-RUL-41"""
    t = table(A="46 1", extra=True, B="60 0", C="60 0", D="60 0").tell("A: leaves")
    assert t.turn == "B"


# -------------------------------------------------------------------------- The owner of a pushed dino leaves

SEEN = {"C": "66 0", "D": "start 1"}


def pushed(*lines: str, **more: str) -> Told:
    """A pushes B from 31, where it sees C on 66; then the lines."""
    return table("ABCDE", A="30 1", **{"B": "31 1", **SEEN, **more}).tell(*lines)


PUSHED: list[tuple[str, Set]] = [
    ("before its boo roll", lambda: pushed("dice: 1 2", "A: keep", "A: push B")),
    ("while its dice roll", lambda: pushed("dice: 1 2", "A: keep", "A: push B", "B: roll", "dice: 4")),
    ("over its re-roll", lambda: pushed("dice: 1 2", "A: keep", "A: push B", "B: roll", "dice: 1 1", B="31 2")),
    ("with somebody in the way", lambda: pushed("dice: 1 2", "A: keep", "A: push B", D="32 0")),
    ("over a bite", lambda: pushed("dice: 1 1", "A: keep", "A: push B", D="32 0")),
    ("before a throw", lambda: pushed("dice: 1 2", "A: keep", "A: push B", B="31 2", D="47 0")),
    ("over how to throw", lambda: pushed("dice: 1 2", "A: keep", "A: push B", B="31 2 caveman", D="47 0")),
    ("where it could stop", lambda: pushed("dice: 1 4", "A: keep", "A: push B", B="31 2", D="47 0")),
    (
        "with its rock in the air",
        lambda: pushed("dice: 1 2", "A: keep", "A: push B", "B: throw D", "dice: 3", B="31 2", D="47 0"),
    ),
]


@pytest.mark.parametrize(("when", "moment"), PUSHED, ids=[when for when, _ in PUSHED])
def test_when_the_owner_of_a_pushed_dino_leaves_the_pusher_goes_on(when: str, moment: Set) -> None:
    """H25-RUL-41, H25-PUSH-07"""
    t = moment()
    assert t.asked in ("B", "dice"), when
    t.tell("B: leaves")
    assert (t["B"], t.turn, t.offers()) == ("gone 0", "A", ["A: give up", "A: throw C"]), when


def test_at_a_think_too() -> None:
    """H25-RUL-41, H25-THINK-02"""
    t = table(A="19 0", B="20 1").tell("dice: 1 2", "A: push B", "B: leaves")
    assert (t.at("A"), t.turn) == ("20", "C")


def test_over_loose_rocks_and_at_the_toll_too() -> None:
    """H25-RUL-41"""
    t = table(A="46 0", B="47 1", loose={"48": 1}).tell("dice: 1 2", "A: push B")
    assert t.asked == "B"
    assert (t.tell("B: leaves").turn, t.loose("48")) == ("C", 1)
    t = table(A="70 0", B="71 2").tell("dice: 1 1", "A: push B")
    assert t.offers() == ["B: pay", "B: refuse"]
    assert t.tell("B: leaves").turn == "C"


def test_a_pusher_on_boo_still_rolls() -> None:
    """H25-RUL-41, H25-RUL-19"""
    t = table(A="31 0", B="33 1", D="35 0").tell("dice: 1 4", "A: push B")
    assert t.asked == "B"
    assert t.tell("B: leaves").offers() == ["A: roll"]


def test_if_it_leaves_before_it_has_set_out_nobody_walks() -> None:
    """H25-RUL-41: A is still picking up."""
    t = table(A="46 0", B="47 1", loose={"47": 2}).tell("dice: 1 3", "A: push B")
    assert t.asked == "A"
    t.tell("B: leaves", "A: scoop all")
    assert (t["A"], t.turn) == ("47 3", "C")


def test_in_a_chain_the_last_pusher_goes_on_first() -> None:
    """H25-RUL-41, H25-RUL-46: C leaves on its way, B may throw at F from 33; B leaves, A may throw at E."""
    t = table("ABCDEFG", A="30 1", B="31 2", C="33 0", D="35 0", F="47 0", E="66 0")
    t.tell("dice: 2 4", "A: keep", "A: push B", "B: push C")
    assert t.offers() == ["C: walk on", "C: push D"]
    assert t.tell("C: leaves").offers() == ["B: give up", "B: throw F"]
    assert t.tell("B: leaves").offers() == ["A: give up", "A: throw E"]


def test_a_middle_pusher_that_leaves_does_nothing_more() -> None:
    """H25-RUL-41, H25-RUL-46: C walks on, then A acts."""
    t = table("ABCDEF", A="30 1", B="31 1", C="32 0", E="66 0", D="35 0")
    t.tell("dice: 2 4", "A: keep", "A: push B", "B: push C")
    assert t.offers() == ["C: walk on", "C: push D"]
    t.tell("B: leaves")
    assert t.offers() == ["C: walk on", "C: push D"]
    assert t.tell("C: walk on").offers() == ["A: give up", "A: throw E"]


def test_a_switched_dino_still_lands_when_the_thrower_leaves_at_the_toll() -> None:
    """H25-RUL-41, H25-RUL-08: B, pushed to 63, hit C on 74 and gets up; C finds the rock on 63."""
    t = table(A="61 1", B="62 3", C="74 0", loose={"63": 1})
    t.tell("dice: 1 2", "A: keep", "A: push B", "B: stop", "B: leave rocks", "dice: 6 1")
    assert (t.offers(), t["C"]) == (["B: pay", "B: refuse"], "63 1")
    t.tell("B: leaves")
    assert (t["C"], t.loose("63"), t.turn) == ("63 2", 0, "C")


def test_a_switched_dino_that_has_left_takes_nothing() -> None:
    """H25-RUL-41, H25-RUL-08: A pays on 74, while B, whom it hit, has gone;
    the rock on the last space of the file stays.
    """
    t = table(A="61 2", B="74 0", loose={"69c": 1}).tell("dice: 2 4", "A: keep", "A: stop", "dice: 6 1")
    assert t.offers() == ["A: pay", "A: refuse"]
    t.tell("B: leaves", "A: pay")
    assert (t["B"], t.loose("69c"), t.turn) == ("gone 0", 1, "C")


# ------------------------------------------------------------------------------- A pusher leaves in mid-push


def test_at_the_toll_the_pushed_dino_still_answers() -> None:
    """H25-RUL-47, H25-DEC-14"""
    t = table(A="70 0", B="71 2").tell("dice: 1 1", "A: push B")
    t.tell("A: leaves")
    assert t.offers() == ["B: pay", "B: refuse"]
    assert (t.tell("B: refuse")["B"], t.turn) == ("start 1", "B")


def test_where_it_stands_it_has_landed_and_takes_what_lies_there_but_does_nothing_more() -> None:
    """H25-RUL-47, H25-RUL-44: rocks on 48 and the printed one on 40; no bite, no throw, no Boo! roll."""
    t = table(A="46 0", B="47 1", C="48 1", D="60 0", loose={"48": 2}).tell("dice: 1 3", "A: push B", "A: leaves")
    assert t.offers() == ["B: leave rocks", "B: scoop 1", "B: scoop all"]
    assert (t.tell("B: scoop all")["B"], t["C"], t.turn) == ("48 2", "48 1", "B")
    t = table(A="38 0", B="39 2", C="40 0", D="55 0").tell("dice: 1 3", "A: push B", "A: leaves")
    assert (t["B"], t.turn) == ("40 2", "B")
    t = table(A="31 0", B="32 2", C="33 0", D="47 0").tell("dice: 1 3", "A: push B", "A: leaves")
    assert (t["B"], t.turn, t.offers()) == ("33 1", "B", ["B: roll"])


def test_over_rocks_in_passing_or_at_its_landing_it_is_asked_once() -> None:
    """H25-RUL-47, H25-DEC-07"""
    for dice in ("1 3", "1 1"):
        t = table(A="46 0", B="47 1", loose={"48": 2}).tell(f"dice: {dice}", "A: push B", "A: leaves")
        assert (t.tell("B: scoop all")["B"], t.turn, t.offers()) == ("48 2", "B", ["B: roll"])
    t = table(A="12 0", B="13 1", C="38 0", loose={"14": 2}).tell("dice: 1 3", "A: push B", "B: stop", "A: leaves")
    assert t.offers() == ["B: leave rocks", "B: scoop 1", "B: scoop all"]  # no throw: it need take nothing


def test_a_pushed_dino_that_has_not_moved_has_not_landed() -> None:
    """H25-RUL-47, H25-PUSH-06: on Lava since an earlier turn, it pays no second toll."""
    t = table(A="71 0", B="72 2", C="72 0", loose={"71": 0}).tell("dice: 1 5", "A: push B")
    assert t.offers() == ["A: pay", "A: refuse"]
    assert (t.tell("A: leaves")["B"], t.turn, t.asked) == ("72 1", "B", "B")
    t = table(A="19 0", B="20 1", loose={"20": 2}).tell("dice: 1 2", "A: push B", "A: leave rocks", "A: leaves")
    assert (t["B"], t.loose("20"), t.turn) == ("20 0", 2, "B")


def test_a_middle_pusher_at_its_toll_answers_and_the_dino_it_pushed_stays() -> None:
    """H25-RUL-47, H25-RUL-26"""
    t = table("ABCDE", A="70 0", B="71 2", C="72 1").tell("dice: 1 5", "A: push B", "B: push C", "A: leaves")
    assert t.offers() == ["B: pay", "B: refuse"]
    assert (t.tell("B: pay")["B"], t["C"], t.turn) == ("72 1", "72 0", "B")


def test_whoever_was_switched_still_lands_when_the_active_player_leaves() -> None:
    """H25-RUL-47, H25-RUL-08: A hit B and gets up at the toll; B finds the rock on 63."""
    t = table(A="61 2", B="74 0", loose={"63": 1}).tell(
        "dice: 2 4", "A: keep", "A: stop", "A: leave rocks", "dice: 6 1"
    )
    assert t.offers() == ["A: pay", "A: refuse"]
    assert (t.tell("A: leaves")["B"], t.turn) == ("63 2", "B")


def test_who_leaves_at_such_a_toll_too_lets_the_turn_pass() -> None:
    """H25-RUL-47, H25-RUL-41"""
    t = table(A="70 0", B="71 2").tell("dice: 1 1", "A: push B", "A: leaves", "B: leaves")
    assert (t.turn, t.offers()) == ("C", ["C: roll"])
    t = table(A="70 0", B="71 2").tell("dice: 1 1", "A: push B", "A: leaves", "C: leaves", "B: pay")
    assert (t["B"], t.turn) == ("72 0", "B")
    t = table(turn="D", D="70 0", B="71 2", options={"turn_limit": 1}).tell("dice: 1 1", "D: push B", "D: leaves")
    assert (t.winner, t.offers()) == (None, ["B: pay", "B: refuse"])
    assert t.tell("B: pay").winner == "B"


# ------------------------------------------------------------------------------------------------ Somebody else leaves


def test_an_uninvolved_player_changes_nothing_of_the_offers() -> None:
    """H25-RUL-41"""
    t = table("ABCDE", A="46 0", B="48 1", C="48 0").tell("dice: 1 2")
    before = t.offers()
    assert t.tell("E: leaves").offers() == before


def test_who_stood_in_the_way_is_no_longer_on_offer() -> None:
    """H25-RUL-41, H25-DEC-08"""
    t = table(A="46 0", B="48 1", C="48 0").tell("dice: 1 2", "B: leaves")
    assert t.offers() == ["A: walk on", "A: push C"]
    assert (t.tell("C: leaves").at("A"), t.turn) == ("49", "D")


def test_whom_one_could_have_stopped_for_is_gone() -> None:
    """H25-RUL-41, H25-DEC-10"""
    t = table(A="12 1", B="38 0", C="38 0").tell("dice: 2 3", "A: keep", "B: leaves")
    assert t.offers() == ["A: go on", "A: stop"]
    assert (t.tell("C: leaves").at("A"), t.turn) == ("17", "D")


def test_a_target_that_leaves_is_no_longer_on_offer() -> None:
    """H25-RUL-41, H25-DEC-11"""
    t = table(A="12 1", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "B: leaves")
    assert t.offers() == ["A: give up", "A: throw C"]
    assert (t.tell("C: leaves").at("A"), t.turn) == ("14", "D")


def test_without_a_target_left_a_dino_on_boo_rolls() -> None:
    """H25-RUL-41, H25-RUL-20"""
    t = table(A="31 1", C="47 0").tell("dice: 1 1", "A: keep", "C: leaves")
    assert t.offers() == ["A: roll"]
    t = table(A="31 1 caveman", C="47 0").tell("dice: 1 1", "A: keep", "C: leaves")
    assert t.offers() == ["A: roll"]
    t = table(A="31 1 caveman", C="47 0").tell("dice: 1 1", "A: keep", "A: one rock", "C: leaves")
    assert t.offers() == ["A: roll"]


def test_without_a_target_left_there_is_nothing_to_throw_at_and_the_turn_passes() -> None:
    """H25-RUL-41, H25-DEC-11, H25-DEC-12"""
    for kind in ("plain", "caveman"):
        t = table(A=f"12 2 {kind}", C="38 0").tell("dice: 1 1", "A: keep", "C: leaves")
        assert (t["A"], t.turn, t.offers()) == ("14 2", "B", ["B: roll"]), kind


def test_after_a_lost_throw_there_is_no_boo_roll_either() -> None:
    """H25-RUL-41, H25-RUL-20"""
    t = table(A="31 2", C="47 0").tell("dice: 1 1", "A: keep", "A: throw C", "dice: 1 6", "C: leaves")
    assert t.turn == "B"


def test_who_stopped_to_throw_stays_where_it_is_when_the_target_leaves() -> None:
    """H25-RUL-41, H25-THR-04"""
    t = table(A="31 2", C="47 0").tell("dice: 1 2", "A: keep", "A: stop", "C: leaves")
    assert (t["A"], t.turn) == ("33 2", "B")
    t = table(A="31 2", C="47 0", loose={"33": 1}).tell("dice: 1 2", "A: keep", "A: stop", "C: leaves", "A: scoop all")
    assert (t["A"], t.turn) == ("33 3", "B")


def test_a_caveman_with_another_target_keeps_its_choice() -> None:
    """H25-RUL-41, H25-DEC-12"""
    t = table(A="12 2 caveman", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "B: leaves")
    assert t.offers() == ["A: give up", "A: one rock", "A: all rocks"]


def test_a_defender_that_leaves_takes_the_rock_out_of_play_and_the_attacker_may_go_on() -> None:
    """H25-RUL-41, H25-THR-10"""
    t = table(A="12 2", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 4", "B: leaves")
    assert (t.rocks("A"), t.offers()) == (1, ["A: give up", "A: throw C"])
    t = table(A="12 1", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "A: throw B", "B: leaves")
    assert (t.rocks("A"), t.turn) == (0, "C")


def test_the_dice_of_two_others_go_on() -> None:
    """H25-RUL-41"""
    t = table(A="12 2", B="38 0").tell("dice: 1 1", "A: keep", "A: throw B", "dice: 4", "C: leaves", "dice: 3")
    assert t.at("A") == "38"


def test_a_victim_that_leaves_cannot_be_bitten_and_the_choice_starts_anew() -> None:
    """H25-RUL-41, H25-DEC-13"""
    t = table(A="46 0", B="48 1", C="48 2").tell("dice: 1 1", "A: bite B", "B: leaves")
    assert (t.rocks("A"), t.offers()) == (0, ["A: spare C", "A: bite C"])
    ask = asked(t.s)
    assert ask is not None and ask.part() == 0  # what it said of B is forgotten
    assert (t.tell("C: leaves").turn, t.at("A")) == ("D", "48")


def test_a_dino_being_robbed_that_leaves_lets_the_thief_walk_on() -> None:
    """H25-RUL-41, H25-DEC-09"""
    t = table(A="46 0 triceratops", B="48 2", C="48 2").tell("dice: 1 2", "A: push B", "B: leaves")
    assert t.offers() == ["A: walk on", "A: push C"]
    assert t.tell("A: walk on").turn == "C"
    t = table(A="46 0 triceratops", B="48 2").tell("dice: 1 2", "A: push B", "C: leaves")
    assert t.offers() == ["A: steal 0", "A: steal 1", "A: steal 2"]


# ------------------------------------------------------------------------------------------------- Before the game


def test_before_the_first_turn_its_questions_are_dropped() -> None:
    """H25-RUL-41, H25-DEC-01"""
    t = opening(types="choose", first_player=2).tell("A: be trex", "C: leaves", "B: leaves")
    assert t.offers()[0] == "D: be plain"
    assert t.tell("D: be plain").turn == "D"  # B was to begin; the next player still here does


def test_the_next_player_begins_instead() -> None:
    """H25-RUL-41, H25-SETUP-06"""
    t = opening(types="choose", first_player=2).tell("A: be plain", "B: leaves", "C: be plain", "D: be plain")
    assert t.turn == "C"


def test_the_order_of_its_dinos_is_not_asked() -> None:
    """H25-RUL-41, H25-DEC-21"""
    t = opening("ABC", types="trex,mouse,trex,mouse,trex,mouse", first_player=1).tell("A: leaves")
    assert t.offers() == ["B: first goes", "B: second goes"]
    t.tell("C: leaves")
    assert (t.winner, t.end_rule) == ("B", "H25-RUL-41")
    t = opening("ABC", types="choose", first_player=2).tell("A: be trex", "A: leaves")
    t.tell("B: be trex", "B: be trex", "C: be trex", "C: be mouse")
    assert t.offers() == ["C: first goes", "C: second goes"]


def test_chance_does_not_pick_who_has_left() -> None:
    """H25-RUL-41, H25-RUL-32"""
    t = opening().tell("B: leaves")
    assert t.offers() == ["dice: first A", "dice: first C", "dice: first D"]
    assert t.s.stack[-1].odds(t.s) == [1, 1, 1]
