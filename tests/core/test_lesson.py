"""First games: each plays through under the real rules, stops where it says, and speaks both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from dispetto.core.catalogue import all_games, game_named
from dispetto.core.engine.table import CHANCE, State, asked, step
from dispetto.core.errors import BadInput
from dispetto.core.game import Game
from dispetto.core.show.stage import LAYOUTS, Mark
from dispetto.core.telling.lesson import (
    LEARNER,
    Lesson,
    Stop,
    fingerprint,
    has_lesson,
    lesson_of,
    names_for,
    read_lesson,
)
from dispetto.core.telling.lesson_words import speech
from dispetto.core.telling.words import Person, Words
from tests.contract.tables import TRIED

TAUGHT = [name for name, game in TRIED.items() if has_lesson(game)]
PHONE_LINE = 64  # letters of a short speech, so that a bubble is at most 150 high on a phone
PHONE_POINT = 42


def test_every_finished_game_is_taught_and_a_game_need_not_be() -> None:
    assert {name for name, game in all_games().items() if game.finished} <= set(TAUGHT)
    assert Game.lesson == "" and "court" in TAUGHT  # one that comes with a package of its own


def told(name: str) -> Lesson:
    """The lesson of a game."""
    lesson = lesson_of(TRIED[name])
    assert lesson is not None
    return lesson


def tables(lesson: Lesson) -> list[State]:
    """The table before every answer of the story, and after the last; each answer is on offer when its turn comes."""
    s = lesson.game.new(len(lesson.seats), lesson.options)
    found = []
    for one in lesson.steps:
        found.append(lesson.game.clone(s))
        ask = asked(s)
        assert ask is not None and (CHANCE if ask.rolls() else ask.seat) == one.seat
        assert lesson.game.actions[one.code] in ask.legal(s)
        step(s, lesson.game.actions[one.code])
    return [*found, s]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_plays_through_under_the_real_rules_and_is_found_again_at_every_table(name: str) -> None:
    lesson = told(name)
    stood = tables(lesson)
    assert [lesson.place(s) for s in stood] == list(range(len(stood)))  # no two tables of the story are alike
    assert 4 <= len([stop for stop in lesson.stops if stop.name]) <= 12 and lesson.stops[-1].last
    for stop in lesson.stops[:-1]:
        said = lesson.answer(stood[stop.at], LEARNER)
        assert lesson.stop(stood[stop.at]) is stop and said[: len(stop.codes)] == stop.codes  # the rest answers itself


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_is_asked_nothing_that_the_lesson_does_not_know_of(name: str) -> None:
    lesson = told(name)
    known = {stop.at + n for stop in lesson.stops for n in range(len(stop.codes))}
    for n, (one, s) in enumerate(zip(lesson.steps, tables(lesson), strict=False)):
        ask = asked(s)
        assert ask is not None
        if one.seat == LEARNER and (len(ask.legal(s)) > 1 or type(ask).__name__ in lesson.game.rituals):
            assert n in known, f"answer {n} of the story"


def drawn(game: Game[Any, Any], s: State, layout: str, people: list[Person]) -> str:
    """All that a learner sees of a table."""
    v, stage, words = game.view(s, LEARNER), game.stage(), Words(game, "en", people, LEARNER)
    ask = asked(s)
    assert ask is not None
    spots = [stage.spots(v, a.verb, ask.meaning(s, a)) for a in ask.legal(s)]
    marks = [Mark(n, a.code, at) for n, (a, at) in enumerate(zip(ask.legal(s), spots, strict=True), 1) if at]
    plates = "".join(stage.plate(v, seat, layout, words) for seat in range(len(people)))
    return stage.scene(v, layout, marks) + stage.hand(v, layout, marks, words) + plates


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", TAUGHT)
def test_everything_a_teacher_points_at_is_there(name: str, layout: str) -> None:
    lesson = told(name)
    stood = tables(lesson)
    people = [Person(seat, gender) for seat, gender in zip(lesson.seats, lesson.genders, strict=True)]
    for stop in lesson.stops:
        ids = set(re.findall(r'id="([^"]+)"', drawn(lesson.game, stood[stop.at], layout, people)))
        frame = {f"seat-{n}" for n in range(len(people))} | {f"plate-{n}" for n in range(len(people))} | {"hand", "ask"}
        assert {*stop.points, *stop.light} - ids - frame == set(), stop.name


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with its attributes."""
    body = parse(path.read_text(encoding="utf-8")).body
    return {m.id.name: {a.id.name for a in m.attributes} for m in body if isinstance(m, ast.Message)}


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_speaks_both_languages_to_everybody_and_briefly_on_a_phone(name: str) -> None:
    lesson = told(name)
    english, italian = (messages(lesson.path.with_suffix(f".{lang}.ftl")) for lang in ("en", "it"))
    assert english == italian and set(english) == {stop.name for stop in lesson.stops if stop.name}
    for stop in lesson.stops:
        for lang in ("en", "it"):
            for gender in "fmn" if stop.name else "":
                said = speech(lesson, stop, lang, list(lesson.seats), gender, 2)
                assert said.text and said.teaches and bool(said.whynot) == bool(said.because)
                assert len(said.short) <= PHONE_LINE, said.short
                assert all(len(point) <= PHONE_POINT for point in said.short_points), said.short_points


GOOD = """
game = "hedz-25th"
seats = ["You", "Riga", "Bruno", "Carla"]
genders = ["n", "f", "m", "f"]
teacher = "Riga"
others = "default"
options = { first_player = 1 }
[[then]]
stop = "roll"
answer = "You: roll"
[[then]]
do = ["dice: 4"]
stop = "end"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('teacher = "Riga"', 'teacher = "You"', "the teacher is one of the others"),
        ('teacher = "Riga"', 'bell = "Riga"', "no 'bell'"),
        ('teacher = "Riga"\n', "", "needs 'teacher'"),
        ('answer = "You: roll"', "", "proposes an answer"),
        ('stop = "roll"', 'stop = "roll"\nexpect.dinos.You.rocks = 3', "expected 3, seen 1"),
        ('answer = "You: roll"', 'answer = "You: bite Riga"', "step 1"),
        ('do = ["dice: 4"]\n', "", "dice's turn to say"),
        ('stop = "end"', 'stop = "end"\nsong = 1', "no 'song'"),
        ("[[then]]", "[[then", "as TOML"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    game, path = game_named("hedz-25th"), tmp_path / "first.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert len(read_lesson(path, game).stops) == 2
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=re.escape(said)):
        read_lesson(path, game)
    with pytest.raises(BadInput, match="lesson"):
        read_lesson(tmp_path / "none.toml", game)


def test_nobody_at_a_lesson_is_called_like_the_learner() -> None:
    lesson = told("hedz-25th")
    spare = [("Bruno", "m"), ("Carla", "f"), ("Dora", "f"), ("Edo", "m")]
    assert names_for(lesson, "Anna", spare) == ["Anna", "Riga", "Bruno", "Carla"]
    assert names_for(lesson, "bruno", spare) == ["bruno", "Riga", "Edo", "Carla"]
    assert names_for(lesson, "Riga", []) == ["Riga", "Riga II", "Bruno", "Carla"]


def test_another_table_is_no_part_of_the_story() -> None:
    lesson = told("hedz-25th")
    s = lesson.game.new(4, {"first_player": 2})
    assert lesson.place(s) is None and lesson.chance(s) is None and lesson.stop(s) is None
    assert lesson.answer(s, 1) == () and fingerprint(lesson.game, s) not in lesson.places
    assert not Stop("x", 0, (1,), (), (), ()).last
