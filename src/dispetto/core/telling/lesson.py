"""First games: a scenario with words. Its opening is told, dice and all, and stops where the learner has to answer.

A file is a scenario (`seats`, `options`, `do`) whose steps may stop: `stop` names the words in the file beside it,
`answer` what the teacher would press, `points` the anchors of A, B and C, `light` what else lies in the light.
A lesson is found again from the table alone: a table that stands as the story does is at that place in the story.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from dispetto.core.engine.table import CHANCE, Action, Ask, Roll, State, asked, step
from dispetto.core.errors import BadInput, Sentence
from dispetto.core.game import Game
from dispetto.core.telling.grammar import Telling, split_line
from dispetto.core.telling.scenario import compare, shown

TOP = {"game", "seats", "genders", "teacher", "options", "others", "then"}
STEP = {"do", "expect", "stop", "answer", "points", "light", "seats"}
LEARNER = 0  # the first seat of every lesson
LETTERS = "ABC"
PATIENCE = 500  # questions between two lines before we call it a failure


@dataclass(frozen=True)
class Told:
    """One answer of the story: the seat that gives it (or CHANCE), its row, and which part of an utterance it is."""

    seat: int
    code: int
    part: int
    in_round: bool


@dataclass(frozen=True)
class Stop:
    """Where the learner is asked, and the story proposes an answer; the last one proposes none.
    One without a name is quiet: the answer is ringed, and the teacher says nothing.
    """

    name: str
    at: int  # the place in the story of the learner's answer
    codes: tuple[int, ...]
    points: tuple[str, ...]
    light: tuple[str, ...]
    seats: tuple[int, ...]

    @property
    def last(self) -> bool:
        """Has the teacher nothing more to propose?"""
        return not self.codes


@dataclass(frozen=True)
class Lesson:
    """A told opening, played out once: every answer in its order, and the table before each of them."""

    path: Path
    game: Game[Any, Any]
    seats: tuple[str, ...]  # the learner first
    genders: tuple[str, ...]
    teacher: int
    options: dict[str, Any]
    steps: list[Told] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)  # a table's fingerprint → how far the story has come

    def place(self, s: State) -> int | None:
        """How far the story has come where a table stands like this; None where it is another story by now."""
        return self.places.get(fingerprint(self.game, s))

    def chance(self, s: State) -> Action | None:
        """What chance says here, as it is told; None where the dice are real."""
        at = self.place(s)
        if at is None or at >= len(self.steps) or self.steps[at].seat != CHANCE:
            return None
        return self.game.actions[self.steps[at].code]

    def answer(self, s: State, seat: int) -> tuple[int, ...]:
        """What a seat answers here with all parts, be it later in the same round; empty where nothing is told."""
        at = self.place(s)
        return () if at is None else self.utterance(at, seat)[1]

    def utterance(self, at: int, seat: int) -> tuple[int, tuple[int, ...]]:
        """Where a seat answers the question that stands at a place of the story, and what."""
        n = at
        while n < len(self.steps) and self.steps[n].seat != seat and self.steps[n].in_round:
            n += 1
        codes: list[int] = []
        first = n
        while n < len(self.steps) and self.steps[n].seat == seat and bool(codes) == bool(self.steps[n].part):
            codes.append(self.steps[n].code)
            n += 1
        return first, tuple(codes)

    def stop(self, s: State) -> Stop | None:
        """What the teacher says to the learner's open question."""
        at = self.place(s)
        if at is None:
            return None
        first, codes = self.utterance(at, LEARNER)
        here = first if codes else at
        return next((stop for stop in self.stops if stop.at == here), None)


def fingerprint(game: Game[Any, Any], s: State) -> str:
    """A table as a text: equal tables have equal ones."""
    return json.dumps(game.dump(s), sort_keys=True, separators=(",", ":"))


class Teller(Telling):
    """A telling that writes down every answer, also those that nobody has to be told of."""

    def __init__(self, lesson: Lesson, s: State, default: bool) -> None:
        super().__init__(lesson.game, s, lesson.seats)
        self.lesson = lesson
        self.by_default = default  # the others answer by default where nothing else is told

    def give(self, a: Action) -> None:
        """One answer happens, and is part of the story."""
        ask = asked(self.s)
        assert ask is not None
        lesson = self.lesson
        lesson.places.setdefault(fingerprint(self.game, self.s), len(lesson.steps))
        chance = isinstance(ask, Roll)
        lesson.steps.append(Told(CHANCE if chance else ask.seat, a.code, ask.part(), not chance and ask.in_round()))
        step(self.s, a)

    def say(self, line: str) -> list[Action]:
        """Play one line; what answers itself on the way is answered. BadInput says why it does not fit."""
        who, text = split_line(line)
        for _ in range(PATIENCE):
            ask = asked(self.s)
            rows = self.parts(text) if ask is not None and who == self.speaker(ask) else None
            if rows is not None:
                for a in rows:
                    self.give(a)
                return rows
            if ask is None or not self.passed_over(ask):
                break
        raise self.complaint(line, who, text)

    def passed_over(self, ask: Ask[Any]) -> bool:
        """Is this a question that nobody is told of? Then it is answered: the only offer, or another's default."""
        if isinstance(ask, Roll):
            return False
        if self.real(ask):
            if ask.seat == LEARNER or not self.by_default:
                return False
            self.give(ask.default(self.s))
        else:
            self.give(ask.legal(self.s)[0])
        return True

    def real(self, ask: Ask[Any]) -> bool:
        """Would a person be asked this?"""
        return len(ask.legal(self.s)) > 1 or type(ask).__name__ in self.game.rituals

    def rest(self) -> None:
        """Until the learner is asked something."""
        for _ in range(PATIENCE):
            ask = asked(self.s)
            if ask is None or not self.passed_over(ask):
                return

    def asked_learner(self) -> bool:
        """Is it the learner who is asked now, something real?"""
        ask = asked(self.s)
        return ask is not None and not isinstance(ask, Roll) and ask.seat == LEARNER and self.real(ask)


