"""The decision table of the law: when each question is asked, with exactly which offers, and what silence means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll
from tests.games.hedz_25th.told import CROOKED, Told, opening, table

AHEAD = {"B": "60 1", "C": "60 1", "D": "60 1"}
Set = Callable[[], Told]

# The rule, a moment, the offers then, the default among them.
ASKED: list[tuple[str, Set, str, str]] = [
    (
        "H25-DEC-01",
        lambda: opening("AB", duo=False, types="choose", first_player=1),
        "be plain|be trex|be stegosaurus|be dimetrodon|be triceratops|be ankylosaurus|be velociraptor|be brachiosaurus"
        "|be flier|be parasaurolophus|be caveman|be mammoth|be mouse",
        "be plain",
    ),
    ("H25-DEC-02", lambda: table(A="18 0 mammoth"), "roll|roll in mudd", "roll"),
    ("H25-DEC-02", lambda: table(A="start 0 brachiosaurus"), "roll|roll in mudd", "roll"),
    ("H25-DEC-02", lambda: table(A="97 0 flier"), "roll|roll in mudd", "roll in mudd"),
    ("H25-DEC-03", lambda: table(A="46 1 velociraptor"), "roll|roll third", "roll"),
    ("H25-DEC-04", lambda: table(A="46 1").tell("dice: 1 1"), "keep|reroll 1|reroll 2", "keep"),
    ("H25-DEC-04", lambda: table(A="45 1").tell("dice: 1"), "keep|reroll 1", "keep"),
    (
        "H25-DEC-04",
        lambda: table(A="46 1 dimetrodon").tell("dice: 1 1"),
        "keep|reroll 1|reroll 2|reroll both",
        "keep",
    ),
    ("H25-DEC-04", lambda: table(A="46 1 mouse").tell("dice: 1 1 1"), "keep|reroll 1|reroll 2|reroll 3", "keep"),
    ("H25-DEC-05", lambda: table(A="46 0 trex").tell("dice: 3 2"), "use first|use second|use sum", "use sum"),
    ("H25-DEC-05", lambda: table(A="94 0 trex").tell("dice: 4 6"), "use first|use second", "use second"),
    ("H25-DEC-06", lambda: table(A="19 0").tell("dice: 1 1"), "route land|route fly", "route land"),
    ("H25-DEC-06", lambda: table(A="60 0").tell("dice: 1 1"), "route long|route cut", "route long"),
    (
        "H25-DEC-07",
        lambda: table(A="46 0", loose={"47": 2}).tell("dice: 1 1"),
        "leave rocks|scoop 1|scoop all",
        "scoop all",
    ),
    ("H25-DEC-07", lambda: table(A="46 0", loose={"48": 1}).tell("dice: 1 1"), "leave rocks|scoop all", "scoop all"),
    ("H25-DEC-08", lambda: table(A="46 0", B="47 0", C="47 0").tell("dice: 1 1"), "walk on|push B|push C", "walk on"),
    (
        "H25-DEC-09",
        lambda: table(A="46 0 triceratops", B="47 2").tell("dice: 1 1", "A: push B"),
        "steal 0|steal 1|steal 2",
        "steal 2",
    ),
    ("H25-DEC-10", lambda: table(A="13 1", B="38 0").tell("dice: 1 1", "A: keep"), "go on|stop", "go on"),
    ("H25-DEC-10", lambda: table(A="39 0", B="55 0").tell("dice: 1 1"), "go on|stop", "go on"),
    ("H25-DEC-10", lambda: table(A="13 0", B="38 0", loose={"14": 1}).tell("dice: 1 1"), "go on|stop", "go on"),
    (
        "H25-DEC-11",
        lambda: table(A="12 1", B="38 0", D="38 0").tell("dice: 1 1", "A: keep"),
        "give up|throw B|throw D",
        "give up",
    ),
    (
        "H25-DEC-11",
        lambda: table(A="13 1", B="38 0", D="38 0").tell("dice: 1 1", "A: keep", "A: stop"),
        "throw B|throw D",
        "throw B",
    ),
    (
        "H25-DEC-12",
        lambda: table(A="12 1 caveman", B="38 0").tell("dice: 1 1", "A: keep"),
        "give up|one rock|all rocks",
        "give up",
    ),
    (
        "H25-DEC-12",
        lambda: table(A="13 1 caveman", B="38 0").tell("dice: 1 1", "A: keep", "A: stop"),
        "one rock|all rocks",
        "one rock",
    ),
    ("H25-DEC-13", lambda: table(A="46 0", B="48 0").tell("dice: 1 1"), "spare B|bite B", "spare B"),
    (
        "H25-DEC-13",
        lambda: table(A="46 0", B="48 0", C="48 0").tell("dice: 1 1", "A: bite B"),
        "spare C|bite C",
        "spare C",
    ),
    ("H25-DEC-14", lambda: table(A="70 1").tell("dice: 1 1", "A: keep"), "pay|refuse", "pay"),
    ("H25-DEC-15", lambda: table(A="72 0").tell("dice: 5"), "volcano|path", "volcano"),
    (
        "H25-DEC-16",
        lambda: table(A="13 0", B="14 1", C="38 0").tell("dice: 1 1", "A: push B"),
        "give up|throw C",
        "give up",
    ),
    ("H25-DEC-17", lambda: table(A="46 1", **AHEAD).tell("dice: 1 1", "A: keep"), "rest|extra turn", "rest"),
    ("H25-DEC-18", lambda: table(A="19 0 flier"), "hover|fall", "hover"),
    ("H25-DEC-21", lambda: opening("AB", types="trex,mouse,plain,plain"), "first goes|second goes", "first goes"),
]

# The rule, why not, and a moment in which A would be asked next if it were wrong: what is asked instead.
SILENT: list[tuple[str, str, Set, str]] = [
    ("H25-DEC-01", "types are not in use", lambda: opening(first_player=1), "A: roll"),
    ("H25-DEC-02", "not in mudd", lambda: table(A="46 0 mammoth"), "A: roll"),
    ("H25-DEC-02", "not of those types", lambda: table(A="45 0 mouse"), "A: roll"),
    ("H25-DEC-03", "no rock", lambda: table(A="46 0 velociraptor"), "A: roll"),
    ("H25-DEC-03", "in mudd", lambda: table(A="45 1 velociraptor"), "A: roll"),
    ("H25-DEC-03", "on lava", lambda: table(A="72 1 velociraptor"), "A: roll"),
    ("H25-DEC-04", "no rocks", lambda: table(A="46 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-04", "on lava", lambda: table(A="72 2").tell("dice: 1"), "B: roll"),
    ("H25-DEC-05", "one die", lambda: table(A="45 0 trex").tell("dice: 1"), "B: roll"),
    ("H25-DEC-05", "no tyrannosaurus", lambda: table(A="46 0").tell("dice: 1 2"), "B: roll"),
    ("H25-DEC-06", "landing on it", lambda: table(A="18 0").tell("dice: 2"), "B: roll"),
    ("H25-DEC-07", "on the starting space", lambda: table(A="46 0", loose={"46": 1}).tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-08", "landing on it", lambda: table(A="8 0", B="10 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-08", "on the starting space", lambda: table(A="46 0", B="46 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-10", "no target", lambda: table(A="13 1", B="37 0").tell("dice: 1 1", "A: keep"), "B: roll"),
    ("H25-DEC-10", "no rock to be had", lambda: table(A="13 0", B="38 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-10", "on lava", lambda: table(A="73 1", B="63 0").tell("dice: 1 1", "A: keep"), "B: roll"),
    ("H25-DEC-10", "a mammoth", lambda: table(A="13 1 mammoth", B="38 0").tell("dice: 1 1", "A: keep"), "B: roll"),
    ("H25-DEC-11", "no rock at an exact landing", lambda: table(A="12 0", B="38 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-12", "no rock", lambda: table(A="12 0 caveman", B="38 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-13", "on the beach", lambda: table(A="6 0", B="8 0").tell("dice: 1 1"), "B: roll"),
    (
        "H25-DEC-13",
        "stopped to push",
        lambda: table(A="46 0", B="48 0", C="48 0").tell("dice: 1 2", "A: push B"),
        "B: roll",
    ),
    ("H25-DEC-14", "no rocks", lambda: table(A="70 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-14", "walking over it", lambda: table(A="71 0").tell("dice: 1 1"), "B: roll"),
    ("H25-DEC-15", "not from lava", lambda: table(A="71 0").tell("dice: 3 3"), "B: roll"),
    ("H25-DEC-15", "not exact", lambda: table(A="72 0").tell("dice: 6"), "B: roll"),
    ("H25-DEC-16", "no rock", lambda: table(A="13 0", B="14 0", C="38 0").tell("dice: 1 1", "A: push B"), "B: roll"),
    ("H25-DEC-16", "no target", lambda: table(A="13 1", B="14 0").tell("dice: 1 1", "A: keep", "A: push B"), "B: roll"),
    (
        "H25-DEC-16",
        "on lava",
        lambda: table(A="73 2", B="74 0", C="63 0").tell("dice: 1 1", "A: keep", "A: push B", "A: pay"),
        "B: roll",
    ),
    (
        "H25-DEC-16",
        "a mammoth",
        lambda: table(A="13 2 mammoth", B="14 0", C="38 0").tell("dice: 1 1", "A: keep", "A: push B"),
        "B: roll",
    ),
    (
        "H25-DEC-16",
        "no longer there",
        lambda: table(A="3 0", B="5f 0 flier", C="2 0", options={"board": CROOKED}).tell(
            "dice: 1 2", "A: route over", "A: push B"
        ),
        "B: hover|B: fall",
    ),
    ("H25-DEC-17", "no rock", lambda: table(A="46 0", **AHEAD).tell("dice: 1 1"), "B: roll"),
    (
        "H25-DEC-17",
        "not alone",
        lambda: table(A="6 1", B="8 0", C="60 0", D="60 0").tell("dice: 1 1", "A: keep"),
        "B: roll",
    ),
    (
        "H25-DEC-17",
        "after an extra turn",
        lambda: table(A="46 1", extra=True, **AHEAD).tell("dice: 1 1", "A: keep"),
        "B: roll",
    ),
    ("H25-DEC-18", "out of reach", lambda: table(A="30 0 flier"), "A: roll"),
    ("H25-DEC-19", "never", lambda: table(A="46 9"), "A: roll"),
    ("H25-DEC-20", "settled by the option", lambda: opening("AB", first_player=1), "A: roll"),
    ("H25-DEC-21", "like dinos", lambda: opening("AB", types="trex", first_player=1), "A: roll"),
    ("H25-DEC-21", "one dino each", lambda: opening("AB", types="trex,mouse", duo=False, first_player=1), "A: roll"),
]


@pytest.mark.parametrize(("rule", "moment", "offers", "default"), ASKED, ids=[f"{r} {d}" for r, _, _, d in ASKED])
def test_it_is_asked_with_exactly_these_offers(rule: str, moment: Set, offers: str, default: str) -> None:
    """H25-DEC-01 to H25-DEC-21, as the table above names them."""
    t = moment()
    assert t.offers() == [f"A: {words}" for words in offers.split("|")], rule
    assert t.default == f"A: {default}", rule


@pytest.mark.parametrize(("rule", "reason", "moment", "instead"), SILENT, ids=[f"{r} {w}" for r, w, _, _ in SILENT])
def test_it_is_not_asked(rule: str, reason: str, moment: Set, instead: str) -> None:
    """H25-DEC-01 to H25-DEC-21, as the table above names them."""
    assert moment().offers() == instead.split("|"), (rule, reason)


def test_every_decision_is_tried_both_ways() -> None:
    """H25-DEC-01: whoever adds a decision to the law adds it here."""
    both = {f"H25-DEC-{n:02}" for n in range(1, 22)} - {"H25-DEC-19", "H25-DEC-20"}
    assert {rule for rule, *_ in ASKED} == both
    assert {rule for rule, *_ in SILENT} >= both - {"H25-DEC-09"}


def test_the_default_target_is_the_first_in_turn_order_from_the_attacker() -> None:
    """H25-DEC-11"""
    t = table(turn="C", C="13 1", A="38 0", B="38 0", D="38 0").tell("dice: 1 1", "C: keep", "C: stop")
    assert (t.offers(), t.default) == (["C: throw D", "C: throw A", "C: throw B"], "C: throw D")


def test_throwing_or_not_and_at_whom_is_one_question() -> None:
    """H25-CLR-02: give up stands among the targets; a Caveman says first how, then at whom."""
    t = table(A="12 2", B="38 0").tell("dice: 1 1", "A: keep")
    assert t.offers() == ["A: give up", "A: throw B"]
    t = table(A="12 2 caveman", B="38 0", C="38 0").tell("dice: 1 1", "A: keep", "A: one rock")
    assert t.offers() == ["A: throw B", "A: throw C"]


def test_every_face_falls() -> None:
    """H25-CLR-05: in a roll and in a throw."""
    for t in (table(A="46 0").tell("A: roll"), table(A="12 1", B="38 0").tell("dice: 1 1", "A: keep", "A: throw B")):
        dice = Dice(1)
        ask = t.s.stack[-1]
        assert isinstance(ask, Roll)
        assert {ask.fall(t.s, dice).args for _ in range(200)} == {(n,) for n in range(1, 7)}


def test_dice_fall_one_at_a_time() -> None:
    """H25-CLR-05: each with six faces of equal weight; the attacker's before the defender's."""
    t = table(A="12 1", B="38 0").tell("A: roll")
    for _ in range(2):
        assert t.offers() == [f"dice: {n}" for n in range(1, 7)]
        assert t.s.stack[-1].odds(t.s) == [1] * 6
        t.tell("dice: 1")
    t.tell("A: keep", "A: throw B")
    for pips in (2, 1):
        assert t.offers() == [f"dice: {n}" for n in range(1, 7)]
        assert t.s.stack[-1].odds(t.s) == [1] * 6
        t.tell(f"dice: {pips}")
    assert t.at("A") == "38"
