"""Motion: every step is one the page knows, and names anchors that are in the picture."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.show.stage import LAYOUTS, STEPS, Mark, Stage
from dispetto.core.telling.words import Person, Words

PEOPLE = tuple(Person(name) for name in "ABCDEFGHIJ")
IDS = ("id", "start", "end")


@pytest.mark.parametrize("game", all_games())
def test_steps_of_random_games_name_what_the_scene_shows(game: str) -> None:
    g = all_games()[game]
    stage = g.stage()
    kinds: set[str] = set()
    for seed in range(6):
        dice = Dice(seed)
        s = g.new(g.fewest + seed % (g.most - g.fewest + 1), {})
        layout = LAYOUTS[seed % 2]
        anchors = shown(stage, g.view(s, 0), layout) | {"tray", *(f"seat-{i}" for i in range(g.seats(s)))}
        symbols = set(re.findall(r'<symbol id="([^"]+)"', stage.symbols(g.view(s, 0))))
        while (ask := asked(s)) is not None:
            before = g.view(s, 0)
            s.events = []
            offers = ask.legal(s)
            step(s, ask.fall(s, dice) if isinstance(ask, Roll) else offers[dice.below(len(offers))])
            events = s.events
            kinds |= {e.kind for e in events}
            motion = stage.steps(events, before, g.view(s, 0))
            assert len(motion) == len(events)
            for one in flat([x for m in motion for x in m]):
                assert set(STEPS[one["do"]]) <= set(one), one
                named = {one[k] for k in IDS if k in one} | set(one.get("via", ()))
                if not named <= anchors:  # what was not there at the start: cards, bets
                    anchors |= shown(stage, before, layout) | shown(stage, g.view(s, 0), layout)
                assert named <= anchors, (named - anchors, one)
                assert set(one.get("faces", ())) | ({one["symbol"]} if "symbol" in one else set()) <= symbols
    assert len(kinds) > 8


def shown(stage: Stage[Any], v: Any, layout: str) -> set[str]:
    """The anchors in the picture and in the hand."""
    html = stage.scene(v, layout, []) + stage.hand(v, layout, [], Words(stage.game, "en", PEOPLE, 0))
    return set(re.findall(r'\bid="([^"]+)"', html))


def flat(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Steps, also those that happen together."""
    out = []
    for one in steps:
        out += flat(one["steps"]) if one["do"] == "all" else [one]
    return out


@pytest.mark.parametrize("game", all_games())
def test_lit_marks_are_in_the_scene_with_their_numbers(game: str) -> None:
    g = all_games()[game]
    stage = g.stage()
    dice = Dice(5)
    s = g.new(4, {})
    lit = 0
    while (ask := asked(s)) is not None:
        if not isinstance(ask, Roll):
            v = g.view(s, ask.seat)
            offers = ask.legal(s)
            marks = [
                Mark(n, a.code, spots)
                for n, a in enumerate(offers, 1)
                if (spots := stage.spots(v, a.verb, ask.meaning(s, a)))
            ]
            words = Words(g, "en", PEOPLE, ask.seat)
            scene = stage.scene(v, LAYOUTS[0], marks) + stage.hand(v, LAYOUTS[0], marks, words)
            for m in marks:
                assert f'data-key="{m.number}"' in scene
                lit += 1
            step(s, offers[dice.below(len(offers))])
        else:
            step(s, ask.fall(s, dice))
    assert lit > 20 or type(stage) is Stage


@pytest.mark.parametrize("game", ["hedz-25th", "hedz-2nd"])
def test_every_space_and_every_dino_says_what_it_is(game: str) -> None:
    g = all_games()[game]
    stage = g.stage()
    v = g.view(g.new(3, {}), 0)
    words = [Words(g, lang, PEOPLE, 0) for lang in ("en", "it")]
    for anchor in shown(stage, v, LAYOUTS[0]):
        for told in (stage.about(v, anchor, w) for w in words):
            assert told is not None and told.title and told.text, anchor
