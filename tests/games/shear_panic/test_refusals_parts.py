"""Why not, part by part: an answer that belongs to another part of the action,
or to another moment, is refused for its own reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step, why
from dispetto.core.telling.grammar import split_line
from tests.games.shear_panic.told import GAME, L1, Told, opening, table

Set = Callable[[], Told]
CONTOUR = {"align_contour": True}
STUCK = {"Red": ["align 3"]}


def scrambled(**options: Any) -> Told:
    """Red has rolled, and must push; with Fragor's white face, turn the flock."""
    return opening(**options).tell("dice: white" if options else "dice: red")


def out_of_actions() -> Told:
    """Three players; Red has movement cards only."""
    return table(seats=3, cards={"Red": []}, moves={"Red": [1]})


def no_card_can_be_played() -> Told:
    """Only an align is left, and nobody would move."""
    line = {name: (5, n) for n, name in enumerate(L1, 1)}
    block = {name: (1 + n // 3, 1 + n % 3) for n, name in enumerate(line)}
    return table(block, seats=3, cards=STUCK, moves={"Red": [1]})


PARTS: list[tuple[Set, str, str, tuple[int, ...]]] = [
    # A card is asked for
    (lambda: table(), "Red: clockwise", "SP-ACT-G-01-card", ()),
    (lambda: table(cards={"Red": ["move 1"]}), "Red: clockwise", "SP-TURN-03-turn", ()),
    (lambda: table(cards={"Red": ["turn 1"]}), "Red: anticlockwise", "SP-ACT-G-01-card", ()),
    (lambda: table(), "Red: R2", "SP-TURN-02-sheep", (1,)),
    (lambda: table(turn="Yellow"), "Yellow: R2", "SP-TURN-02-sheep", (1,)),
    (lambda: table(turn="Yellow"), "Yellow: K", "SP-TURN-02-sheep", (8,)),
    (lambda: table(), "Red: SE", "SP-TURN-02-way", (3,)),
    (lambda: table(), "Red: 2", "SP-TURN-02-far", ()),
    (lambda: table(), "Red: white", "SP-TURN-06", ()),
    (lambda: table(), "Red: first Blue", "SP-RUL-01", ()),
    (lambda: table(), "Red: layout A", "SP-RUL-02", ()),
    (lambda: table(), "Red: add 1", "SP-TURN-02", ()),
    (lambda: table(seats=3), "Red: add 1", "SP-RUL-31", ()),
    (lambda: table(seats=3, moves={"Red": []}), "Red: add 1", "SP-3P-04-none", ()),
    (lambda: table(seats=3, moves={"Red": []}), "Red: no card", "SP-3P-04-none", ()),
    # A sheep is asked for
    (lambda: table().tell("Red: push 1"), "Red: N", "SP-CARD-02-first", (1,)),
    (lambda: table().tell("Red: jump 2"), "Red: 1", "SP-CARD-02-first", (2,)),
    (lambda: table().tell("Red: diagonal 2"), "Red: N", "SP-CARD-03-first", (3,)),
    (lambda: table(options=CONTOUR).tell("Red: align 3"), "Red: N", "SP-RUL-13-first", ()),
    (lambda: table().tell("Red: line 1"), "Red: push 1", "SP-TURN-02-played", (4,)),
    (lambda: table().tell("Red: line 1"), "Red: add 1", "SP-TURN-02", ()),
    (lambda: table(seats=3).tell("Red: line 1"), "Red: no card", "SP-RUL-31", ()),
    (lambda: table().tell("Red: line 1"), "Red: clockwise", "SP-ACT-G-01-other", (4,)),
    (lambda: table().tell("Red: line 1"), "Red: black", "SP-TURN-06", ()),
    (lambda: scrambled(), "Red: N", "SP-SCR-02-first", ()),
    (lambda: scrambled(), "Red: turn 1", "SP-SCR-05", ()),
    (lambda: scrambled(), "Red: add 1", "SP-SCR-05", ()),
    (lambda: scrambled(), "Red: clockwise", "SP-SCR-05-turn", (0,)),
    (lambda: scrambled(), "Red: black", "SP-SCR-02-fallen", (0,)),
    # A direction is asked for
    (lambda: table().tell("Red: move 1 R1"), "Red: R2", "SP-CARD-02-named", (0,)),
    (lambda: table().tell("Red: move 1 R1"), "Red: 1", "SP-ACT-A-01-one", ()),
    (lambda: table().tell("Red: push 1 R2"), "Red: 1", "SP-PUSH-01-first", ()),
    (lambda: table().tell("Red: jump 2 R2"), "Red: 1", "SP-RUL-05-first", ()),
    (lambda: table().tell("Red: diagonal 2 K"), "Red: B1", "SP-CARD-03-named", (8,)),
    (lambda: table().tell("Red: diagonal 2 K"), "Red: 1", "SP-ACT-D-02", ()),
    (lambda: table().tell("Red: line 1 K"), "Red: 1", "SP-ACT-E-02", ()),
    (lambda: table().tell("Red: align 3"), "Red: K", "SP-ACT-F-01-all", ()),
    (lambda: table().tell("Red: align 3"), "Red: 1", "SP-ACT-F-02", ()),
    (lambda: table().tell("Red: align 3"), "Red: turn 1", "SP-TURN-02-played", (5,)),
    (lambda: table(options=CONTOUR).tell("Red: align 3 R1"), "Red: R2", "SP-RUL-13-named", (0,)),
    (lambda: scrambled().tell("Red: R1"), "Red: R2", "SP-SCR-02-named", (0,)),
    (lambda: scrambled().tell("Red: R1"), "Red: move 1", "SP-SCR-05", ()),
    (lambda: table().tell("Red: line 1 K"), "Red: S", "SP-GEN-03-way", (5, 4)),
    (lambda: table().tell("Red: diagonal 2 G2"), "Red: SW", "SP-GEN-03-way", (5, 5)),
    # How many is asked for
    (lambda: table().tell("Red: push 1 R1 SE"), "Red: R2", "SP-CARD-02-named", (0,)),
    (lambda: table().tell("Red: push 1 R1 SE"), "Red: N", "SP-PUSH-01-way", (0, 3)),
    (lambda: table().tell("Red: jump 2 R1 SE"), "Red: N", "SP-ACT-C-01-way", (0, 3)),
    (lambda: table().tell("Red: jump 2 R1 SE"), "Red: anticlockwise", "SP-ACT-G-01-other", (2,)),
    (lambda: scrambled().tell("Red: R1 E"), "Red: anticlockwise", "SP-SCR-05-turn", (0,)),
    # The flock is about to turn
    (lambda: table().tell("Red: turn 1"), "Red: K", "SP-ACT-G-01-all", ()),
    (lambda: table().tell("Red: turn 1"), "Red: 2", "SP-ACT-G-01-all", ()),
    (lambda: table().tell("Red: turn 1"), "Red: N", "SP-ACT-G-01-way", ()),
    (lambda: table().tell("Red: turn 1"), "Red: turn 1", "SP-TURN-02-played", (6,)),
    (lambda: table().tell("Red: turn 1"), "Red: white", "SP-TURN-06", ()),
    (lambda: scrambled(white_face="turn"), "Red: turn 1", "SP-RUL-06", ()),
    (lambda: scrambled(white_face="turn"), "Red: white", "SP-SCR-02-fallen", (5,)),
    # The action is done, or none is left
    (lambda: table(seats=3).tell("Red: turn 1 clockwise"), "Red: N", "SP-TURN-02-one", ()),
    (lambda: table(seats=3).tell("Red: turn 1 clockwise"), "Red: white", "SP-TURN-06", ()),
    (lambda: table(seats=2).tell("Red: turn 1 clockwise"), "Red: no card", "SP-2P-04", ()),
    (out_of_actions, "Red: turn 1", "SP-RUL-20", ()),
    (out_of_actions, "Red: clockwise", "SP-RUL-20", ()),
    (out_of_actions, "Red: no card", "SP-TURN-09", ()),
    (out_of_actions, "Red: add 3", "SP-3P-04", (3,)),
    (out_of_actions, "Red: white", "SP-TURN-06", ()),
    (no_card_can_be_played, "Red: N", "SP-RUL-19", ()),
    (no_card_can_be_played, "Red: turn 1", "SP-TURN-03", (6, 1)),
    (no_card_can_be_played, "Red: add 1", "SP-RUL-31", ()),
    (no_card_can_be_played, "Red: layout B", "SP-RUL-02", ()),
]


@pytest.mark.parametrize(
    ("moment", "line", "rule", "facts"), PARTS, ids=[f"{line} by {rule}" for _, line, rule, _ in PARTS]
)
def test_it_is_refused_for_its_own_reason(moment: Set, line: str, rule: str, facts: tuple[int, ...]) -> None:
    """SP-TURN-02, SP-CARD-02, SP-CARD-03 and the others, as the table above names them."""
    reason = moment().refusal(*split_line(line))
    assert reason is not None
    assert (reason.rule, reason.args) == (rule, facts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_of_a_whole_game_is_a_general_one(seats: int) -> None:
    """SP-TURN-02 and the others: whatever is not on offer, the asked player hears a rule of this game."""
    for white_face in ("free", "turn"):
        dice = Dice(seats)
        s = GAME.new(seats, {"white_face": white_face, "align_contour": white_face == "turn"})
        while (ask := asked(s)) is not None:
            offers = ask.legal(s)
            if isinstance(ask, Roll):
                step(s, ask.fall(s, dice))
                continue
            refused = [why(s, ask.seat, a) for a in GAME.actions if a not in offers]
            assert [r for r in refused if r is None or not r.rule.startswith("SP-")] == [], ask
            step(s, offers[dice.below(len(offers))])
