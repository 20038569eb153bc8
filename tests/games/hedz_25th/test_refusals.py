"""Why not: the important refusals, each with the rule that speaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dispetto.core.engine.table import asked
from tests.games.hedz_25th.told import Told, opening, row_called, table
from tests.games.hedz_told import Refused, refused


def in_the_way() -> Told:
    """A on 14 with B, C in sight on 38, D far off; three steps to go."""
    return table(A="12 1", B="14 1", C="38 0").tell("dice: 2 3", "A: keep")


def landed() -> Told:
    """A has landed on 14 beside nobody; C in sight on 38."""
    return table(A="12 2", C="38 0", B="20 0").tell("dice: 1 1", "A: keep")


def last() -> Told:
    """A alone in last place, its turn all but over."""
    return table(A="46 1", B="60 0", C="60 0", D="60 0").tell("dice: 1 2", "A: keep")


REFUSED: list[Refused] = [
    # Not one's turn, or no such person
    (lambda: table(), "B: roll", "TABLE-01"),
    (lambda: table().tell("A: roll"), "A: keep", "TABLE-02"),
    (lambda: table(A="98 0").tell("A: roll", "dice: 2"), "B: roll", "TABLE-03"),
    # Before the roll
    (lambda: table(A="46 1"), "A: use sum", "H25-TYPE-02"),
    (lambda: table(A="20 1"), "A: route fly", "H25-THINK-01"),
    (lambda: table(A="46 1"), "A: rest", "H25-RUL-22"),
    (lambda: table(A="46 1"), "A: hover", "H25-TYPE-12"),
    (lambda: table(A="46 1"), "A: keep", "H25-RUL-04"),
    (lambda: table(A="46 1"), "A: reroll both", "H25-RUL-04"),
    (lambda: table(A="46 1"), "A: path", "H25-LAVA-08"),
    (lambda: table(A="46 1"), "A: refuse", "H25-LAVA-02"),
    (lambda: table(A="46 1"), "A: spare B", "H25-GEN-05"),
    (lambda: table(A="20 1 flier"), "A: push B", "H25-GEN-05"),
    (lambda: table(A="20 1 flier"), "A: roll", "H25-DEC-18"),
    (lambda: table(A="46 1"), "A: one rock", "H25-GEN-05"),
    (lambda: table(A="46 1"), "A: give up", "H25-DEC-11"),
    (lambda: table(A="46 1"), "A: walk on", "H25-DEC-08"),
    (lambda: table(A="46 1"), "A: go on", "H25-DEC-10"),
    (lambda: table(A="46 1"), "A: steal 1", "H25-DEC-09"),
    (lambda: table(A="46 1"), "A: first goes", "H25-DUO-03"),
    (lambda: table(A="46 1"), "A: be trex", "H25-TYPE-01"),
    (lambda: table(A="46 1"), "A: first B", "H25-SETUP-06"),
    (lambda: table(A="46 1"), "A: 6", "H25-CLR-05"),
    # The dice lie on the table
    (lambda: table(A="46 1").tell("dice: 1 2"), "A: reroll 3", "H25-RER-01"),
    (lambda: table(A="46 1").tell("dice: 1 2"), "A: roll", "H25-MOVE-01"),
    (lambda: table(A="46 1").tell("dice: 1 2"), "A: roll third", "H25-TYPE-09"),
    (lambda: table(A="46 1 trex").tell("dice: 1 2"), "A: use sum", "H25-DEC-04"),
    (lambda: table(A="46 1").tell("dice: 1 2"), "A: use sum", "H25-TYPE-02"),
    (lambda: table(A="45 1 trex").tell("dice: 2"), "A: use sum", "H25-TYPE-02"),
    (lambda: table(A="94 0 trex").tell("dice: 2 6"), "A: use sum", "H25-FIN-02"),
    (lambda: table(A="46 0 trex").tell("dice: 2 6"), "A: keep", "H25-RER-01"),
    (lambda: table(A="46 0 trex").tell("dice: 2 6"), "A: push B", "H25-GEN-05"),
    # On the way
    (in_the_way, "A: push C", "H25-PUSH-01"),
    (in_the_way, "A: bite B", "H25-BITE-06"),
    (in_the_way, "A: throw C", "H25-THR-04"),
    (in_the_way, "A: throw D", "H25-THR-01"),
    (in_the_way, "A: scoop all", "H25-ROCK-04"),
    (in_the_way, "A: go on", "H25-CLR-01"),
    (in_the_way, "A: stop", "H25-CLR-01"),
    (in_the_way, "A: all rocks", "H25-THR-04"),
    (in_the_way, "A: give up", "H25-DEC-11"),
    (in_the_way, "A: roll", "H25-MOVE-01"),
    (in_the_way, "A: roll in mudd", "H25-DEC-02"),
    (in_the_way, "A: roll third", "H25-TYPE-09"),
    (lambda: table(A="46 0", B="48 1").tell("dice: 1 1"), "A: throw B", "H25-RUL-13"),
    (lambda: table(A="46 0", B="48 1").tell("dice: 1 1", "C: leaves"), "A: throw C", "TABLE-06"),
    (in_the_way, "A: fall", "H25-TYPE-12"),
    (in_the_way, "A: pay", "H25-LAVA-02"),
    (in_the_way, "A: use first", "H25-TYPE-02"),
    (in_the_way, "A: be mouse", "H25-TYPE-01"),
    (lambda: in_the_way().tell("A: walk on"), "A: walk on", "H25-CLR-01"),
    (lambda: in_the_way().tell("A: walk on"), "A: push B", "H25-CLR-01"),
    (lambda: table(A="12 1", C="38 0").tell("dice: 2 3", "A: keep"), "A: walk on", "H25-DEC-08"),
    (lambda: table(A="46 0 trex", B="48 1").tell("dice: 1 2", "A: use sum"), "A: use first", "H25-DEC-05"),
    (in_the_way, "A: extra turn", "H25-RUL-22"),
    (in_the_way, "A: volcano", "H25-LAVA-08"),
    (in_the_way, "A: reroll 1", "H25-RER-01"),
    (lambda: table(A="12 0", B="14 0", C="38 0").tell("dice: 2 3"), "A: throw C", "H25-THR-05"),
    (lambda: in_the_way().tell("C: leaves"), "A: throw C", "TABLE-06"),
    (lambda: in_the_way().tell("C: leaves"), "A: push C", "TABLE-06"),
    (lambda: table(A="46 0", loose={"47": 2}).tell("dice: 1 1"), "A: scoop 2", "H25-ROCK-04"),
    (lambda: table(A="46 0", loose={"47": 2}).tell("dice: 1 1"), "A: bite B", "H25-BITE-06"),
    (lambda: table(A="46 0", B="48 0", loose={"48": 2}).tell("dice: 1 2"), "A: scoop all", "H25-CLR-01"),
    # Rocks lie where it lands
    (lambda: table(A="46 0", B="48 0", loose={"48": 2}).tell("dice: 1 1"), "A: bite B", "H25-RUL-13"),
    (lambda: table(A="46 0", B="48 0", loose={"48": 2}).tell("dice: 1 1"), "A: bite C", "H25-BITE-01"),
    (lambda: table(A="46 0", B="48 0", loose={"48": 2}).tell("dice: 1 1"), "A: push B", "H25-RUL-14"),
    (lambda: table(A="46 0", B="48 0", loose={"48": 2}).tell("dice: 1 1"), "A: throw B", "H25-RUL-13"),
    (lambda: table(A="4 0", B="8 0", loose={"8": 2}).tell("dice: 1 3"), "A: bite B", "H25-BITE-05"),
    (
        lambda: table("ABC", turn="A1", A1="46 0", A2="48 0", loose={"48": 2}).tell("dice: 1 1"),
        "A: bite A2",
        "H25-DUO-05",
    ),
    (
        lambda: table(A="12 0", B="14 0", C="38 0", loose={"14": 2}).tell("dice: 2 3", "A: walk on", "A: stop"),
        "A: bite B",
        "H25-BITE-06",
    ),
    # Standing still
    (landed, "A: throw B", "H25-THR-01"),
    (landed, "A: walk on", "H25-THR-04"),
    (landed, "A: stop", "H25-THR-04"),
    (landed, "A: push B", "H25-RUL-14"),
    (landed, "A: bite B", "H25-BITE-01"),
    (landed, "A: one rock", "H25-TYPE-15"),
    (landed, "A: reroll 1", "H25-RER-01"),
    (landed, "A: scoop all", "H25-ROCK-04"),
    (landed, "A: rest", "H25-RUL-22"),
    (lambda: landed().tell("B: leaves"), "A: bite B", "TABLE-06"),
    (lambda: table(A="46 0", B="48 0").tell("dice: 1 1"), "A: bite C", "H25-BITE-01"),
    (lambda: table(A="46 0", B="48 0", C="48 0").tell("dice: 1 1"), "A: bite C", "H25-DEC-13"),
    (lambda: table(A="46 0", B="48 0", C="48 0").tell("dice: 1 1", "C: leaves"), "A: bite C", "TABLE-06"),
    (lambda: table(A="70 1").tell("dice: 1 1", "A: keep"), "A: keep", "H25-LAVA-05"),
    (lambda: table(A="70 1").tell("dice: 1 1", "A: keep"), "A: stop", "H25-LAVA-06"),
    (lambda: table(A="70 1").tell("dice: 1 1", "A: keep"), "A: walk on", "H25-THR-04"),
    (lambda: table(A="46 0 triceratops", B="48 2").tell("dice: 1 2", "A: push B"), "A: steal 3", "H25-TYPE-07"),
    (lambda: table(A="46 0 triceratops", B="48 2").tell("dice: 1 2", "A: push B"), "A: walk on", "H25-TYPE-07"),
    (lambda: table(A="46 0 triceratops", B="48 2").tell("dice: 1 2", "A: push B"), "A: 6", "H25-CLR-05"),
    (lambda: table(A="12 2 caveman", C="38 0").tell("dice: 1 1", "A: keep"), "A: throw C", "H25-CLR-02"),
    (
        lambda: table(A="12 2 caveman", C="38 0").tell("dice: 1 1", "A: keep", "A: one rock"),
        "A: give up",
        "H25-TYPE-16",
    ),
    (
        lambda: table(A="12 2 caveman", C="38 0").tell("dice: 1 2", "A: keep", "A: stop", "A: one rock"),
        "A: give up",
        "H25-RUL-45",
    ),
    (landed, "A: steal 0", "H25-DEC-09"),
    (
        lambda: table(A="30 1", B="31 2", C="33 0", D="47 0", options={"pushed_may_bite": False}).tell(
            "dice: 1 2", "A: keep", "A: push B"
        ),
        "B: bite C",
        "H25-RUL-15",
    ),
    (
        lambda: table(A="31 2", C="33 0", D="47 0", options={"pushed_may_bite": False}).tell(
            "dice: 1 2", "A: keep", "A: walk on", "A: stop"
        ),
        "A: bite C",
        "H25-BITE-06",
    ),
    # The end of a turn
    (last, "A: roll", "H25-XTRA-01"),
    (last, "A: push B", "H25-XTRA-01"),
    (last, "A: bite B", "H25-XTRA-01"),
    (
        lambda: table(A="46 1 mammoth", B="60 0", C="60 0", D="60 0").tell("dice: 1 2", "A: keep"),
        "A: throw B",
        "H25-TYPE-19",
    ),
    (last, "A: all rocks", "H25-TYPE-15"),
    (last, "A: reroll 1", "H25-RER-01"),
    # Before the game
    (lambda: opening("AB", types="choose"), "A: second goes", "H25-DUO-03"),
    (lambda: opening("AB", types="choose"), "A: roll", "H25-DEC-01"),
    (lambda: opening("AB", types="choose"), "A: first B", "H25-SETUP-06"),
    (lambda: opening("AB", types="trex,mouse,trex,trex"), "A: roll", "H25-DEC-21"),
    (lambda: opening("AB", types="trex,mouse,trex,trex"), "A: be trex", "H25-TYPE-01"),
]


@refused(REFUSED)
def test_it_is_refused_by_this_rule(moment: Callable[[], Told], line: str, rule: str) -> None:
    """H25-GEN-05 and the others, as the table above names them."""
    assert moment().why(line) == rule


@pytest.mark.parametrize("row", ["push 4", "push 5", "throw 4", "throw 9"])
def test_a_chair_nobody_sits_on_is_nobody_not_oneself(row: str) -> None:
    """H25-GEN-01: at a table of four the fourth to the left of A would be A again."""
    t = in_the_way()
    ask = asked(t.s)
    assert ask is not None
    assert ask.why(t.s, row_called(row)).rule == "TABLE-06"
    assert ask.meaning(t.s, row_called(row)) == (-1,)
