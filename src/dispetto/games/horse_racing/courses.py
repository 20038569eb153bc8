"""Courses: shipped ones by name, others by the path or the text of their file, as a table brings them along."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from dispetto.core.errors import BadFile, BadInput, Sentence
from dispetto.core.files import contents, find, shipped_files, toml_at
from dispetto.games.horse_racing.bounds import bounded
from dispetto.games.horse_racing.checking import check_course, within_reach
from dispetto.games.horse_racing.racecourse import FOLDER, ROOM, Racecourse, read_course

OWN: Final = "own"  # what the rules call a course that a table has brought
ODD: Final = (KeyError, IndexError, TypeError, ValueError, AttributeError, ZeroDivisionError)


@lru_cache(maxsize=32)
def course_named(name: str) -> Racecourse:
    """A course by its name, its path or its text; BadInput says what is wrong."""
    if name in shipped_files(FOLDER):
        return shipped(name)
    found = find(name, FOLDER, Sentence("what-course", ROOM))
    try:
        course, faults = read_text(found.text)
    except BadFile as e:
        raise e.at(found.where) from None
    if faults:
        raise BadFile.of(faults[0]).at(found.where)
    return course


@cache
def shipped(name: str) -> Racecourse:
    """One of ours: tests have looked how far its horses get, so whoever sits down need not wait for it."""
    data = contents(shipped_files(FOLDER)[name])
    course = read_course(data, name)
    faults = check_course(course, data)
    if faults:
        raise BadInput("at", where=FOLDER / f"{name}.toml", fault=faults[0])
    return course


def course_kept(name: str) -> str:
    """What a table remembers of a course: its name, or the whole text."""
    return find(name, FOLDER, Sentence("what-course", ROOM)).key


@lru_cache(maxsize=32)
def read_text(text: str) -> tuple[Racecourse, tuple[Sentence, ...]]:
    """A course of somebody's own and everything wrong with it; BadFile where it is not even of its kind."""
    return read(contents(text), OWN)


def read(data: dict[str, Any], name: str) -> tuple[Racecourse, tuple[Sentence, ...]]:
    """The same from the contents of a file."""
    bounded(data)
    try:
        found = read_course(data, name)
        faults = check_course(found, data)
    except ODD as e:
        raise BadFile("course-odd", ROOM, value=str(e)[:40]) from None
    return found, tuple(faults or within_reach(found.course))


def examine(path: Path) -> tuple[Racecourse, list[Sentence]]:
    """A course file and everything wrong with it; BadInput where it is not even of its kind."""
    try:
        found, faults = read(toml_at(path), path.stem)
    except BadFile as e:
        raise e.at(str(path)) from None
    return found, list(faults)


def load_course(path: Path) -> Racecourse:
    """Read a course file; BadInput for the first fault."""
    found, faults = examine(path)
    if faults:
        raise BadInput("at", where=path, fault=faults[0])
    return found
