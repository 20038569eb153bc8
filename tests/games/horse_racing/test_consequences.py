"""What a button says comes true: every certain consequence is compared with what the answer does.

RN-BET-01, RN-BET-05: bets and their odds; RN-MOVE-12: where a horse ends; RN-DBL-02: what counts twice.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import Action, Ask, Roll, asked, step
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Person, Words
from dispetto.games.horse_racing import HorseRacing
from dispetto.games.horse_racing.rules import actions, settling
from dispetto.games.horse_racing.rules.state import FINISHED, RUNNING, Meeting

GAME = game_named("horse-racing")
assert isinstance(GAME, HorseRacing)
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")
HARSH = {"slam": True, "fall_before_double": True, "slip_by_finishers": True}
Moment = tuple[Meeting, Ask[Any], list[Action]]


def moments(seeds: range) -> Iterator[Moment]:
    """Every question to a player in games of people who play all their cards."""
    for seed in seeds:
        r = random.Random(seed)
        s = GAME.new(2 + seed % 5, HARSH if seed % 2 else {})
        while (ask := asked(s)) is not None:
            rows = ask.legal(s)
            if not isinstance(ask, Roll):
                yield s, ask, rows
                rows = [a for a in rows if a.verb not in ("pass", "withdraw")] or rows
            step(s, r.choice(rows))


def said(s: Meeting, ask: Ask[Any], a: Action, lang: str = "en") -> Then:
    people = [Person(name, "nfm"[n % 3]) for n, name in enumerate(NAMES[: s.setup.players])]
    then = GAME.then(s, ask, a, Words(GAME, lang, people, ask.seat))
    assert then is not None, (type(ask).__name__, a)
    return then


@pytest.fixture(scope="module")
def told() -> list[tuple[Meeting, Ask[Any], Action, Then]]:
    """Tables with an answer each and what its button says of it."""
    return [(s.clone(), ask, a, said(s, ask, a)) for s, ask, rows in moments(range(5)) for a in rows[:6]]


def test_every_answer_to_every_question_says_what_it_does_in_both_languages() -> None:
    asked_of = set()
    for s, ask, rows in moments(range(2, 4)):
        for a in rows[:4]:
            asked_of.add(type(ask).__name__)
            for lang in ("en", "it"):
                text = str(said(s, ask, a, lang))
                assert text and "then-" not in text and "{" not in text, (ask, a, text)
    assert {"Entry", "Bet", "Stake", "ToRoll", "Route", "Double", "Window"} <= asked_of


def after(s: Meeting, a: Action) -> Meeting:
    c = s.clone()
    c.events = []
    step(c, a)
    return c


def events(s: Meeting) -> dict[str, tuple[int, ...]]:
    """What has just happened, by its kind."""
    return {e.kind: e.args for e in s.events or ()}


def test_where_a_horse_ends_is_told_true(told: list[tuple[Meeting, Ask[Any], Action, Then]]) -> None:
    seen = set()
    for s, ask, a, then in told:
        if type(ask).__name__ != "Route":
            continue
        c, seat = after(s, a), ask.seat
        if a is actions.CROSS:
            place = events(c)["crossed"][0]
            assert then.text.startswith(("first", "second", "third")[place - 1]) or "out of the money" in then.text
        elif "one Faller" in then.text:
            assert then.tone == BAD and c.fence_under(seat) >= 0
        elif "may double" in then.text:
            assert then.tone == GOOD and type(asked(c)).__name__ in ("Double", "Midway"), then
        elif found := re.search(r"next fence in (\d+)", then.text):
            node = ask.meaning(s, a)[0]
            assert c.at[seat] == node and c.course.fence[node + int(found[1])] >= 0
        seen.add(then.text.split()[0])
    assert {"one", "may", "behind", "next", "fence"} <= seen, seen


def test_a_bet_says_what_it_pays_and_what_one_would_own(told: list[tuple[Meeting, Ask[Any], Action, Then]]) -> None:
    checked = 0
    for s, ask, a, then in told:
        if a.verb == "back":
            over, under = then.tag.split("/")
            stake, won = (int(n) for n in re.findall(r"£(\d+)k", then.text + "£0k")[:2])
            assert stake * int(over) // int(under) == won or "k" not in then.text.split()[-1]
        if a.verb == "stake" and ask.meaning(s, a)[0] and getattr(ask, "place", 0) == 1:
            seat, c = ask.seat, s.clone()
            c.own()
            horse, stake = events(after(s, a))["sealed"][:2]
            c.stake, c.bet, c.circle = [0] * s.setup.players, [horse] * s.setup.players, [horse]
            c.stake[seat], c.cash[seat] = stake, c.cash[seat] - stake
            lost = c.cash[seat]
            settling.PayOut().run(c)
            assert f"£{c.cash[seat]:,}" in then.text and f"£{lost:,}" in str(then.also[0]), (then, c.cash[seat])
            checked += 1
    assert checked > 5


def test_the_die_is_told_exactly(told: list[tuple[Meeting, Ask[Any], Action, Then]]) -> None:
    homes = 0
    for s, ask, a, then in told:
        found = re.search(r"home with (?:a )?(\d)(?: or more)?: (\d+) %", then.text)
        if a.verb != "roll" or not found:
            continue
        homes += 1
        least, part = int(found[1]), int(found[2])
        assert part == round(100 * (7 - least) / 6)
        for pips in range(1, 7):
            c = after(after(s, a), actions.DIE[pips - 1])
            top = asked(c)
            can = c.status[ask.seat] == FINISHED or (
                top is not None and top.seat == ask.seat and actions.CROSS in top.legal(c)
            )
            assert can == (pips >= least), (pips, then)
    assert homes


def test_cards_do_what_they_say(told: list[tuple[Meeting, Ask[Any], Action, Then]]) -> None:
    seen = set()
    for s, ask, a, then in told:
        if a.verb in ("fell", "fell_here", "slip"):
            victim = (ask.seat + a.args[0]) % s.setup.players
            assert after(s, a).status[victim] != RUNNING and "out" in then.text
            assert (then.tone == BAD) == (victim == ask.seat)
        elif a.verb == "whip":
            victim = (ask.seat + a.args[0]) % s.setup.players
            assert events(after(s, a))["whipped"][0] == victim and "two moves" in then.text
        elif a.verb == "object":
            assert "17 %" in then.text and "83 %" in str(then.also[0])
        seen.add(a.verb)
    assert {"fell_here", "slip", "whip", "pass"} <= seen, seen


def test_the_ghost_stands_where_the_horse_would_end_and_a_fallen_one_lies_down() -> None:
    stage = GAME.stage()
    shown = set()
    for s, ask, rows in moments(range(3)):
        if type(ask).__name__ not in ("Route", "Window") or len(shown) > 1:
            continue
        for key, a in enumerate(rows, 1):
            c = after(s, a)
            before, later = GAME.view(s, ask.seat), GAME.view(c, ask.seat)
            for layout in stage.drawings():
                ghost = stage.preview(before, later, layout, (), key)
                if a.verb == "go" and c.at[ask.seat] != s.at[ask.seat]:
                    assert ghost is not None and f"#mount-{before.horses[ask.seat].colour}" in ghost.svg
                    shown.add("go")
                elif a.verb in ("fell", "fell_here", "slip"):
                    assert ghost is not None and ghost.away and "id=" not in ghost.svg
                    shown.add("fate")
    assert shown == {"go", "fate"}
