"""The account's worked example (docs/concepts/account.md), and what names a mistake and a deed."""

from __future__ import annotations

from pathlib import Path

from dispetto.lab.analysis.account import accounts, chain
from dispetto.lab.analysis.awards import nastiest, spite
from dispetto.lab.analysis.measures import Measure
from dispetto.lab.analysis.mistakes import mistakes, sort_of, thresholds
from dispetto.lab.analysis.odds import Estimate
from dispetto.lab.analysis.shapes import Deed, Moment, fine
from dispetto.lab.analysis.shares import Played, luck_and_skill, players

ROOT = Path(__file__).resolve().parents[2]
ANNA, BRUNO, CHANCE = 0, 1, -1
NONE = [0.0, 0.0]
STEPS = [
    (CHANCE, Measure([0.5 * 0.3, 0.5 * 0.7], 0.5, NONE)),  # the coin: tails would have left Anna with 30
    (ANNA, Measure([0.7, 0.3], 0.0, NONE, 7, [-0.15, 0.15], [0.02, 0.02])),
    (BRUNO, Measure(NONE, 1.0, NONE, 8, NONE, NONE)),
    (CHANCE, Measure([0.0, 0.4], 0.6, NONE)),
]


def example() -> list[Moment]:
    odds = chain([m for _, m in STEPS], Estimate([1.0, 0.0], NONE))
    return [
        Moment(
            *(n + 1, "chance" if by < 0 else "decision", by, odds[n].odds, odds[n + 1].odds, NONE),
            entry=fine(m.entry or NONE),
            entry_error=m.entry_error or NONE,
        )
        for n, (by, m) in enumerate(STEPS)
    ]


def test_the_example_of_the_page_is_reckoned_as_it_says() -> None:
    moments = example()
    assert [[round(p * 100) for p in m.before] for m in moments] == [[50, 50], [70, 30], [60, 40], [60, 40]]
    anna, bruno = accounts(moments, Estimate(moments[0].before, NONE), Estimate([1.0, 0.0], NONE))
    assert [round(v * 100) for v in (anna.chance, anna.own, anna.others)] == [65, -15, 0]
    assert [round(v * 100) for v in (bruno.chance, bruno.own, bruno.others)] == [-65, 0, 15]
    assert 1 - moments[0].before[ANNA] == anna.chance + anna.own + anna.others
    assert 0 - moments[0].before[BRUNO] == bruno.chance + bruno.own + bruno.others
    page = (ROOT / "docs" / "concepts" / "account.md").read_text(encoding="utf-8")
    assert "100 − 50 = 65 − 15 + 0" in page


def test_a_mistake_is_named_only_beyond_noise_and_only_when_measured_twice() -> None:
    assert list(thresholds()) == ["blunder", "mistake", "inaccuracy"]
    assert [sort_of(*one) for one in ((0.2, 0.1), (0.07, 0.02), (0.04, 0.01), (0.2, 0.21), (0.01, 0.0))] == [
        *("blunder", "mistake", "inaccuracy"),
        *("", ""),
    ]
    wrong = Moment(
        *(3, "decision", ANNA, [0.7, 0.3], [0.5, 0.5], NONE),
        best="stay",
        best_code=4,
        loss=0.2,
        loss_error=0.05,
        entry=[-0.2, 0.2],
    )
    assert mistakes([wrong], [False]) == []
    (told,) = mistakes([wrong], [True])
    assert (told.sort, told.best, round(told.low, 2), round(told.high, 2)) == ("blunder", "stay", 0.15, 0.25)
    assert told.why.key == "mistake-other" and told.why.args["whom"] == BRUNO


def test_spite_is_counted_from_whoever_did_it_to_whom_and_the_surest_deed_is_the_nastiest() -> None:
    large, sure = Deed(BRUNO, 0.3, 0.28, "stay", 4), Deed(BRUNO, 0.1, 0.01, "stay", 4)
    some = [
        Moment(n, "decision", ANNA, NONE, NONE, NONE, harm=deed, done="bite") for n, deed in enumerate((large, sure))
    ]
    assert [[round(v, 6) for v in row] for row in spite(some, 2)] == [[0, 0.4], [0, 0]]
    worst = nastiest(some)
    assert worst is not None and worst.moment == 1 and worst.instead == "stay"


def test_results_are_split_into_luck_and_decisions_and_luck_is_taken_off() -> None:
    rows = [
        Played("good", 0.5, 1.0, 0.4, 0.0, 0.1),
        Played("bad", 0.5, 0.0, -0.4, -0.1, 0.0),
        Played("good", 0.5, 0.0, -0.6, 0.0, 0.1),
        Played("bad", 0.5, 1.0, 0.6, -0.1, 0.0),
    ]
    luck, skill = luck_and_skill(rows)
    assert abs(luck + skill - 1) < 1e-12 and luck > 0.9
    good, bad = players(rows)
    assert (good.who, bad.who) == ("good", "bad") and abs(good.adjusted[0] - 0.6) < 1e-9
    assert good.end[0] == bad.end[0] == 0.5
