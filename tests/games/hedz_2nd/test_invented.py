"""A type of one's own: the example of CONTRIBUTING.md, played as it stands there."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import ClassVar

import pytest

from dispetto.core.engine.table import asked
from dispetto.games.hedz import Hedz2nd
from dispetto.games.hedz.rules.pieces import Dino
from dispetto.games.hedz.rules.pieces_2nd import TYPES_2ND, Dino2nd
from tests.games.hedz_2nd.told import Told

GUIDE = Path(__file__).parents[3] / "CONTRIBUTING.md"


def sheet() -> Dino2nd:
    """The dino of the guide: what its class sets beside its name (a compiled Dino2nd has no interpreted children)."""
    code = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    dino = Dino2nd("dodo")
    lines = [
        s for s in ast.walk(ast.parse(re.sub(r"^   ", "", code[1], flags=re.MULTILINE))) if isinstance(s, ast.Assign)
    ]
    for line in lines:
        assert isinstance(line.targets[0], ast.Attribute)
        setattr(dino, line.targets[0].attr, ast.literal_eval(line.value))
    assert len(lines) == 3
    return dino


def magpie() -> Dino2nd:
    """Two sentences that no printed sheet has together: it takes rocks in passing, and it carries one."""
    dino = Dino2nd("magpie")
    dino.scoops, dino.limit = True, 1
    return dino


def hydra() -> Dino2nd:
    """Three dice and a Raptor's greed."""
    dino = Dino2nd("hydra")
    dino.dice, dino.buys_a_die = 3, True
    return dino


class House(Hedz2nd):
    """The 2nd edition with the dodo, a magpie, a hydra and fifteen more on the shelf."""

    types: ClassVar[list[Dino]] = [*TYPES_2ND, sheet(), magpie(), hydra(), *(Dino2nd(f"house-{n}") for n in range(15))]


HOUSE = House()


def told(loose: dict[str, int] | None = None, *, mud: bool = False, **dinos: str) -> Told:
    """A position: space, rocks, type."""
    t = Told(HOUSE, HOUSE.new(2, {"board": "t2", "raptor_in_mud": mud}), ["A", "B"])
    where = {who: dict(zip(("at", "rocks", "type"), text.split(), strict=False)) for who, text in dinos.items()}
    placed = {who: {**d, "rocks": int(d["rocks"])} for who, d in where.items()}
    HOUSE.place(t.s, {"turn": "A", "dinos": placed, "loose": loose or {}}, t.names)
    return t


def test_the_dodo_of_the_guide_rolls_one_die_and_is_not_worth_pushing() -> None:
    """H2-SETUP-06, H2-TYPE-29: the flow has never heard of it"""
    assert told(A="24 0 dodo").tell("A: roll", "dice: 3").at("A") == "27"
    assert told(A="24 0", B="26 0 dodo").tell("dice: 1 3").at("A") == "28"


@pytest.mark.parametrize(("kind", "die", "at"), [("dodo", 3, "start"), ("dodo", 2, "18"), ("plain", 3, "18")])
def test_rocks_hit_the_dodo_on_three_already(kind: str, die: int, at: str) -> None:
    """H2-SETUP-06, H2-THR-06"""
    t = told(A="12 1", B=f"18 0 {kind}").tell("dice: 1 1", "A: keep", "A: throw B", f"dice: {die}")
    assert t.at("B") == at


def test_a_magpie_takes_one_rock_in_passing_and_is_not_asked_with_a_full_beak() -> None:
    """H2-SETUP-06, H2-TYPE-20, H2-TYPE-31"""
    t = told({"25": 2, "26": 1}, A="24 0 magpie").tell("dice: 1 3")
    assert t.offers() == ["A: leave rocks", "A: scoop all"]
    t.tell("A: scoop all")
    assert (t["A"], t.loose("25"), t.loose("26")) == ("28 1", 1, 1)
    assert told({"25": 2}, A="24 1 magpie").tell("dice: 1 3", "A: keep")["A"] == "28 1"


@pytest.mark.parametrize("mud", [False, True])
def test_a_hydra_buys_no_fourth_die(mud: bool) -> None:
    """H2-SETUP-06, H2-RUL-38: only where two dice were rolled, or one where the table lets it in the mud"""
    t = told(mud=mud, A="24 1 hydra").tell("dice: 1 1 1")
    assert t.offers() == ["A: keep", "A: reroll 1", "A: reroll 2", "A: reroll 3"]


def test_invented_types_are_chosen_like_the_printed_ones() -> None:
    """H2-SETUP-06, H2-DEC-01: also the last of many, or by name when the table is made"""
    t = Told(HOUSE, HOUSE.new(2, {"board": "t2", "types": "choose"}), ["A", "B"]).tell("dice: 1 1", "dice: 6 6")
    ask = asked(t.s)
    assert ask is not None and [a.args[0] for a in ask.legal(t.s)] == list(range(32))
    t.tell("A: be dodo", "B: be house-14")
    assert (t.kind("A"), t.kind("B")) == ("dodo", "house-14")
    assert HOUSE.show(HOUSE.new(2, {"types": "dodo, raptor"}), ["A", "B"])["dinos"]["A"]["type"] == "dodo"