def read_lesson(path: Path, game: Game[Any, Any]) -> Lesson:
    """A lesson from its file, played out; BadInput says what is wrong and where."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput("file-none", what=Sentence("what-lesson"), path=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as e:
        raise BadInput("file-not-toml", path=path, trouble=e) from None
    wrong = misshapen(data)
    if wrong is not None:
        raise wrong.at(str(path))
    seats = tuple(data["seats"])
    lesson = Lesson(path, game, seats, tuple(data["genders"]), seats.index(data["teacher"]), data.get("options", {}))
    try:
        teller = Teller(lesson, game.new(len(seats), lesson.options), data.get("others") == "default")
        for n, part in enumerate(data["then"], 1):
            try:
                tell_part(teller, part, last=n == len(data["then"]))
            except BadInput as e:
                raise e.at(Sentence("scenario-step", path=path.name, n=n)) from None
    except BadInput as e:
        raise e.at(str(path)) from None
    return lesson


def tell_part(teller: Teller, part: Mapping[str, Any], last: bool) -> None:
    """One [[then]]: what is told, then the stop, then the answer that the teacher proposes."""
    for line in part.get("do", []):
        teller.say(line)
    teller.rest()
    if not teller.asked_learner():
        ask = asked(teller.s)
        raise BadInput("lesson-nobody-asked", who=teller.speaker(ask), offers="; ".join(teller.offers()[:6]))
    fault = compare("", part.get("expect", {}), shown(teller))
    if fault is not None:
        raise BadInput("failed-plain", fault=fault)
    lesson, at = teller.lesson, len(teller.lesson.steps)
    if last:
        lesson.places.setdefault(fingerprint(teller.game, teller.s), at)
    codes = () if last else tuple(a.code for a in teller.say(part["answer"]))
    seats = tuple(teller.seat(name) for name in part.get("seats", ()))
    points = tuple(part.get("points", ()))
    lesson.stops.append(Stop(part.get("stop", ""), at, codes, points, tuple(part.get("light", ())), seats))


def misshapen(data: Mapping[str, Any]) -> BadInput | None:
    """What a file of a lesson lacks or has too much, and what would be right; None when all is."""
    for key in data:
        if key not in TOP:
            return BadInput("scenario-key", key=repr(key), known=sorted(TOP))
    for key in ("game", "seats", "genders", "teacher", "then"):
        if key not in data:
            return BadInput("scenario-lacks", key=repr(key))
    seats = data["seats"]
    if len(set(seats)) < len(seats) or data["teacher"] not in seats[1:] or len(data["genders"]) != len(seats):
        return BadInput("lesson-seats")
    for n, part in enumerate(data["then"], 1):
        for key in part:
            if key not in STEP:
                return BadInput("step-key", key=repr(key), known=sorted(STEP))
        last = n == len(data["then"])
        if ("answer" in part) == last or (last and "stop" not in part) or len(part.get("points", ())) > len(LETTERS):
            return BadInput("lesson-stop", n=n)
    return None


@lru_cache(maxsize=64)
def lesson_at(path: Path, game: Game[Any, Any]) -> Lesson:
    """A lesson, played out once."""
    return read_lesson(path, game)


def has_lesson(game: Game[Any, Any]) -> bool:
    """Does this game bring a first game that teaches?"""
    return bool(game.lesson)


def lesson_of(game: Game[Any, Any]) -> Lesson | None:
    """The first game that teaches this game; None where it brings none."""
    return lesson_at(game.folder / "lesson" / f"{game.lesson}.toml", game) if game.lesson else None


def names_for(lesson: Lesson, learner: str, spare: Sequence[tuple[str, str]]) -> list[str]:
    """What the seats are called where a learner of this name sits down: nobody is called like somebody else."""
    names = [learner]
    for name, gender in zip(lesson.seats[1:], lesson.genders[1:], strict=True):
        free = (other for other, kind in spare if kind == gender and other not in (learner, *lesson.seats))
        names.append(next(free, f"{name} II") if name.casefold() == learner.casefold() else name)
    return names
