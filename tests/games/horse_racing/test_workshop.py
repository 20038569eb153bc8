"""Courses that people make: laid out straight, checked in sentences that point, mended by a click, never a crash."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from dispetto.core.catalogue import all_games
from dispetto.core.engine.dice import Dice
from dispetto.core.engine.table import Roll, asked, step
from dispetto.core.errors import BadFile, BadInput
from dispetto.core.telling.record import Record, parse, replay, write
from dispetto.core.telling.words import Words
from dispetto.core.workshop import GOOD, MEND, Workshop, faults
from dispetto.games.horse_racing.checking import within_reach
from dispetto.games.horse_racing.courses import course_named
from dispetto.games.horse_racing.drafts import same
from dispetto.games.horse_racing.laying import STRETCHES
from dispetto.games.horse_racing.rules.track import LANES
from tests.games.hedz_25th.test_workshop import spoiled

ODD = ("-7", '"x"', "[", "1e9", "30", "true", "0", "{}", '"9/0"')  # what a number may become
ROUNDS = 40  # 2,000 were tried when this was written
STEPS = 150
GAME = all_games()["horse-racing"]


def bench() -> Workshop:
    """The workshop of the races."""
    found = GAME.workshop()
    assert found is not None
    return found


def turf(name: str = "spitewell") -> str:
    """A shipped course as the workshop writes it."""
    text = bench().shipped()[name]
    return bench().write(bench().read(text), text)


def ran(text: str, seed: int, steps: int) -> int:
    """Play at random on a course, with everything that may be answered answerable; how far it came."""
    s, dice, r = GAME.new(4, {"board": text}), Dice(seed), random.Random(seed)
    for n in range(steps):
        ask = asked(s)
        if ask is None:
            return n
        step(s, ask.fall(s, dice) if isinstance(ask, Roll) else r.choice(list(ask.legal(s))))
    return steps


@pytest.mark.parametrize("name", ["spitewell", "rn-f"])
def test_a_shipped_course_is_the_same_when_it_is_laid_out_anew_and_a_table_is_played_on_it(name: str) -> None:
    """RN-DATA-01"""
    shop, text = bench(), turf(name)
    assert shop.write(shop.read(text), text) == text and len(text) < 4000 and faults(shop, text) == []
    ours, own = course_named(name), course_named(text)
    assert same(ours.course, own.course) and ours.places == own.places and not within_reach(ours.course)
    assert shop.notes(text)[-1].grade == GOOD
    s = GAME.new(3, {"board": text})
    assert GAME.chosen(s)["board"] == text and GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


def test_a_record_of_a_meeting_on_it_replays_from_the_record_alone_and_a_path_is_kept_as_its_text(
    tmp_path: Any,
) -> None:
    """RN-DATA-01"""
    text = turf()
    again = parse(write(Record(GAME.name, 1, ("A", "B"), {"board": text})))
    assert again.options["board"] == text and GAME.dump(replay(GAME, again))
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    s = GAME.new(3, {"board": str(path)})
    path.unlink()
    assert GAME.chosen(s)["board"] == text and GAME.new(3, GAME.chosen(s)).course.spaces == 396


def test_what_is_changed_is_the_makers_own_and_what_is_not_stays_as_printed() -> None:
    """RN-DATA-05, RN-DATA-07"""
    shop = bench()
    text = turf().replace('[odds]\nprovenance = "house"', '[odds]\nprovenance = "printed"')
    same_odds = shop.write(shop.read(text), text)
    assert '[odds]\nprovenance = "printed"' in same_odds and '[money]\nprovenance = "printed"' in same_odds
    draft = shop.read(text)
    draft["sheets"]["odds"][0]["l1"] = "5/2"
    changed = shop.write(draft, text)
    assert '[odds]\nprovenance = "house"' in changed and course_named(changed).course.odds[0] == 5
    assert "is a course of this house" in str(GAME.house({"board": changed}, Words(GAME, "en", ())))


def faulty(sheet: str, row: int, **cells: Any) -> list[Any]:
    """What must be mended when these cells of Spitewell are changed."""
    shop = bench()
    draft = shop.read(turf())
    draft["sheets"][sheet][row] |= cells
    return [note for note in shop.notes(shop.write(draft, turf())) if note.grade == MEND]


@pytest.mark.parametrize(
    ("sheet", "row", "cells", "key", "where"),
    [
        ("lane", 1, {"bend": 10}, "lane-short", "lane.1.bend"),
        ("lane", 2, {"again": 40}, "lane-twice", "lane.2.again"),
        ("lane", 5, {"bend": 40}, "step-leap", "lane.5.bend"),
        ("obstacle", 0, {"wide": 2}, "obstacle-wide", "obstacle.0.wide"),
        ("obstacle", 0, {"space": 0}, "start-fenced", "lane.0.home"),
        ("obstacle", 1, {"on": "back", "space": 7}, "jumps-other", "lane.0.again"),
        ("section", 0, {"pass": 2}, "section-late", "section.0.pass"),
        ("section", 2, {"l6": False}, "level-six", "section.2.l6"),
        ("race", 3, {"third": 90_000}, "prizes-rise", "race.3.third"),
        ("card", 0, {"count": 3}, "cards-other", "card.10.count"),
    ],
)
def test_a_fault_points_at_its_cells(sheet: str, row: int, cells: dict[str, Any], key: str, where: str) -> None:
    """RN-DATA-01, RN-DATA-02, RN-DATA-03, RN-DATA-04, RN-DATA-06, RN-DATA-07"""
    found = [note for note in faulty(sheet, row, **cells) if note.sentence.key == key]
    assert found and where in found[0].cells
    assert found[0].sentence.said("en") != found[0].sentence.said("it")


def test_whatever_is_wrong_with_bends_levels_prizes_and_pack_is_mended_by_clicks() -> None:
    shop = bench()
    draft = shop.read(turf())
    for lane, row in enumerate(draft["sheets"]["lane"]):
        row |= {"bend": 40 if lane % 2 else 8, "turn": 30 - 4 * lane, "again": 3}
    draft["sheets"]["section"][1] |= {"l5": True, "l6": True, "l1": False}
    draft["sheets"]["race"][5] |= {"first": 1, "second": 7, "third": 7}
    draft["sheets"]["card"][0]["count"] = 20
    text, seen = shop.write(draft, turf()), set()
    for _ in range(40):
        bad = [note for note in shop.notes(text) if note.mends]
        if not bad:
            break
        seen.add(bad[0].sentence.key)
        text = shop.mended(text, bad[0])
    assert {"lane-short", "lane-twice", "prizes-rise", "cards-other"} <= seen
    assert not [note for note in shop.notes(text) if note.mends]


def test_the_bench_takes_no_course_more_crooked_than_it_builds_and_a_table_does() -> None:
    """RN-DATA-02"""
    text = turf().replace("to = [9, 9, 9, 9, 9, 9]", "to = [9, 9, 9, 9, 9, 8]")
    course = GAME.new(3, {"board": text}).course
    assert course.section[course.node(5, 9)] != course.section[course.node(4, 9)]
    with pytest.raises(BadFile, match="more crooked"):
        bench().read(text)
    bare = re.sub(r"stretches = \[.*\]", "spaces = 40", bench().shipped()["rn-f"])
    bare = re.sub(r"spaces = 40\nspaces = 40", "spaces = 40", bare)
    assert GAME.new(3, {"board": bare}).course.spaces == 240
    with pytest.raises(BadFile, match="where its bends are"):
        bench().read(bare)


TOO_MUCH = {
    "stretches = [14, 14, 14, 14]": "stretches = [14, 14, 14, 4000]",
    "last = [14,": "last = [14000,",
    "at = [4,": "at = [56,",
    'kind = "water"': 'kind = "hedge"',
    'key = "widow"': 'key = "<b>"',
    "to = [9,": "to = [99,",
    '["1", "2"': '["9e999999", "2"',
    "start = 20000": "start = 20000000000000000000",
    "whip = 2": "whip = 2000000",
    "pass = 1": "pass = 3",
    "prizes = [20000,": "prizes = [1e308,",
    'title = { en = "the Widow': 'title = { en = 3, de = "the Widow',
    "[odds]": "[evens]",
}


@pytest.mark.parametrize(("was", "now"), TOO_MUCH.items())
def test_what_is_too_much_is_one_sentence(was: str, now: str) -> None:
    """RN-DATA-01"""
    text = turf()
    assert was in text
    with pytest.raises(BadFile) as e:
        GAME.new(3, {"board": text.replace(was, now, 1)})
    assert e.value.said("en") != e.value.said("it") and "\n" not in e.value.said("it")


def test_the_longest_course_is_drawn_and_run() -> None:
    shop = bench()
    draft = shop.read(turf())
    for lane, row in enumerate(draft["sheets"]["lane"]):
        row |= {"home": 30, "bend": 25 + lane, "back": 30, "turn": 25 + lane, "again": 30}
    for row, space in zip(draft["sheets"]["obstacle"], (8, 24, 10, 8, 22, 10), strict=True):
        row["space"] = space
    draft["sheets"]["section"][0] |= {"from": 12, "long": 8}
    text = shop.write(draft, turf())
    assert faults(shop, text) == [] and course_named(text).course.spaces == 690
    assert max(len(shop.picture(text, layout, "dark")) for layout in ("wide", "tall")) < 300_000
    assert ran(text, 1, STEPS) == STEPS


def shaken(draft: Any, r: random.Random) -> Any:
    """A course with bends, hedges and sections somewhere else."""
    lanes = draft["sheets"]["lane"]
    for key in STRETCHES:
        first, more = r.randrange(8, 20), r.randrange(3)
        for lane in range(LANES):
            lanes[lane][key] = first + more * lane
    for row in lanes:
        row["again"] = lanes[0]["home"] + r.choice((0, 0, 1, 4))
    for row in (*draft["sheets"]["obstacle"], *draft["sheets"]["section"]):
        if r.random() < 0.3:
            row["space" if "space" in row else "from"] = r.randrange(12)
    return draft


def test_whatever_is_sent_there_is_a_sentence_and_what_is_sound_can_be_run() -> None:
    shop, r = bench(), random.Random(51)
    good, read, sound = turf(), 0, 0
    for n in range(ROUNDS):
        draft = shop.read(good)
        try:
            if n % 4 == 0:
                text = shop.write(spoiled(draft, r), good)
            elif n % 4 == 1:
                text = shop.write(shaken(draft, r), good)
            else:
                lines = (good if n % 4 == 2 else bench().shipped()["spitewell"]).splitlines()
                k = r.randrange(len(lines))
                lines[k] = re.sub(r"[\d.]+|\"\w*\"|\[", lambda _: r.choice(ODD), lines[k], count=r.choice((1, 1, 9)))
                text = "\n".join(lines)
                shop.notes(text)
                shop.read(text)
            notes = shop.notes(text)
            read += 1
            assert all(note.sentence.said(lang) for note in notes for lang in ("en", "it"))
            if n % 8 == 1:
                assert len(shop.picture(text, "wide", "light")) < 300_000
            if not faults(shop, text):
                sound += 1
                assert ran(text, n, STEPS)
            elif any(note.mends for note in notes):
                shop.notes(shop.mended(text, next(note for note in notes if note.mends)))
        except BadInput as e:
            assert e.said("it") and "\n" not in e.said("en")[:200]
    assert read > ROUNDS // 4 and sound > ROUNDS // 20
