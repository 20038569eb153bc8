"""What an answer would do, drawn before it is given: where the rules put everybody, and nothing that is not so."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, Preview
from dispetto.games.shear_panic.face.board import plan
from dispetto.games.shear_panic.face.preview import cell, pale
from dispetto.games.shear_panic.face.scene import one_sheep
from tests.games.shear_panic.test_draw import clean
from tests.games.shear_panic.told import GAME, L1, table

STAGE = GAME.stage()


def told(layout: str, *lines: str, **position: Any) -> tuple[Any, Any, Preview]:
    """The views before and after these lines, and what would have been shown."""
    t = table(L1, turn="Red", **position)
    before = GAME.view(t.s, 0)
    t.tell(*lines)
    after = GAME.view(t.s, 0)
    shown = STAGE.preview(before, after, layout, (), 1)
    assert shown is not None
    return before, after, shown


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_push_shows_the_result_solid_and_the_freed_cell_pale(layout: str) -> None:
    """SP-PUSH-02, SP-PUSH-06: R2 pushes B1 north; only where R2 came from nobody stands afterwards."""
    before, after, shown = told(layout, "Red: push 1 R2 N 1")
    p = plan(layout)
    assert shown.away == ("sheep-2", "sheep-1")
    for n in (1, 2):
        assert cell(p, after.where[n]) in shown.svg and one_sheep(p, after, n) in shown.svg
    assert shown.svg.count('opacity=".4"') == 1 and pale(one_sheep(p, before, 1)) in shown.svg
    assert cell(p, before.where[1]) not in shown.svg


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_turn_shows_the_flock_and_roger_where_they_will_look(layout: str) -> None:
    """SP-ACT-G-01, SP-ACT-G-02"""
    before, after, shown = told(layout, "Red: turn 1 clockwise", marker=20)
    p = plan(layout)
    assert before.facing != after.facing
    assert set(shown.away) == {*(f"sheep-{n}" for n in range(9)), "figure", "rows"}
    assert all(one_sheep(p, after, n) in shown.svg for n in range(9)) and shown.svg.count('href="#roger"') == 2


def test_the_time_is_lit_and_a_bang_is_not_hidden_by_the_marker() -> None:
    """SP-TURN-04, SP-TURN-06"""
    _, after, calm = told("wide", "Red: turn 1 clockwise", marker=5)
    x, y = plan("wide").track(after.marker)
    assert f'cx="{x:g}" cy="{y:g}"' in calm.svg and 'opacity=".35"' in calm.svg
    _, after, wild = told("wide", "Red: turn 1 clockwise", marker=3)
    assert after.marker in after.panic and 'opacity=".35"' not in wild.svg


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_alone_shows_the_time_it_takes_and_the_sheep_it_is_for(layout: str) -> None:
    """SP-TURN-04, SP-CARD-02: with movement cards the time is not settled yet; a sheep alone shows nothing more."""
    t = table(L1, turn="Red", marker=5)
    before = GAME.view(t.s, 0)
    for verb, args in (("card", (1, 2)), ("sheep", (0,))):
        ask = asked(t.s)
        assert ask is not None
        step(t.s, next(a for a in ask.legal(t.s) if a.verb == verb and a.args == args))
        after = GAME.view(t.s, 0)
        shown = STAGE.preview(before, after, layout, (), 1)
        if verb == "sheep":
            assert shown is None
            continue
        assert shown is not None and shown.away == ("sheep-0", "sheep-1")
        x, y = plan("wide").track(7)
        assert layout == "tall" or f'cx="{x:g}" cy="{y:g}"' in shown.svg
        before = after
    three = table(L1, 3, turn="Red", marker=5)
    before = GAME.view(three.s, 0)
    ask = asked(three.s)
    assert ask is not None
    step(three.s, next(a for a in ask.legal(three.s) if a.args[0] == 3))
    assert STAGE.preview(before, GAME.view(three.s, 0), layout, (), 1) is None


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_through_a_whole_game_every_answer_can_be_drawn(layout: str, seats: int) -> None:
    """Without ids, with symbols the page has, over anchors the scene has, each sheep where it comes to stand."""
    s: Any = GAME.new(seats)
    dice = Dice(seats)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', STAGE.symbols(GAME.view(s, 0))))
    anchors = set(re.findall(r'\sid="([^"]+)"', STAGE.scene(GAME.view(s, 0), layout, [])))
    p = plan(layout)
    drawn = 0
    while (ask := asked(s)) is not None:
        before = GAME.view(s, 0)
        offers = ask.legal(s)
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
        after = GAME.view(s, 0)
        shown = STAGE.preview(before, after, layout, (), 1)
        if shown is None:
            assert (before.where, before.facing, before.marker) == (after.where, after.facing, after.marker)
            continue
        if before.question == "PickCard" and (before.where, before.facing) == (after.where, after.facing):
            continue
        drawn += 1
        clean(f"<svg>{shown.svg}</svg>")
        assert "id=" not in shown.svg and set(re.findall(r'href="#([^"]+)"', shown.svg)) <= symbols
        assert set(shown.away) <= anchors
        for n, at in enumerate(after.where):
            assert (one_sheep(p, after, n) in shown.svg) == (f"sheep-{n}" in shown.away), (n, at)
    assert drawn > 20
