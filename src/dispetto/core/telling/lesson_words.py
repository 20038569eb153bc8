"""What the teacher says: the words of a lesson, a file a language beside it (`first.en.ftl`, `first.it.ftl`).

A stop is a message: its value is what she says, `.short` the same for a phone, `.teaches` what this is about,
`.a .b .c` the points, `.press` her last word, `.whynot` a question of the learner's and `.because` what she says to it.
They may name the seats ($bruno), the button to press ($key), and select on the learner's gender ($you).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from dispetto.core.telling.languages import ENGLISH
from dispetto.core.telling.lesson import LETTERS, Lesson, Stop
from dispetto.core.telling.phrases import read_words


@dataclass(frozen=True)
class Speech:
    """What the teacher says at a stop."""

    text: str
    short: str
    teaches: str
    points: tuple[str, ...]
    short_points: tuple[str, ...]
    press: str
    whynot: str
    because: str


@lru_cache(maxsize=64)
def bundle_of(path: Path, lang: str) -> FluentBundle:
    """The words of a lesson in a language, else in English."""
    own = path.with_suffix(f".{lang}.ftl")
    made = FluentBundle([lang if own.is_file() else ENGLISH], use_isolating=False)
    made.add_resource(read_words(own if own.is_file() else path.with_suffix(f".{ENGLISH}.ftl")))
    return made


def speech(lesson: Lesson, stop: Stop, lang: str, names: list[str], gender: str, key: int) -> Speech:
    """What is said at a stop, to a learner of this gender, at a table where the seats are called like this."""
    bundle = bundle_of(lesson.path, lang)
    message = bundle.get_message(stop.name)
    facts: dict[str, Any] = {name.lower(): own for name, own in zip(lesson.seats, names, strict=True)}
    facts |= {lesson.seats[0].lower(): gender, "key": key}

    def put(pattern: Any) -> str:
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{stop.name} in {lang}: {errors}")
        return str(text)

    said = {name: put(pattern) for name, pattern in message.attributes.items()}
    letters = LETTERS.lower()[: len(stop.points)]
    text = put(message.value)
    return Speech(
        text,
        said.get("short", text),
        said.get("teaches", ""),
        tuple(said[letter] for letter in letters),
        tuple(said.get(f"{letter}-short", said[letter]) for letter in letters),
        said.get("press", ""),
        said.get("whynot", ""),
        said.get("because", ""),
    )
