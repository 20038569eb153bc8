"""What a person is told when something is wrong: a key and its arguments, said in the reader's language at the edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from fluent.runtime.types import fluent_number

from dispetto.core.telling.languages import CORE, ENGLISH, spoken, title_in
from dispetto.core.telling.phrases import phrases


class Sentence:
    """A sentence, or a part of one, to be said later:
    its key, the room whose words/ hold it (core's lie under every room's), its arguments.

    An argument may be a text, a number, another of these, or a list of them,
    which is joined as the language joins lists.
    """

    def __init__(self, key: str, room: Path = CORE, /, **facts: Any) -> None:
        self.key = key
        self.room = room
        self.facts = facts

    def said(self, lang: str) -> str:
        """The sentence in a language; in English where we do not speak it."""
        return phrases(self.room, spoken(lang)).say(self.key, **{k: shown(v, lang) for k, v in self.facts.items()})

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, {self.facts!r})"


class Titled(Sentence):
    """A name that a data file gives in some languages, said in the reader's or else in English."""

    def __init__(self, titles: Mapping[str, str], /) -> None:
        super().__init__("titled", titles=dict(titles))

    def said(self, lang: str) -> str:
        return title_in(self.facts["titles"], lang)


class BadInput(Sentence, Exception):
    """Bad input from a person, a file or a network: one sentence, what is wrong and what would be right."""

    def at(self, where: str | Sentence) -> Self:
        """The same, after the name of the file or the line it was found in, where that has a name."""
        return type(self)("at", CORE, where=where, fault=self) if where else self


class BadFile(BadInput):
    """What is wrong with a file that a table brings along."""

    @classmethod
    def of(cls, fault: Sentence) -> Self:
        """A sentence about a file, raised."""
        return cls(fault.key, fault.room, **fault.facts)


class Either(tuple[Any, ...]):
    """A list of which one is meant: en or it."""


def shown(value: Any, lang: str) -> Any:
    """An argument as a sentence in this language shows it."""
    if isinstance(value, Sentence):
        return value.said(lang)
    if isinstance(value, list | tuple):
        return joined(
            [str(shown(v, lang)) for v in value], "list-or" if isinstance(value, Either) else "list-more", lang
        )
    return fluent_number(value, useGrouping=False) if type(value) in (int, float) else str(value)


def joined(words: Sequence[str], key: str, lang: str) -> str:
    """Words one after the other, as the language lists them."""
    some = "".join(words[:1])
    for word in words[1:]:
        some = phrases(CORE, spoken(lang)).say(key, some=some, next=word)
    return some
