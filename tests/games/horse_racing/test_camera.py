"""A phone sees the course through a camera: where it looks, and where the names of things stand."""

from __future__ import annotations

import random

import pytest

from dispetto.core.catalogue import game_named
from dispetto.core.engine.table import asked, step
from dispetto.core.show.stage import NEAR, TALL, WIDE, Mark
from dispetto.core.telling.words import Person, Words
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.face.scene import SIZE, plan_of, space_of
from dispetto.games.horse_racing.face.signs import GAP, HIGH, places

GAME = game_named("horse-racing")
STAGE = GAME.stage()
WINDOW = (390 * HIGH / 304, HIGH)  # of a phone of 390 by 844, in the units of the drawing
COURSES = {"spitewell": 0.9, "rn-f": 0.35}  # how often all offers are seen at once: spaces of rn-f are longer


@pytest.mark.parametrize("board", COURSES)
def test_the_horse_that_is_asked_is_in_sight_with_its_offers(board: str) -> None:
    r, s = random.Random(4), GAME.new(5, {"board": board})
    seen, all_seen = 0, 0
    while (ask := asked(s)) is not None and seen < 400:
        rows = ask.legal(s)
        if type(ask).__name__ == "Route":
            v, seen = GAME.view(s, ask.seat), seen + 1
            marks = [Mark(n, a.code, STAGE.spots(v, a.verb, ask.meaning(s, a))) for n, a in enumerate(rows, 1)]
            p = plan_of(course_named(board), NEAR)
            x, y = STAGE.look(v, marks)
            left = min(max(x, WINDOW[0] / 2), p.width - WINDOW[0] / 2)
            top = min(max(y, WINDOW[1] / 2), p.height - WINDOW[1] / 2)
            spaces = [space_of(v, v.horses[ask.seat], p)]
            spaces += [int(mark.anchors[0][3:]) for mark in marks if mark.anchors[0].startswith("sp-")]
            inside = [
                abs(p.places[space][0] - left) < WINDOW[0] / 2 - 12
                and abs(p.places[space][1] - top) < WINDOW[1] / 2 - 8
                for space in spaces
            ]
            assert inside[0], (v.horses[ask.seat], (x, y))
            all_seen += all(inside)
        step(s, r.choice(rows))
    assert seen > 60 and all_seen > COURSES[board] * seen, (seen, all_seen)


@pytest.mark.parametrize("board", COURSES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_drawing_names_its_sections_and_no_name_lies_on_another(board: str, lang: str) -> None:
    v = GAME.view(GAME.new(3, {"board": board}), -1)
    words = Words(GAME, lang, [Person("A")] * 3)
    for layout in STAGE.drawings():
        signs = [label for label in STAGE.labels(v, layout, words) if "sign-" in label.kind]
        assert len({label.text for label in signs}) == 6
        assert all(-20 <= label.x <= SIZE[layout][0] and 0 <= label.y <= SIZE[layout][1] for label in signs)
    upright = list(places(course_named(board), TALL).values())
    for side in ("up left", "up right"):
        ys = sorted(y for _, y, how, _ in upright if how == side)
        assert all(low - high >= GAP - 0.01 for high, low in zip(ys, ys[1:], strict=False))


def test_a_stage_with_a_camera_has_one_drawing_more() -> None:
    assert STAGE.drawings() == (WIDE, TALL, NEAR)
    assert game_named("shear-panic").stage().drawings() == (WIDE, TALL)
    assert "<svg" in STAGE.picture("spitewell", NEAR, "dark")
