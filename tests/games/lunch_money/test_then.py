"""What an answer does, said before it is given: true where it is certain, and nothing that hangs on a hidden card."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import PUBLIC, Action, Roll, asked, step
from dispetto.core.show.ink import GOLD
from dispetto.core.show.stage import LAYOUTS
from dispetto.core.show.then import BAD, GOOD, Then
from dispetto.core.telling.words import Person, Words
from dispetto.games.lunch_money.face.ghosts import slip, stoppers
from dispetto.games.lunch_money.rules.choosing import Main
from dispetto.games.lunch_money.rules.pieces import NAMES
from tests.games.lunch_money.told import GAME, Told, table

STAGE = GAME.stage()
PEOPLE = [Person(name) for name in "Anna Bruno Carla Dario Elsa Furio".split()]
CHANGE = re.compile(r"(?:(\S+) )?(\d+) → (\d+)")


def said(t: Told, answer: str, lang: str = "en") -> Then:
    """The chip on an answer of whoever is asked."""
    s: Any = t.s
    ask = asked(s)
    assert ask is not None
    words = Words(GAME, lang, [Person(n) for n in t.names], ask.seat)
    found = {words.action(s, ask, a): GAME.then(s, ask, a, words) for a in ask.legal(s)}
    told = found[answer]
    assert told is not None
    return told


def lost_by(s: Any, a: Action, who: int) -> int:
    """What somebody has lost when this is answered and everybody else declines, up to the next action."""
    c = GAME.clone(s)
    c.events = []
    step(c, a)
    while (ask := asked(c)) is not None and not (isinstance(ask, Main) and not ask.said):
        step(c, ask.legal(c)[0] if isinstance(ask, Roll) else ask.default(c))
    gained = sum(2 * e.args[0] for e in c.events if e.kind == "healed" and e.seat == who)
    return sum(e.args[0] for e in c.events if e.kind in ("hurt", "fined") and e.seat == who) - gained


@pytest.mark.parametrize("seed", range(6))
def test_points_that_would_go_go_if_nobody_does_anything_about_it(seed: int) -> None:
    """LM-ATK-05: every chip that says 5 → 1, in random games of every size, also with a price on discards."""
    n = 2 + seed % 5
    s: Any = GAME.new(n, {"discard_penalty": "per_card" if seed == 3 else 0})
    dice, checked, asks = Dice(seed + 70), 0, set()
    for _ in range(2500):
        ask = asked(s)
        if ask is None:
            break
        offers = ask.legal(s)
        if not isinstance(ask, Roll):
            words = Words(GAME, "en", PEOPLE[:n], ask.seat)
            asks.add(type(ask).__name__)
            for a in offers:
                told = GAME.then(s, ask, a, words)
                assert told is not None and told.tone in ("", GOOD, BAD), (ask, a)
                match = CHANGE.fullmatch(told.lead)
                if match is None or "with one hit" in told.text or a.verb == "discard":
                    continue
                name = match[1] or (words.person(ask.meaning(s, a)[0])[0] if a.verb == "seat" else "you")
                who = ask.seat if name == "you" else [p.name for p in PEOPLE].index(name)
                lost = lost_by(s, a, who)
                assert [int(match[2]), int(match[3])] == [
                    max(0, s.points[who]),
                    min(15, max(0, s.points[who] - lost)),
                ], (ask, a, told, lost)
                checked += 1
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
    assert checked > 20 and {"Main", "Interrupt"} <= asks


def test_a_blow_says_what_it_takes_from_whom_and_behind_how_many_cards_an_answer_may_hide() -> None:
    """LM-BAS-01, LM-TERM-05: points now and then; the size of a hand, never what is in it."""
    t = table("A: kick4 knife grab | B: dodge block jab | C: | D: jab", points={"B": 5, "C": 4}, known={"D": ["jab"]})
    assert said(t, "Kick⁴") == Then("takes 4: enough for C", GOOD, "skull")
    assert said(t, "Knife") == Then("takes 3, comes back to you", icon="coin")
    assert said(t, "Grab").text == "no points yet: a free card follows"
    assert said(t, "Pass").text == "you keep all 5 cards" and said(t, "Throw cards away").text.startswith("no attack")
    t.tell("A: kick4")
    assert said(t, "B") == Then("if it lands\n5 hidden cards", "", "coin", "5 → 1")
    assert said(t, "C") == Then("down, if it lands\n5 hidden cards", GOOD, "skull", "4 → 0")
    assert said(t, "D").text == "if it lands\n4 hidden cards"
    assert said(t, "B", "it") == Then("se va a segno\n5 carte coperte", "", "coin", "5 → 1")


@pytest.mark.parametrize("holds", ["grab", "jab"])
def test_whom_a_block_leaves_to_grab_is_said_whatever_they_hold(holds: str) -> None:
    """LM-CTR-03, LM-RUL-26: also where only who holds a Grab is asked for it."""
    t = table(f"A: hook {holds} | B: block grab jab | C:", options={"open_poll": True}).tell("A: hook B", "B: block")
    t.to("B CounterGrab")
    assert said(t, "Leave it") == Then("then A may grab you", BAD)


def test_a_grab_with_nothing_to_follow_says_so() -> None:
    """LM-GRAB-05"""
    assert said(table("A: grab block*4 | B: | C:"), "Grab") == Then("nothing in hand to follow it", BAD, "card")


def test_whoever_is_hit_reads_what_a_defence_stops_and_what_comes_through() -> None:
    """LM-DEF-03, LM-BIG-02, LM-DISARM-01, LM-RH-01"""
    t = table("A: bigcombo | B: dodge block humiliation jab | C:", points={"B": 5}).tell("A: bigcombo B")
    t.to("B Interrupt")
    assert said(t, "Let it happen") == Then("unless it is stopped", BAD, "skull", "you 5 → 0")
    assert said(t, "Humiliation") == Then("stops it, then you hit A", GOOD, "shield")
    t.to("B Defend")
    assert said(t, "Take it") == Then("down, save for First Aid", BAD, "skull", "you 5 → 0")
    assert said(t, "Dodge") == Then("1 of 2 hits stopped", "", "coin", "you 5 → 2")
    t = table("A: knife | B: disarm block dodge | C:").tell("A: knife B").to("B Defend")
    assert said(t, "Disarm").text == "stopped, and the Knife is gone"
    assert said(t, "Block").text == "stopped, and you may Grab" and said(t, "Dodge").text == "stopped: you keep 15"
    t = table("A: roundhouse | B: dodge | C:").tell("A: roundhouse B").to("B Defend")
    assert said(t, "Dodge").text == "misses you and goes on"


def test_first_aid_at_the_cap_is_a_waste_and_says_so() -> None:
    """LM-AID-02"""
    t = table("A: firstaid | B: | C:", points={"A": 15})
    assert said(t, "First Aid").tone == BAD
    assert said(table("A: firstaid | B: | C:", points={"A": 3}), "First Aid").lead == "3 → 5"


def seen_after(t: Told, answer: str) -> tuple[Any, Any]:
    """The views of whoever is asked before and after an answer."""
    s: Any = t.s
    ask = asked(s)
    assert ask is not None
    before = GAME.view(s, ask.seat)
    words = Words(GAME, "en", [Person(n) for n in t.names], ask.seat)
    c = GAME.clone(s)
    step(c, next(a for a in ask.legal(s) if words.action(s, ask, a) == answer))
    return before, GAME.view(c, ask.seat)


@pytest.mark.parametrize("hand", ["kick4", "kick4 weird"])
def test_the_coins_that_would_go_are_struck_off_before_anybody_is_hit(hand: str) -> None:
    """Also where it is still asked whether it gets Weird; on a phone the number says it."""
    t = table(f"A: {hand} | B: | C: | D:", points={"B": 5, "C": 3}).tell("A: kick4")
    for who, lost in (("B", 4), ("C", 3), ("D", 4)):
        before, after = seen_after(t, who)
        wide, tall = (STAGE.preview(before, after, layout, (), 1) for layout in LAYOUTS)
        assert wide is not None and tall is not None and wide.still and tall.still
        assert wide.svg.count('opacity=".58"') == lost and f"−{lost}<" in tall.svg
        ElementTree.fromstring(f"<svg>{wide.svg}{tall.svg}</svg>")
    t = table("A: kick4 | B: block | C:").tell("A: kick4 B").to("B Defend")
    taken, stopped = (STAGE.preview(*seen_after(t, answer), "wide", (), 1) for answer in ("Take it", "Block"))
    assert taken is not None and taken.svg.count('opacity=".58"') == 4 and stopped is None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_while_a_victim_is_chosen_a_slip_shows_the_printed_cards_that_could_stop_it(layout: str) -> None:
    """LM-TERM-05: for whoever is asked, and for nobody else; the chosen card stands up in the hand."""
    t = table("A: chain | B: disarm | C:").tell("A: chain")
    v, other = GAME.view(t.s, 0), GAME.view(t.s, 1)
    paper = slip(v, layout)
    assert paper is not None and [NAMES[c] for c in paper.cards] == "block dodge disarm backlash humiliation".split()
    assert slip(other, layout) is None and slip(GAME.view(t.s, PUBLIC), layout) is None and other.laying == ()
    words = Words(GAME, "en", [Person(n) for n in t.names], 0)
    said = [label.text for label in STAGE.labels(v, layout, words)]
    assert {"Chain takes 3 points", "if nobody stops it. These 5 could:", "Disarm"} <= set(said)
    assert stoppers(v, layout).count("<use") >= 5
    up, down = STAGE.hand(v, layout, (), words), STAGE.hand(v.but(laying=()), layout, (), words)
    assert up.count(GOLD) == down.count(GOLD) + 1
