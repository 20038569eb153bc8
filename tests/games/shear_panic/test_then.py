"""What an answer does, said before it is given: every chip is what the rules then do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Action, Ask, Roll, asked, step
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Person, Words
from tests.games.shear_panic.told import GAME, L0, Told, table

PEOPLE = [Person("Anna", "f"), Person("Bruno", "m"), Person("Carla", "f"), Person("Kim", "n")]
LEAD = re.compile(r"(?:you )?\+(\d+)(?:–(\d+))?(?:, (\w+) \+(\d+))?")
TIME = re.compile(r"(?:time|panic at) (\d+)(?:–(\d+))?")


def outcomes(s: Any, a: Action, seat: int) -> list[tuple[tuple[int, ...], int]]:
    """All that may come of an answer, by the rules alone: what everybody scores, and the time;
    its further parts and its movement card are tried one by one.
    """
    c = GAME.clone(s)
    c.events = []
    step(c, a)
    return [
        (tuple(sum(e.args[0] for e in told if e.kind == "scored" and e.seat == p) for p in range(len(s.points))), time)
        for told, time in ways(c, c.events, seat)
    ]


def ways(c: Any, told: list[Any], seat: int) -> list[tuple[list[Any], int]]:
    """What happened until somebody else, or chance, has the word."""
    ask = asked(c)
    own = ask is not None and not isinstance(ask, Roll) and ask.seat == seat
    if not own or (ask is not None and ask.part() == 0 and type(ask).__name__ != "AddMove"):
        return [(told, c.marker)]
    found = []
    assert ask is not None
    for a in ask.legal(c):
        d = GAME.clone(c)
        d.events = list(told)
        step(d, a)
        found += ways(d, d.events, seat)
    return found


def numbers(match: re.Match[str]) -> tuple[int, int]:
    """From the least to the most."""
    return int(match[1]), int(match[2] or match[1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_and_time_are_what_the_rules_then_give(players: int) -> None:
    """SP-TURN-04, SP-TURN-05, SP-SCORE-01: compared with every way the answer may go on."""
    s: Any = GAME.new(players, {})
    dice, met, n = Dice(players), set(), 0
    while (ask := asked(s)) is not None:
        offers = ask.legal(s)
        if not isinstance(ask, Roll):
            words = Words(GAME, "en", PEOPLE[:players], ask.seat)
            for a in offers:
                told = GAME.then(s, ask, a, words)
                assert told is not None, (ask, a)
                n += 1
                if n % 2 == 0 and not told.lead.startswith("rows") and told.lead and "kept" not in told.text:
                    met.add(type(ask).__name__)
                    check(s, ask, a, told)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert met >= {"PickCard", "PickSheep", "PickWay"}


def check(s: Any, ask: Ask[Any], a: Action, told: Then) -> None:
    """One chip, held against all that may come of it."""
    found = outcomes(s, a, ask.seat)
    mine = [points[ask.seat] for points, _ in found]
    match = LEAD.fullmatch(told.lead)
    assert match is not None and numbers(match) == (min(mine), max(mine)), (ask, a, told)
    assert ("all score" in told.text) == ("you" in told.lead)
    if match is not None:
        if match[3]:
            others = [p for p in range(len(s.points)) if p != ask.seat]
            best = [p.name for p in PEOPLE].index(match[3])
            assert (
                {points[best] for points, _ in found}
                == {int(match[4])}
                == {max(points[p] for p in others) for points, _ in found}
            )
    time = TIME.search(told.text)
    if time is not None:
        assert numbers(time) == (min(t for _, t in found), max(t for _, t in found)), (ask, a, told)
        assert ("panic" in told.text) == (
            min(t for _, t in found) == max(t for _, t in found) and s.setup.panic[found[0][1]]
        )
    else:
        assert {t for _, t in found} == {74}


def said(t: Told, verb: str, *args: int, lang: str = "en") -> Then:
    """The chip on an answer."""
    s: Any = t.s
    ask = asked(s)
    assert ask is not None
    row = next(a for a in ask.legal(s) if a.verb == verb and a.args == args)
    told = GAME.then(s, ask, row, Words(GAME, lang, PEOPLE, ask.seat))
    assert told is not None
    return told


def test_a_card_says_what_it_can_score_and_the_last_part_what_it_scores() -> None:
    """SP-SCORE-03: a pair side by side is worth 2."""
    t = table(L0, turn="Red", marker=4, cards={"Red": ["move 1", "turn 1"]})
    assert said(t, "card", 6, 1) == Then("points, time 5", icon="hourglass", lead="+0")
    assert said(t, "card", 0, 1) == Then("points, time 5", icon="hourglass", lead="+0")
    assert said(t, "card", 6, 1, lang="it").text == "punti, tempo 5"
    pair = {**L0, "R1": (1, 1), "R2": (1, 3)}
    t = table(pair, turn="Red", marker=4, cards={"Red": ["move 1"]})
    assert said(t, "card", 0, 1).lead == "+0–2"


def test_where_all_score_the_chip_names_who_gets_most_besides() -> None:
    """SP-SCORE-05, SP-SCORE-08: worse than another is bad news, even with points."""
    t = table(L0, turn="Red", marker=24, facing="N", figure="roger", edge="N", cards={"Red": ["turn 1"]})
    t.tell("Red: turn 1")
    told = [said(t, verb) for verb in ("clockwise", "anticlockwise")]
    assert all(one.text == "all score, time 25" for one in told)
    for one in told:
        match = LEAD.fullmatch(one.lead)
        assert match is not None and match[3] and one.tone == (BAD if int(match[1]) < int(match[4]) else GOOD)


def test_a_push_that_is_owed_says_what_your_sheep_are_worth_then() -> None:
    """SP-SCR-01: no card, no time, no points; only places."""
    s: Any = GAME.new(4, {"first_player": 1})
    dice = Dice(3)
    while isinstance(ask := asked(s), Roll):
        step(s, ask.fall(s, dice))
    assert ask is not None
    told = [GAME.then(s, ask, a, Words(GAME, "en", PEOPLE, ask.seat)) for a in ask.legal(s)]
    assert all(one is not None and one.text.startswith("your pair then: ") for one in told)
