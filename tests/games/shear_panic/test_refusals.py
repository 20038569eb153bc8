"""Why not: the important refusals, each with the rule that speaks, and the sentence a player reads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dispetto.core.engine.table import asked
from dispetto.core.telling.grammar import split_line
from dispetto.core.telling.words import Person, Words
from tests.games.shear_panic.told import GAME, L0, Spots, Told, opening, table

Set = Callable[[], Told]
EDGE: Spots = {
    "R1": (1, 5),
    "R2": (9, 9),
    "B1": (1, 6),
    "B2": (5, 5),
    "Y1": (5, 1),
    "Y2": (5, 9),
    "G1": (7, 2),
    "G2": (7, 3),
    "K": (3, 3),
}
FULL: Spots = {name: (5, n) for n, name in enumerate(("R1", "R2", "B1", "B2", "Y1", "Y2", "G1", "G2", "K"), 1)}

QUEENS: Spots = {  # nobody sees anybody
    "R1": (1, 1),
    "R2": (2, 3),
    "B1": (3, 6),
    "B2": (4, 8),
    "Y1": (5, 2),
    "Y2": (6, 4),
    "G1": (7, 9),
    "G2": (8, 7),
    "K": (9, 5),
}

REFUSED: list[tuple[Set, str, str]] = [
    # Not one's turn, or the wrong question
    (lambda: table(), "Blue: turn 1", "TABLE-01"),
    (lambda: opening(), "Red: turn 1", "TABLE-02"),
    (lambda: table(), "Red: clockwise", "SP-ACT-G-01"),
    (lambda: table(), "Red: R1", "SP-TURN-02"),
    (lambda: table(), "Red: white", "SP-TURN-06"),
    (lambda: table().tell("Red: move 1"), "Red: push 1", "SP-TURN-02"),
    (lambda: table().tell("Red: turn 1"), "Red: N", "SP-ACT-G-01"),
    # Cards
    (lambda: table(), "Red: move 3", "SP-TURN-03"),
    (lambda: table(), "Red: add 1", "SP-TURN-02"),
    (lambda: table(seats=3), "Red: add 1", "SP-RUL-31"),
    (lambda: table(L0), "Red: align 3", "SP-RUL-15"),
    (lambda: table(QUEENS, cards={"Red": ["push 1", "turn 1"]}), "Red: push 1", "SP-RUL-08"),
    (lambda: table(QUEENS, cards={"Red": ["jump 2", "turn 1"]}), "Red: jump 2", "SP-ACT-C-06"),
    (lambda: table(seats=3).tell("Red: turn 1 clockwise"), "Red: turn 1", "SP-TURN-02"),
    (lambda: table(seats=3, moves={"Red": [1]}).tell("Red: turn 1 clockwise"), "Red: add 2", "SP-3P-04"),
    # Sheep
    (lambda: table().tell("Red: push 1"), "Red: K", "SP-CARD-02"),
    (lambda: table().tell("Red: move 1"), "Red: Y1", "SP-CARD-02"),
    (lambda: table({**EDGE, "R2": (9, 6)}).tell("Red: push 1"), "Red: R2", "SP-RUL-08"),
    (lambda: table({**EDGE, "R2": (9, 6)}).tell("Red: jump 2"), "Red: R2", "SP-ACT-C-06"),
    (lambda: table(EDGE, options={"align_contour": True}).tell("Red: align 3"), "Red: push 1", "SP-TURN-02"),
    (lambda: table(EDGE, options={"align_contour": True}).tell("Red: align 3 Y1"), "Red: E", "SP-RUL-13"),
    # Directions
    (lambda: table(EDGE).tell("Red: move 1 R1"), "Red: N", "SP-GEN-03"),
    (lambda: table(EDGE).tell("Red: move 1 R1"), "Red: E", "SP-GEN-04"),
    (lambda: table(EDGE).tell("Red: push 1 R1"), "Red: W", "SP-PUSH-03"),
    (lambda: table({**EDGE, "B1": (1, 9), "G1": (5, 8)}).tell("Red: push 1 R1"), "Red: E", "SP-PUSH-04"),
    (lambda: table({**EDGE, "B1": (1, 9), "G1": (5, 8)}).tell("Red: jump 2 R1"), "Red: E", "SP-ACT-C-04"),
    (lambda: table(EDGE).tell("Red: jump 2 R1"), "Red: W", "SP-ACT-C-06"),
    (lambda: table(EDGE).tell("Red: line 1 R1"), "Red: N", "SP-GEN-03"),
    (lambda: table(EDGE).tell("Red: line 1 R1"), "Red: NW", "SP-ACT-E-01"),
    (lambda: table(EDGE).tell("Red: diagonal 2 K"), "Red: E", "SP-ACT-D-01"),
    (lambda: table(EDGE).tell("Red: line 1 B2"), "Red: E", "SP-GEN-03"),
    (lambda: table(FULL, barred="align S").tell("Red: diagonal 2 R1"), "Red: NW", "SP-GEN-03"),
    (lambda: table(EDGE).tell("Red: align 3"), "Red: NW", "SP-ACT-F-01"),
    (lambda: table(EDGE, barred="align E").tell("Red: align 3"), "Red: E", "SP-ACT-F-04"),
    (lambda: table(barred="clockwise").tell("Red: turn 1"), "Red: clockwise", "SP-ACT-G-03"),
    # How many
    (lambda: table(L0).tell("Red: push 1 R2 W"), "Red: 1", "SP-RUL-08"),
    (lambda: table(L0).tell("Red: jump 2 R2 W"), "Red: 1", "SP-RUL-11"),
    (lambda: table(L0).tell("Red: push 1 R2 W"), "Red: 3", "SP-PUSH-03"),
    # Over
    (lambda: table(marker=72, cards={"Red": ["line 3"]}).tell("Red: line 3 G2 E"), "Blue: clockwise", "TABLE-03"),
]


@pytest.mark.parametrize(("moment", "line", "rule"), REFUSED, ids=[f"{line} by {rule}" for _, line, rule in REFUSED])
def test_it_is_refused_by_this_rule(moment: Set, line: str, rule: str) -> None:
    """SP-GEN-03 and the others, as the table above names them."""
    assert moment().why(line) == rule


def sentence(t: Told, line: str, lang: str) -> str:
    people = (Person("Anna", "f"), Person("Bruno", "m"), Person("Kim", "n"), Person("Dora", "f"))
    reason = t.refusal(*split_line(line))
    assert reason is not None
    ask = asked(t.s)
    assert ask is not None
    return Words(GAME, lang, people, ask.seat).reason(t.s, reason)


@pytest.mark.parametrize(
    ("moment", "line", "en", "it"),
    [
        (
            lambda: table({**EDGE, "B1": (1, 9), "G1": (5, 8)}).tell("Red: push 1 R1"),
            "Red: E",
            "Blue 1 has no room. The last sheep pushed must move one cell east, and there is the fence.",
            "Blu 1 non ha posto. L'ultima spinta deve fare un passo verso est, e lì c'è lo steccato.",
        ),
        (
            lambda: table(EDGE, turn="Yellow", barred="align E").tell("Yellow: align 3"),
            "Yellow: E",
            "That would undo Bruno's turn. After his align nobody aligns east at once.",
            "Così annulli il turno di Bruno. Dopo quell'allineamento non si allinea subito verso est.",
        ),
        (
            lambda: table().tell("Red: push 1"),
            "Red: B1",
            "Not Bruno's Blue 1. A push is made by one of your own sheep.",
            "Non Blu 1 di Bruno. La spinta la dà una pecora tua.",
        ),
    ],
)
def test_the_sentence_names_what_is_wrong(moment: Set, line: str, en: str, it: str) -> None:
    """SP-PUSH-04, SP-ACT-F-04, SP-CARD-02"""
    assert sentence(moment(), line, "en") == en
    assert sentence(moment(), line, "it") == it
