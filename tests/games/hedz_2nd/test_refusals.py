"""Why not: the refusals of this edition, each with the rule that speaks, in its own words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dispetto.core.engine.table import Reason
from dispetto.core.telling.languages import languages
from dispetto.core.telling.words import Person, Words
from tests.games.hedz_2nd.told import GAME, Told, opening, table
from tests.games.hedz_told import Refused, refused


def in_the_way() -> Told:
    """A on 14 with B, D in sight on 18, C far off; three steps to go."""
    return table(A="12 1", B="14 1", C="30 0", D="18 0", loose={"14": 1}).tell("dice: 2 3", "A: keep")


def landed() -> Told:
    """A has landed on 14; D in sight on 18."""
    return table(A="12 2", D="18 0", B="20 0").tell("dice: 1 1", "A: keep")


REFUSED: list[Refused] = [
    (lambda: table(), "B: roll", "TABLE-01"),
    (lambda: table().tell("A: roll"), "A: keep", "TABLE-02"),
    (lambda: opening("AB", types="choose").tell("dice: 1 1", "dice: 6 6"), "A: roll", "H2-DEC-01"),
    # Before the roll
    (lambda: table(A="24 1"), "A: roll in mudd", "H2-SPC-02"),
    (lambda: table(A="22 1"), "A: roll in mudd", "H2-TYPE-09"),
    (lambda: table(A="24 1"), "A: roll third", "H2-TYPE-07"),
    (lambda: table(A="24 1 raptor"), "A: roll third", "H2-TYPE-07"),
    (lambda: table(A="24 1"), "A: keep", "H2-RUL-04"),
    (lambda: table(A="24 1"), "A: use sum", "H2-TYPE-01"),
    (lambda: table(A="20 1"), "A: route mud", "H2-SPC-03"),
    (lambda: table(A="14 1", D="18 0"), "A: throw D", "H2-THR-03"),
    (lambda: table(A="14 1", D="18 0"), "A: stop", "H2-THR-03"),
    (lambda: table(A="14 1", D="14 0"), "A: push D", "H2-RUL-17"),
    (lambda: table(A="14 1", D="14 0"), "A: bite D", "H2-BITE-01"),
    (lambda: table(A="14 1", loose={"14": 1}), "A: scoop all", "H2-RER-05"),
    (lambda: table(A="24 1"), "A: drown", "H2-RUL-40"),
    (lambda: table(A="24 1"), "A: to think", "H2-TYPE-18"),
    (lambda: table(A="24 1"), "A: extra turn", "TABLE-05"),
    (lambda: table(A="24 1"), "A: hover", "TABLE-05"),
    # The dice lie on the table
    (lambda: table(A="24 1").tell("dice: 1 2"), "A: reroll 3", "H2-RER-01"),
    (lambda: table(A="24 1").tell("dice: 1 2"), "A: reroll both", "H2-TYPE-03"),
    (lambda: table(A="22 1 sail-back").tell("dice: 1"), "A: reroll both", "H2-RER-01"),
    (lambda: table(A="24 1").tell("dice: 1 2"), "A: roll", "H2-TURN-01"),
    (lambda: table(A="24 1").tell("dice: 1 2"), "A: roll third", "H2-TYPE-07"),
    (lambda: table(A="34 0 carnosaur").tell("dice: 2 6"), "A: use sum", "H2-RUL-37"),
    (lambda: table(A="24 0 carnosaur").tell("dice: 2 2"), "A: use second", "H2-RUL-37"),
    (lambda: table(A="24 0 carnosaur").tell("dice: 2 6"), "A: keep", "H2-RUL-04"),
    # On the way
    (in_the_way, "A: push D", "H2-PUSH-01"),
    (in_the_way, "A: bite B", "H2-BITE-01"),
    (in_the_way, "A: throw D", "H2-THR-04"),
    (lambda: table(A="23 0", B="24 0", C="26 0", D="26 1").tell("dice: 1 4", "A: push B"), "B: bite C", "H2-BITE-01"),
    (
        lambda: table(A="11 0", B="12 2", C="14 0", D="18 0").tell("dice: 1 2", "A: push B", "B: spare C"),
        "B: bite C",
        "H2-BITE-01",
    ),
    (in_the_way, "A: throw B", "H2-RUL-11"),
    (in_the_way, "A: throw C", "H2-THR-01"),
    (in_the_way, "A: scoop all", "H2-ROCK-04"),
    (in_the_way, "A: reroll 1", "H2-RUL-04"),
    (lambda: in_the_way().tell("C: leaves"), "A: throw C", "TABLE-06"),
    (lambda: table(A="12 0", B="13 0").tell("dice: 1 2"), "A: stop", "H2-THR-02"),
    (lambda: table(A="12 0", B="14 0", D="18 0").tell("dice: 1 2"), "A: stop", "H2-RUL-49"),
    (lambda: table(A="12 0", B="14 0", D="18 0").tell("dice: 1 2"), "A: throw D", "H2-THR-05"),
    (
        lambda: table(A="12 0", B="14 0", D="18 0", loose={"14": 1}, options={"pickup_before_throw": False}).tell(
            "dice: 1 2"
        ),
        "A: stop",
        "H2-RUL-09",
    ),
    (
        lambda: table(A="6 1", B="W1 0 flier", D="14 0").tell("dice: 1 2", "A: keep", "A: route fly"),
        "A: stop",
        "H2-RUL-49",
    ),
    (lambda: table(A="24 0", loose={"26": 2}).tell("dice: 1 1"), "A: scoop 2", "H2-RUL-07"),
    # Standing still
    (landed, "A: throw B", "H2-THR-01"),
    (landed, "A: walk on", "H2-THR-04"),
    (landed, "A: push B", "H2-RUL-17"),
    (landed, "A: bite B", "H2-BITE-01"),
    (landed, "A: all rocks", "H2-TYPE-24"),
    (landed, "A: scoop all", "H2-ROCK-03"),
    (
        lambda: table(A="12 2 large-mammal", D="18 0").tell("dice: 1 1", "A: keep", "A: one rock"),
        "A: give up",
        "H2-TYPE-25",
    ),
    (
        lambda: table(A="12 2 large-mammal", D="18 0").tell("dice: 1 1", "A: keep", "A: one rock"),
        "A: all rocks",
        "H2-TYPE-25",
    ),
    (lambda: table(A="6 1 flier").tell("dice: 1 1", "A: keep", "A: route fly"), "A: throw B", "H2-RUL-15"),
    (lambda: table(A="24 0", B="26 0 funny-head").tell("dice: 1 1", "A: bite B"), "B: roll", "TABLE-04"),
]


@refused(REFUSED)
def test_it_is_refused_by_this_rule(moment: Callable[[], Told], line: str, rule: str) -> None:
    """H2-RER-01 and the others, as the table above names them."""
    assert moment().why(line) == rule


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_of_this_edition_speaks_of_what_it_does_not_have(lang: str) -> None:
    """H2-RUL-30, H2-SPC-06: no lava, no Safety Beach, no Velociraptor here"""
    words = Words(GAME, lang, [Person(name) for name in "ABCD"])
    s = GAME.new(4, {})
    foreign = (
        "Lava",
        "lava",
        "Beach",
        "Spiaggia",
        "Velociraptor",
        "Triceratop",
        "Mammoth",
        "Mammut",
        "Caveman",
        "Dimetrodon",
    )
    for rule, facts in GAME.reasons.items():
        text = words.reason(s, Reason(rule, (0,) * len(facts)))
        assert not [word for word in foreign if word in text], (rule, text)
