"""The judge of Lunch Money: with the numbers of 0.1 it is 0.1, and what it looks at besides counts as it is told to."""

from __future__ import annotations

import tomllib

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import asked, step
from dispetto.games.lunch_money.worth.judge import NAMES, OF_01, STEPS, TunedLunchMoney
from dispetto.games.lunch_money.worth.judge_01 import JUDGE_01
from tests.games.lunch_money.told import GAME, table

TOLD = tomllib.loads((GAME.folder / "worth" / "weights.toml").read_text(encoding="utf-8"))


def judged(**numbers: float) -> TunedLunchMoney:
    """A judge that differs from 0.1 in these numbers."""
    return TunedLunchMoney([numbers.get(name, x) for name, x in zip(NAMES, OF_01, strict=True)], 2)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_with_the_numbers_of_01_it_is_01(seats: int) -> None:
    judge, s, dice, looked = judged(), GAME.new(seats), Dice(seats), 0
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        step(s, offers[dice.below(len(offers))])
        assert judge.values(s) == pytest.approx(JUDGE_01.values(s))
        assert s.stack == [] or judge.quiet(s, 0) == JUDGE_01.quiet(s, 0)
        looked += 1
    assert looked > 100


def test_a_number_counts_where_it_should() -> None:
    s = table("A: block*2 | B: humiliation | C: | D:", points={"C": 5}).s
    plain = judged().values(s)
    for name, seat in (("block", 0), ("humiliation", 1), ("low", 2), ("second shield", 0), ("next", 1)):
        of_01 = dict(zip(NAMES, OF_01, strict=True))[name]
        assert judged(**{name: of_01 + 1.0}).values(s)[seat] > plain[seat], name
    assert max(judged(**{"power, more left": 9.0}).values(s)) > max(plain)


def test_every_dial_has_a_name_of_its_own_and_the_file_knows_no_other() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(STEPS) == len(OF_01)
    assert set(TOLD["dials"]) <= set(NAMES)  # of a card that was invented since it says nothing
    assert TOLD["provenance"]["command"] and TOLD["provenance"]["match"]
    told = {dial.name: dial.value for dial in GAME.judge().dials(4)}
    assert {name: told[name] for name in TOLD["dials"]} == TOLD["dials"]
